import { boundariesOf, foldName } from './fold.ts';
import { withoutLegalForms } from './legal-forms.ts';
import type { Concept, Names, Piece } from './names.ts';
import { GRAM, gramOf, MARK, partsOf, singular, stemOf, wholeTitle } from './row-terms.ts';
import { searchQuery } from './terms.ts';

/** How a keyword is looked for: tsqueries over `grams`, each of which finds a part of what the next one finds. */
export interface SearchPlan {
  /** Best first. */
  tiers: readonly string[];
  /** What a search finds. */
  all: string;
  /** What it finds where `all` finds few: what is near stands above what only the texts say. Null: nothing more. */
  near: { tier: string; all: string } | null;
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
}

const NOTHING: Asked = { title: null, fact: null, either: null, near: null, text: null, spellings: [] };

const exactly = (term: string) => `'${term}'`;
const beginning = (term: string) => `'${term}':*`;
const all = (conditions: readonly string[]) => conditions.map((one) => `(${one})`).join(' & ');
const any = (conditions: readonly (string | null)[]): string | null => {
  const asked = [...new Set(conditions.flatMap((one) => one ?? []))];
  return asked.length === 0 ? null : asked.join(' | ');
};

/** Left out where something else is left: what every search may have. */
const OF_ANY = new Set(
  [
    'job jobs work working company position vacancy in at on for from to the a an of and or with as that which is are be',
    'i me my want wants would like looking look find need can do some any something please good japan',
    '求人 募集 仕事 日本 の が で に を と も は です ます したい ください 探しています 欲しい ほしい いい',
    'việc làm tuyển dụng tôi muốn tìm cần ở có và cho của tại nhật bản',
    '工作 招聘 公司 日本 的 想 找 채용 구인 회사 일본',
  ]
    .join(' ')
    .split(' ')
    .map((word) => foldName(word)),
);

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

const factConditions = (facts: readonly string[]) => facts.map((fact) => exactly(MARK.fact + fact));

/** A concept in title, facts and either; one that the rows do not know is looked for by its names and facts. */
function conceptConditions({ key, names, means }: Concept) {
  if (key !== null)
    return {
      title: [exactly(MARK.named + key)],
      fact: means.length > 0 ? [exactly(MARK.has + key)] : [],
      either: [exactly((means.length > 0 ? MARK.is : MARK.named) + key)],
    };
  const title = names.map((name) => namedCondition(MARK.title, foldName(name)));
  const fact = factConditions(means);
  return { title, fact, either: [...title, ...fact] };
}

function askOf({ text, concepts }: Piece): Asked {
  if (concepts.length === 0) return askLiterally(text);
  const means = new Set(concepts.flatMap((concept) => concept.means));
  const near = concepts.flatMap((concept) => concept.near).filter((fact) => !means.has(fact));
  const conditions = concepts.map(conceptConditions);
  const fact = any(conditions.flatMap((concept) => concept.fact));
  const nearby = any(factConditions(near));
  if (means.size > 0 && [...means].every(isOnlyFact))
    return { title: null, fact, either: fact, near: nearby, text: fact, spellings: [] };
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
  const cut = names.cut(withoutLegalForms(keyword));
  const telling = cut.filter(({ text, concepts }) => concepts.length > 0 || !OF_ANY.has(text));
  return withPhrases(telling.length > 0 ? telling : cut);
}

/** What a piece asks of a row at all; null when it has nothing to look for, such as signs alone. */
export const pieceCondition = (piece: Piece): string | null => askOf(piece).text;

/**
 * How to look for all of the pieces.
 * @param title as it is typed: a whole title comes first
 * @returns null when there is nothing to look for
 */
export function planFor(pieces: readonly Piece[], title: string): SearchPlan | null {
  const asked = pieces.map(askOf);
  const texts = asked.map((piece) => piece.text);
  if (asked.length === 0 || texts.includes(null)) return null;
  const each = (condition: (piece: Asked) => string | null) => {
    const conditions = asked.map(condition);
    return conditions.includes(null) ? [] : [all(conditions.flatMap((one) => one ?? []))];
  };
  const hasNear = asked.some(({ near }) => near !== null);
  const [only] = asked;
  return {
    tiers: [
      exactly(wholeTitle(title)),
      ...(asked.length === 1 && only!.title && only!.fact ? [all([only!.title, only!.fact])] : []),
      ...each((piece) => piece.title),
      ...each(({ either }) => either),
    ],
    all: all(texts.flatMap((text) => text ?? [])),
    near: hasNear
      ? {
          tier: all(asked.map(({ either, near, text }) => any([either, near]) ?? text!)),
          all: all(asked.map(({ text, near }) => any([text, near])!)),
        }
      : null,
    spellings: asked.flatMap(({ spellings }) => spellings),
  };
}

/** Beyond so many pieces, the ways to leave some out are too many. */
const MOST_PIECES = 6;

/** All ways to choose so many of the items. */
function choices<T>(items: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, place) =>
    choices(items.slice(place + 1), count - 1).map((others) => [item, ...others]),
  );
}

/** How to look for some of the pieces: what has most of them comes first, in title or facts before the texts. */
export function partialPlan(pieces: readonly Piece[]): SearchPlan {
  const byMeaning = [...pieces].sort((a, b) => Number(b.concepts.length > 0) - Number(a.concepts.length > 0));
  const asked = byMeaning.slice(0, MOST_PIECES).map(askOf);
  const titlesOrFacts = asked.flatMap(({ either }) => either ?? []);
  const texts = asked.flatMap(({ text }) => text ?? []);
  const counts = Array.from({ length: asked.length - 1 }, (_, place) => asked.length - 1 - place);
  return {
    tiers: counts.flatMap((count) =>
      [titlesOrFacts, texts].flatMap((conditions) => any(choices(conditions, count).map(all)) ?? []),
    ),
    all: any(texts)!,
    near: null,
    spellings: [],
  };
}

/** What a piece is called on the screen: as it is typed, where that can be told. */
export function writtenOf({ text }: Piece, keyword: string): string {
  const words = new Set(foldName(text).split(' '));
  const typed = keyword.split(/\s+/).filter((word) => words.has(foldName(word)));
  return typed.length > 0 ? typed.join(' ') : text;
}
