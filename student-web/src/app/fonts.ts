import { required } from '../../../domain/required.ts';

/**
 * Fonts by language. The same code point is drawn differently in Japanese, Chinese and Korean, and the fonts of
 * the one hold most signs of the others, so naming Japanese fonts for everybody would show Chinese texts in
 * Japanese forms. Other scripts are in none of these fonts: the system picks theirs.
 */
const LATIN = '-apple-system, "Segoe UI", Roboto';
const CJK: Readonly<Record<string, string>> = {
  ja: '"Hiragino Sans", "Hiragino Kaku Gothic ProN", "Noto Sans JP", "Noto Sans CJK JP", "Yu Gothic UI", Meiryo',
  'zh-CN': '"PingFang SC", "Microsoft YaHei UI", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC"',
  'zh-TW': '"PingFang TC", "Microsoft JhengHei UI", "Microsoft JhengHei", "Noto Sans TC", "Noto Sans CJK TC"',
  ko: '"Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans KR", "Noto Sans CJK KR"',
};
const stack = (fonts: string) => `${LATIN}, ${fonts}, system-ui, sans-serif`;

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
  ':root': { '--fonts': stack(required(CJK['ja'])) },
  ...Object.fromEntries(
    Object.entries(CJK).flatMap(([code, fonts]) => [
      [ofPage(code), { '--fonts': stack(fonts) }],
      [ofText(code), { '--fonts': stack(fonts) }],
    ]),
  ),
  '[lang]': { fontFamily: FONTS },
  [TALL.map(ofText).join(', ')]: { lineHeight: 1.9 },
};
