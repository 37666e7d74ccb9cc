import type { Text } from './schemas/values.ts';

type Language = keyof Text;

const each = (write: (language: Language) => string): Text => ({
  ja: write('ja'),
  en: write('en'),
  vi: write('vi'),
});

/** One text after the other, as paragraphs. */
export const paragraphs = (...texts: readonly Text[]): Text =>
  each((language) => texts.map((text) => text[language]).join('\n\n'));

/** 251000 → '251,000', in Vietnamese '251.000'. Written here because Intl would depend on the machine. */
function numberIn(language: Language, value: number): string {
  const digits = String(value);
  if (!/^\d+$/.test(digits)) return digits;
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end));
  return groups.join(language === 'vi' ? '.' : ',');
}

/**
 * Puts numbers in the place of their names in braces.
 * @throws Error for a name without a number
 */
export const fill = (text: Text, values: Readonly<Record<string, number>>): Text =>
  each((language) =>
    text[language].replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`No number for {${name}} in: ${text[language]}`);
      return numberIn(language, value);
    }),
  );
