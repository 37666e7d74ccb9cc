import distance from 'damerau-levenshtein';
import { toRomaji } from 'wanakana';
import { boundariesOf, foldName, withoutTones } from './fold.ts';
import { withShortVowels } from './sound.ts';
import { forgiving, KANA, LATIN } from './typos.ts';

/** Something to suggest while a keyword is typed. */
export interface Suggestible {
  /** A fact, as `job_category:29` or `bonus`, or `company:7`. */
  readonly id: string;
  /** What it is called, in any language. */
  readonly names: readonly string[];
  /** Names that stand for others as well: "engineer" for many job categories. */
  readonly shared: readonly string[];
}

/** How well a name fits what is typed, best first. */
const FIT = { whole: 0, beginning: 1, inside: 2, near: 3 } as const;

export interface Suggested {
  readonly id: string;
  readonly fit: number;
}

export interface Suggestions {
  /** Whatever is called so, from the beginning of a name, or of a word or character in it. */
  named(typed: string): Suggested[];
  /** What is called nearly so, where three letters or more are typed. */
  nearlyNamed(typed: string): Suggested[];
}

/** A name from its beginning, or from a word in it, on. */
interface Entry {
  key: string;
  id: string;
  fit: number;
}

const SHORTEST_NEAR = 3;
/** From so many letters on, two may be wrong. */
const LONG = 8;
/** What is being typed in kana ends in Roman letters, until the syllable is whole. */
const HALF_TYPED = /^[ァ-ヺー]+[a-z]{1,3}$/;

/** All ways in which a name may be typed. */
function spellingsOf(name: string): Set<string> {
  const folded = foldName(name);
  const romaji = KANA.test(folded) ? toRomaji(folded) : '';
  const spellings = [forgiving(folded), withoutTones(folded), romaji, withShortVowels(romaji)];
  return new Set(spellings.filter((spelling) => spelling !== ''));
}

function* entriesOf({ id, names, shared }: Suggestible): Generator<Entry> {
  for (const name of names)
    for (const spelling of spellingsOf(name))
      for (const at of new Set([0, ...boundariesOf(spelling)]))
        if (at < spelling.length)
          yield { key: spelling.slice(at), id, fit: at === 0 ? FIT.beginning : FIT.inside };
  for (const name of shared) for (const key of spellingsOf(name)) yield { key, id, fit: FIT.inside };
}

/** The ways in which what is typed may be meant. */
function readingsOf(typed: string): Set<string> {
  const folded = foldName(typed);
  const readings = [forgiving(folded), withoutTones(folded)];
  // A word may go on behind its "y", which closes it as an "i".
  if (/y$/i.test(typed)) readings.push(folded.replace(/i$/, 'y'));
  if (HALF_TYPED.test(folded)) readings.push(toRomaji(folded), withShortVowels(toRomaji(folded)));
  return new Set(readings.filter((reading) => reading !== ''));
}

/** Best fit of each, in the order of the fits. */
function bestOf(found: Iterable<Suggested>): Suggested[] {
  const best = new Map<string, number>();
  for (const { id, fit } of found) best.set(id, Math.min(fit, best.get(id) ?? fit));
  return [...best].map(([id, fit]) => ({ id, fit })).sort((a, b) => a.fit - b.fit);
}

/** Reads what there is to suggest, once for many who type. */
export function readSuggestible(all: Iterable<Suggestible>): Suggestions {
  const entries = Array.from(all).flatMap((one) => [...entriesOf(one)]);
  entries.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));

  function* beginningWith(text: string): Generator<Entry> {
    let low = 0;
    for (let high = entries.length; low < high;) {
      const middle = (low + high) >>> 1;
      if (entries[middle]!.key < text) low = middle + 1;
      else high = middle;
    }
    for (let place = low; place < entries.length; place += 1) {
      const entry = entries[place]!;
      if (!entry.key.startsWith(text)) return;
      yield entry;
    }
  }

  function* named(typed: string): Generator<Suggested> {
    for (const reading of readingsOf(typed))
      for (const { key, id, fit } of beginningWith(reading))
        yield { id, fit: key === reading && fit === FIT.beginning ? FIT.whole : fit };
  }

  function* nearlyNamed(typed: string): Generator<Suggested> {
    for (const reading of readingsOf(typed)) {
      if (reading.length < SHORTEST_NEAR || !(KANA.test(reading) || LATIN.test(reading))) continue;
      // The first letter is hardly ever wrong.
      for (const { key, id } of beginningWith(reading[0]!))
        if (isNearlyBeginning(key, reading)) yield { id, fit: FIT.near };
    }
  }

  return { named: (typed) => bestOf(named(typed)), nearlyNamed: (typed) => bestOf(nearlyNamed(typed)) };
}

/** Whether a name begins with what is typed but for a letter or two: one of them may be missing or too many. */
function isNearlyBeginning(name: string, typed: string): boolean {
  const most = typed.length >= LONG ? 2 : 1;
  return [0, 1, -1].some((more) => {
    const beginning = name.slice(0, typed.length + more);
    return beginning.length >= typed.length - 1 && distance(typed, beginning).steps <= most;
  });
}

/** A plus sign between words is a space, as some clients write it; "C++" keeps its own. */
const SPACE = /\s+|\+(?=\p{L})/u;
/** More words than anybody types for one name. */
const MOST_WORDS = 8;

/**
 * What is meant by the words that were typed last; those before stay words. As many words as possible make one name; near
 * spellings follow where nothing is called so.
 */
export function suggestionsFor(
  suggestions: Suggestions,
  typed: string,
): { before: string; found: Suggested[] } {
  const words = typed.split(SPACE).filter((word) => word !== '');
  const tails = words
    .map((_, place) => ({
      before: words.slice(0, place).join(' '),
      last: words.slice(place).join(' '),
    }))
    .slice(-MOST_WORDS);
  for (const find of [suggestions.named, suggestions.nearlyNamed])
    for (const { before, last } of tails) {
      const found = find(last);
      if (found.length > 0) return { before, found };
    }
  return { before: '', found: [] };
}

/** Of what was found: what jobs have, the best of each kind, and first the kind that has the best. */
export function bestOfKinds<Kind extends string>(
  found: readonly Suggested[],
  { kindOf, countOf, most }: { kindOf(id: string): Kind; countOf(id: string): number; most: number },
): { id: string; kind: Kind; count: number }[] {
  const kinds = new Map<Kind, { id: string; kind: Kind; count: number; fit: number }[]>();
  const ranked = found
    .map(({ id, fit }) => ({ id, kind: kindOf(id), count: countOf(id), fit }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.fit - b.fit || b.count - a.count);
  for (const one of ranked) {
    const same = kinds.get(one.kind);
    if (!same) kinds.set(one.kind, [one]);
    else if (same.length < most) same.push(one);
  }
  return [...kinds.values()].flat().map(({ id, kind, count }) => ({ id, kind, count }));
}
