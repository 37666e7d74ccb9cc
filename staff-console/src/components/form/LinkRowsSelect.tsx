import type { Data } from '../../lib/record-changes.ts';
import { SearchChoice, type Choice } from './SearchChoice.tsx';
import { useRecordField, type InputProps } from './use-record-field.ts';

interface LinkRowsSelectProps extends InputProps {
  /** The rows' field that holds the id of what is linked: `job_category_id`. */
  column: string;
  items: readonly Choice[];
  isPending?: boolean;
}

/**
 * A nested list whose rows only point to something, as one choice of several. Rows that are taken away are marked,
 * so that `changesOf` sends them with `_destroy`; what is chosen again is the old row.
 */
export function LinkRowsSelect({
  source,
  label,
  hint,
  isRequired = false,
  column,
  items,
  isPending,
}: LinkRowsSelectProps) {
  const nameOf = (id: number) => items.find((item) => item.id === id)?.name ?? String(id);
  const show = (value: unknown) =>
    Array.isArray(value)
      ? (value as Data[])
          .filter((row) => row['_destroy'] !== true)
          .map((row) => nameOf(Number(row[column])))
          .join(', ')
      : nameOf(Number((value as Data | null)?.[column] ?? value));
  const { value, change, blur, error, isReadOnly } = useRecordField<Data[]>(source, label, { show });
  const rows = value ?? [];
  const chosen = rows.filter((row) => row['_destroy'] !== true).map((row) => Number(row[column]));
  const choose = (ids: number[]) => {
    const kept = rows.flatMap((row) => {
      const { _destroy, ...own } = row;
      if (ids.includes(Number(row[column]))) return [own];
      return row['id'] === undefined ? [] : [{ ...own, _destroy: true }];
    });
    const known = new Set(rows.map((row) => Number(row[column])));
    change([...kept, ...ids.filter((id) => !known.has(id)).map((id) => ({ [column]: id }))]);
  };
  return (
    <SearchChoice
      label={label}
      hint={hint}
      error={error}
      isRequired={isRequired}
      isReadOnly={isReadOnly}
      isMultiple
      isPending={isPending ?? false}
      choices={[...items]}
      chosen={chosen.map((id) => ({ id, name: nameOf(id) }))}
      onChoose={choose}
      onBlur={blur}
    />
  );
}
