import {
  initialPageLanguageId,
  interfaceLanguage,
  languageCode,
  PAGE_LANGUAGE_COOKIE,
  type InterfaceLanguage,
} from '../../../domain/languages.ts';
import { createStore, useStore } from './store.ts';

const YEAR_SECONDS = 31_536_000;

export const pageLanguageId = createStore(
  initialPageLanguageId({
    search: globalThis.location?.search ?? '',
    cookies: globalThis.document?.cookie ?? '',
    browserLanguages: globalThis.navigator?.languages ?? [],
  }),
);

export function setPageLanguageId(id: number): void {
  pageLanguageId.set(id);
  document.cookie = `${PAGE_LANGUAGE_COOKIE}=${id}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}

/** Code of the page language, for picking texts of language maps. */
export function usePageLanguage(): string {
  return languageCode(useStore(pageLanguageId));
}

/** Language of the screens, for dates, numbers and counting. */
export function useScreenLanguage(): InterfaceLanguage {
  return interfaceLanguage(usePageLanguage());
}
