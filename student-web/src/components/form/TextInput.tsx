import TextField from '@mui/material/TextField';
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from 'react';
import { useField } from './use-field.tsx';

interface Props {
  name: string;
  label: string;
  help?: ReactNode;
  required?: boolean;
  type?: HTMLInputTypeAttribute;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'numeric' | 'tel';
  placeholder?: string;
  /** Lines of a long text; one line without it. */
  rows?: number;
  lang?: string;
  /** Changes what was typed when the field is left: kana, half-width digits. */
  tidy?: (value: string) => string;
}

/** Text of one or several lines. The form's value is a string, never null. */
export function TextInput({
  name,
  label,
  help,
  required,
  rows,
  tidy,
  inputMode,
  placeholder,
  lang,
  ...rest
}: Props) {
  const { field, id, error, below } = useField(name);
  // Names and texts may be in a script that runs from right to left; numbers and addresses do not.
  const isProse = rest.type === undefined && inputMode === undefined;
  return (
    <TextField
      {...rest}
      id={id}
      name={name}
      label={label}
      required={required}
      value={(field.value as string | null) ?? ''}
      onChange={field.onChange}
      onBlur={(event) => {
        if (tidy) field.onChange(tidy(event.target.value));
        field.onBlur();
      }}
      inputRef={field.ref}
      error={Boolean(error)}
      helperText={below(help)}
      multiline={rows !== undefined}
      minRows={rows}
      placeholder={placeholder}
      slotProps={{
        htmlInput: { inputMode, lang, dir: isProse ? 'auto' : undefined },
        inputLabel: placeholder ? { shrink: true } : undefined,
      }}
    />
  );
}
