import { foldForLists } from '../../../../domain/search/fold.ts';
import { withoutLegalForms } from '../../../../domain/search/legal-forms.ts';

/** How well what was found fits what was typed: it is called so, it begins so, or it only holds the words. */
export type Rank = 0 | 1 | 2;

const plain = (text: string): string => foldForLists(withoutLegalForms(text)).replace(/\s+/gu, ' ').trim();

/**
 * @param names all that it is called, in any language
 * @param id its number, which may be typed with a # or without
 */
export function rankOf(typed: string, names: readonly (string | null | undefined)[], id?: number): Rank {
  const words = plain(typed);
  if (id !== undefined && words.replace(/^#/, '') === String(id)) return 0;
  const known = names.map((name) => plain(name ?? '')).filter((name) => name !== '');
  if (known.includes(words)) return 0;
  return known.some((name) => name.startsWith(words)) ? 1 : 2;
}

/** The groups whose best hit fits best come first; the rest keeps its order. */
export function bestGroupsFirst<H extends { group: string; rank: Rank }>(hits: readonly H[]): H[] {
  const groups = new Map<string, H[]>();
  for (const hit of hits) groups.set(hit.group, [...(groups.get(hit.group) ?? []), hit]);
  const best = (group: readonly H[]) => Math.min(...group.map(({ rank }) => rank));
  return [...groups.values()].toSorted((a, b) => best(a) - best(b)).flat();
}
