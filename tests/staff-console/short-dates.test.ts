import {
  formatDay,
  formatTime,
  fromTokyoInput,
  toTokyoInput,
} from '../../staff-console/src/lib/short-dates.ts';

test('instants are shown in the time of Japan, wherever one looks from', () => {
  expect(formatTime('2026-11-30T15:30:00Z', 'ja')).toBe('2026/12/1 00:30');
  expect(formatTime('2026-11-30T15:30:00Z', 'en')).toBe('1 Dec 2026, 00:30');
});

test('a day is that day, with its weekday', () => {
  expect(formatDay('2026-11-21', 'ja')).toBe('2026/11/21(土)');
  expect(formatDay('2026-11-21', 'en')).toBe('Sat, 21 Nov 2026');
});

test('a date-time field is read and filled as the time of Japan', () => {
  expect(fromTokyoInput('2026-12-01T10:30')).toBe('2026-12-01T01:30:00.000Z');
  expect(toTokyoInput('2026-12-01T01:30:00.000Z')).toBe('2026-12-01T10:30');
  expect(toTokyoInput(null)).toBe('');
  expect(fromTokyoInput('')).toBeNull();
});
