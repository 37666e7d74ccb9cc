import { SHEET_CODES, WORDS_CODES, type FieldError, type SheetCode, type WordsCode } from '../error-codes.ts';
import { interfaceLanguage, type InterfaceLanguage } from '../languages.ts';
import enSheets from './en/sheets.json' with { type: 'json' };
import en from './en/words.json' with { type: 'json' };
import jaSheets from './ja/sheets.json' with { type: 'json' };
import ja from './ja/words.json' with { type: 'json' };
import { fieldMessage as plainMessage, filledIn } from './message.ts';
import viSheets from './vi/sheets.json' with { type: 'json' };
import vi from './vi/words.json' with { type: 'json' };

/** Separate from the other messages because students' screens never need them. */
const messages: Record<InterfaceLanguage, Record<WordsCode | SheetCode, string>> = {
  en: { ...en, ...enSheets },
  ja: { ...ja, ...jaSheets },
  vi: { ...vi, ...viSheets },
};

const quoted = (names: readonly string[], language: InterfaceLanguage): string =>
  language === 'ja'
    ? names.map((name) => `「${name}」`).join('')
    : names.map((name) => `“${name}”`).join(', ');

/** The params as a message of the language tells them: names in its quotation marks. */
function paramsIn(language: InterfaceLanguage, params: FieldError['params'] = {}): FieldError['params'] {
  const told = Object.entries(params).map(([key, value]) => [
    key,
    typeof value === 'object' ? quoted(value, language) : value,
  ]);
  return Object.fromEntries(told) as FieldError['params'];
}

const isStaffsCode = (code: string): code is WordsCode | SheetCode =>
  ([...WORDS_CODES, ...SHEET_CODES] as readonly string[]).includes(code);

/** The message for a field error, including errors in mail texts and in files to import, with params. */
export function fieldMessage(error: FieldError, language: string): string {
  const { code } = error;
  const known = interfaceLanguage(language);
  return isStaffsCode(code)
    ? filledIn(messages[known][code], paramsIn(known, error.params))
    : plainMessage(error, language);
}
