import { required } from '../../../domain/required.ts';
import type { GlyphCoverage } from '../../../domain/printable.ts';
import { familiesWith } from '../../../domain/printable.ts';

/** Font family with the regional kanji forms of each language, in order of precedence. */
const HAN_FAMILIES = [
  ['Noto Serif JP', null],
  ['Noto Sans TC', 'zh-TW'],
  ['Noto Sans SC', 'zh-CN'],
] as const;

/** Scripts not covered by Japanese fonts, with the language to typeset them in. */
const SCRIPTS = [
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Myanmar}/u, 'my'],
  [/\p{Script=Devanagari}/u, 'ne'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Bengali}/u, 'bn'],
  [/\p{Script=Sinhala}/u, 'si'],
  [/\p{Script=Khmer}/u, 'km'],
  [/\p{Script=Lao}/u, 'lo'],
  [/\p{Script=Tamil}/u, 'ta'],
  [/\p{Script=Telugu}/u, 'te'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Georgian}/u, 'ka'],
  [/\p{Script=Ethiopic}/u, 'am'],
  [/\p{Script=Gurmukhi}/u, 'pa'],
  [/\p{Script=Gujarati}/u, 'gu'],
  [/\p{Script=Kannada}/u, 'kn'],
  [/\p{Script=Malayalam}/u, 'ml'],
  [/\p{Script=Oriya}/u, 'or'],
  [/\p{Script=Armenian}/u, 'hy'],
  [/\p{Script=Thaana}/u, 'dv'],
  [/\p{Script=Tibetan}/u, 'bo'],
] as const;

/** Languages typeset differently from Japanese: own font first, own line breaking, some right-to-left. */
export type PrintLanguage = 'zh-CN' | 'zh-TW' | (typeof SCRIPTS)[number][1];

/**
 * Typesetting language of a text; null for Japanese and anything in Latin or Cyrillic. Chinese is detected by
 * characters missing from Japanese fonts, so that one family sets the whole text instead of single odd glyphs.
 * A
 * text containing kana is always Japanese.
 */
export function textLanguage(text: string, coverage: GlyphCoverage): PrintLanguage | null {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return null;
  const script = SCRIPTS.find(([letters]) => letters.test(text));
  if (script) return script[1];
  const kanji = text.match(/\p{Script=Han}/gu);
  if (!kanji) return null;
  let families = -1;
  for (const character of kanji) families &= familiesWith(coverage, required(character.codePointAt(0)));
  const family = HAN_FAMILIES.find(([name]) => families & (1 << coverage.families.indexOf(name)));
  return family ? family[1] : 'zh-CN';
}
