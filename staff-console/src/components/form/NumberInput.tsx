import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useLocale } from 'ra-core';
import { useTranslate } from '../../i18n/use-translate.ts';
import { numberOf } from '../../lib/integers.ts';
import { useRecordField, type InputProps } from './use-record-field.ts';
import { numberFormat } from '../../lib/intl-formats.ts';

interface NumberInputProps extends InputProps {
  /** Stands behind the number: 円, %, characters. */
  unit?: string;
  /** Decimals that may be given; none unless told. */
  decimals?: number;
  /** A year is written without separators. */
  isYear?: boolean;
}

/** A number, whole unless told; full-width digits and separators are understood. */
export function NumberInput({
  source,
  label,
  hint,
  isRequired = false,
  unit,
  decimals = 0,
  isYear = false,
}: NumberInputProps) {
  const t = useTranslate();
  const locale = useLocale();
  const show = (value: unknown) =>
    typeof value === 'number' ? numberFormat(locale, { useGrouping: !isYear }).format(value) : String(value);
  const { value, change, blur, error, isReadOnly } = useRecordField<number>(source, label, { show });
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && typed !== '' && numberOf(typed, decimals) === null;
  return (
    <TextField
      label={label}
      required={isRequired}
      value={typed ?? (value === null ? '' : show(value))}
      onChange={(event) => {
        const text = event.target.value;
        setTyped(text);
        const number = numberOf(text, decimals);
        if (text.trim() === '' || number !== null) change(number);
      }}
      onBlur={() => {
        // An unreadable number stays to be seen and mended.
        if (!isWrong) setTyped(null);
        blur();
      }}
      error={isWrong || error !== undefined}
      helperText={
        isWrong
          ? t(decimals === 0 ? 'inputs.whole_number' : 'inputs.decimal_number', { decimals })
          : (error ?? hint)
      }
      slotProps={{
        htmlInput: { inputMode: decimals === 0 ? 'numeric' : 'decimal' },
        // A long label in the empty field would lie over the unit.
        inputLabel: { ...(unit && { shrink: true }) },
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
  const t = useTranslate();
  return <NumberInput {...props} unit={t('inputs.yen')} />;
}
