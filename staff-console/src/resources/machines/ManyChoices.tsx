import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useRecordField } from '../../components/form/use-record-field.ts';

interface ManyChoicesProps<V extends string> {
  source: string;
  label: string;
  hint: string;
  values: readonly V[];
  nameOf(value: V): string;
}

/** Some of a few values, a box each. */
export function ManyChoices<V extends string>({ source, label, hint, values, nameOf }: ManyChoicesProps<V>) {
  const show = (value: unknown) =>
    Array.isArray(value) ? value.map((one) => nameOf(one as V)).join(', ') : '';
  const { value, change, blur, error, isReadOnly } = useRecordField<V[]>(source, label, { show });
  const chosen = value ?? [];
  return (
    <FormControl component="fieldset" error={error !== undefined} required>
      <FormLabel component="legend">{label}</FormLabel>
      <FormGroup
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))' }}
      >
        {values.map((one) => (
          <FormControlLabel
            key={one}
            label={nameOf(one)}
            control={
              <Checkbox
                checked={chosen.includes(one)}
                disabled={isReadOnly}
                onBlur={blur}
                onChange={(_event, isOn) =>
                  change(values.filter((each) => (each === one ? isOn : chosen.includes(each))))
                }
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText>{error ?? hint}</FormHelperText>
    </FormControl>
  );
}
