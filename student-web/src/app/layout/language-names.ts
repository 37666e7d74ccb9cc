import type { ScreenLanguage } from '../../lib/page-language.ts';

/** The languages of the screens, each in its own words. */
export const LANGUAGE_NAMES: Record<ScreenLanguage, string> = {
  ja: '日本語',
  en: 'English',
  vi: 'Tiếng Việt',
};
