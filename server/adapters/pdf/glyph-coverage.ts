import fs from 'node:fs';
import path from 'node:path';
import type { FamilyRanges, GlyphCoverage } from '../../../domain/printable.ts';
import { glyphCoverage, unprintableCharacters } from '../../../domain/printable.ts';

/**
 * The table of what the built fonts can print, written beside them by scripts/build-fonts.mjs.
 *
 * @param fontsDir folder of the built fonts, dist/fonts
 * @throws Error naming the folder when the fonts are not built
 */
export function readGlyphCoverage(fontsDir: string): GlyphCoverage {
  const file = path.join(fontsDir, 'coverage.json');
  if (!fs.existsSync(file))
    throw new Error(`The fonts are not built: ${file} is missing (node scripts/build-fonts.mjs).`);
  const { families } = JSON.parse(fs.readFileSync(file, 'utf8')) as { families: FamilyRanges[] };
  return glyphCoverage(families);
}

/**
 * The check of typed text against the fonts of the resume. Reads the table on the first call, a few
 * milliseconds; a text takes some hundredths of a millisecond after that.
 *
 * @returns a function answering the characters that cannot be printed, each once, in order of appearance
 */
export function createGlyphCheck(fontsDir: string): (text: string) => string[] {
  let coverage: GlyphCoverage | undefined;
  return (text) => unprintableCharacters(text, (coverage ??= readGlyphCoverage(fontsDir)));
}
