import pluralize from 'pluralize';
import { toRomaji } from 'wanakana';
import { oncePer } from '../once-per.ts';
import { required } from '../required.ts';
import { factsMeant } from './facts.ts';
import type { Concept, Piece } from './pieces.ts';
import { isFiller } from './fillers.ts';
import { isNegation } from './negations.ts';
import { withShortVowels } from './sound.ts';
import { nameWithMarks, nearestName, type Spelling } from './typos.ts';
import aliases from './aliases.json' with { type: 'json' };
import { boundariesOf, foldName, isHeld, SOFT_SPACE, withoutTones } from './fold.ts';

/** What words stand for, as it is kept in aliases.json: one line for each thing people ask for. */
export interface Alias {
  /** Facts of a job, any of which is meant, as `job_category:29` or `bonus`; none: only other words for the same. */
  readonly means: readonly string[];
  /** What people call it, in any language; a reading in kana stands for the one in Roman letters too. */
  readonly names: readonly string[];
  /** Facts worth seeing where few jobs have what is meant. */
  readonly near?: readonly string[];
  /** Facts that stand for its absence: "no overtime" is more than a job whose overtime is not told. */
  readonly without?: readonly string[];
}

export interface Names {
  /** Cuts a query into the longest names and what is left between them. */
  cut(query: string): Piece[];
  /** All concepts a title names. */
  namedIn(title: string): Concept[];
  /** All concepts of which these facts hold one. */
  having(facts: readonly string[]): Concept[];
  /** The query with the words that are no names replaced by the nearest name, or without tones; null when none is near. */
  corrected(query: string): string | null;
}

/** Shorter readings in Roman letters are words of some language. */
const SHORTEST_ROMAJI = 4;
/** Shorter words without their tones are other words. */
const SHORTEST_WITHOUT_TONES = 5;
/** Left over beside a name inside a run, so little is rather another word: 東京橋 is not 橋 in 東京. */
const SHORTEST_REST = 2;
const LONGEST_NAME = 60;
/** Left out beside names inside a run: 東京の営業, 営業職. */
const PARTICLES = new Set([
  'ノ',
  'デ',
  'ニ',
  'ガ',
  'ヲ',
  'ト',
  'ヤ',
  '職',
  '系',
  'ノ仕事',
  'ノ求人',
  '仕事',
  '求人',
  '募集',
]);

/** A name that may stand in the plural: "hotels", "web engineers". */
const ENGLISH = /^[a-z]{3,}(?: [a-z]{3,})*$/;

const isKana = (name: string) => /^[ぁ-ゖー]+$/u.test(name);

function* spellingsOf(name: string): Generator<string> {
  const folded = foldName(name);
  if (folded === '') return;
  yield folded;
  const plain = withoutTones(folded);
  if (plain !== folded && plain.length >= SHORTEST_WITHOUT_TONES) yield plain;
  if (ENGLISH.test(folded)) yield pluralize.plural(folded);
  if (!isKana(name)) return;
  const romaji = toRomaji(name);
  const short = withShortVowels(romaji);
  for (const latin of [romaji, short]) if (latin.length >= SHORTEST_ROMAJI) yield foldName(latin);
}

/** Reads the names that all search rows know (aliases.json), and others beside them. */
export function readNames(others: readonly Alias[]): Names {
  const concepts = [
    ...aliases.map((alias) => conceptOf(alias, keyOf(alias))),
    ...others.map((alias) => conceptOf(alias, null)),
  ];
  const byName = new Map<string, Named>();
  for (const concept of concepts)
    for (const written of concept.names)
      for (const folded of spellingsOf(written)) {
        const isReading = isKana(written);
        const known = byName.get(folded);
        if (!known) byName.set(folded, { folded, written, concepts: [concept], isReading });
        else {
          known.isReading &&= isReading;
          if (!known.concepts.includes(concept)) known.concepts.push(concept);
        }
      }
  const cut = (query: string) => cutInto(byName, foldName(query, SOFT_SPACE));
  return {
    cut,
    namedIn: (title) => [...namedIn(byName, foldName(title))],
    having(facts) {
      const held = new Set(facts);
      return concepts.filter(({ means }) => means.some((fact) => held.has(fact)));
    },
    corrected(query) {
      const pieces = cut(query);
      const words: string[] = [];
      let isOther = false;
      for (let place = 0; place < pieces.length;) {
        const nearest = nearestFrom(pieces, place, byName);
        isOther ||= nearest !== null;
        words.push(nearest?.name ?? pieces[place]!.text.replaceAll(SOFT_SPACE, ' '));
        place += nearest?.length ?? 1;
      }
      return isOther ? words.join(' ') : literalsWithoutTones(pieces);
    },
  };
}

/** The query with the tones left out of what is no name, as many texts and people write; null where there are none. */
function literalsWithoutTones(pieces: readonly Piece[]): string | null {
  const typed = pieces.map(({ text }) => text.replaceAll(SOFT_SPACE, ' '));
  const plain = typed.map((text, place) => (pieces[place]!.concepts.length > 0 ? text : withoutTones(text)));
  return plain.some((text, place) => text !== typed[place]) ? plain.join(' ') : null;
}

/** Words of a name in which there may be typing errors. */
const MOST_WORDS = 3;

/** The name that the words from here on most likely mean, of as many as may be; null where none is near. */
function nearestFrom(
  pieces: readonly Piece[],
  start: number,
  byName: ByName,
): { name: string; length: number } | null {
  for (let length = Math.min(MOST_WORDS, pieces.length - start); length > 0; length -= 1) {
    const words = pieces.slice(start, start + length);
    const isUnknown = words.every(
      ({ text, concepts }) => concepts.length === 0 && (length > 1 || !isFiller(text)),
    );
    const typed = words.map(({ text }) => text).join(' ');
    const name = isUnknown
      ? (nameWithMarks(typed, byName.values()) ?? nearestName(typed, byName.values()))
      : null;
    if (name !== null) return { name, length };
  }
  return null;
}

const NO_OTHERS = Object.freeze<Alias[]>([]);
const readOnce = oncePer(readNames);
/** Those of the search rows alone, read at the first use: it takes some 20 ms. */
export const indexedNames = (): Names => readOnce(NO_OTHERS);

const keyOf = ({ names }: Alias) => foldName(required(names[0])).replaceAll(' ', '').slice(0, LONGEST_NAME);
const conceptOf = ({ means, names, near = [], without = [] }: Alias, key: string | null): Concept => ({
  key,
  means: means.flatMap(factsMeant),
  told: means,
  near: near.flatMap(factsMeant),
  without: without.flatMap(factsMeant),
  names,
});

interface Named extends Spelling {
  concepts: Concept[];
  /** Only how a word in kanji is read: inside other kana its letters mean nothing. */
  isReading: boolean;
}
type ByName = ReadonlyMap<string, Named>;

const KANA = /[ァ-ヺー]/;
/** タイ is not in タイピング. */
const SHORT_KATAKANA = /^[ァ-ヺー]{1,2}$/;

/** The name that stands here, or null where its letters mean nothing. */
function nameAt(byName: ByName, text: string, start: number, end: number): Named | null {
  const name = text.slice(start, end).replaceAll(SOFT_SPACE, '');
  const named = byName.get(name);
  if (!named || isHeld(text, name, start)) return null;
  const isAmongKana =
    (named.isReading || SHORT_KATAKANA.test(name)) && KANA.test((text[start - 1] ?? '') + (text[end] ?? ''));
  return isAmongKana ? null : named;
}

function namedIn(byName: ByName, text: string): Set<Concept> {
  const found = new Set<Concept>();
  const boundaries = boundariesOf(text);
  for (const [place, start] of boundaries.entries())
    for (const end of boundaries.slice(place + 1)) {
      if (end - start > LONGEST_NAME) break;
      const named = nameAt(byName, text, start, end);
      if (named && !isModifier(byName, text, start, end))
        for (const concept of named.concepts) found.add(concept);
    }
  return found;
}

const KATAKANA_RUN = /^[ァ-ヺー]+/;

/** Whether a longer name in katakana only begins with this one: フロントエンド is no フロント. */
function isModifier(byName: ByName, text: string, start: number, end: number): boolean {
  const run = KATAKANA_RUN.exec(text.slice(start))?.[0] ?? '';
  for (let length = run.length; length > end - start; length -= 1)
    if (byName.has(run.slice(0, length))) return true;
  return false;
}

const SPACES = new RegExp(`[ ${SOFT_SPACE}]`);

/** The longest name that begins here, or null. */
function longestAt(byName: ByName, text: string, boundaries: readonly number[], place: number): Piece | null {
  const start = boundaries[place]!;
  for (let last = boundaries.length - 1; last > place; last -= 1) {
    const end = boundaries[last]!;
    if (end - start > LONGEST_NAME || SPACES.test(text[end - 1]!)) continue;
    // Across a space only whole words: ハラル 食堂 is no ハラル食.
    const isTorn = text.slice(start, end).includes(SOFT_SPACE) && !SPACES.test(text[end] ?? ' ');
    const named = isTorn ? null : nameAt(byName, text, start, end);
    if (named) return { text: text.slice(start, end), concepts: named.concepts };
  }
  return null;
}

/** A piece, and whether it stands without a space after the one before. */
interface CutPiece extends Piece {
  joins: boolean;
}

function cutInto(byName: ByName, text: string): Piece[] {
  const pieces: CutPiece[] = [];
  const boundaries = boundariesOf(text);
  const add = (piece: Piece, start: number) =>
    pieces.push({ ...piece, joins: start > 0 && !SPACES.test(text[start - 1]!) });
  let done = 0;
  const addLiterals = (end: number) => {
    for (const word of text.slice(done, end).split(SPACES)) {
      if (word !== '') add({ text: word, concepts: [] }, done);
      done += word.length + 1;
    }
    done = end;
  };
  for (const [place, start] of boundaries.entries()) {
    const found =
      start < done || SPACES.test(text[start] ?? ' ') ? null : longestAt(byName, text, boundaries, place);
    if (!found) continue;
    addLiterals(start);
    add(found, start);
    done = start + found.text.length;
  }
  addLiterals(text.length);
  return pieces
    .reduce<CutPiece[][]>((runs, piece) => {
      if (piece.joins) runs.at(-1)!.push(piece);
      else runs.push([piece]);
      return runs;
    }, [])
    .flatMap(untorn);
}

/** A run beside whose names too little is left is one literal after all. */
function untorn(run: readonly Piece[]): Piece[] {
  if (run.length === 1) return [...run];
  const kept = run.filter(({ text, concepts }) => concepts.length > 0 || !PARTICLES.has(text));
  const isTorn = kept.some(
    ({ text, concepts }) =>
      concepts.length === 0 && !isNegation(text) && Array.from(text).length < SHORTEST_REST,
  );
  return isTorn ? [{ text: run.map(({ text }) => text).join(''), concepts: [] }] : kept;
}
