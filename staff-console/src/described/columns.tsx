import type { ReactNode } from 'react';
import type { Field } from '../../../domain/entities/fields.ts';
import { languageCode } from '../../../domain/languages.ts';
import { languageName } from '../../../web/languages.ts';
import type { Column } from '../components/list/list-types.ts';
import type { MessageKey } from '../i18n/messages.ts';
import { formatDay } from '../lib/short-dates.ts';
import { isData, type Data } from '../lib/record-changes.ts';
import { useMasterNames } from '../lib/use-master-data.ts';
import type { Described } from './describe.ts';
import type { AnyColumn } from './list-types.ts';
import { masterSetOf } from './references.ts';
import { useWording, type Wording } from '../i18n/use-wording.ts';

type Row = Data & { id: number };

function shown(
  value: unknown,
  field: Field | undefined,
  choice: ((value: never) => MessageKey) | undefined,
  { t, pick, time, locale }: Wording,
): ReactNode {
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean') return t(value ? 'form.yes' : 'form.no');
  if (choice) return t(choice(value as never));
  if (field?.kind === 'integer' && field.set === 'languages')
    return languageName(languageCode(Number(value)), locale);
  if (field?.kind === 'instant' || field?.kind === 'timestamp') return time(String(value));
  if (field?.kind === 'day') return formatDay(String(value), locale);
  if (isData(value)) return pick(value as Record<string, string>) || '—';
  return value as string | number;
}

/** The columns of a list: each field is shown by its kind unless the descriptor says how. */
export function useColumns({ fields, words, choices, list }: Described): Column<Row>[] {
  const wording = useWording();
  const columns = list.columns.map((one): AnyColumn => (typeof one === 'string' ? { field: one } : one));
  const tableOf = (field: string | undefined) => (field ? fields[field] : undefined);
  const sets = columns.flatMap(({ field }) => masterSetOf(tableOf(field)) ?? []);
  const nameOf = useMasterNames(...sets);
  return columns.map(({ field = '', id = field, label, sort, render, ...options }) => {
    const set = masterSetOf(tableOf(field));
    return {
      ...options,
      id,
      label: label ? wording.t(label) : wording.labelOf(words, field),
      ...(sort && { sort: sort === true ? field : sort }),
      render: (row) => {
        if (render) return render(row as never, wording);
        if (set) return nameOf(set, row[field] as number | null) || '—';
        return shown(row[field], tableOf(field), choices?.[field], wording);
      },
    };
  });
}
