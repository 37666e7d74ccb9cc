import type { RaRecord } from 'ra-core';
import { ReferenceChoice, type ReferenceChoiceProps } from './ReferenceChoice.tsx';
import { useRecordField, type InputProps } from './use-record-field.ts';

type ReferenceSelectProps<R extends RaRecord> = InputProps &
  Pick<ReferenceChoiceProps<R>, 'reference' | 'nameOf' | 'isMultiple' | 'filter' | 'sort'>;

const idsOf = (value: unknown): number[] =>
  Array.isArray(value) ? (value as number[]) : typeof value === 'number' ? [value] : [];

/** A choice among the rows of another resource, searched on the server; the field holds the id or the ids. */
export function ReferenceSelect<R extends RaRecord>({ source, ...props }: ReferenceSelectProps<R>) {
  const field = useRecordField<number | number[]>(source, props.label);
  return (
    <ReferenceChoice<R>
      {...props}
      error={field.error}
      isReadOnly={field.isReadOnly}
      ids={idsOf(field.value)}
      onChoose={(chosen) => field.change(props.isMultiple ? chosen : (chosen[0] ?? null))}
      onBlur={field.blur}
    />
  );
}
