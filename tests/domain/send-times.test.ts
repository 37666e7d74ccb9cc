import { isPublicHoliday } from '../../server/adapters/public-holidays.ts';
import { sendAfter, sendTimeFault, type SendChoice } from '../../domain/send-times.ts';

const DAY = 86_400_000;
/** An instant by the clock of Tokyo. */
const tokyo = (text: string) => new Date(`${text}:00+09:00`);
const NOW = tokyo('2026-11-18T12:00');
const at = (text: string): SendChoice => ({ kind: 'at', at: tokyo(text) });

test.each([
  ['in working hours: as soon as it cannot be taken back', '2026-11-18T12:00', '2026-11-18T12:10'],
  ['before they begin: when they do', '2026-11-18T07:00', '2026-11-18T09:00'],
  ['so that ten minutes end as they begin', '2026-11-18T08:50', '2026-11-18T09:00'],
  ['the last minute', '2026-11-18T17:49', '2026-11-18T17:59'],
  ['they end at six, not after: the next day', '2026-11-18T17:50', '2026-11-19T09:00'],
  ['after midnight', '2026-11-19T00:30', '2026-11-19T09:00'],
  ['late on the day before a working day', '2026-11-18T23:55', '2026-11-19T09:00'],
  ['Friday evening, and Monday is Labour Thanksgiving Day: Tuesday', '2026-11-20T19:00', '2026-11-24T09:00'],
  ['between the years: January 4', '2026-12-28T18:00', '2027-01-04T09:00'],
  ['Golden Week', '2027-04-30T18:00', '2027-05-06T09:00'],
])('working hours, %s', (_what, now, expected) => {
  expect(sendAfter({ kind: 'working_hours' }, tokyo(now), isPublicHoliday)).toEqual(tokyo(expected));
});

test('now is after the ten minutes of taking back, at is the very time', () => {
  expect(sendAfter({ kind: 'now' }, NOW, isPublicHoliday)).toEqual(tokyo('2026-11-18T12:10'));
  expect(sendAfter(at('2026-11-21T23:30'), NOW, isPublicHoliday)).toEqual(tokyo('2026-11-21T23:30'));
});

test.each<[string, SendChoice, string | null]>([
  ['now', { kind: 'now' }, null],
  ['working hours', { kind: 'working_hours' }, null],
  ['ten minutes from now', at('2026-11-18T12:10'), null],
  ['sixty days from now', { kind: 'at', at: new Date(NOW.getTime() + 60 * DAY) }, null],
  ['no time', { kind: 'at' }, 'required'],
  ['a time that is not asked for', { kind: 'now', at: tokyo('2026-11-19T12:00') }, 'invalid'],
  ['the past', at('2026-11-18T11:59'), 'in_the_past'],
  ['this moment', at('2026-11-18T12:00'), 'in_the_past'],
  ['nine minutes from now', at('2026-11-18T12:09'), 'too_soon'],
  ['more than sixty days', { kind: 'at', at: new Date(NOW.getTime() + 60 * DAY + 1) }, 'too_far_ahead'],
])('a choice of %s: %#', (_what, choice, code) => {
  expect(sendTimeFault(choice, NOW)?.code ?? null).toBe(code);
});
