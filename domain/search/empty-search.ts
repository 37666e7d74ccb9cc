import { foldName, SOFT_SPACE } from './fold.ts';

/** What is longer is a text about somebody rather than a keyword. */
const LONGEST = 60;
/** Five digits, or seven however they are parted, may be a number of a person: N1 2026 is none. */
const MANY_DIGITS = /\p{Nd}{5}|\p{Nd}(?:[\s().,/+ー\p{Pd}]*\p{Nd}){6}/u;

/**
 * A keyword that found nothing as it is counted: folded, so that ways to write it are one.
 * @returns null for what is not counted: it may tell who somebody is, such as an address, a phone number or a long text
 */
export function countedKeyword(keyword: string): string | null {
  const plain = keyword.normalize('NFKC');
  if (plain.includes('@') || MANY_DIGITS.test(plain)) return null;
  const folded = foldName(plain, SOFT_SPACE).replaceAll(SOFT_SPACE, ' ');
  return folded === '' || folded.length > LONGEST ? null : folded;
}
