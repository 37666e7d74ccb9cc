import FormControlLabel from '@mui/material/FormControlLabel';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useFormContext } from 'react-hook-form';
import { useField } from '../../../components/form/use-field.ts';
import type { Data } from '../../../lib/record-changes.ts';

/** Which row of a list is the main one: making one so takes it from the others. */
export function MainSwitch({
  list,
  index,
  field,
  label,
}: {
  list: string;
  index: number;
  field: string;
  label: string;
}) {
  const form = useFormContext<Record<string, Data[]>>();
  const { value, change, error, isReadOnly } = useField<boolean>(`${list}.${index}.${field}`, label);
  const choose = (isMain: boolean) => {
    change(isMain);
    if (!isMain) return;
    for (const [other, row] of (form.getValues(list) ?? []).entries())
      if (other !== index && row[field] === true)
        form.setValue(`${list}.${other}.${field}`, false, { shouldDirty: true });
  };
  return (
    <FormControl error={error !== undefined}>
      <FormControlLabel
        label={label}
        control={
          <Switch
            color="secondary"
            checked={value === true}
            disabled={isReadOnly}
            onChange={(event) => choose(event.target.checked)}
            slotProps={{ input: { 'aria-invalid': error !== undefined } }}
          />
        }
      />
      {error && <FormHelperText>{error}</FormHelperText>}
    </FormControl>
  );
}
