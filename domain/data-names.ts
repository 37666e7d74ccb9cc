import en from './data-names/en.json' with { type: 'json' };
import ja from './data-names/ja.json' with { type: 'json' };

type Words = Readonly<Record<string, string>>;
interface Names {
  tables: Words;
  columns: Words;
}

/** In the languages of the console; English for any other. */
const namesIn = (language: string): Names => (language === 'ja' ? ja : en);

/** A name that English has no words of its own for: `home_country_id` is "Home country". */
function inWords(name: string): string {
  const words = name.replace(/_ids$/, 's').replace(/_id$/, '').replace(/^is_/, '').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A table's name in the words of the reader; those of master data are in `master_tables`. */
export const dataTableName = (table: string, language: string): string =>
  namesIn(language).tables[table] ?? inWords(table);

/** A column's name in the words of the reader, whichever table it stands in. */
export const dataColumnName = (column: string, language: string): string =>
  namesIn(language).columns[column] ?? inWords(column);
