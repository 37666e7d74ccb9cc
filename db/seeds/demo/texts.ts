import type { LanguageMap } from '../../models/types.ts';
import type { Text } from './types.ts';

/** The map of a text. `languages` narrows it, so that a page is not half in a language it does not have. */
export function map(text: Text, languages: readonly string[] = ['ja', 'en', 'vi']): LanguageMap {
  const [ja, en, vi] = text;
  const all: Record<string, string | undefined> = { ja, en, vi };
  return Object.fromEntries(languages.flatMap((code) => (all[code] ? [[code, all[code]]] : [])));
}

/** One text after the other, as paragraphs. A language stays only where every part has it. */
export function paragraphs(...texts: readonly Text[]): Text {
  const join = (place: 0 | 1) => texts.map((text) => text[place]).join('\n\n');
  const vietnamese = texts.map((text) => text[2]);
  return vietnamese.every((part) => part !== undefined)
    ? [join(0), join(1), vietnamese.join('\n\n')]
    : [join(0), join(1)];
}

/** 251000 → '251,000', in Vietnamese '251.000'. Written here because Intl would depend on the machine. */
export function yen(amount: number, separator: ',' | '.' = ','): string {
  const digits = String(amount);
  const first = digits.length % 3 || 3;
  return [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])].join(separator);
}
