import {
  DEFAULT_PAGE_LANGUAGE_ID,
  INTERFACE_LANGUAGES,
  LANGUAGE_CODES,
  languageCode,
  languageId,
} from '../../../server/domain/languages.ts';
import { createStore, useStore } from './store.ts';

/** Languages the screens are written in. The page language may be any of the table; content follows it. */
export const SCREEN_LANGUAGES = INTERFACE_LANGUAGES;
export type ScreenLanguage = (typeof SCREEN_LANGUAGES)[number];

const isScreenLanguage = (code: string): code is ScreenLanguage =>
  (SCREEN_LANGUAGES as readonly string[]).includes(code);

/** The language the screens speak for a page language: itself if they have it, else English. */
export function screenLanguage(code: string): ScreenLanguage {
  return isScreenLanguage(code) ? code : 'en';
}

/** Kept as a cookie, so that the server writes its pages in the same language. */
const COOKIE = 'page_language_id';
const YEAR_SECONDS = 31_536_000;

interface LanguageHints {
  /** The query of the address, `?lang=vi`. */
  search: string;
  cookies: string;
  browserLanguages: readonly string[];
}

/**
 * Page language id of a first load: what the address asks for, else what was chosen here before, else the
 * browser's language, else English. The server and the browser decide by this alike.
 */
export function initialPageLanguageId({ search, cookies, browserLanguages }: LanguageHints): number {
  const asked = languageId(new URLSearchParams(search).get('lang') ?? '');
  if (asked !== undefined) return asked;
  const kept = Number(new RegExp(`(?:^|;\\s*)${COOKIE}=(\\d+)`).exec(cookies)?.[1]);
  if (kept >= 1 && kept <= LANGUAGE_CODES.length) return kept;
  for (const tag of browserLanguages) {
    const code = tag.split('-')[0]?.toLowerCase() ?? '';
    if (isScreenLanguage(code)) return languageId(code) ?? DEFAULT_PAGE_LANGUAGE_ID;
  }
  return DEFAULT_PAGE_LANGUAGE_ID;
}

export const pageLanguageId = createStore(
  initialPageLanguageId({
    search: globalThis.location?.search ?? '',
    cookies: globalThis.document?.cookie ?? '',
    browserLanguages: globalThis.navigator?.languages ?? [],
  }),
);

export function setPageLanguageId(id: number): void {
  pageLanguageId.set(id);
  document.cookie = `${COOKIE}=${id}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}

/** Code of the page language, for picking texts of language maps. */
export function usePageLanguage(): string {
  return languageCode(useStore(pageLanguageId));
}

/** Language of the screens, for dates, numbers and counting. */
export function useScreenLanguage(): ScreenLanguage {
  return screenLanguage(usePageLanguage());
}
