import { required } from '../domain/required.ts';

const LATIN = '-apple-system, "Segoe UI", Roboto';

/**
 * Fonts by language. The same code point is drawn differently in Japanese, Chinese and Korean, and the fonts of
 * the one hold most signs of the others, so naming Japanese fonts for everybody would show Chinese texts in
 * Japanese forms. Other scripts are in none of these fonts: the system picks theirs.
 */
export const CJK: Readonly<Record<string, string>> = {
  ja: '"Hiragino Sans", "Hiragino Kaku Gothic ProN", "Noto Sans JP", "Noto Sans CJK JP", "Yu Gothic UI", Meiryo',
  'zh-CN': '"PingFang SC", "Microsoft YaHei UI", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC"',
  'zh-TW': '"PingFang TC", "Microsoft JhengHei UI", "Microsoft JhengHei", "Noto Sans TC", "Noto Sans CJK TC"',
  ko: '"Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans KR", "Noto Sans CJK KR"',
};

/** The value of `font-family` for some of these; what a Linux desktop calls its own comes last. */
export const fontStack = (fonts: string): string => `${LATIN}, ${fonts}, system-ui, sans-serif`;

export const JAPANESE_FONTS = fontStack(required(CJK['ja']));
