import { isHeld, normalise, UNSPACED, WORD } from './fold.ts';

/**
 * Tokenizes text for search, for index and query alike (docs/adr/0010-index-characters-and-bigrams.md). A token is a
 * run between spaces and punctuation, cut into segments of one script. Scripts without spaces between words match from
 * any character on; words of other scripts match by prefix.
 */
const SEGMENTS = new RegExp(
  `(?<unspaced>${UNSPACED.map((script) => `[${script}]+`).join('|')})|${WORD}`,
  'gu',
);

/** Long enough that nearly every run of one script is one index lookup. */
const RUN = 12;
/** Suffix of terms of three or more characters, so that a prefix match is one index range. */
const TAIL = '~';
/** "IT" and "C" are whole words; prefix matching starts at three letters. */
const SHORT_WORD = 2;
const LONGEST_WORD = 60;
/** Below the one-megabyte limit of a tsvector at three bytes per character. */
const MOST_CHARACTERS = 330_000;

interface Segment {
  characters: string[];
  isWord: boolean;
}
type Token = Segment[];

/** `acrossSpaces`: ignore a space between a word and Japanese, which people write or omit. */
function tokensOf(text: string, acrossSpaces: boolean): Token[] {
  const normal = normalise(text);
  const tokens: Token[] = [];
  let end = 0;
  for (const match of normal.matchAll(SEGMENTS)) {
    const segment = { characters: Array.from(match[0]), isWord: match.groups!['unspaced'] === undefined };
    const between = normal.slice(end, match.index);
    const previous = tokens.at(-1);
    const isTogether =
      between === '' ||
      (acrossSpaces && /^[^\S\n]+$/.test(between) && previous?.at(-1)!.isWord !== segment.isWord);
    if (previous && isTogether) previous.push(segment);
    else tokens.push([segment]);
    end = match.index + match[0].length;
  }
  return tokens;
}

const wordOf = ({ characters }: Segment) => characters.slice(0, LONGEST_WORD).join('');
const pairAcross = (left: Segment, right: Segment) => left.characters.at(-1)! + right.characters[0]!;

/** A token for literal comparison: words separated by spaces, everything else adjacent. */
const spell = (token: Token) =>
  token
    .map(({ characters, isWord }) => (isWord ? ` ${characters.join('')} ` : characters.join('')))
    .join('')
    .replaceAll('  ', ' ');

/** Whether the terms alone could give a false match because the token's parts may be apart. */
function needsSpelling(token: Token): boolean {
  const length = token.reduce((sum, { characters }) => sum + characters.length, 0);
  const hasWord = token.some(({ isWord }) => isWord);
  if (token.length === 1) return length > (hasWord ? LONGEST_WORD : RUN);
  return hasWord || length > 2;
}

function* termsOf(token: Token): Generator<string> {
  for (const [place, segment] of token.entries()) {
    if (segment.isWord) {
      yield wordOf(segment);
      continue;
    }
    const { characters } = segment;
    const text = characters.join('');
    const next = token[place + 1];
    for (let at = 0; at < characters.length; at++) {
      const rest = characters.length - at;
      yield characters[at]!;
      if (rest >= 2 && !isHeld(text, characters[at]! + characters[at + 1]!, at))
        yield characters[at]! + characters[at + 1]!;
      if (rest >= 3) yield TAIL + characters.slice(at, at + RUN).join('');
    }
    if (next && !next.isWord) yield pairAcross(segment, next);
  }
}

/**
 * What a search row stores for its texts.
 * @returns `terms`: each term once; `spelling`: the tokens whose adjacency the terms cannot express, one after
 * another
 */
export function searchTerms(texts: Iterable<string>): { terms: string[]; spelling: string } {
  const terms = new Set<string>();
  const spellings = new Set<string>();
  let room = MOST_CHARACTERS;
  for (const text of new Set(texts)) {
    for (const token of tokensOf(text, true)) {
      if (needsSpelling(token)) spellings.add(spell(token));
      for (const term of termsOf(token)) {
        if (terms.has(term) || room < term.length) continue;
        terms.add(term);
        room -= term.length;
      }
    }
  }
  return { terms: [...terms], spelling: [...spellings].join('|') };
}

export interface SearchQuery {
  /** The text of a PostgreSQL tsquery that requires all terms. */
  terms: string;
  /** Each must occur in the row's spelling. */
  spellings: string[];
}

// Terms contain only letters, digits, marks, + and #, so they need no escaping.
const exactly = (term: string) => `'${term}'`;
const beginning = (term: string) => `'${term}':*`;

function* conditionsOf(token: Token): Generator<string> {
  for (const [place, segment] of token.entries()) {
    const isLast = place === token.length - 1;
    const next = token[place + 1];
    const { characters, isWord } = segment;
    const ending = isLast ? beginning : exactly;
    if (isWord) yield (characters.length <= SHORT_WORD ? exactly : ending)(wordOf(segment));
    else if (characters.length <= 2) yield exactly(characters.join(''));
    else {
      if (characters.length > RUN) yield exactly(TAIL + characters.slice(0, RUN).join(''));
      yield ending(TAIL + characters.slice(-RUN).join(''));
    }
    if (!isWord && next && !next.isWord) yield exactly(pairAcross(segment, next));
  }
}

/**
 * Builds the query for a keyword: all its words must match. Japanese and Thai match anywhere in a run, other
 * words by prefix. Null when the keyword has nothing searchable, such as punctuation only.
 */
export function searchQuery(keyword: string): SearchQuery | null {
  const tokens = keyword.split(/\s+/).flatMap((part) => tokensOf(part, false));
  if (tokens.length === 0) return null;
  const conditions = tokens.flatMap((token) => [...conditionsOf(token)]);
  const spellings = tokens
    .filter(needsSpelling)
    .map((token) => (token.at(-1)!.isWord ? spell(token).trimEnd() : spell(token)));
  return { terms: [...new Set(conditions)].join(' & '), spellings: [...new Set(spellings)] };
}
