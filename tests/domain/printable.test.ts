import {
  familiesWith,
  glyphCoverage,
  printableLine,
  printableText,
  unprintableCharacters,
} from '../../domain/printable.ts';

/** [first, last] → the packed ranges of the table. */
function packed(...ranges: [first: number, last: number][]): number[] {
  let end = 0;
  return ranges.flatMap(([first, last]) => {
    const pair = [first - end, last + 1 - first];
    end = last + 1;
    return pair;
  });
}

/** A Latin font with an acute accent, and a Japanese one without any mark. */
const coverage = glyphCoverage([
  { family: 'Latin', ranges: packed([0x20, 0x7e], [0xe9, 0xe9], [0x301, 0x301]) },
  {
    family: 'Japanese',
    ranges: packed([0x20, 0x7e], [0x3041, 0x3096], [0x4e00, 0x9fff], [0xfa19, 0xfa19], [0x20bb7, 0x20bb7]),
  },
]);

test('the table tells the families of a code point by their place in the list', () => {
  expect(familiesWith(coverage, 0x41)).toBe(0b11);
  expect(familiesWith(coverage, 0x301)).toBe(0b01);
  expect(familiesWith(coverage, 0x65e5)).toBe(0b10);
  expect(familiesWith(coverage, 0xe00)).toBe(0);
  expect(familiesWith(coverage, 0x10ffff)).toBe(0);
  expect(() => glyphCoverage(Array.from({ length: 33 }, () => ({ family: '', ranges: [] })))).toThrow(
    RangeError,
  );
});

describe('what cannot be printed', () => {
  const cases: [name: string, text: string, unprintable: string[]][] = [
    ['nothing', '', []],
    ['characters of different fonts', 'Yamada 山田', []],
    ['a character beyond the basic plane', '𠮷野', []],
    ['a compatibility kanji, kept as it is', '\ufa19', []],
    ['a missing character once, in order', 'aกbขก', ['ก', 'ข']],
    ['a joined emoji as one', 'ok 👨‍👩‍👧 👍', ['👨‍👩‍👧', '👍']],
    ['a flag as one', '🇯🇵', ['🇯🇵']],
    ['a mark in the font of its base', 'x\u0301', []],
    ['a mark that makes a character the fonts have', 'cafe\u0301', []],
    ['a mark the font of its base lacks', '日\u0301', ['日\u0301']],
    ['joiners, variation selectors, direction marks', '日\u{e0100}本\ufe0f a\u200db\u200c\u200e\u00ad', []],
    ['line breaks and tabs', 'a\r\nb\tc\u2028d', []],
    ['a broken half of a pair', 'a\ud842b', ['\ufffd']],
    ['a replacement character, a sign of damage', '\ufffd', ['\ufffd']],
  ];
  test.each(cases)('%s', (_name, text, unprintable) => {
    expect(unprintableCharacters(text, coverage)).toEqual(unprintable);
  });
});

describe('a text as it can be printed', () => {
  const cases: [name: string, value: string | null | undefined, text: string][] = [
    ['unknown', null, ''],
    ['left out', undefined, ''],
    ['blank', ' \n\t ', ''],
    ['line breaks of all kinds', 'a\r\nb\rc\u2028d\u0085e', 'a\nb\nc\nd\ne'],
    ['control characters', 'a\u0000b\u001bc\u007f', 'abc'],
    ['marks that turn lines around', '\u202eabc\u2067', 'abc'],
    ['joined marks', 'Nguye\u0302\u0303n', 'Nguy\u1ec5n'],
    ['Hangul parts', '\u1100\u1161\u11a8', '\uac01'],
    ['compatibility kanji', '\ufa19\u793e', '\ufa19\u793e'],
    ['a broken half of a pair', 'a\udc00', 'a\ufffd'],
  ];
  test.each(cases)('%s', (_name, value, text) => {
    expect(printableText(value)).toBe(text);
  });
  test('on one line', () => {
    expect(printableLine(' 愛知県 \n 名古屋市\r\n')).toBe('愛知県 名古屋市');
  });
});
