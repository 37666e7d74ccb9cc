import {
  DEFAULT_PAGE_LANGUAGE_ID,
  LANGUAGE_CODES,
  languageCode,
  languageId,
} from '../../../server/domain/languages.ts';
import { readItem, writeItem } from './browser-storage.ts';
import { createStore, useStore } from './store.ts';

const KEY = 'page_language_id';

/** Languages the screens are written in. The page language may be any of the table; content follows it. */
const SCREEN_LANGUAGES = ['ja', 'en'] as const;
export type ScreenLanguage = (typeof SCREEN_LANGUAGES)[number];

const isScreenLanguage = (code: string): code is ScreenLanguage =>
  (SCREEN_LANGUAGES as readonly string[]).includes(code);

/** The language the screens speak for a page language: itself if they have it, else English. */
export function screenLanguage(code: string): ScreenLanguage {
  return isScreenLanguage(code) ? code : 'en';
}

/** Page language id at the first load: what was chosen here before, else the browser's language, else English. */
export function initialPageLanguageId(stored: string | null, browserLanguages: readonly string[]): number {
  const kept = Number(stored);
  if (Number.isInteger(kept) && kept >= 1 && kept <= LANGUAGE_CODES.length) return kept;
  for (const tag of browserLanguages) {
    const code = tag.split('-')[0]?.toLowerCase() ?? '';
    if (isScreenLanguage(code)) return languageId(code) ?? DEFAULT_PAGE_LANGUAGE_ID;
  }
  return DEFAULT_PAGE_LANGUAGE_ID;
}

export const pageLanguageId = createStore(
  initialPageLanguageId(readItem(KEY), globalThis.navigator?.languages ?? []),
);

export function setPageLanguageId(id: number): void {
  pageLanguageId.set(id);
  writeItem(KEY, String(id));
}

/** Code of the page language, for picking texts of language maps. */
export function usePageLanguage(): string {
  return languageCode(useStore(pageLanguageId));
}

/** Language of the screens, for dates, numbers and counting. */
export function useScreenLanguage(): ScreenLanguage {
  return screenLanguage(usePageLanguage());
}
