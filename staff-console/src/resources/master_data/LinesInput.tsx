import TextField from '@mui/material/TextField';
import { useRecordField, type InputProps } from '../../components/form/use-record-field.ts';

const asLines = (value: unknown) => (Array.isArray(value) ? value.join('\n') : '');

/** Several texts, a line each. */
export function LinesInput({ source, label, hint }: InputProps) {
  const { value, change, blur, error, isReadOnly } = useRecordField<string[]>(source, label, {
    show: asLines,
    isText: true,
  });
  return (
    <TextField
      label={label}
      multiline
      minRows={3}
      value={asLines(value)}
      onChange={(event) => change(event.target.value.split('\n'))}
      onBlur={() => {
        change((value ?? []).map((line) => line.trim()).filter((line) => line !== ''));
        blur();
      }}
      error={error !== undefined}
      helperText={error ?? hint}
      slotProps={{ input: { readOnly: isReadOnly } }}
    />
  );
}
