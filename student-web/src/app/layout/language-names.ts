import type { InterfaceLanguage } from '../../../../server/domain/languages.ts';

/** The languages of the screens, each in its own words. */
export const LANGUAGE_NAMES: Record<InterfaceLanguage, string> = {
  ja: '日本語',
  en: 'English',
  vi: 'Tiếng Việt',
};
