import en from '../messages/en/search_facts.json' with { type: 'json' };
import ja from '../messages/ja/search_facts.json' with { type: 'json' };
import vi from '../messages/vi/search_facts.json' with { type: 'json' };
import type { LanguageMap } from '../languages.ts';
import type { Names } from './names.ts';

/** Facts that are no master data, such as `bonus` and `jlpt:2`. To name one, add it to each language's file. */
export type NamedFact = keyof typeof en;
export const NAMED_FACTS = Object.keys(en) as NamedFact[];

/** What a fact is called on the screens. */
export const nameOfFact = (fact: NamedFact): LanguageMap => ({ en: en[fact], ja: ja[fact], vi: vi[fact] });

/** The first of the words that a search understands as this fact and nothing beside; null when none is. */
export function keywordFor(fact: string, words: readonly string[], names: Names): string | null {
  const isUnderstood = (word: string) => {
    const [piece, ...others] = names.cut(word);
    return others.length === 0 && piece?.concepts.some(({ means }) => means.includes(fact));
  };
  return words.find((word) => isUnderstood(word)) ?? null;
}
