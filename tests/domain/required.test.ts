import { itemAt } from '../../domain/required.ts';

describe('an item that has to be there', () => {
  test('is found by its place, from the end as well', () => {
    expect([itemAt(['a', 'b'], 0), itemAt(['a', 'b'], -1)]).toEqual(['a', 'b']);
  });

  test('is a character of a text', () => {
    expect([itemAt('ab', 0), itemAt('ab', -1)]).toEqual(['a', 'b']);
  });

  test.each([2, -3])('is refused where there is none: %d', (place) => {
    expect(() => itemAt(['a', 'b'], place)).toThrow(RangeError);
    expect(() => itemAt('ab', place)).toThrow(RangeError);
  });
});
