import fc from 'fast-check';
import { QueryTypes } from 'sequelize';
import { foldForLists, plainLetters } from '../../domain/search/fold.ts';
import { soundOf } from '../../domain/search/sound.ts';
import { freshDatabase } from '../support/database.ts';
import { prepared } from '../support/prepared.ts';

const database = prepared(freshDatabase);

/** What people type, and what is hard to fold. */
const HARD = [
  'Đặng Søren Łukasz',
  'ﾀﾅｶ　ﾊﾅｺ ガギグゲゴ',
  'ぱぴぷ ゔ ゝゞ',
  'ＡＢＣ ①㈱',
  'İstanbul ß ẞ Æsir cœur ΣΊΣΥΦΟΣ',
  '高橋・🙂',
  'ヴァン・デル・ウィーク',
  'カァッャッッチンアッ',
  "Jun'ichi O’Brien",
  'שָׁלוֹם مُحَمَّـد',
  'a\u200bb\u00adc',
  '각하 ＝ ｶﾞｰ',
  'Kohhei Ohno Yuuki Ecchuu Satoh Jyoumon Homma',
];

const TWINS = [
  { sql: 'search_letters', twin: plainLetters },
  { sql: 'search_fold', twin: foldForLists },
  { sql: 'name_sound', twin: soundOf },
];

const letters = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((code) => String.fromCodePoint(code));
const words = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: letters(0x3041, 0x3096) },
      { weight: 6, arbitrary: letters(0x30a1, 0x30fe) },
      { weight: 2, arbitrary: letters(0xff66, 0xff9f) },
      { weight: 6, arbitrary: fc.constantFrom(...'aiueohkmnbpcjyt OuM'.split('')) },
      { weight: 1, arbitrary: letters(0x20, 0x7e) },
      { weight: 1, arbitrary: letters(0xc0, 0x17f) },
      { weight: 1, arbitrary: letters(0x1ea0, 0x1ef9) },
      { weight: 1, arbitrary: letters(0x300, 0x323) },
      { weight: 1, arbitrary: letters(0x4e00, 0x4eff) },
      { weight: 1, arbitrary: letters(0xac00, 0xacff) },
    ),
    { maxLength: 24 },
  )
  .map((characters) => characters.join(''));

test.each(TWINS)('$sql says what its twin in TypeScript says', async ({ sql, twin }) => {
  const texts = [...HARD, ...fc.sample(words, { numRuns: 3_000, seed: 77 })];
  const rows = await database.sequelize.query<{ folded: string }>(
    `select ${sql}(words) as folded from json_array_elements_text(:texts) with ordinality as t (words, at) order by at`,
    { replacements: { texts: JSON.stringify(texts) }, type: QueryTypes.SELECT },
  );
  const different = rows.flatMap(({ folded }, at) =>
    folded === twin(texts[at]!) ? [] : [{ text: texts[at], sql: folded, twin: twin(texts[at]!) }],
  );
  expect(different).toEqual([]);
  expect(rows).toHaveLength(texts.length);
});
