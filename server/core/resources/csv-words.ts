import { QueryTypes, type Sequelize } from 'sequelize';
import { languageId } from '../../../domain/languages.ts';
import type { CsvColumn } from './csv-columns.ts';
import en from './csv-words/en.json' with { type: 'json' };
import ja from './csv-words/ja.json' with { type: 'json' };

/** Languages of the console; an export uses the one it was requested in. */
export type CsvLanguage = 'en' | 'ja';
export const csvLanguage = (pageLanguageId: number): CsvLanguage =>
  pageLanguageId === languageId('ja') ? 'ja' : 'en';

/** Titles of every resource's columns, and words for the codes in a column, by `<resource>.<column>`. */
interface Words {
  yes: string;
  no: string;
  titles: Partial<Record<string, string>>;
  codes: Partial<Record<string, Partial<Record<string, string>>>>;
}
export const CSV_WORDS: Readonly<Record<CsvLanguage, Words>> = { en, ja };

/** Id columns whose rows have names in the master data. */
const NAMED: Readonly<Record<string, 'countries' | 'prefectures'>> = {
  home_country_id: 'countries',
  living_country_id: 'countries',
  living_prefecture_id: 'prefectures',
};

/** @throws Error for a column without a title */
export function csvTitle(column: string, language: CsvLanguage): string {
  const title = CSV_WORDS[language].titles[column];
  if (!title) throw new Error(`No title for the column ${column}`);
  return title;
}

/** Master data names by id, for each column with such ids. */
export async function csvNames(
  sequelize: Sequelize,
  columns: readonly string[],
  language: CsvLanguage,
): Promise<ReadonlyMap<string, ReadonlyMap<number, string>>> {
  const sets = [...new Set(columns.flatMap((column) => NAMED[column] ?? []))];
  const loaded = await Promise.all(
    sets.map(async (set) => {
      const rows = await sequelize.query<{ id: number; name: Record<string, string> }>(
        `select id, name from ${set}`,
        { type: QueryTypes.SELECT },
      );
      return [set, new Map(rows.map(({ id, name }) => [id, name[language] ?? name['en'] ?? '']))] as const;
    }),
  );
  const bySet = new Map<string, ReadonlyMap<number, string>>(loaded);
  return new Map(
    columns.flatMap((column) => {
      const names = bySet.get(NAMED[column] ?? '');
      return names ? [[column, names] as const] : [];
    }),
  );
}

const inTokyo = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Tokyo',
  dateStyle: 'short',
  timeStyle: 'short',
});

/**
 * A cell as readable text.
 * @param codes resource and column, for the words of a code
 * @param names master data names by id, for a column of such ids
 */
export function csvCell(
  kind: CsvColumn[0],
  value: string | number | boolean | null | undefined,
  { language, codes, names }: { language: CsvLanguage; codes: string; names?: ReadonlyMap<number, string> },
): string | number {
  if (value === null || value === undefined) return '';
  const words = CSV_WORDS[language];
  if (kind === 'flag') return value ? words.yes : words.no;
  if (kind === 'time') return inTokyo.format(new Date(String(value)));
  if (kind === 'named') return names?.get(Number(value)) ?? Number(value);
  const code = kind === 'code' ? words.codes[codes]?.[String(value)] : undefined;
  if (code) return code;
  return kind === 'number' ? Number(value) : String(value);
}
