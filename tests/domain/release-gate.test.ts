import type { ReleaseFacts } from '../../domain/release-facts.ts';
import { RELEASE_RULES, releaseGaps } from '../../domain/release-gate.ts';

const NOW = new Date('2026-11-21T03:00:00Z');
const words = { ja: 'あります' };

/** An ad that states all the law asks. */
const COMPLETE: ReleaseFacts = {
  title: words,
  job_description: words,
  duties_scope_of_change: words,
  contract_term: 'indefinite',
  contract_period_description: {},
  contract_renewal_standard: {},
  contract_renewal_limit: {},
  probation_description: words,
  workplace_scope_of_change: words,
  work_start_at: '09:00',
  work_end_at: '18:00',
  is_adopting_discretionary_work: false,
  deemed_work_hours: null,
  break_minutes: 60,
  holidays_description: words,
  overtime_description: words,
  fixed_overtime_pay_yen: null,
  fixed_overtime_hours: null,
  base_pay_without_fixed_overtime_yen: null,
  is_fixed_overtime_excess_paid: false,
  insurance_description: words,
  smoking_prevention_description: words,
  recruiter_name: words,
  age_limit: null,
  age_limit_exception: null,
  age_limit_reason: {},
  apply_deadline_on: null,
  offices: [{ id: 1 }],
  salary_min_professional_school: null,
  salary_min_bachelor: 200_000,
  salary_min_master: null,
  salary_min_doctor: null,
  salary_min_mid_career: null,
};

const rulesOf = (change: Partial<ReleaseFacts>, goesOut = true) =>
  releaseGaps({ ...COMPLETE, ...change }, NOW, goesOut).map(({ rule }) => rule);

test('lets through an ad that states all of it', () => {
  expect(rulesOf({})).toEqual([]);
});

describe('names what is missing', () => {
  const cases: [Partial<ReleaseFacts>, string[]][] = [
    [{ title: {} }, ['title']],
    [{ job_description: { ja: ' ', vi: 'có' } }, ['duties']],
    [{ job_description: { en: 'You sell.' } }, []],
    [{ duties_scope_of_change: {} }, ['duties_scope']],
    [{ contract_term: null }, ['contract_term']],
    [{ contract_term: 'fixed' }, ['contract_period', 'renewal_standard', 'renewal_limit']],
    [{ probation_description: {} }, ['probation']],
    [{ offices: [] }, ['workplace']],
    [{ workplace_scope_of_change: {} }, ['workplace_scope']],
    [{ work_start_at: null, work_end_at: null }, ['work_start', 'work_end']],
    [{ is_adopting_discretionary_work: true, work_start_at: null, work_end_at: null }, ['deemed_hours']],
    [{ is_adopting_discretionary_work: true, work_start_at: null, deemed_work_hours: 8 }, []],
    [{ overtime_description: {} }, ['overtime']],
    [{ break_minutes: null }, ['break']],
    [{ break_minutes: 0 }, []],
    [{ holidays_description: {} }, ['holidays']],
    [{ salary_min_bachelor: null }, ['wages']],
    [{ salary_min_bachelor: null, salary_min_doctor: 1 }, []],
    [{ fixed_overtime_hours: 20 }, ['fixed_overtime_pay', 'fixed_overtime_base', 'fixed_overtime_excess']],
    [
      { fixed_overtime_pay_yen: 30_000, base_pay_without_fixed_overtime_yen: 200_000 },
      ['fixed_overtime_hours', 'fixed_overtime_excess'],
    ],
    [{ insurance_description: {} }, ['insurance']],
    [{ recruiter_name: {} }, ['recruiter']],
    [{ smoking_prevention_description: {} }, ['smoking']],
    [{ age_limit: 35 }, ['age_exception', 'age_reason']],
    [{ age_limit: 35, age_limit_exception: 'long_term_career', age_limit_reason: words }, []],
    [
      {
        age_limit: 35,
        age_limit_exception: 'long_term_career',
        age_limit_reason: words,
        contract_term: 'fixed',
        contract_period_description: words,
        contract_renewal_standard: words,
        contract_renewal_limit: words,
      },
      ['age_career'],
    ],
    [{ apply_deadline_on: '2026-11-20' }, ['deadline']],
    [{ apply_deadline_on: '2026-11-21' }, []],
  ];
  test.each(cases)('%j', (change, rules) => {
    expect(rulesOf(change)).toEqual(rules);
  });

  test('and lets a deadline pass while an ad is public', () => {
    expect(rulesOf({ apply_deadline_on: '2026-11-20' }, false)).toEqual([]);
  });
});

test('every rule has its source and says in both languages how to mend it', () => {
  expect(new Set(RELEASE_RULES.map(({ rule }) => rule)).size).toBe(RELEASE_RULES.length);
  for (const { source, mend, field } of RELEASE_RULES) {
    expect(source).toMatch(/ESA|CLPA/);
    expect(mend.en).toMatch(/\.$/);
    expect(mend.ja).toMatch(/。$/);
    expect(field).not.toBe('');
  }
});
