import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useLocale } from 'ra-core';
import { useTranslate } from '../../i18n/use-translate.ts';
import { formatDay, formatTime, fromTokyoInput, toTokyoInput } from '../../lib/short-dates.ts';
import { useRecordField, type InputProps } from './use-record-field.ts';

/** An instant (ISO 8601 UTC in the record), written and shown in the time of Japan wherever one is. */
export function DateTimeInput({ source, label, hint, isRequired = false }: InputProps) {
  const t = useTranslate();
  const locale = useLocale();
  const show = (value: unknown) => formatTime(String(value), locale);
  const { value, change, blur, error, isReadOnly } = useRecordField<string>(source, label, { show });
  // A half-typed time is no time yet: it stays in the field while one is in it.
  const [typed, setTyped] = useState<string | null>(null);
  const [isUnfinished, setUnfinished] = useState(false);
  return (
    <TextField
      type="datetime-local"
      label={label}
      required={isRequired}
      value={typed ?? toTokyoInput(value)}
      onChange={(event) => {
        setTyped(event.target.value);
        const instant = fromTokyoInput(event.target.value);
        if (instant !== null || event.target.value === '') change(instant);
      }}
      onBlur={(event) => {
        setUnfinished(event.target.validity.badInput);
        setTyped(null);
        blur();
      }}
      error={isUnfinished || error !== undefined}
      helperText={isUnfinished ? t('inputs.unfinished_time') : (error ?? hint ?? t('inputs.japan_time'))}
      slotProps={{ inputLabel: { shrink: true }, input: { readOnly: isReadOnly } }}
    />
  );
}

/** A calendar day ('YYYY-MM-DD'). */
export function DayInput({ source, label, hint, isRequired = false }: InputProps) {
  const locale = useLocale();
  const show = (value: unknown) => formatDay(String(value), locale);
  const { value, change, blur, error, isReadOnly } = useRecordField<string>(source, label, { show });
  return (
    <TextField
      type="date"
      label={label}
      required={isRequired}
      value={value ?? ''}
      onChange={(event) => change(event.target.value === '' ? null : event.target.value)}
      onBlur={blur}
      error={error !== undefined}
      helperText={error ?? hint}
      slotProps={{ inputLabel: { shrink: true }, input: { readOnly: isReadOnly } }}
    />
  );
}
