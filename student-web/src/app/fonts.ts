import { CJK, fontStack, JAPANESE_FONTS } from '../../../web/fonts.ts';

/** Written signs stand above and below each other: lines need more room. */
const TALL = ['my', 'km', 'ur', 'lo', 'th'];

/** `data-content-language` of the root: the page language, which the screens themselves may not have. */
export const CONTENT_LANGUAGE = 'contentLanguage';
const ofPage = (code: string) => `:root[data-content-language="${code}"]`;
const ofText = (code: string) => `[lang="${code}"]:not(:root)`;

/** What every text uses; which fonts it names depends on the nearest `lang`. */
export const FONTS = 'var(--fonts)';

/** Global styles that choose the fonts of a page and of a text within it. */
export const SCRIPTS = {
  ':root': { '--fonts': JAPANESE_FONTS },
  ...Object.fromEntries(
    Object.entries(CJK).flatMap(([code, fonts]) => [
      [ofPage(code), { '--fonts': fontStack(fonts) }],
      [ofText(code), { '--fonts': fontStack(fonts) }],
    ]),
  ),
  '[lang]': { fontFamily: FONTS },
  [TALL.map(ofText).join(', ')]: { lineHeight: 1.9 },
};
