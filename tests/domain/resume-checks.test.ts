import { namesOf, otherCompanies } from '../../domain/company-names.ts';
import { checkResumeText, type ResumeCheck, type ResumeTextContext } from '../../domain/resume-checks.ts';

const kita = { ja: '株式会社北斗フーズ', en: 'Hokuto Foods Co., Ltd.', vi: 'Công ty TNHH Hokuto Foods' };
const minato = { ja: 'みなと精機株式会社', en: 'Minato Seiki Inc.' };

const context: ResumeTextContext = {
  characters_ja: 20,
  words_en: 8,
  company: minato,
  other_companies: [kita],
  template_texts: ['私は（期間）、毎日（行動）を続けました。', 'For (period) I did (action).'],
  today: '2026-11-21',
};

/** The findings of one check, as the words they mark. */
function marksOf(check: ResumeCheck, text: string, more: Partial<ResumeTextContext> = {}): string[] | null {
  const finding = checkResumeText(text, { ...context, ...more }).find((found) => found.check === check);
  return finding ? finding.spans.map(({ start, end }) => text.slice(start, end)) : null;
}

test('names are the official ones, also without what says company', () => {
  expect(namesOf(kita)).toEqual(
    expect.arrayContaining(['株式会社北斗フーズ', '北斗フーズ', 'hokuto foods co., ltd.', 'hokuto foods']),
  );
  expect(namesOf({ ja: '株式会社Ａ', en: 'A Inc.' })).toEqual(['株式会社a', 'a inc.']);
});

describe('the name of another company', () => {
  test.each([
    ['in full', '株式会社北斗フーズを志望します。', ['株式会社北斗フーズ']],
    ['without 株式会社', '私は北斗フーズで働きたいです。', ['北斗フーズ']],
    ['in another language', 'I would like to work at hokuto foods for long.', ['hokuto foods']],
    [
      'in full width and half-width kana',
      '私は北斗ﾌｰｽﾞとＨｏｋｕｔｏ　Ｆｏｏｄｓが好きです。',
      ['北斗ﾌｰｽﾞ', 'Ｈｏｋｕｔｏ　Ｆｏｏｄｓ'],
    ],
    ['twice', '北斗フーズと北斗フーズ', ['北斗フーズ', '北斗フーズ']],
  ])('is marked %s', (_case, text, marks) => {
    expect(marksOf('other_company', text)).toEqual(marks);
  });

  test.each([
    ['the company itself', '私はみなと精機で働きたいです。'],
    ['a longer word', '北斗フーズマートで買いました。'],
    ['a longer word in Latin letters', 'He likes Hokuto Foodstuff.'],
    ['no company', '私は働きたいです。'],
  ])('is not seen in %s', (_case, text) => {
    expect(marksOf('other_company', text)).toBeNull();
  });

  test('is not seen in a school named alike, nor inside the own name', () => {
    const sakura = { ja: 'さくら株式会社' };
    expect(otherCompanies('さくら国際大学で学びました。', minato, [sakura])).toEqual([]);
    expect(
      otherCompanies('さくらロジスティクスを志望します。', { ja: 'さくらロジスティクス' }, [sakura]),
    ).toEqual([]);
    expect(otherCompanies('さくらを志望します。', minato, [sakura])).toEqual([{ start: 0, end: 3 }]);
  });
});

describe('what is left of a template', () => {
  test.each([
    ['circles', '私は〇〇を学びました。', ['〇〇']],
    ['other circles', '私は○○を学びました。', ['○○']],
    ['square brackets', 'I studied [your subject] there.', ['[your subject]']],
    ['wide square brackets', '私は［ ］を学びました。', ['［ ］']],
    ['empty brackets', '私は（　）を学びました。', ['（　）']],
    ['a blank', 'I studied ____ there.', ['____']],
    ['a place of the opening', '私は三年間、毎日（行動）を続けました。', ['（行動）']],
    ['a place of the English opening', 'For two years I did (action).', ['(action)']],
  ])('is marked: %s', (_case, text, marks) => {
    expect(marksOf('template_brackets', text)).toEqual(marks);
  });

  test('brackets of the writer are fine', () => {
    expect(marksOf('template_brackets', '私はＪＬＰＴ（日本語能力試験）を受けました。【強み】×1')).toBeNull();
  });
});

describe('length', () => {
  const check = (text: string, more: Partial<ResumeTextContext> = {}) =>
    checkResumeText(text, { ...context, ...more })
      .filter(({ length }) => length)
      .map(({ check: name, length }) => [name, length!.unit, length!.is, length!.wanted]);
  const none = { characters_ja: null, words_en: null };

  test.each([
    ['あ'.repeat(15), context, [['too_short', 'characters', 15, 20]]],
    ['あ'.repeat(16), context, []],
    ['あ'.repeat(22), context, []],
    ['あ'.repeat(23), context, [['too_long', 'characters', 23, 20]]],
    ['one two three', context, [['too_short', 'words', 3, 8]]],
    ['word '.repeat(9), context, [['too_long', 'words', 9, 8]]],
    ['あ'.repeat(149), none, [['too_short', 'characters', 149, 150]]],
    ['あ'.repeat(150), none, []],
    ['あ'.repeat(3000), none, []],
    ['あ'.repeat(9), { ...none, may_be_short: true }, []],
    ['', none, []],
    [' \n　', none, []],
  ])('%#', (text, more, expected) => {
    expect(check(text, more)).toEqual(expected);
  });
});

describe('です・ます and だ・である', () => {
  test.each([
    ['plain among polite', '私は学生です。日本語を学びました。毎日続けた。', ['毎日続けた。']],
    ['polite among plain', '私は学生である。日本語を学んだ。毎日続けました。', ['続けました。']],
    ['without a last full stop', '私は学生です。日本語を学ぶのは楽しいと思う', ['のは楽しいと思う']],
  ])('are mixed: %s', (_case, text, marks) => {
    const found = marksOf('mixed_style', text);
    expect(found).toHaveLength(1);
    expect(found![0]!.endsWith(marks[0]!) || marks[0]!.endsWith(found![0]!)).toBe(true);
  });

  test.each([
    ['polite only', '私は学生です。日本語を学びました。続けたいと思います。よろしくお願いします！'],
    ['plain only', '私は学生である。日本語を学んだ。続けたい。'],
    ['a quoted plain sentence', '先生は「続けることが力だ。」と言いました。私は学生です。'],
    ['headings and nouns', '学んだこと\n・続ける力\n私は学生です。強みは努力。'],
    ['English', 'I am a student. です。'],
  ])('are not mixed: %s', (_case, text) => {
    expect(marksOf('mixed_style', text)).toBeNull();
  });
});

describe('calendars', () => {
  test.each([
    ['both', '2022年に入学し、令和6年に卒業しました。', 'mixed_calendars', ['令和6年']],
    ['both, by letter', '2022年に入学し、H31年に来日しました。', 'mixed_calendars', ['H31年']],
    [
      'era only',
      '平成三十年に来日し、令和元年に入学しました。',
      'japanese_calendar',
      ['平成三十年', '令和元年'],
    ],
  ] as const)('%s', (_case, text, check, marks) => {
    expect(marksOf(check, text)).toEqual(marks);
  });

  test('western years alone, and words that look like an era, are fine', () => {
    for (const text of ['2022年に入学しました。', 'JIS H8502に詳しいです。', '昭和の音楽が好きです。']) {
      expect(marksOf('mixed_calendars', text)).toBeNull();
      expect(marksOf('japanese_calendar', text)).toBeNull();
    }
  });
});

test.each([
  ['2027年4月に入学しました。', ['2027年4月']],
  ['2027年に来日した。', ['2027年']],
  ['2026年12月に合格しました。', ['2026年12月']],
  ['2026年11月に合格しました。', null],
  ['2026年に合格しました。', null],
  ['2027年にNode.jsを学びました。', ['2027年']],
  ['2027年3月に卒業する予定です。', null],
  ['私は2027年3月に卒業します。昨年、来日しました。', null],
])('a date still to come, told as past: %s', (text, marks) => {
  expect(marksOf('future_date', text)).toEqual(marks);
});

test.each([
  [
    '私は毎日日本語を学びました。次に進みました。私は毎日日本語を学びました。',
    ['私は毎日日本語を学びました。'],
  ],
  [
    'I learned Japanese every single day. I learned Japanese every single day!',
    ['I learned Japanese every single day!'],
  ],
  ['そうです。はい。そうです。', null],
  ['Vue.jsを使ってアプリを開発しました。Node.jsを使ってアプリを開発しました。', null],
  ['評価は3.5点満点で、毎年上位でした。出席率は4.5点満点で、毎年上位でした。', null],
])('a sentence that stands twice: %s', (text, marks) => {
  expect(marksOf('repeated_sentence', text)).toEqual(marks);
});

describe('widths and blanks', () => {
  test.each([
    ['full_width_letters', 'ＡＢＣ１２３を学びました。', ['ＡＢＣ１２３']],
    ['full_width_letters', 'N２に合格し、3年働きました。', ['２']],
    ['full_width_letters', '第１回の大会です。', null],
    ['half_width_kana', 'ｱﾙﾊﾞｲﾄをしました。', ['ｱﾙﾊﾞｲﾄ']],
    ['double_spaces', 'I  learned　　it.\n\n  Indented.  ', ['  ', '　　']],
    ['double_spaces', '　字下げした段落です。\n　次です。', null],
  ] as const)('%s: %s', (check, text, marks) => {
    expect(marksOf(check, text)).toEqual(marks);
  });
});

test('a good text has no findings, and findings come in a fixed order', () => {
  expect(checkResumeText('私は四年間、毎日日本語を学びました。', context)).toEqual([]);
  const bad = '北斗フーズで〇〇を学びたいです。ＡＢＣ';
  expect(checkResumeText(bad, context).map(({ check }) => check)).toEqual([
    'other_company',
    'template_brackets',
    'full_width_letters',
  ]);
});
