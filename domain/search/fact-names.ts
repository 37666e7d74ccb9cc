import en from '../messages/en/search_facts.json' with { type: 'json' };
import ja from '../messages/ja/search_facts.json' with { type: 'json' };
import vi from '../messages/vi/search_facts.json' with { type: 'json' };
import type { LanguageMap } from '../languages.ts';
import type { Names } from './names.ts';
import { plainFactLabel } from './plain-facts.ts';

/** What a fact that is no id of master data is called on the screens; nothing for one that we do not know. */
export function nameOfFact(fact: string): LanguageMap {
  const label = plainFactLabel(fact);
  return label === null ? {} : { en: en[label], ja: ja[label], vi: vi[label] };
}

/** The first of the words that a search understands as this fact and nothing beside; null when none is. */
export function keywordFor(fact: string, words: readonly string[], names: Names): string | null {
  const isUnderstood = (word: string) => {
    const [piece, ...others] = names.cut(word);
    return others.length === 0 && piece?.concepts.some(({ means }) => means.includes(fact));
  };
  return words.find((word) => isUnderstood(word)) ?? null;
}
