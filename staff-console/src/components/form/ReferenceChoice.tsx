import { useState } from 'react';
import { useGetList, useGetMany, type RaRecord } from 'ra-core';
import { useDebounced } from '../../lib/use-debounced.ts';
import { SearchChoice } from './SearchChoice.tsx';

export interface ReferenceChoiceProps<R extends RaRecord> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  isRequired?: boolean;
  isReadOnly?: boolean;
  /** The resource to choose from. Its list takes the filters `q` and `id`. */
  reference: string;
  nameOf: (row: R) => string;
  isMultiple?: boolean;
  /** Narrows what can be chosen. */
  filter?: Record<string, unknown>;
  sort?: { field: string; order: 'ASC' | 'DESC' };
  ids: readonly number[];
  onChoose(ids: number[]): void;
  onBlur?(): void;
}

const SHOWN = 25;

/** A choice among the rows of a resource, searched on the server, outside of a record's form. */
export function ReferenceChoice<R extends RaRecord>(props: ReferenceChoiceProps<R>) {
  const { reference, nameOf, filter = {} } = props;
  const ids = [...props.ids];
  const [text, setText] = useState('');
  const q = useDebounced(text.trim());
  const list = useGetList<R>(reference, {
    filter: { ...filter, ...(q && { q }) },
    pagination: { page: 1, perPage: SHOWN },
    sort: props.sort ?? { field: 'id', order: 'DESC' },
  });
  const { data: known } = useGetMany<R>(reference, { ids }, { enabled: ids.length > 0 });
  const choice = (id: number) => {
    const row = [...(known ?? []), ...(list.data ?? [])].find((one) => one?.id === id);
    return { id, name: row ? nameOf(row) : String(id) };
  };
  return (
    <SearchChoice
      label={props.label}
      hint={props.hint}
      error={props.error}
      isRequired={props.isRequired ?? false}
      isReadOnly={props.isReadOnly ?? false}
      isMultiple={props.isMultiple ?? false}
      isPending={list.isPending}
      choices={(list.data ?? []).map((row) => ({ id: Number(row.id), name: nameOf(row) }))}
      chosen={ids.map(choice)}
      onChoose={props.onChoose}
      {...(props.onBlur && { onBlur: props.onBlur })}
      onSearch={setText}
    />
  );
}
