import { foldName } from './fold.ts';
import type { Piece } from './pieces.ts';

/** Words that say of what follows that it is not wanted, or of what went before where nothing follows. */
const BEFORE = [
  'no need to have|no need of|no need for|no need to|no need|do not need|don t need|dont need|don t want|dont want|do not want',
  'don t have|dont have|do not have|can t|cannot|not|no|without|non|never|except',
  'không cần phải|không cần|không yêu cầu|không đòi hỏi|không phải|không có|không|khong can|khong phai|khong co|khong|ko can|ko',
  'tanpa|tidak perlu|tidak|sem|sans|sin|bez',
  '不需要|不要求|不用|没有|不想|無需|无需|无|不要|避免',
];

/** The same of what went before. */
const AFTER = [
  'なし|無し|ない|無い|がない|はない|のない|が無い|不要|不問|いらない|要らない|はいらない|必要ない|必要なし|は不要|じゃない|ではない|以外|以外で',
  '嫌|いや|嫌い|は嫌|苦手|が苦手|できない|ができない|はできない|が話せない|話せない|しない|したくない|やりたくない|が要らない|に自信がない|ng',
  'を使わない|使わない|を使わず|を話さない|話さない|がわからない|わからない|が分からない|分からない|なくても|がなくても|なくてもいい|がなくてもいい',
  'nashi|nai|iranai|fuyou|fuyo|janai|janakute|ja nai|dame|kirai|yada|じゃなくて|ではなく|でない|がいや|はいや|やだ|は無理|無理|のぞく|除く',
  'is not required|not required|is not needed|not needed|not necessary|is not necessary|unnecessary|không bắt buộc',
  '없음|없는|없이|필요없음|필요 없음|불필요|안함',
];

const phrasesOf = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split('|')).map((phrase) => foldName(phrase)));
const NEGATES_NEXT = phrasesOf(BEFORE);
const NEGATES_PREVIOUS = phrasesOf(AFTER);
const LONGEST_PHRASE = 4;

/** Whether a word says "not", so that it may stand beside a name without a space. */
export const isNegation = (text: string): boolean => NEGATES_NEXT.has(text) || NEGATES_PREVIOUS.has(text);

/** The words of a phrase that begin here; none where none does. */
function phraseAt(pieces: readonly Piece[], start: number): { length: number; isAfter: boolean } | null {
  for (let length = Math.min(LONGEST_PHRASE, pieces.length - start); length > 0; length -= 1) {
    const words = pieces.slice(start, start + length);
    if (words.some(({ concepts }) => concepts.length > 0)) continue;
    const phrase = words.map(({ text }) => text).join(' ');
    if (NEGATES_PREVIOUS.has(phrase)) return { length, isAfter: true };
    if (NEGATES_NEXT.has(phrase)) return { length, isAfter: false };
  }
  return null;
}

/** What is not wanted: what stands for its absence, or the absence of what it stands for; with the words that say so. */
function negated(piece: Piece, text: string): Piece {
  const without = piece.concepts.flatMap((concept) => concept.without);
  if (without.length > 0) {
    const [only] = piece.concepts;
    return {
      text,
      concepts: [{ ...only!, key: null, means: without, told: without, names: [] }],
    };
  }
  return { ...piece, text, isNegated: true };
}

/** Words of one thing, apart where they are in letters. */
const joined = (first: string, second: string) =>
  [first, second].join(/^[\p{sc=Latn}\p{N} ]+$/u.test(first) ? ' ' : '');

const canBeNegated = ({ concepts }: Piece) =>
  concepts.some(({ means, without }) => means.length > 0 || without.length > 0);
const isPlace = ({ concepts }: Piece) =>
  concepts.some(({ means }) => means.length > 0 && means.every((fact) => fact.startsWith('prefecture:')));

/**
 * Reads "no overtime", 残業なし and "không tăng ca": the piece that is not wanted is marked, or becomes what stands for
 * its absence.
 * @param isFiller whether a word says nothing, so that it may stand between: "no need of any experience"
 */
export function readNegations(pieces: readonly Piece[], isFiller: (text: string) => boolean): Piece[] {
  const read: Piece[] = [];
  let saidBefore: string | null = null;
  for (let place = 0; place < pieces.length;) {
    const piece = pieces[place]!;
    const phrase = phraseAt(pieces, place);
    if (phrase) {
      const said = pieces.slice(place, place + phrase.length).map(({ text }) => text);
      const before = read.at(-1);
      const others = pieces.slice(place + phrase.length);
      // A lone "no" is of the next word, or の between two words in Roman letters, as in "kaigo no shigoto".
      const isNo = phrase.length === 1 && piece.text === 'no';
      const telling = others.find(({ text, concepts }) => concepts.length > 0 || !isFiller(text));
      const following = isNo ? others[0] : (telling ?? others[0]);
      const isOfBefore = before !== undefined && canBeNegated(before);
      const isOfNext = following !== undefined && canBeNegated(following);
      if (isOfNext && !(phrase.isAfter && isOfBefore))
        saidBefore = isNo && before !== undefined && isPlace(before) ? null : said.join(' ');
      else if (isOfBefore && !(isNo && following))
        read[read.length - 1] = negated(before, joined(before.text, said.join(' ')));
      else if (!isNo) read.push(...pieces.slice(place, place + phrase.length));
      place += phrase.length;
      continue;
    }
    const isTarget = saidBefore !== null && (piece.concepts.length > 0 || !isFiller(piece.text));
    read.push(isTarget ? negated(piece, joined(saidBefore ?? '', piece.text)) : piece);
    if (isTarget) saidBefore = null;
    place += 1;
  }
  return read;
}
