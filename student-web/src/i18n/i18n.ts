import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { ScreenLanguage } from '../lib/page-language.ts';

const LOADERS = {
  en: () => import('./en/en.ts').then((locale) => locale.en),
  ja: () => import('./ja/ja.ts').then((locale) => locale.ja),
} satisfies Record<ScreenLanguage, () => Promise<object>>;

async function load(language: ScreenLanguage): Promise<void> {
  if (i18next.hasResourceBundle(language, 'common')) return;
  const namespaces = await LOADERS[language]();
  for (const [name, texts] of Object.entries(namespaces)) i18next.addResourceBundle(language, name, texts);
}

/** Starts with the texts of one language; the other arrives when it is chosen. */
export async function startI18n(language: ScreenLanguage): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: {},
    ns: [],
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  await changeScreenLanguage(language);
}

export async function changeScreenLanguage(language: ScreenLanguage): Promise<void> {
  await load(language);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}
