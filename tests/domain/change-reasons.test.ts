import { CHANGE_REASONS, keyOfReason, recurringIn } from '../../domain/change-reasons.ts';

const change = (removed: string | null, added: string | null, reason: string | null = null, nth = 0) => ({
  removed,
  added,
  nth,
  reason: reason as (typeof CHANGE_REASONS)[number] | null,
});

test('every reason has a key of its own, the digits in the order of the list', () => {
  expect(CHANGE_REASONS.map(keyOfReason)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '0']);
});

test('what happens twice keeps coming up, the most frequent first', () => {
  expect(
    recurringIn([
      change('です', 'である', 'style'),
      change('です', 'である', 'style', 1),
      change('御社', '貴社', 'honorifics'),
      change('です', 'である', 'style'),
      change('した', 'いたしました', 'honorifics'),
      change('と', 'に', 'grammar'),
    ]),
  ).toEqual({
    words: [{ removed: 'です', added: 'である', count: 3 }],
    reasons: [
      { reason: 'style', count: 3 },
      { reason: 'honorifics', count: 2 },
    ],
  });
});

test('what says nothing about how somebody writes does not: facts, other, no reason, added or taken away words', () => {
  const twice = ['fact', 'other', null].flatMap((reason) => [
    change('', 'の', reason),
    change('の', '', reason),
    change(null, null, reason),
  ]);
  expect(recurringIn([...twice, ...twice])).toEqual({ words: [], reasons: [] });
});
