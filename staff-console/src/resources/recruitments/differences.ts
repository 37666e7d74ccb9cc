import { isData, isSame, type Data } from '../../lib/record-changes.ts';
import { SECTIONS, type FieldName, type ListName } from './fields.ts';

/** One thing that differs: a field, or a field's words in one language. */
export interface Difference {
  name: FieldName | ListName;
  language: string | null;
  before: unknown;
  after: unknown;
}

const BOTH_FIELDS: readonly (FieldName | ListName)[] = [
  ...SECTIONS.flatMap(({ fields }) => fields),
  ...SECTIONS.flatMap(({ lists }) => lists),
];

/** What of the rows says something: neither which row it is, nor what is removed. */
function meaning(value: unknown): unknown {
  if (Array.isArray(value))
    return value.filter((row) => !isData(row) || row['_destroy'] !== true).map((row) => meaning(row));
  if (!isData(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) =>
      key === 'id' || key === 'created_at' ? [] : [[key, meaning(part)] as const],
    ),
  );
}

const isWords = (value: unknown) => isData(value);

/** What two states of a recruitment say differently, in the order of the form; texts language by language. */
export function differencesOf(before: Data, after: Data): Difference[] {
  return BOTH_FIELDS.flatMap((name): Difference[] => {
    const [was, is] = [meaning(before[name]), meaning(after[name])];
    if (isSame(was, is)) return [];
    if (!isWords(was) && !isWords(is)) return [{ name, language: null, before: was, after: is }];
    const [old, now] = [isData(was) ? was : {}, isData(is) ? is : {}];
    const languages = [...new Set([...Object.keys(old), ...Object.keys(now)])];
    return languages
      .filter((language) => !isSame(old[language], now[language]))
      .map((language) => ({ name, language, before: old[language] ?? null, after: now[language] ?? null }));
  });
}
