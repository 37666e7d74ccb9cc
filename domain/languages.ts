/**
 * Page languages. The id of a language is its place in this list (1-based): ja 1, en 2, then the codes in
 * order up to zu 104 (specification section 9). Ids are stored and sent by clients, so the order never changes.
 */
export const LANGUAGE_CODES = (
  'ja en af am ar az be bg bn bs ca ceb co cs cy da de el eo es et eu fa fi fr fy ga gd gl gu ha haw he hi hmn ' +
  'hr ht hu hy id ig is it jv ka kk km kn ko ku ky la lb lo lt lv mg mi mk ml mn mr ms mt my ne nl no ny pa pl ' +
  'ps pt ro ru sd si sk sl sm sn so sq sr st su sv sw ta te tg th tl tr uk ur uz vi xh yi yo zh-CN zh-TW zu'
).split(' ') as readonly string[];

export const DEFAULT_PAGE_LANGUAGE_ID = 2;

/** The languages the screens themselves are written in; every other page language falls back to English. */
export const INTERFACE_LANGUAGES = ['ja', 'en', 'vi'] as const;
/** The languages the menu offers; the others are picked by profile, browser or address. */
export const MENU_LANGUAGES = ['ja', 'en'] as const satisfies readonly (typeof INTERFACE_LANGUAGES)[number][];
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number];

/** Per-language value as stored and sent: `{ "ja": "…", "en": "…" }`. */
export type LanguageMap = Readonly<Record<string, string>>;

/** Code of a page language id; an unknown id reads as the default (English). */
export function languageCode(id: number | null | undefined): string {
  return (
    LANGUAGE_CODES[(id ?? DEFAULT_PAGE_LANGUAGE_ID) - 1] ?? LANGUAGE_CODES[DEFAULT_PAGE_LANGUAGE_ID - 1]!
  );
}

/** Id of a language code, or undefined when the code is not in the table. */
export function languageId(code: string): number | undefined {
  const index = LANGUAGE_CODES.indexOf(code);
  return index < 0 ? undefined : index + 1;
}

/** The interface language for a page language code: itself if the screens have it, else English. */
export function interfaceLanguage(code: string): InterfaceLanguage {
  return INTERFACE_LANGUAGES.find((language) => language === code) ?? 'en';
}

/**
 * Picks the text to show: the page language, else English, else Japanese, else any.
 * `language` tells which one it is, so that the screen can label a fallback and set `lang` and `dir`.
 */
export function pickText(
  map: LanguageMap | null | undefined,
  code: string,
): { text: string; language: string } | null {
  if (!map) return null;
  for (const language of [code, 'en', 'ja', ...Object.keys(map)]) {
    const text = map[language];
    if (text) return { text, language };
  }
  return null;
}

/** Keeps the chosen page language, so that the server writes its pages in it too. */
export const PAGE_LANGUAGE_COOKIE = 'page_language_id';
const PAGE_LANGUAGE_VALUE = /(?:^|;\s*)page_language_id=(\d+)/;

interface LanguageHints {
  /** The query of the address, `?lang=vi`. */
  search: string;
  cookies: string;
  /** Language tags, the dearest first. */
  browserLanguages: readonly string[];
}

/**
 * Page language id of a first load: what the address asks for, else what was chosen here before, else the
 * browser's language, else English. The server and the browser decide by this alike.
 */
export function initialPageLanguageId({ search, cookies, browserLanguages }: LanguageHints): number {
  const asked = languageId(new URLSearchParams(search).get('lang') ?? '');
  if (asked !== undefined) return asked;
  const kept = Number(PAGE_LANGUAGE_VALUE.exec(cookies)?.[1]);
  if (kept >= 1 && kept <= LANGUAGE_CODES.length) return kept;
  for (const tag of browserLanguages) {
    const code = tag.split('-')[0]?.toLowerCase() ?? '';
    if (interfaceLanguage(code) === code) return languageId(code) ?? DEFAULT_PAGE_LANGUAGE_ID;
  }
  return DEFAULT_PAGE_LANGUAGE_ID;
}
