import fs from 'node:fs';
import path from 'node:path';
import type { FamilyRanges, GlyphCoverage } from '../../../domain/printable.ts';
import { glyphCoverage, unprintableCharacters } from '../../../domain/printable.ts';

/**
 * Reads the glyph coverage table written with the built fonts by scripts/build-fonts.mjs.
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
 * Creates a check of user text against the resume fonts. The coverage table is loaded on the first call (a few
 * milliseconds); a check takes some hundredths of a millisecond.
 *
 * @returns a function listing the unprintable characters, each once, in order of appearance
 */
export function createGlyphCheck(fontsDir: string): (text: string) => string[] {
  let coverage: GlyphCoverage | undefined;
  return (text) => unprintableCharacters(text, (coverage ??= readGlyphCoverage(fontsDir)));
}
