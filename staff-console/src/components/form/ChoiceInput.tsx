import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useTranslate } from '../../i18n/use-translate.ts';
import { useRecordField, type InputProps } from './use-record-field.ts';

interface ChoiceInputProps<V extends string | number> extends InputProps {
  choices: readonly { value: V; label: string }[];
}

/** One of a few values. Without `isRequired`, "none" (null) is one of them. */
export function ChoiceInput<V extends string | number>({
  source,
  label,
  hint,
  isRequired = false,
  choices,
}: ChoiceInputProps<V>) {
  const t = useTranslate();
  const show = (value: unknown) => choices.find((choice) => choice.value === value)?.label ?? String(value);
  const { value, change, blur, error, isReadOnly } = useRecordField<V>(source, label, { show });
  return (
    <TextField
      select
      label={label}
      required={isRequired}
      value={value ?? ''}
      onChange={(event) => change(event.target.value === '' ? null : (event.target.value as V))}
      onBlur={blur}
      error={error !== undefined}
      helperText={error ?? hint}
      slotProps={{
        input: { readOnly: isReadOnly },
        select: { displayEmpty: true },
        inputLabel: { shrink: true },
      }}
    >
      {!isRequired && <MenuItem value="">{t('inputs.not_chosen')}</MenuItem>}
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}

/**
 * On or off.
 * @param props.onSwitched what follows from it for other fields
 */
export function SwitchInput({
  source,
  label,
  hint,
  onSwitched,
}: InputProps & { onSwitched?: (isOn: boolean) => void }) {
  const { value, change, error, isReadOnly } = useRecordField<boolean>(source, label);
  return (
    <FormControl error={error !== undefined}>
      <FormControlLabel
        label={label}
        control={
          <Switch
            color="secondary"
            checked={value === true}
            disabled={isReadOnly}
            onChange={(event) => {
              change(event.target.checked);
              onSwitched?.(event.target.checked);
            }}
            slotProps={{ input: { 'aria-invalid': error !== undefined } }}
          />
        }
      />
      {(error ?? hint) && <FormHelperText>{error ?? hint}</FormHelperText>}
    </FormControl>
  );
}
