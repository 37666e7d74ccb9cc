import { factsMeant, factTerms } from '../../../domain/search/facts.ts';
import { indexedNames } from '../../../domain/search/names.ts';
import { piecesOf } from '../../../domain/search/plan.ts';

/** The pieces of a keyword, each by the first fact it means: `!` before what is not wanted, in quotes what is literal. */
const read = (keyword: string): string[] =>
  piecesOf(keyword, indexedNames()).map(({ text, concepts, isNegated }) => {
    const [fact] = concepts.flatMap(({ means }) => means);
    return (isNegated ? '!' : '') + (fact ?? `“${text}”`);
  });

test.each([
  ['25万円以上', 'pay_from:25'],
  ['月25万', 'pay_from:25'],
  ['月給 250,000円', 'pay_from:25'],
  ['250k', 'pay_from:25'],
  ['salary over 250000 yen', 'pay_from:25'],
  ['¥300,000 per month', 'pay_from:30'],
  ['lương 25 man trở lên', 'pay_from:25'],
  ['年収360万', 'pay_from:30'],
  ['3.6m a year', 'pay_from:30'],
  ['時給1800円', 'pay_from:30'],
  ['22万くらい', 'pay_to:22'],
  ['徒歩10分以内', 'walking_minutes:0'],
  ['5 min walk from station', 'walking_minutes:0'],
  ['年間休日120日以上', 'days_off:120'],
  ['more than 120 days off', 'days_off:120'],
  ['残業20時間以内', 'overtime:0'],
  ['賞与4ヶ月以上', 'bonus_months:4'],
  ['社員500人以上', 'large_company'],
  ['fewer than 50 people', 'small_company'],
])('%s is an amount', (keyword, fact) => {
  expect(read(keyword)).toEqual([fact]);
});

test('an amount stands for all that reach it, up to the greatest told apart', () => {
  expect(factsMeant('walking_minutes<=2')).toEqual([
    'walking_minutes:0',
    'walking_minutes:1',
    'walking_minutes:2',
  ]);
  expect(factsMeant('bonus_months>=11')).toEqual(['bonus_months:11', 'bonus_months:12']);
  expect(factsMeant('pay_from>=5000')).toEqual(['pay_from:100']);
  expect(factsMeant('bonus')).toEqual(['bonus']);
});

test.each(['C++', 'ES2023 2万件', '3DCG', '365', 'ISO 9001', 'B2B', '第3希望'])(
  '%s is no amount',
  (keyword) => {
    expect(read(keyword).filter((fact) => /^(?:pay|walk|days|over|bonus_m|large|small)/.test(fact))).toEqual(
      [],
    );
  },
);

test.each([
  ['残業なし', ['little_overtime']],
  ['no overtime', ['little_overtime']],
  ['日本語を使わない', read('日本語なし')],
  ['日本語がわからない', read('日本語なし')],
  ['không tăng ca', ['little_overtime']],
  ['不要加班', ['little_overtime']],
  ['zangyo nashi', ['little_overtime']],
  ['夜勤なし', ['!allowance_type:9']],
  ['without night shift', ['!allowance_type:9']],
  ['営業以外 東京', ['!job_category:29', 'prefecture:13']],
  ['not sales', ['!job_category:29']],
  ['N2不要', ['jlpt:3']],
  ['không cần N1', ['jlpt:2']],
  ['no need to speak japanese', ['jlpt:0']],
  ['no nomikai', ['religious_consideration:8']],
  ['tokyo no hotel', ['prefecture:13', 'job_category:53']],
  ['kaigo no shigoto', ['job_category:62']],
])('%s says what is not wanted', (keyword, facts) => {
  expect(read(keyword)).toEqual(facts);
});

test('words that say nothing are left out, unless nothing else is left', () => {
  expect(read('I want a job in Osaka please')).toEqual(['prefecture:27']);
  expect(read('仕事を探しています')).not.toEqual([]);
  expect(read('no')).toEqual(['“no”']);
});

test('Japanese beside a level is the level', () => {
  expect(read('japanese N3')).toEqual(['jlpt:3']);
  expect(read('日本語')).toEqual(['language:1']);
});

describe('the terms of facts', () => {
  const told = (facts: readonly string[]) =>
    factTerms(facts).map(({ fact, isBeginning }) => (isBeginning ? `${fact}…` : fact));

  test('are the digits that amounts begin with', () => {
    expect(told(['bonus', ...factsMeant('pay_from>=25')])).toEqual([
      'bonus',
      'pay_from:100',
      ...[25, 26, 27, 28, 29].map((amount) => `pay_from:${amount}`),
      ...[3, 4, 5, 6, 7, 8, 9].map((digit) => `pay_from:${digit}…`),
    ]);
    expect(told(factsMeant('walking_minutes<=10'))).toEqual([
      'walking_minutes:0',
      'walking_minutes:1',
      'walking_minutes:10',
      ...[2, 3, 4, 5, 6, 7, 8, 9].map((minutes) => `walking_minutes:${minutes}`),
    ]);
  });

  test.each(['pay_from', 'days_off', 'overtime', 'walking_minutes', 'bonus_months'])(
    'find just the amounts that are meant: %s',
    (amount) => {
      const all = factsMeant(`${amount}<=1000`);
      for (const sign of ['>=', '<='])
        for (let limit = 0; limit <= 161; limit++) {
          const meant = factsMeant(`${amount}${sign}${limit}`);
          const terms = factTerms(meant);
          const found = all.filter((one) =>
            terms.some(({ fact, isBeginning }) => (isBeginning ? one.startsWith(fact) : one === fact)),
          );
          expect(found).toEqual(all.filter((one) => meant.includes(one)));
        }
    },
  );
});
