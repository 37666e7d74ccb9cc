import { required } from '../../../domain/required.ts';
import type { ColumnKind, Entity } from '../../../domain/entities/fields.ts';
import type { CsvColumn } from './csv-columns.ts';

/** The export format of each kind. Texts are exported per language and defined by hand. */
const KINDS = {
  id: 'number',
  ref: 'number',
  integer: 'number',
  yen: 'number',
  big_yen: 'number',
  rating: 'number',
  decimal: 'number',
  flag: 'flag',
  choice: 'code',
  line: 'text',
  text: 'text',
  kana: 'text',
  email: 'text',
  phone: 'text',
  postal_code: 'text',
  url: 'text',
  time: 'text',
  day: 'day',
  instant: 'time',
  timestamp: 'time',
  uuid: 'text',
} as const satisfies Record<
  Exclude<ColumnKind, 'language_map' | 'stale_translations' | 'json'>,
  CsvColumn[0]
>;

type Exported<E extends Entity> = {
  [N in keyof E['fields'] & string]: E['fields'][N]['kind'] extends keyof typeof KINDS ? N : never;
}[keyof E['fields'] & string];

/** Export columns for fields stored as they are, in the order of their names. */
export function csvOf<E extends Entity, const N extends Exported<E>>(
  { fields }: E,
  ...names: readonly N[]
): Record<N, CsvColumn<Readonly<Record<string, unknown>>>> {
  const columns = names.map((name) => [
    name,
    [
      KINDS[required(fields[name]).kind as keyof typeof KINDS],
      (row: Readonly<Record<string, unknown>>) => row[name],
    ],
  ]);
  return Object.fromEntries(columns) as ReturnType<typeof csvOf<E, N>>;
}
