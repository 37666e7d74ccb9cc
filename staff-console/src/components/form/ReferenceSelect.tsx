import { useState } from 'react';
import { useGetList, useGetMany, type RaRecord } from 'react-admin';
import { useDebounced } from '../../lib/use-debounced.ts';
import { SearchChoice } from './SearchChoice.tsx';
import { useField, type InputProps } from './use-field.ts';

interface ReferenceSelectProps<R extends RaRecord> extends InputProps {
  /** The resource to choose from. Its list takes the filters `q` and `id`. */
  reference: string;
  nameOf: (row: R) => string;
  isMultiple?: boolean;
  /** Narrows what can be chosen. */
  filter?: Record<string, unknown>;
  sort?: { field: string; order: 'ASC' | 'DESC' };
}

const SHOWN = 25;
const idsOf = (value: unknown): number[] =>
  Array.isArray(value) ? (value as number[]) : typeof value === 'number' ? [value] : [];

/** A choice among the rows of another resource, searched on the server; the field holds the id or the ids. */
export function ReferenceSelect<R extends RaRecord>(props: ReferenceSelectProps<R>) {
  const { source, label, reference, nameOf, isMultiple = false, filter = {} } = props;
  const [text, setText] = useState('');
  const q = useDebounced(text.trim());
  const list = useGetList<R>(reference, {
    filter: { ...filter, ...(q && { q }) },
    pagination: { page: 1, perPage: SHOWN },
    sort: props.sort ?? { field: 'id', order: 'DESC' },
  });
  const field = useField<number | number[]>(source, label);
  const ids = idsOf(field.value);
  const { data: known } = useGetMany<R>(reference, { ids }, { enabled: ids.length > 0 });
  const choice = (id: number) => {
    const row = [...(known ?? []), ...(list.data ?? [])].find((one) => one?.id === id);
    return { id, name: row ? nameOf(row) : String(id) };
  };
  return (
    <SearchChoice
      label={label}
      hint={props.hint}
      error={field.error}
      isRequired={props.isRequired ?? false}
      isReadOnly={field.isReadOnly}
      isMultiple={isMultiple}
      isPending={list.isPending}
      choices={(list.data ?? []).map((row) => ({ id: Number(row.id), name: nameOf(row) }))}
      chosen={ids.map(choice)}
      onChoose={(chosen) => field.change(isMultiple ? chosen : (chosen[0] ?? null))}
      onBlur={field.blur}
      onSearch={setText}
    />
  );
}
