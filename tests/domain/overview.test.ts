import { APPLICATION_STATES } from '../../domain/application-state.ts';
import { isMonth, monthAfter, monthCount, PHASES, tokyoMonth, tokyoMonths } from '../../domain/overview.ts';

test('every state is in exactly one phase', () => {
  expect(Object.values(PHASES).flat().toSorted()).toEqual([...APPLICATION_STATES].toSorted());
});

test('a month of Tokyo begins nine hours before the one of UTC and knows its last day', () => {
  expect(tokyoMonth('2028-02')).toEqual({
    month: '2028-02',
    first_day: '2028-02-01',
    last_day: '2028-02-29',
    since: new Date('2028-01-31T15:00:00Z'),
    until: new Date('2028-02-29T15:00:00Z'),
  });
});

test('months are counted with both ends and over the new year', () => {
  expect(tokyoMonths('2026-11', '2027-02').map(({ month }) => month)).toEqual([
    '2026-11',
    '2026-12',
    '2027-01',
    '2027-02',
  ]);
  expect(monthCount('2026-11', '2026-10')).toBe(0);
  expect([monthAfter('2026-01', -1), monthAfter('2026-12', 1), monthAfter('2026-05', -12)]).toEqual([
    '2025-12',
    '2027-01',
    '2025-05',
  ]);
});

test.each(['2026-13', '2026-00', '2026-1', '26-01', '2026-01-01', '', '0000-01', '2026-011'])(
  '%p is no month',
  (text) => expect(isMonth(text)).toBe(false),
);
