import { CHANGE_REASONS, givenTo, keyOfReason, recurringIn } from '../../domain/change-reasons.ts';

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

describe('a reason saved for a part of a change', () => {
  const changes = [
    change('書いた', '書きました'),
    change('働く', '働いて'),
    change('働く', '働いて', null, 1),
  ];
  const of = (...given: ReturnType<typeof change>[]) =>
    changes.map((one) => givenTo(one, changes, given)?.reason ?? null);

  test('belongs to the whole words, to the same one of several alike', () => {
    expect(of(change('く', 'いて', 'grammar', 1))).toEqual([null, null, 'grammar']);
    expect(of(change('いた', 'きました', 'style'))).toEqual(['style', null, null]);
  });

  test('gives way to one of just these words, and belongs to no change that it is no part of', () => {
    expect(of(change('く', 'いて', 'grammar'), change('働く', '働いて', 'style'))).toEqual([
      null,
      'style',
      null,
    ]);
    expect(of(change('いた', 'いて', 'typo'), change('', 'ました', 'typo'))).toEqual([null, null, null]);
    expect(of(change(null, null, 'unclear'))).toEqual([null, null, null]);
  });
});
