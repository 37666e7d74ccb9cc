import { badgeKind } from '../../student-web/src/lib/badge-kind.ts';

test('a little short is who misses two points at most', () => {
  const near = (met: number) => badgeKind({ verdict: 'near', met, total: 14, first_gap: null });
  expect([13, 12, 11, 3].map((met) => near(met))).toEqual(['near', 'near', 'not_yet', 'not_yet']);
});
