/**
 * Page languages. A language's id is its 1-based position in this list: ja 1, en 2, then the other codes up to
 * zu 104 (specification section 9). Ids are stored and sent by clients, so the order never changes.
 */
const CODES =
  'ja en af am ar az be bg bn bs ca ceb co cs cy da de el eo es et eu fa fi fr fy ga gd gl gu ha haw he hi hmn hr ht hu hy id ig is it jv ka kk km kn ko ku ky la lb lo lt lv mg mi mk ml mn mr ms mt my ne nl no ny pa pl ps pt ro ru sd si sk sl sm sn so sq sr st su sv sw ta te tg th tl tr uk ur uz vi xh yi yo zh-CN zh-TW zu';

type Split<Text extends string, Found = never> = Text extends `${infer First} ${infer Rest}`
  ? Split<Rest, Found | First>
  : Found | Text;
/** A code of the table. */
export type LanguageCode = Split<typeof CODES>;
export const LANGUAGE_CODES: readonly string[] = CODES.split(' ');

export const DEFAULT_PAGE_LANGUAGE_ID = 2;

/** The languages the screens are translated into; every other page language falls back to English. */
export const INTERFACE_LANGUAGES = ['ja', 'en', 'vi'] as const;
/** The languages offered in the menu; the others are chosen by profile, browser or URL. */
export const MENU_LANGUAGES = ['ja', 'en'] as const satisfies readonly (typeof INTERFACE_LANGUAGES)[number][];
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number];

/** Per-language value as stored and sent: `{ "ja": "…", "en": "…" }`. */
export type LanguageMap = Readonly<Record<string, string>>;

/** Language code of a page language id; unknown ids become English. */
export function languageCode(id: number | null | undefined): string {
  return (
    LANGUAGE_CODES[(id ?? DEFAULT_PAGE_LANGUAGE_ID) - 1] ?? LANGUAGE_CODES[DEFAULT_PAGE_LANGUAGE_ID - 1]!
  );
}

/** Id of a language code; undefined for an unknown code. */
export function languageId(code: LanguageCode): number;
export function languageId(code: string): number | undefined;
export function languageId(code: string): number | undefined {
  const index = LANGUAGE_CODES.indexOf(code);
  return index < 0 ? undefined : index + 1;
}

/** The interface language for a page language: itself if supported, else English. */
export function interfaceLanguage(code: string): InterfaceLanguage {
  return INTERFACE_LANGUAGES.find((language) => language === code) ?? 'en';
}

/**
 * Picks the text to show: page language, else English, else Japanese, else any.
 * `language` is the language picked, so that the screen can label a fallback and set `lang` and `dir`.
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

/** Stores the chosen page language for pages rendered by the server. */
export const PAGE_LANGUAGE_COOKIE = 'page_language_id';
const PAGE_LANGUAGE_VALUE = /(?:^|;\s*)page_language_id=(\d+)/;

interface LanguageHints {
  /** The query string of the URL, `?lang=vi`. */
  search: string;
  cookies: string;
  /** Language tags in order of preference. */
  browserLanguages: readonly string[];
}

/**
 * Initial page language id: from the URL, else the stored choice, else the browser, else English. Shared by
 * server and browser.
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
