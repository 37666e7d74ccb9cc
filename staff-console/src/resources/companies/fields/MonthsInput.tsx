import { useLocale } from 'ra-core';
import { SearchChoice } from '../../../components/form/SearchChoice.tsx';
import { useRecordField } from '../../../components/form/use-record-field.ts';

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Months of a year, as numbers from 1. */
export function MonthsInput({ source, label }: { source: string; label: string }) {
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const choice = (id: number) => ({ id, name: format.format(Date.UTC(2026, id - 1, 1)) });
  const show = (value: unknown) =>
    Array.isArray(value) ? value.map((month) => choice(Number(month)).name).join(', ') : '';
  const { value, change, blur, error, isReadOnly } = useRecordField<number[]>(source, label, { show });
  return (
    <SearchChoice
      label={label}
      error={error}
      isReadOnly={isReadOnly}
      isMultiple
      choices={MONTHS.map(choice)}
      chosen={(value ?? []).map(choice)}
      onChoose={(ids) => change(ids.toSorted((one, other) => one - other))}
      onBlur={blur}
    />
  );
}
