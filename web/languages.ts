/** Written from right to left (the platform does not tell in every browser). */
const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** Writing direction of a language. */
export function directionOf(code: string): 'rtl' | 'ltr' {
  return RIGHT_TO_LEFT.has(code) ? 'rtl' : 'ltr';
}

/** Making them costs more than writing a hundred names. */
const names = new Map<string, Intl.DisplayNames>();

/** A language's name in another language, or in English where the platform does not know that one; else its code. */
export function languageName(code: string, inLanguage: string): string {
  const known = names.get(inLanguage) ?? new Intl.DisplayNames([inLanguage, 'en'], { type: 'language' });
  names.set(inLanguage, known);
  return known.of(code) ?? code;
}
