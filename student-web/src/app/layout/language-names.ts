import { INTERFACE_LANGUAGES } from '../../../../domain/languages.ts';
import { usePageLanguage } from '../../lib/page-language.ts';
import { useIsInBrowser } from '../../lib/store.ts';

/** In their own words: the languages of the screens, and those of many students that browsers name in English. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  ja: '日本語',
  en: 'English',
  vi: 'Tiếng Việt',
  km: 'ខ្មែរ',
  lo: 'ລາວ',
  mn: 'Монгол',
  my: 'မြန်မာ',
  ne: 'नेपाली',
  si: 'සිංහල',
  uz: 'O‘zbek',
};

interface LanguageName {
  name: string;
  /** The language the name is in. */
  lang: string;
}

/** Whether the screens themselves are written in it. */
export const isScreenLanguage = (code: string) => INTERFACE_LANGUAGES.some((one) => one === code);

/** A language in its own words, or in English where the browser does not know them. */
export function languageName(code: string): LanguageName {
  const own = OWN_NAMES[code];
  if (own) return { name: own, lang: code };
  const names = new Intl.DisplayNames([code, 'en'], { type: 'language' });
  return { name: names.of(code) ?? code, lang: names.resolvedOptions().locale };
}

/** The page language's name. The server may name a rare one differently, so its pages show the code. */
export function usePageLanguageName(): LanguageName {
  const code = usePageLanguage();
  const isInBrowser = useIsInBrowser();
  return isInBrowser || code in OWN_NAMES ? languageName(code) : { name: code, lang: 'en' };
}
