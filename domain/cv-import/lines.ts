import { plainLetters } from '../search/fold.ts';

/** A line of a CV, in one spelling of width and spaces; the cells of a table or of columns one by one. */
export interface CvLine {
  text: string;
  cells: readonly string[];
  isBullet: boolean;
}

/** Letters as bullets, too, in the private characters of Wingdings. */
const BULLET = /^[•●○◦▪■□◆◇▶►➢✓✔❖➤·∙‣・*\uE000-\uF8FF-]\s*/u;
const SPACES = /[\s\u00a0]+/g;

export const beginsWithBullet = (text: string): boolean => BULLET.test(text.trim());

const clean = (text: string) => text.replace(SPACES, ' ').trim();

/** More than any CV has. A letter may become eighteen in NFKC, so it is counted after that. */
const LETTERS_MAX = 60_000;
/** Of a longer line the rest is a line of its own: what is looked for in a line may cost its square. */
const LINE_LETTERS_MAX = 1_000;

function shortLines(line: string): string[] {
  const parts = [line.slice(0, LINE_LETTERS_MAX)];
  for (let from = LINE_LETTERS_MAX; from < line.length; from += LINE_LETTERS_MAX)
    parts.push(line.slice(from, from + LINE_LETTERS_MAX));
  return parts;
}

export function cvLines(text: string): CvLine[] {
  return text
    .normalize('NFKC')
    .slice(0, LETTERS_MAX)
    .split('\n')
    .flatMap(shortLines)
    .flatMap((source) => {
      const isBullet = beginsWithBullet(source);
      const cells = source
        .split('\t')
        .map((cell) => clean(cell).replace(BULLET, ''))
        .filter((cell) => cell !== '');
      return cells.length === 0 ? [] : [{ text: cells.join(' '), cells, isBullet }];
    });
}

/** Letters and digits alone, without case, accents and width: "Date of birth:" and "生 年 月 日" as labels are compared. */
export const keyOf = (text: string): string => plainLetters(text).replace(/[^\p{L}\p{N}]/gu, '');

/** A table of words, each under what it stands for, by their keys. */
export function byKey<T extends string>(
  words: Readonly<Record<T, readonly string[]>>,
): ReadonlyMap<string, T> {
  const entries = Object.entries(words) as [T, readonly string[]][];
  return new Map(entries.flatMap(([name, list]) => list.map((word) => [keyOf(word), name] as const)));
}

export const CV_LANGUAGES = ['en', 'ja', 'vi', 'zh'] as const;
export type CvLanguage = (typeof CV_LANGUAGES)[number];

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** The language that most of a CV is written in, as far as its letters tell. */
export function languageOf(text: string): CvLanguage {
  const kana = count(text, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const han = count(text, /\p{Script=Han}/gu);
  const latin = count(text, /\p{Script=Latin}/gu);
  if (kana + han > latin / 4) return kana > han / 20 ? 'ja' : 'zh';
  const vietnamese = count(text, /[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/giu);
  return vietnamese > latin / 25 ? 'vi' : 'en';
}

/** The part of a text in brackets, and the text without it. */
export function withoutBrackets(text: string): { outside: string; inside: string } {
  const inside = [...text.matchAll(/\(([^()]*)\)/g)].map(([, within]) => within ?? '').join(' ');
  return { outside: clean(text.replace(/\([^()]*\)/g, ' ')), inside: clean(inside) };
}

const EDGE = /[\s,:;|/()[\]·・、。.–—~〜-]/;

/** Without the signs that stand between the parts of a line. A bracket that closes one within stays. */
export function trimmed(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && EDGE.test(text.charAt(from))) from += 1;
  while (to > from && EDGE.test(text.charAt(to - 1))) {
    if (text.charAt(to - 1) === ')' && text.slice(from, to - 1).includes('(')) break;
    if (text.charAt(to - 1) === '.' && to - from > 1 && /[A-Za-z]/.test(text.charAt(to - 2))) break;
    to -= 1;
  }
  return clean(text.slice(from, to));
}
