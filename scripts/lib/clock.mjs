import { inProject } from './folders.mjs';
import { Refusal } from './log.mjs';

const HOUR = 3_600_000;
/** A day of the year and the time in Japan; with seconds or an offset where somebody wants them. */
const DATE = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)?)?$/;

/**
 * @param {string} text such as 2028-02-29T12:00, read as time in Japan unless it names another offset
 * @returns {Date}
 * @throws Refusal
 */
export function readDate(text) {
  const whole = text.includes('T') ? text : `${text}T12:00`;
  const date = new Date(/(Z|[+-]\d\d:\d\d)$/.test(whole) ? whole : `${whole}+09:00`);
  // 31 April would be read as 1 May.
  const isDay = new Date(`${text.slice(0, 10)}T00:00Z`).toJSON()?.startsWith(text.slice(0, 10));
  if (!DATE.test(text) || Number.isNaN(date.getTime()) || !isDay)
    throw new Refusal(`--date ${text} is no time: write it as 2028-02-29 or 2028-02-29T12:00 (in Japan).`);
  return date;
}

/**
 * The environment of programs that live at another time: Node's clock here (tests/support/clock/shift-node.cjs), the
 * database's where the tests make it (tests/support/clock/shift-postgres.ts). Time passes as ever.
 * @param {Date} date when they begin
 * @param {string} [timeZone] of the machine they seem to run on
 */
export function environmentAt(date, timeZone) {
  const preload = `--require=${JSON.stringify(inProject('tests/support/clock/shift-node.cjs'))}`;
  return {
    CLOCK_SHIFT_MS: String(Math.round(date.getTime() - Date.now())),
    NODE_OPTIONS: [process.env.NODE_OPTIONS, preload].filter(Boolean).join(' '),
    ...(timeZone && { TZ: timeZone }),
  };
}

/** The last Sunday of October in that year, an hour before clocks in the European Union go back (01:00 UTC). */
function endOfSummerTime(year) {
  const last = new Date(Date.UTC(year, 9, 31));
  return new Date(last.getTime() - last.getUTCDay() * 24 * HOUR + HOUR / 2);
}

/**
 * Days on which programs that reckon with days go wrong, from the real today on.
 * @returns {{ name: string, date: Date, timeZone?: string }[]}
 */
export function badDays(today = new Date()) {
  const year = today.getUTCFullYear();
  const leap = [1, 2, 3, 4, 5, 6, 7, 8]
    .map((n) => year + n)
    .find((n) => new Date(Date.UTC(n, 1, 29)).getUTCDate() === 29);
  return [
    { name: '29 February', date: readDate(`${leap}-02-29T12:00`) },
    { name: '31 December, 23:50 in Japan', date: readDate(`${year + 1}-12-31T23:50`) },
    { name: '1 April', date: readDate(`${year + 1}-04-01T00:05`) },
    { name: 'the end of summer time in Berlin', date: endOfSummerTime(year + 1), timeZone: 'Europe/Berlin' },
    { name: 'today and 400 days', date: new Date(today.getTime() + 400 * 24 * HOUR) },
  ];
}
