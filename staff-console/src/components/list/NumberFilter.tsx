import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { integerOf } from '../../lib/integers.ts';

interface NumberFilterProps {
  label: string;
  value: unknown;
  change(value: unknown): void;
}

/** A filter by a number; it applies when the field is left or Enter is pressed. */
export function NumberFilter({ label, value, change }: NumberFilterProps) {
  const given = typeof value === 'number' ? String(value) : '';
  const [typed, setTyped] = useState({ given, text: given });
  const text = typed.given === given ? typed.text : given;
  const apply = () => {
    const number = integerOf(text);
    const next = number !== null && number > 0 ? number : undefined;
    if (next !== value) change(next);
  };
  return (
    <TextField
      label={label}
      value={text}
      onChange={(event) => setTyped({ given, text: event.target.value })}
      onBlur={apply}
      onKeyDown={(event) => {
        if (event.key === 'Enter') apply();
      }}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
    />
  );
}
