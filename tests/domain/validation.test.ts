import {
  firstDayOfMonth,
  isCleanLine,
  isCleanText,
  isEmail,
  isEmptyOrLonger6,
  isFilled,
  isHttpsUrl,
  isInOrder,
  isInstant,
  isJapanPostalCode,
  isKana,
  isNotBlank,
  isPhoneNumber,
  isRealDate,
  isStorable,
  pickerYears,
} from '../../domain/validation.ts';

type Rule = (value: never) => boolean;

/** Each rule of the specification's section 5, and those of our own, at its boundaries. */
const RULES: [name: string, rule: Rule, right: unknown[], wrong: unknown[]][] = [
  [
    'required: non-empty; true and false count as filled',
    isFilled,
    [true, false, 0, ' ', 'x', [0], {}],
    [null, undefined, '', []],
  ],
  [
    'notBlank: non-empty with length over 0',
    isNotBlank,
    ['x', ' x ', '０', '。', '🎉'],
    ['', ' ', '　', '\n\t', '\u200d', '\u3164', null, undefined],
  ],
  [
    'email: text, @, text, dot, text',
    isEmail,
    ['a@b.c', 'linh.tran+x@mail.example.co.jp', 'あ@例.jp', '-@-.-'],
    [
      '',
      'a',
      'a@',
      '@b.c',
      'a@b',
      'a@b.',
      'a@.',
      'a b@c.d',
      'a@b c.d',
      'a@b@c.d',
      'a@b.c,d@e.f',
      '<a@b.c>',
      'a@b.c\nBcc: x@y.z',
    ],
  ],
  [
    'longer6: empty, or at least 6 characters',
    isEmptyOrLonger6,
    ['', '123456', '1234567', '      ', '日本語日本語', '🎉🎉🎉🎉🎉🎉'],
    ['1', '12345', '🎉🎉🎉🎉🎉'],
  ],
  [
    'japanPostalCode: 3 digits, hyphen, 4 digits, or 7 digits',
    isJapanPostalCode,
    ['450-0002', '4500002', '000-0000'],
    [
      '',
      '450-002',
      '45-00002',
      '450--0002',
      '450 0002',
      '45000023',
      '450000',
      '４５０-０００２',
      '450ー0002',
      ' 450-0002',
      '450-0002\n',
    ],
  ],
  [
    'a day that exists, of these centuries',
    isRealDate,
    ['2026-02-28', '2028-02-29', '1900-01-01', '2200-12-31', '2000-02-29'],
    [
      '2026-02-29',
      '2026-02-30',
      '2100-02-29',
      '2026-04-31',
      '2026-13-01',
      '2026-00-01',
      '2026-01-00',
      '1899-12-31',
      '2201-01-01',
      '0000-01-01',
      '10000-01-01',
      '2026-2-1',
      '20260201',
      '2026-02-01T00:00:00Z',
      ' 2026-02-01',
      '',
    ],
  ],
  [
    'an instant with its zone',
    isInstant,
    [
      '2026-11-21T03:00:00Z',
      '2026-11-21T03:00Z',
      '2026-11-21t03:00:00.123456z',
      '2026-11-21T23:59:59+09:00',
      '2026-11-21T00:00:00-0930',
    ],
    [
      '2026-11-21',
      '2026-11-21T03:00:00',
      '2026-11-21 03:00:00Z',
      '2026-02-30T00:00:00Z',
      '2026-11-21T24:00:00Z',
      '2026-11-21T03:60:00Z',
      '2026-11-21T03:00:60Z',
      '2026-11-21T03:00:00+24:00',
      '-000001-01-01T00:00:00Z',
      '+275760-09-13T00:00:00Z',
      '1899-12-31T00:00:00Z',
      'Sat, 21 Nov 2026 03:00:00 GMT',
      '1795230000000',
      '',
    ],
  ],
  [
    'https addresses that hide nobody',
    isHttpsUrl,
    ['https://example.com', 'https://example.com/x?y=1#z', 'HTTPS://例え.jp/'],
    [
      'http://example.com',
      'https://user@example.com',
      'https://user:secret@example.com',
      'javascript:alert(1)',
      'data:text/html,x',
      '//example.com',
      'example.com',
      'https://',
      '',
    ],
  ],
  [
    'kana',
    isKana,
    ['チャン', 'ちゃん', 'リン・グエン', 'ー', 'グエン ティ　リン'],
    ['Linh', '陳', 'チャン1', ''],
  ],
  [
    'phone numbers',
    isPhoneNumber,
    ['', '080-0000-0000', '+84 (0)90 123', '０８０－１２３４ー５６７８', '（０３）１２３'],
    ['-', 'ー', '080x', '080;1', '080\n'],
  ],
  [
    'one line',
    isCleanLine,
    ['', ' ', 'Linh Trần', '山田　太郎', 'می\u200cخواهم', 'क्\u200dष', '👩‍🎓', '葛\u{e0100}'],
    [
      'a\u0000',
      'a\u0007b',
      'a\tb',
      'a\nb',
      'a\u0085b',
      'a\u009fb',
      'a\u2028b',
      'a\u2029b',
      'a\u202ab',
      'a\u202bb',
      'a\u202cb',
      'a\u202db',
      'a\u202eb',
      'a\u2066b',
      'a\u2067b',
      'a\u2068b',
      'a\u2069b',
      'a\u200eb',
      'a\u200fb',
      'a\u061cb',
      'a\ufeffb',
      'a\ufff9b',
      '\u200d\u200c',
    ],
  ],
  [
    'several lines',
    isCleanText,
    ['', 'a\nb', 'a\r\nb', 'a\tb', 'a\vb', 'a\u2028b', 'שלום\u200f!', 'العربية\u061c', 'می\u200cخواهم'],
    ['a\u0000b', 'a\u0007b', 'a\u001bb', 'a\u009fb', 'a\u202eb', 'a\u2066b', 'a\u2069b', 'a\ufffab'],
  ],
  [
    'what a column can keep',
    isStorable,
    ['', 'a', '🎉', '\ufffd'],
    ['a\u0000b', '\ud800', 'a\udc00b', '\udf89\ud83c'],
  ],
];

describe.each(RULES)('%s', (_name, rule, right, wrong) => {
  test.each(right)('takes %j', (value) => {
    expect(rule(value as never)).toBe(true);
  });
  test.each(wrong)('refuses %j', (value) => {
    expect(rule(value as never)).toBe(false);
  });
});

describe('the year-month picker', () => {
  test('offers 20 years back to 10 ahead unless told, newest first', () => {
    const years = pickerYears(2026);
    expect([years.length, years[0], years.at(-1)]).toEqual([31, 2036, 2006]);
    expect(pickerYears(2026, { past: 1, future: 0 })).toEqual([2026, 2025]);
  });

  test.each([
    [2026, 1, '2026-01-01'],
    [2026, 12, '2026-12-01'],
    [2026, 0, null],
    [2026, 13, null],
    [20260, 1, null],
    [1899, 12, null],
    [2026.5, 1, null],
  ])('of %p and %p emits %p', (year, month, day) => {
    expect(firstDayOfMonth(year, month)).toBe(day);
  });
});

test('a period may be known by half', () => {
  expect(isInOrder('2024-04-01', '2024-04-01')).toBe(true);
  expect(isInOrder('2024-04-02', '2024-04-01')).toBe(false);
  for (const unknown of [null, undefined, '']) {
    expect(isInOrder('2024-04-01', unknown)).toBe(true);
    expect(isInOrder(unknown, '2024-04-01')).toBe(true);
  }
});
