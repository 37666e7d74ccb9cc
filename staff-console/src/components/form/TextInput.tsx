import TextField from '@mui/material/TextField';
import { useRecordField, type InputProps } from './use-record-field.ts';

interface TextInputProps extends InputProps {
  isMultiline?: boolean;
  type?: 'text' | 'email' | 'url' | 'tel';
  maxLength?: number;
  placeholder?: string;
}

/** A text in one language or none; an emptied one is null. */
export function TextInput({
  source,
  label,
  hint,
  isRequired = false,
  isMultiline = false,
  type = 'text',
  maxLength,
  placeholder,
}: TextInputProps) {
  const { value, change, blur, error, isReadOnly } = useRecordField<string>(source, label, {
    isText: isMultiline,
  });
  return (
    <TextField
      label={label}
      type={type}
      required={isRequired}
      value={value ?? ''}
      onChange={(event) => change(event.target.value === '' ? null : event.target.value)}
      onBlur={blur}
      error={error !== undefined}
      helperText={error ?? hint}
      placeholder={placeholder}
      multiline={isMultiline}
      {...(isMultiline && { minRows: 3 })}
      slotProps={{ input: { readOnly: isReadOnly }, htmlInput: { maxLength } }}
    />
  );
}
