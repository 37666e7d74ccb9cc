import enMaster from '../../domain/messages/en/master_tables.json' with { type: 'json' };
import jaMaster from '../../domain/messages/ja/master_tables.json' with { type: 'json' };
import { dataColumnName, dataTableName } from '../../domain/data-names.ts';
import en from './texts/en.json' with { type: 'json' };
import ja from './texts/ja.json' with { type: 'json' };
import { TITLE } from './find-rows.ts';
import { fieldsOf, type Table } from './tables.ts';

/** Names of the menu groups. */
export const GROUPS = { master: 'master_data', others: 'other_tables' } as const satisfies Record<
  string,
  keyof typeof en.labels
>;

const TEXTS = {
  en: { ...en, labels: { ...enMaster, ...en.labels } },
  ja: { ...ja, labels: { ...jaMaster, ...ja.labels } },
} as const;
type Language = keyof typeof TEXTS;
type Words = Readonly<Record<string, string>>;

/** A table's name in the words of the reader. */
export const tableName = (table: string, language: Language): string =>
  (TEXTS[language].labels as Words)[table] ?? dataTableName(table, language);

/** What its pages are called: a list by its table alone, any other by what is done there too. */
function headings(table: string, language: Language): Words {
  const name = tableName(table, language);
  const others = Object.entries(TEXTS[language].headings).map(([action, text]) => [
    `heading_${action}`,
    text.replace('{{table}}', name),
  ]);
  return { list: name, ...Object.fromEntries(others) };
}

function translationsOf(tables: readonly Table[], language: Language) {
  const { headings: _headings, ...texts } = TEXTS[language];
  const columns = new Set(tables.flatMap((table) => fieldsOf(table).map(({ name }) => name)));
  return {
    ...texts,
    labels: {
      ...texts.labels,
      ...Object.fromEntries(tables.map(({ tableName: table }) => [table, tableName(table, language)])),
    } as Words,
    properties: Object.fromEntries(
      [...columns, TITLE].map((column) => [column, dataColumnName(column, language)]),
    ) as Words,
    resources: Object.fromEntries(
      tables.map(({ tableName: table }) => [table, { actions: headings(table, language) }]),
    ),
  };
}

/** Texts of /admin in addition to AdminJS's own, by language. */
export const localeOf = (tables: readonly Table[]) => ({
  language: 'en',
  availableLanguages: ['en', 'ja'],
  localeDetection: true,
  translations: { en: translationsOf(tables, 'en'), ja: translationsOf(tables, 'ja') },
});
