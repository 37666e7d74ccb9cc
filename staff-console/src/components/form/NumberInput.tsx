import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useLocale } from 'react-admin';
import { useSay } from '../../i18n/use-words.ts';
import { integerOf } from '../../lib/integers.ts';
import { useField, type InputProps } from './use-field.ts';

interface NumberInputProps extends InputProps {
  /** Stands behind the number: 円, %, characters. */
  unit?: string;
}

/** A whole number; full-width digits and separators are understood. */
export function NumberInput({ source, label, hint, isRequired = false, unit }: NumberInputProps) {
  const say = useSay();
  const locale = useLocale();
  const show = (value: unknown) =>
    typeof value === 'number' ? new Intl.NumberFormat(locale).format(value) : String(value);
  const { value, change, blur, error, isReadOnly } = useField<number>(source, label, { show });
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && typed !== '' && integerOf(typed) === null;
  return (
    <TextField
      label={label}
      required={isRequired}
      value={typed ?? (value === null ? '' : show(value))}
      onChange={(event) => {
        const text = event.target.value;
        setTyped(text);
        const number = integerOf(text);
        if (text.trim() === '' || number !== null) change(number);
      }}
      onBlur={() => {
        // An unreadable number stays to be seen and mended.
        if (!isWrong) setTyped(null);
        blur();
      }}
      error={isWrong || error !== undefined}
      helperText={isWrong ? say('inputs.whole_number') : (error ?? hint)}
      slotProps={{
        htmlInput: { inputMode: 'numeric' },
        input: {
          readOnly: isReadOnly,
          ...(unit && { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> }),
        },
      }}
    />
  );
}

/** An amount in whole yen. */
export function MoneyInput(props: InputProps) {
  const say = useSay();
  return <NumberInput {...props} unit={say('inputs.yen')} />;
}
