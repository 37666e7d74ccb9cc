import { checkHistory } from '../../domain/history-checks.ts';

const TODAY = '2026-11-21';
const school = (from: string | null, to: string | null, name = '大学') =>
  ({ kind: 'education', name, from, to }) as const;
const job = (from: string | null, to: string | null, name = '会社') =>
  ({ kind: 'job', name, from, to }) as const;

describe('the dates of schools and jobs', () => {
  test('that follow each other are no matter, nor half a year between terms', () => {
    expect(checkHistory([], TODAY)).toEqual([]);
    expect(
      checkHistory([school('2019-04-01', '2023-09-30'), school('2024-04-01', '2027-03-31')], TODAY),
    ).toEqual([]);
  });

  test('a gap is told with its months, whatever the order of the rows and what overlaps', () => {
    const rows = [
      job('2024-04-01', null),
      school('2016-04-01', '2020-03-31'),
      job('2018-04-01', '2022-08-31', '店'),
    ];
    expect(checkHistory(rows, TODAY)).toEqual([
      { check: 'gap', after: '2022-08-31', before: '2024-04-01', months: 19 },
    ]);
  });

  test('a gap lasts up to today where nothing has begun since', () => {
    expect(checkHistory([school('2019-04-01', '2023-03-31')], TODAY)).toEqual([
      { check: 'gap', after: '2023-03-31', before: TODAY, months: 43 },
    ]);
    expect(checkHistory([job('2019-04-01', null)], TODAY)).toEqual([]);
  });

  test('missing, turned and future dates are told by name; a job may go on, a school has an end', () => {
    expect(checkHistory([school('2023-04-01', null), job(null, null)], '2023-05-01')).toEqual([
      { check: 'date_missing', name: '大学' },
      { check: 'date_missing', name: '会社' },
    ]);
    expect(checkHistory([school('2024-04-01', '2022-03-31')], TODAY)).toEqual([
      { check: 'ends_before_it_begins', name: '大学' },
    ]);
    expect(checkHistory([school('2022-04-01', '2027-03-31'), job('2027-04-01', null)], TODAY)).toEqual([
      { check: 'begins_later', name: '会社' },
    ]);
  });
});
