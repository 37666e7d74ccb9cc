import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import type { Choice } from '../../lib/master-data.ts';
import { useField } from './use-field.tsx';

interface Props {
  name: string;
  label: string;
  options: readonly Pick<Choice, 'id' | 'label'>[];
  help?: ReactNode;
  required?: boolean;
  /** Text of the empty choice. */
  none?: string;
}

/** One of a short list: the platform's own select. The form's value is the id or null. */
export function SelectInput({ name, label, options, help, required, none = '' }: Props) {
  const { field, id, error, below } = useField(name);
  return (
    <TextField
      select
      id={id}
      name={name}
      label={label}
      required={required}
      value={(field.value as number | null) ?? ''}
      onChange={(event) => field.onChange(event.target.value === '' ? null : Number(event.target.value))}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={Boolean(error)}
      helperText={below(help)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ '& select': { textOverflow: 'ellipsis' } }}
    >
      <option value="">{none}</option>
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.label}
        </option>
      ))}
    </TextField>
  );
}
