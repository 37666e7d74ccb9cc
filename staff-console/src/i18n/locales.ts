/** The languages of the console; the words of each lie in the folder of its name. */
export const LOCALES = [
  { locale: 'ja', name: '日本語' },
  { locale: 'en', name: 'English' },
] as const;
export type Locale = (typeof LOCALES)[number]['locale'];
