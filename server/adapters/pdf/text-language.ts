import type { GlyphCoverage } from '../../domain/printable.ts';
import { familiesWith } from '../../domain/printable.ts';

/** Languages that are set in another way than Japanese: own font first, own line breaks, Arabic from the right. */
export type PrintLanguage = 'zh-CN' | 'zh-TW' | 'ko' | 'th' | 'my' | 'ne' | 'ar';

/** Which family has the forms of kanji each language expects, in the order they are tried. */
const HAN_FAMILIES = [
  ['Noto Serif JP', null],
  ['Noto Sans TC', 'zh-TW'],
  ['Noto Sans SC', 'zh-CN'],
] as const;

const SCRIPTS: readonly (readonly [RegExp, PrintLanguage])[] = [
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Myanmar}/u, 'my'],
  [/\p{Script=Devanagari}/u, 'ne'],
  [/\p{Script=Arabic}/u, 'ar'],
];

/**
 * The language a text is set in, null for Japanese and everything written in Latin or Cyrillic. Chinese is known
 * by characters that no Japanese font has: one family then sets all of the text, instead of odd characters in
 * the middle of it. A text with kana is Japanese whatever else it holds.
 */
export function textLanguage(text: string, coverage: GlyphCoverage): PrintLanguage | null {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return null;
  const script = SCRIPTS.find(([letters]) => letters.test(text));
  if (script) return script[1];
  const kanji = text.match(/\p{Script=Han}/gu);
  if (!kanji) return null;
  let families = -1;
  for (const character of kanji) families &= familiesWith(coverage, character.codePointAt(0)!);
  const family = HAN_FAMILIES.find(([name]) => families & (1 << coverage.families.indexOf(name)));
  return family ? family[1] : 'zh-CN';
}
