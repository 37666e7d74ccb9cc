import { useController } from 'react-hook-form';
import { useFieldInfo, useIsReadOnly } from './form-context.ts';
import type { Data } from '../../lib/record-changes.ts';

interface Field<V> {
  value: V | null;
  change(value: V | null): void;
  blur(): void;
  error: string | undefined;
  isReadOnly: boolean;
}

/**
 * One field of the record form by its name (`title.ja`, `offices.0.city`): its value, null when empty, and the
 * server's sentence when it was refused.
 */
export function useRecordField<V>(
  name: string,
  label: string,
  info?: { show?: (value: unknown) => string; isText?: boolean },
): Field<V> {
  useFieldInfo(name, label, info);
  const isReadOnly = useIsReadOnly();
  const { field, fieldState } = useController<Data>({ name });
  return {
    value: (field.value ?? null) as V | null,
    change: (value) => field.onChange(value),
    blur: field.onBlur,
    error: fieldState.error?.message,
    isReadOnly,
  };
}

export interface InputProps {
  /** The field's name in the record, with the place of its row: `offices.0.city`. */
  source: string;
  label: string;
  /** A sentence under the field; an error takes its place. */
  hint?: string;
  isRequired?: boolean;
}
