/**
 * What the resume's fonts can print. Pure: the glyph table is passed in, so the check while typing and the PDF
 * use the same rule.
 */

/** A font family and its characters: [gap before a range, length of the range, …] over code points. */
export interface FamilyRanges {
  family: string;
  ranges: readonly number[];
}

/** For each code point the families that have it, as a bit mask in printing order, in pages of 256. */
export interface GlyphCoverage {
  families: readonly string[];
  pages: readonly (Uint32Array | undefined)[];
}

const PAGE_BITS = 8;
const PAGE_SIZE = 1 << PAGE_BITS;
/** Bits per cell; more families need wider cells. */
const MOST_FAMILIES = 32;
const EVERY_FAMILY = -1;
const REPLACEMENT = 0xfffd;

/** Characters that need no glyph: joiners, variation selectors, direction marks, tags, breaks, controls. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\u2028\u2029]/u;
const MARK = /\p{M}/u;

/** @throws RangeError when there are more families than bits per cell */
export function glyphCoverage(families: readonly FamilyRanges[]): GlyphCoverage {
  if (families.length > MOST_FAMILIES) throw new RangeError(`More than ${MOST_FAMILIES} font families`);
  const pages: (Uint32Array | undefined)[] = [];
  families.forEach(({ ranges }, index) => {
    let codePoint = 0;
    for (let at = 0; at < ranges.length; at += 2) {
      codePoint += ranges[at]!;
      for (const end = codePoint + ranges[at + 1]!; codePoint < end; codePoint += 1) {
        const page = (pages[codePoint >> PAGE_BITS] ??= new Uint32Array(PAGE_SIZE));
        page[codePoint & (PAGE_SIZE - 1)]! |= 1 << index;
      }
    }
  });
  return { families: families.map(({ family }) => family), pages };
}

/** The families that have a glyph for the code point, as a bit mask. */
export function familiesWith(coverage: GlyphCoverage, codePoint: number): number {
  return coverage.pages[codePoint >> PAGE_BITS]?.[codePoint & (PAGE_SIZE - 1)] ?? 0;
}

/** Fast path for most characters: neither a mark nor invisible. */
function isPlain(codePoint: number): boolean {
  return (
    (codePoint >= 0x20 && codePoint < 0x7f) ||
    (codePoint >= 0x3041 && codePoint <= 0x9fff && codePoint !== 0x3099 && codePoint !== 0x309a) ||
    (codePoint >= 0x3000 && codePoint <= 0x3029) ||
    (codePoint >= 0xc0 && codePoint < 0x300) ||
    (codePoint >= 0x1e00 && codePoint <= 0x1eff)
  );
}

/**
 * Whether the fonts have every character, with one family covering each base and its marks: marks are
 * positioned by the base's font, so a cluster split across fonts prints as a box.
 */
function isPrintable(text: string, coverage: GlyphCoverage): boolean {
  let families = EVERY_FAMILY;
  for (let index = 0; index < text.length; index += 1) {
    const codePoint = text.codePointAt(index)!;
    if (codePoint > 0xffff) index += 1;
    const having = codePoint === REPLACEMENT ? 0 : familiesWith(coverage, codePoint);
    if (isPlain(codePoint)) {
      families = having;
    } else {
      const character = String.fromCodePoint(codePoint);
      if (INVISIBLE.test(character)) continue;
      families = MARK.test(character) ? families & having : having;
    }
    if (families === 0) return false;
  }
  return true;
}

/**
 * One user-perceived character: a flag; a base with its marks, joined and toned emoji; stray marks. Not
 * Intl.Segmenter, whose segments each copy the whole text: quadratic for a long one.
 */
const SEEN_CHARACTER =
  /\p{Regional_Indicator}{2}|\P{M}(?:\p{M}|\u200d\P{M}|\p{Emoji_Modifier}|[\u{e0020}-\u{e007f}])*|\p{M}+/gsu;

/**
 * The user-perceived characters that no font can print, each once, in order of appearance (an emoji of several
 * code points is one). A lone surrogate is reported as U+FFFD.
 */
export function unprintableCharacters(text: string, coverage: GlyphCoverage): string[] {
  const printed = composeMarks(wellFormed(text));
  if (isPrintable(printed, coverage)) return [];
  const found = new Set<string>();
  for (const [character] of printed.matchAll(SEEN_CHARACTER)) {
    if (!isPrintable(character, coverage)) found.add(character);
  }
  return [...found];
}

/** Replaces lone surrogates with U+FFFD: neither JSON nor PDF can carry them. */
function wellFormed(text: string): string {
  return text.replace(/[\ud800-\udfff]/gu, '\ufffd');
}

/**
 * Composes marks and Hangul parts with their base where Unicode has one character for both. Not NFC of the
 * whole text, which would replace the compatibility kanji (神, 福 …) some people use in their names.
 */
function composeMarks(text: string): string {
  return MARK.test(text) || /[\u1100-\u11ff]/.test(text)
    ? text.replace(/[^\p{M}\u1100-\u11ff]\p{M}+|[\u1100-\u11ff]+/gu, (cluster) => cluster.normalize('NFC'))
    : text;
}

/** Control characters, and direction marks that could reverse whole lines. */
const UNWANTED = /(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** A printable form of a text: well-formed, composed, with uniform line breaks; '' for null. */
export function printableText(value: string | null | undefined): string {
  if (!value) return '';
  const lines = value.replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n').replace(/\t/g, '  ');
  return composeMarks(wellFormed(lines).replace(UNWANTED, '')).trim();
}

/** A printable single line. */
export function printableLine(value: string | null | undefined): string {
  return printableText(value)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');
}
