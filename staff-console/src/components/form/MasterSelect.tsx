import { useMasterItems, type MasterSetName } from '../../lib/use-master-data.ts';
import { SearchChoice } from './SearchChoice.tsx';
import { useRecordField, type InputProps } from './use-record-field.ts';

interface MasterSelectProps extends InputProps {
  /** A set of get_master_data: `countries`, `job_categories` … */
  set: MasterSetName;
  /** The field holds a list of ids. */
  isMultiple?: boolean;
}

const idsOf = (value: unknown): number[] =>
  Array.isArray(value) ? (value as number[]) : typeof value === 'number' ? [value] : [];

/** A choice from the master data; the field holds the id, or the list of ids. */
export function MasterSelect({
  source,
  label,
  hint,
  isRequired = false,
  set,
  isMultiple = false,
}: MasterSelectProps) {
  const { items, isPending } = useMasterItems(set);
  const nameOf = (id: number) => items.find((item) => item.id === id)?.name ?? String(id);
  const show = (value: unknown) => idsOf(value).map(nameOf).join(', ');
  const { value, change, blur, error, isReadOnly } = useRecordField<number | number[]>(source, label, {
    show,
  });
  return (
    <SearchChoice
      label={label}
      hint={hint}
      error={error}
      isRequired={isRequired}
      isReadOnly={isReadOnly}
      isMultiple={isMultiple}
      isPending={isPending}
      choices={items}
      chosen={idsOf(value).map((id) => ({ id, name: nameOf(id) }))}
      onChoose={(ids) => change(isMultiple ? ids : (ids[0] ?? null))}
      onBlur={blur}
    />
  );
}
