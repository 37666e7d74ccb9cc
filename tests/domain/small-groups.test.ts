import fc from 'fast-check';
import { breakDown, foldSmall, SMALLEST_GROUP, smallestGroup } from '../../domain/small-groups.ts';

const groups = (...counts: number[]) => counts.map((count, place) => ({ place, count }));
const told = (...counts: number[]) => {
  const { shown, other } = foldSmall(groups(...counts), SMALLEST_GROUP);
  return { shown: shown.map(({ count }) => count), other };
};

describe('small groups', () => {
  test('nothing is folded where nothing is small; an empty group is no person', () => {
    expect(told(5, 0, 12)).toEqual({ shown: [5, 0, 12], other: null });
    expect(told()).toEqual({ shown: [], other: null });
  });

  test('a small one takes the next larger one with it, so that the total does not tell it', () => {
    expect(told(20, 3, 9)).toEqual({ shown: [20], other: { count: 12 } });
    expect(told(20, 4)).toEqual({ shown: [], other: { count: 24 } });
  });

  test('two small ones that are together a small group take a third', () => {
    expect(told(20, 1, 2, 8)).toEqual({ shown: [20], other: { count: 11 } });
    expect(told(20, 1, 4, 8)).toEqual({ shown: [20, 8], other: { count: 5 } });
  });

  test('what is too little even all together is not told at all', () => {
    expect(told(1, 3)).toEqual({ shown: [], other: { count: null } });
    expect(told(4)).toEqual({ shown: [], other: { count: null } });
  });

  test('where something is folded, an empty group is not told from a small one', () => {
    expect(told(20, 0, 3, 9)).toEqual({ shown: [20], other: { count: 12 } });
  });

  test('the smallest beyond the most that are shown are folded, however large', () => {
    const { shown, other } = foldSmall(groups(30, 10, 20), SMALLEST_GROUP, 2);
    expect(shown.map(({ count }) => count)).toEqual([30, 20]);
    expect(other).toEqual({ count: 10 });
  });

  test('whatever the groups: none that is told is small, and what is folded is either too many to tell apart or untold', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(12), { maxLength: 12 }), (counts) => {
        const { shown, folded, other } = foldSmall(groups(...counts), SMALLEST_GROUP);
        for (const { count } of shown) expect(count === 0 || count >= SMALLEST_GROUP).toBe(true);
        expect([...shown, ...folded].toSorted((a, b) => a.place - b.place)).toEqual(groups(...counts));
        if (other === null) return expect(folded).toEqual([]);
        const filled = folded.filter(({ count }) => count > 0);
        const sum = filled.reduce((all, { count }) => all + count, 0);
        if (other.count === null) return expect([sum < SMALLEST_GROUP, shown]).toEqual([true, []]);
        expect(other.count).toBe(sum);
        expect(filled.length).toBeGreaterThanOrEqual(2);
      }),
    );
  });
});

test('parts of a group: a small one is hidden with another, and the rest says how many those are', () => {
  expect(breakDown({ kept: 20, missed: 6 }, SMALLEST_GROUP)).toEqual({
    parts: { kept: 20, missed: 6 },
    rest: null,
  });
  expect(breakDown({ kept: 20, missed: 2 }, SMALLEST_GROUP)).toEqual({
    parts: { kept: null, missed: null },
    rest: 22,
  });
  expect(breakDown({ accepted: 9, open: 1, declined: 4 }, SMALLEST_GROUP)).toEqual({
    parts: { accepted: 9, open: null, declined: null },
    rest: 5,
  });
});

test('for those who may read the rows nothing is folded for being small', () => {
  const whole = smallestGroup({ is_whole: true });
  expect(foldSmall(groups(1, 0, 3), whole)).toEqual({ shown: groups(1, 0, 3), folded: [], other: null });
  expect(breakDown({ kept: 1, missed: 0 }, whole)).toEqual({ parts: { kept: 1, missed: 0 }, rest: null });
  expect(smallestGroup({})).toBe(SMALLEST_GROUP);
});
