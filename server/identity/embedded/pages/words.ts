import en from './words/en.json' with { type: 'json' };
import ja from './words/ja.json' with { type: 'json' };
import vi from './words/vi.json' with { type: 'json' };

/** Languages the sign-in pages are written in. */
export const PAGE_LANGUAGES = ['ja', 'en', 'vi'] as const;
export type PageLanguage = (typeof PAGE_LANGUAGES)[number];

export type Words = typeof en;
const WORDS: Record<PageLanguage, Words> = { ja, en, vi };

export function wordsOf(language: PageLanguage): Words {
  return WORDS[language];
}
