import { useLocale } from 'ra-core';
import { useTranslate } from '../../i18n/use-translate.ts';
import { formatDay, formatTime, fromTokyoInput, toTokyoInput } from '../../lib/short-dates.ts';
import { DayField, TimeField } from './DateFields.tsx';
import { useRecordField, type InputProps } from './use-record-field.ts';

/** An instant (ISO 8601 UTC in the record), written and shown in the time of Japan wherever one is. */
export function DateTimeInput({ source, label, hint, isRequired = false }: InputProps) {
  const t = useTranslate();
  const locale = useLocale();
  const show = (value: unknown) => formatTime(String(value), locale);
  const { value, change, blur, error, isReadOnly } = useRecordField<string>(source, label, { show });
  return (
    <TimeField
      label={label}
      required={isRequired}
      value={toTokyoInput(value)}
      onChange={(text) => change(fromTokyoInput(text))}
      onBlur={blur}
      error={error !== undefined}
      helperText={error ?? hint ?? t('inputs.japan_time')}
      readOnly={isReadOnly}
    />
  );
}

/** A calendar day ('YYYY-MM-DD'). */
export function DayInput({ source, label, hint, isRequired = false }: InputProps) {
  const locale = useLocale();
  const show = (value: unknown) => formatDay(String(value), locale);
  const { value, change, blur, error, isReadOnly } = useRecordField<string>(source, label, { show });
  return (
    <DayField
      label={label}
      required={isRequired}
      value={value ?? ''}
      onChange={(text) => change(text === '' ? null : text)}
      onBlur={blur}
      error={error !== undefined}
      helperText={error ?? hint}
      readOnly={isReadOnly}
    />
  );
}
