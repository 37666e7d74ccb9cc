import { mergeTranslations, type TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { LOCALES, type Locale } from '../i18n/locales.ts';
import { readItem } from '../../../web/browser-storage.ts';

/** Kept in the browser: the page language is one of the few things that are. */
export const LOCALE_KEY = 'tabidachi.staff.locale';

const FILES = import.meta.glob<TranslationMessages[string]>('../i18n/*/*.json', {
  eager: true,
  import: 'default',
});

/** Labels that the student app or /admin shows too. */
const SHARED = import.meta.glob<Record<string, string>>(
  '../../../domain/messages/*/{facts,search_facts,master_tables}.json',
  {
    eager: true,
    import: 'default',
  },
);

/** All words of a language, those of react-admin included: `ra`, which react-admin itself brings in English. */
function wordsOf(locale: Locale): TranslationMessages {
  const folder = `../i18n/${locale}/`;
  const parts = Object.entries(FILES)
    .filter(([file]) => file.startsWith(folder))
    .map(([file, words]) => [file.slice(folder.length, -'.json'.length), words] as const);
  const words = { ...englishMessages, ...Object.fromEntries(parts) };
  const shared = (name: string) => SHARED[`../../../domain/messages/${locale}/${name}.json`];
  return mergeTranslations(words, {
    recruitments: { fields: shared('facts') },
    search_facts: shared('search_facts'),
    master_tables: shared('master_tables'),
  });
}

const isLocale = (code: string | null): code is Locale => LOCALES.some(({ locale }) => locale === code);

/** The language chosen before, else the browser's. */
function startLocale(): Locale {
  const kept = readItem(LOCALE_KEY);
  if (isLocale(kept)) return kept;
  return LOCALES.find(({ locale }) => navigator.language.startsWith(locale))?.locale ?? 'en';
}

export const i18nProvider = polyglotI18nProvider(
  (locale) => wordsOf(isLocale(locale) ? locale : 'en'),
  startLocale(),
  [...LOCALES],
  { allowMissing: false },
);
