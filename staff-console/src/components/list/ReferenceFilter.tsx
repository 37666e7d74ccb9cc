import { useState } from 'react';
import { useGetList, useGetOne, type RaRecord } from 'ra-core';
import { useDebounced } from '../../lib/use-debounced.ts';
import { SearchChoice } from '../form/SearchChoice.tsx';

interface ReferenceFilterProps<R extends RaRecord> {
  /** The resource to choose from. Its list takes the filter `q`. */
  reference: string;
  label: string;
  nameOf: (row: R) => string;
  value: unknown;
  onChange(value: unknown): void;
  /** Narrows what can be chosen. */
  filter?: Record<string, unknown>;
}

const SHOWN = 25;

/** One row of another resource that a list is narrowed to, found by typing. */
export function ReferenceFilter<R extends RaRecord>(props: ReferenceFilterProps<R>) {
  const { reference, label, nameOf, value, onChange, filter = {} } = props;
  const [text, setText] = useState('');
  const q = useDebounced(text.trim());
  const id = typeof value === 'number' ? value : undefined;
  const list = useGetList<R>(reference, {
    filter: { ...filter, ...(q && { q }) },
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'id', order: 'DESC' },
  });
  const one = useGetOne<R>(reference, { id: id ?? 0 }, { enabled: id !== undefined });
  const choice = (row: R) => ({ id: Number(row.id), name: nameOf(row) });
  // Until its name is known, and when it cannot be read, what narrows the list is told by its number.
  const chosen = id === undefined ? [] : [one.data ? choice(one.data) : { id, name: `${label} ${id}` }];
  return (
    <SearchChoice
      label={label}
      isPending={list.isPending}
      choices={(list.data ?? []).map(choice)}
      chosen={chosen}
      onChoose={([picked]) => onChange(picked ?? null)}
      onSearch={setText}
    />
  );
}
