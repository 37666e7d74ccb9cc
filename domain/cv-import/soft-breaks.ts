import { datesIn, periodIn } from './dates.ts';
import { isJobEvent, isSchoolEvent } from './education.ts';
import { beginsWithBullet } from './lines.ts';
import { beginsSection } from './sections.ts';

const SOFT_BREAK = '\v';
/** Of a line only its end or its beginning is looked at: looking for dates may cost the square of it. */
const LOOKED_AT = 160;
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** With what no line ends that is whole. */
const OPEN_END =
  /(?:[-–—~〜(]|(?<!\p{L})(?:in|since|from|to|until|of|on|by|and|at|the|for|with|từ|đến|và|tháng))$/iu;
/** "Phone: …", "Skills: …". */
const LABEL = /^\p{L}[\p{L} &/-]{0,30}\s?:\s?\S/u;
const PASSED = /(?:取得|合格)\s?$/;
/** What may stand behind the last date of an entry. */
const CLOSING = /^[\s)\].]*$/;

/** "(JLPT N1, July" and "2025)": a date of which the next line has the rest. */
function isDateCut(end: string, start: string): boolean {
  const [first] = datesIn(start);
  if (first?.from === 0 && first.month !== null) return false;
  return datesIn(`${end} ${start}`).some(({ from, to }) => from < end.length && to > end.length + 1);
}

function endsEntry(end: string): boolean {
  const last = datesIn(end).at(-1);
  if (!last) return false;
  return CLOSING.test(end.slice(last.to)) || isSchoolEvent(end) || isJobEvent(end) || PASSED.test(end);
}

const beginsEntry = (start: string): boolean =>
  datesIn(start)[0]?.from === 0 || periodIn(start)?.from === 0 || beginsSection(start);

/** Whether two lines are one that had no room, and not the last of an entry and the first of the next. */
function isOne(line: string, next: string): boolean {
  const end = line.normalize('NFKC').trim().slice(-LOOKED_AT);
  const start = next.normalize('NFKC').trim().slice(0, LOOKED_AT);
  if (beginsWithBullet(start)) return false;
  const isOpen = OPEN_END.test(end) || end.lastIndexOf('(') > end.lastIndexOf(')');
  if (isOpen || isDateCut(end, start)) return true;
  if (LABEL.test(start)) return false;
  return /^\p{Ll}/u.test(start) || (!endsEntry(end) && !beginsEntry(start));
}

/**
 * A text whose lines are whole: where a vertical tab says that a line was full, what the lines say tells whether the
 * next one goes on with it.
 */
export const withoutSoftBreaks = (text: string): string =>
  text
    .split('\n')
    .map((full) => {
      const lines = full.split(SOFT_BREAK);
      return lines.reduce((whole, next, index) => {
        const line = lines[index - 1];
        if (line === undefined) return next;
        if (!isOne(line, next)) return `${whole}\n${next}`;
        const isTight = IDEOGRAPH.test(line.slice(-1)) && IDEOGRAPH.test(next.charAt(0));
        return `${whole}${isTight ? '' : ' '}${next}`;
      }, '');
    })
    .join('\n');
