import type { CsvLanguage } from '../resources/csv-words.ts';
import en from './words/en.json' with { type: 'json' };
import ja from './words/ja.json' with { type: 'json' };

const OWN = { en, ja } as const;
type Texts = Readonly<Record<string, unknown>>;
type InEach<T> = Readonly<Record<CsvLanguage, T>>;

/** The words of a sheet's head and of the choices in its cells. */
export interface SheetWords {
  title(name: string, language: CsvLanguage): string;
  /** The title of one language of a text. */
  inLanguage(title: string, of: CsvLanguage, language: CsvLanguage): string;
  /** The title of a field in a list's row. */
  ofRow(list: string, index: number, title: string, language: CsvLanguage): string;
  choices(name: string, codes: readonly string[]): Record<string, Record<string, string>>;
}

/** Words of the sheets themselves: kinds of cells, names of pages. */
export const sheetText = (name: keyof typeof en.texts, language: CsvLanguage): string =>
  OWN[language].texts[name];
/** A sentence about what the cells of a column take. */
export const kindText = (kind: keyof typeof en.kinds, language: CsvLanguage): string =>
  OWN[language].kinds[kind];

function wordOf(codes: Texts, name: string, code: string): string {
  const word = codes[code];
  if (typeof word !== 'string') throw new Error(`No word for ${code} of ${name}`);
  return word;
}

/**
 * The words of one resource: the labels of its form, which the console has, so that a column is called as its field.
 * @param labels by field
 * @param codes words of the codes of fields with choices, by code
 */
export function sheetWords(
  labels: InEach<readonly Texts[]>,
  codes: InEach<Texts> = { en: {}, ja: {} },
): SheetWords {
  return {
    title(name, language) {
      const texts = [OWN[language].titles, ...labels[language]] as Texts[];
      const found = texts.map((one) => one[name]).find((text) => typeof text === 'string');
      if (!found) throw new Error(`No title for the column ${name}`);
      return found;
    },
    inLanguage: (title, of, language) =>
      OWN[language].in_language.replace('{title}', title).replace('{language}', OWN[language].languages[of]),
    ofRow: (list, index, title, language) =>
      OWN[language].of_row
        .replace('{list}', list)
        .replace('{number}', String(index + 1))
        .replace('{title}', title),
    choices: (name, all) =>
      Object.fromEntries(
        all.map((code) => [
          code,
          {
            en: wordOf(codes.en, name, code),
            ja: wordOf(codes.ja, name, code),
          },
        ]),
      ),
  };
}
