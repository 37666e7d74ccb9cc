import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { en } from '../i18n/en/en.ts';
import { ja } from '../i18n/ja/ja.ts';
import { reactAdminJapanese } from '../i18n/ja/react-admin.ts';
import { readItem } from '../lib/browser-storage.ts';

/** Kept in the browser: the page language is one of the few things that are. */
export const LOCALE_KEY = 'tabidachi.staff.locale';

const catalogues = { ja: { ...reactAdminJapanese, ...ja }, en: { ...englishMessages, ...en } };
export type Locale = keyof typeof catalogues;

export const LOCALES: { locale: Locale; name: string }[] = [
  { locale: 'ja', name: '日本語' },
  { locale: 'en', name: 'English' },
];

const isLocale = (code: string | null): code is Locale => code !== null && code in catalogues;

/** The language chosen before, else the browser's. */
export function startLocale(): Locale {
  const kept = readItem(LOCALE_KEY);
  if (isLocale(kept)) return kept;
  return navigator.language.startsWith('ja') ? 'ja' : 'en';
}

export const i18nProvider = polyglotI18nProvider(
  (locale) => (isLocale(locale) ? catalogues[locale] : catalogues.en),
  startLocale(),
  LOCALES,
  { allowMissing: false },
);
