import { takeAmounts } from './amounts.ts';
import { factTerms } from './facts.ts';
import { isFiller } from './fillers.ts';
import { boundariesOf, foldName } from './fold.ts';
import { withoutLegalForms } from './legal-forms.ts';
import type { Names } from './names.ts';
import type { Concept, Piece } from './pieces.ts';
import { readNegations } from './negations.ts';
import { GRAM, gramOf, MARK, partsOf, singular, stemOf, wholeTitle } from './row-terms.ts';
import { searchQuery } from './terms.ts';

/** How a keyword is looked for: tsqueries over `grams`, each of which finds a part of what the next one finds. */
export interface SearchPlan {
  /** Best first. */
  tiers: readonly string[];
  /** What a search finds. */
  all: string;
  /**
   * What it finds where `all` finds few: what is near stands above what only the texts say. Null: nothing more.
   * `isLess`: it lacks what was asked for.
   */
  near: { tier: string; all: string; isLess: boolean } | null;
  /** Each must occur in the row's spelling. */
  spellings: readonly string[];
}

/** What a piece of the query asks for; null where it cannot be asked. */
interface Asked {
  title: string | null;
  fact: string | null;
  /** Title or fact. */
  either: string | null;
  near: string | null;
  text: string | null;
  spellings: readonly string[];
  /** What is near lacks it, as a job that asks for N4 is none that needs no Japanese. */
  isStrict?: boolean;
  /** Not wanted: what has it is never found. */
  isNegated?: boolean;
}

const NOTHING: Asked = { title: null, fact: null, either: null, near: null, text: null, spellings: [] };

const exactly = (term: string) => `'${term}'`;
const beginning = (term: string) => `'${term}':*`;
const all = (conditions: readonly string[]) => conditions.map((one) => `(${one})`).join(' & ');
const any = (conditions: readonly (string | null)[]): string | null => {
  const asked = [...new Set(conditions.flatMap((one) => one ?? []))];
  return asked.length === 0 ? null : asked.join(' | ');
};

/** So short a word is looked for whole, not as the beginning of others. */
const SHORT = 2;

/** Words of the title or the company's name. */
function namedCondition(mark: string, folded: string): string {
  return all(
    partsOf(folded).flatMap((part) => {
      if (part.isWord) {
        const word = mark + singular(part.text);
        return [part.text.length <= SHORT ? exactly(word) : beginning(word)];
      }
      const characters = Array.from(part.text);
      if (characters.length <= GRAM) return [beginning(gramOf(mark, part.text))];
      return boundariesOf(part.text).flatMap((at) => {
        const gram = Array.from(part.text.slice(at)).slice(0, GRAM);
        return gram.length === GRAM ? [exactly(gramOf(mark, gram.join('')))] : [];
      });
    }),
  );
}

/** A literal as the texts hold it. */
function textCondition(text: string): { condition: string | null; spellings: readonly string[] } {
  // Only in capitals: "it" is a word of every English text.
  if (/^[a-z]{1,2}$/.test(text)) return { condition: exactly(MARK.capitals + text), spellings: [] };
  const query = searchQuery(text);
  if (!query) return { condition: null, spellings: [] };
  const stem = stemOf(text);
  return {
    condition: any([query.terms, stem && exactly(MARK.stem + stem)]),
    spellings: query.spellings,
  };
}

const isVietnamese = (word: string) => /[\u00c0-\u01b0\u1ea0-\u1ef9]/.test(word);

/** What a job has stands in its facts; a word for it in a text may say the opposite. */
const isOnlyFact = (fact: string) =>
  !/^(job_category|skill|industry_sector|prefecture|language|country):/.test(fact);

const NO_JAPANESE = 'jlpt:0';

const factConditions = (facts: readonly string[]) =>
  factTerms(facts).map(({ fact, isBeginning }) => (isBeginning ? beginning : exactly)(MARK.fact + fact));

const isKnown = ({ key }: Concept) => key !== null;

/**
 * A concept in title, facts and either; one that the rows do not know is looked for by its names and facts.
 * @param covered names, folded, that titles are known to have by another concept of the same piece
 */
function conceptConditions({ key, names, means }: Concept, covered?: ReadonlySet<string>) {
  if (key !== null && means.length > 0)
    return {
      title: [exactly(MARK.named + key)],
      fact: [exactly(MARK.has + key)],
      either: [exactly(MARK.is + key)],
    };
  if (key !== null) {
    // Other words for the same, such as of a town: a company or its address may have them.
    const fact = names.map((name) => namedCondition(MARK.company, foldName(name)));
    return { title: [exactly(MARK.named + key)], fact, either: [exactly(MARK.named + key), ...fact] };
  }
  const others = names.map((name) => foldName(name)).filter((name) => !covered?.has(name));
  const title = others.map((name) => namedCondition(MARK.title, name));
  const fact = factConditions(means);
  return { title, fact, either: [...title, ...fact] };
}

function askOf({ text, concepts, isNegated }: Piece): Asked {
  if (concepts.length === 0) return askLiterally(text);
  if (isNegated) return askForNone(concepts);
  const means = new Set(concepts.flatMap((concept) => concept.means));
  const near = concepts.flatMap((concept) => concept.near).filter((fact) => !means.has(fact));
  const covered = new Set(
    concepts.filter(isKnown).flatMap(({ names }) => names.map((name) => foldName(name))),
  );
  const conditions = concepts.map((concept) => conceptConditions(concept, covered));
  const fact = any(conditions.flatMap((concept) => concept.fact));
  const nearby = any(factConditions(near));
  if (means.size > 0 && [...means].every(isOnlyFact))
    return {
      title: null,
      fact,
      either: fact,
      near: nearby,
      text: fact,
      spellings: [],
      isStrict: means.size === 1 && means.has(NO_JAPANESE),
    };
  const either = any(conditions.flatMap((concept) => concept.either));
  const words =
    means.size > 0 ? [text] : concepts.flatMap((concept) => concept.names.map((name) => foldName(name)));
  return {
    title: any(conditions.flatMap((concept) => concept.title)),
    fact,
    either,
    near: nearby,
    text: any([either, ...words.map((word) => phraseCondition(word).condition)]),
    spellings: [],
  };
}

function askForNone(concepts: readonly Concept[]): Asked {
  const none = `!(${any(concepts.map((concept) => conceptConditions(concept)).flatMap(({ either }) => either))})`;
  return { title: none, fact: none, either: none, near: none, text: none, spellings: [], isNegated: true };
}

function askLiterally(text: string): Asked {
  const { condition, spellings } = phraseCondition(text);
  if (condition === null) return NOTHING;
  const title = namedCondition(MARK.title, text);
  const fact = namedCondition(MARK.company, text);
  const either = any([title, fact]);
  return { title, fact, either, near: null, text: any([condition, either]), spellings };
}

/** Words of Vietnamese are one phrase: each syllable alone is in every text. */
function phraseCondition(text: string): ReturnType<typeof textCondition> {
  const words = text.split(' ');
  if (!words.some(isVietnamese)) return textCondition(text);
  const pairs = words.slice(1).map((word, place) => exactly(`${words[place]} ${word}`));
  return { condition: pairs.length > 0 ? all(pairs) : exactly(text), spellings: [] };
}

/** Neighbouring words of Vietnamese without a concept are one piece. */
function withPhrases(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    const isPhrase =
      before?.concepts.length === 0 &&
      piece.concepts.length === 0 &&
      (isVietnamese(before.text) || isVietnamese(piece.text));
    if (isPhrase) joined[joined.length - 1] = { text: `${before.text} ${piece.text}`, concepts: [] };
    else joined.push(piece);
  }
  return joined;
}

/** The pieces of a keyword that tell what is meant; all of them where none does. */
export function piecesOf(keyword: string, names: Names): Piece[] {
  const { rest, pieces: amounts } = takeAmounts(keyword.normalize('NFKC'));
  const cut = names.cut(withoutLegalForms(rest));
  const read = [...readNegations(cut, isFiller), ...amounts];
  const telling = read.filter(({ text, concepts }) => concepts.length > 0 || !isFiller(text));
  const kept = [telling, read, cut].find(({ length }) => length > 0) ?? [];
  return withPhrases(withoutJapanese(kept));
}

const onlyMeans = ({ concepts }: Piece, pattern: RegExp) =>
  concepts.length > 0 && concepts.every((concept) => concept.means.some((fact) => pattern.test(fact)));

/** "Japanese N3" is N3: a job that asks for none is good too. */
const withoutJapanese = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.some((piece) => onlyMeans(piece, /^jlpt:/))
    ? pieces.filter((piece) => piece.isNegated || !onlyMeans(piece, /^language:1$/))
    : pieces;

/** What a piece asks of a row at all; null when it has nothing to look for, such as signs alone. */
export const pieceCondition = (piece: Piece): string | null => askOf(piece).text;

/**
 * How to look for all of the pieces.
 * @param title as it is typed: a whole title comes first
 * @returns null when there is nothing to look for
 */
export function planFor(pieces: readonly Piece[], title: string): SearchPlan | null {
  const asked = withSomethingWanted(pieces.map(askOf));
  const texts = asked.map((piece) => piece.text);
  if (asked.length === 0 || texts.includes(null)) return null;
  const each = (condition: (piece: Asked) => string | null) => {
    const conditions = asked.map(condition);
    return conditions.includes(null) ? [] : [all(conditions.flatMap((one) => one ?? []))];
  };
  const wanted = asked.filter(({ isNegated }) => !isNegated);
  const [only] = wanted;
  return {
    tiers: [
      exactly(wholeTitle(title)),
      ...(wanted.length === 1 && only?.title && only.fact
        ? each(({ title: said, fact }) => all([said!, fact!]))
        : []),
      // What no title says, such as a fact, is asked for beside those that a title does.
      ...(wanted.some((piece) => piece.title !== null) ? each((piece) => piece.title ?? piece.either) : []),
      ...each(({ either }) => either),
    ],
    all: all(texts.flatMap((text) => text ?? [])),
    near: wanted.some(({ near }) => near !== null)
      ? {
          tier: all(asked.map(({ either, near, text }) => any([either, near]) ?? text!)),
          all: all(asked.map(({ text, near }) => any([text, near])!)),
          isLess: wanted.some(({ near, isStrict }) => near !== null && isStrict),
        }
      : null,
    spellings: asked.flatMap(({ spellings }) => spellings),
  };
}

/** Every row has one of them. */
const EVERYTHING = factConditions(['jlpt:0', 'jlpt:1', 'jlpt:2', 'jlpt:3', 'jlpt:4', 'jlpt:5']).join(' | ');

/** An index finds what is there: beside what is not wanted alone, anything is. */
const withSomethingWanted = (asked: readonly Asked[]): Asked[] =>
  asked.length > 0 && asked.every(({ isNegated }) => isNegated)
    ? [{ ...NOTHING, fact: EVERYTHING, either: EVERYTHING, text: EVERYTHING }, ...asked]
    : [...asked];

/** Beyond so many pieces, the ways to leave some out are too many. */
const MOST_PIECES = 6;

/**
 * At least so many of the conditions: some from the first half, the others from the second. A list of all combinations
 * would repeat each condition many times, and the index evaluates all of it for every row.
 * @returns null where there are fewer
 */
function atLeast(count: number, conditions: readonly string[]): string | null {
  if (count > conditions.length) return null;
  if (count === 1) return any(conditions);
  if (count === conditions.length) return all(conditions);
  const middle = conditions.length >> 1;
  const [some, others] = [conditions.slice(0, middle), conditions.slice(middle)];
  const ways = Array.from({ length: count + 1 }, (_, of) => of)
    .filter((of) => of <= some.length && count - of <= others.length)
    .map((of) => [
      ...(of > 0 ? [atLeast(of, some)!] : []),
      ...(of < count ? [atLeast(count - of, others)!] : []),
    ]);
  return any(ways.map(all));
}

/**
 * How to look for some of the pieces: what has most of them comes first; of those with as many, what has a piece of the
 * kind of work; then what has them in title or facts before the texts. What is not wanted stays unwanted.
 * @param whole how to look for all of them, where anything has all: that comes first
 */
export function partialPlan(pieces: readonly Piece[], whole: SearchPlan | null = null): SearchPlan {
  const byMeaning = [...pieces].sort((a, b) => Number(b.concepts.length > 0) - Number(a.concepts.length > 0));
  const wanted = byMeaning.filter(({ isNegated }) => !isNegated).slice(0, MOST_PIECES);
  const unwanted = pieces.flatMap((piece) => (piece.isNegated ? (askOf(piece).text ?? []) : []));
  const asked = wanted.map(askOf);
  const within = (condition: string | null) => (condition === null ? [] : [all([condition, ...unwanted])]);
  const titlesOrFacts = asked.flatMap(({ either }) => either ?? []);
  const texts = asked.flatMap(({ text, near }) => any([text, near]) ?? []);
  const main = asked.flatMap(({ either }, place) => (isMain(wanted[place]!) ? (either ?? []) : []));
  const counts = Array.from(
    { length: Math.max(0, asked.length - 1) },
    (_, place) => asked.length - 1 - place,
  );
  return {
    tiers: [
      ...(whole ? [...whole.tiers, ...(whole.near ? [whole.near.tier, whole.near.all] : [whole.all])] : []),
      ...counts.flatMap((count) => [
        ...(main.length > 0 && main.length < asked.length
          ? within(all([atLeast(count, titlesOrFacts) ?? any(texts)!, any(main)!]))
          : []),
        ...[titlesOrFacts, texts].flatMap((conditions) => within(atLeast(count, conditions))),
      ]),
    ],
    all: all([any(texts) ?? EVERYTHING, ...unwanted]),
    near: null,
    spellings: [],
  };
}

/** What people look for first: a kind of work, a trade, a skill. */
const isMain = ({ concepts }: Piece) =>
  concepts.some(({ means }) => means.some((fact) => /^(?:job_category|industry_sector|skill):/.test(fact)));
