import rules from '../../domain/first-day/plan-rules.json' with { type: 'json' };
import {
  firstDayPlan,
  GIVERS,
  monthsAfter,
  nextApril,
  PAPERS,
  PLAN_STEPS,
  residenceNeed,
  type PlanFacts,
} from '../../domain/first-day/plan.ts';
import statuses from '../../db/seeds/master/residence_statuses.json' with { type: 'json' };

const STUDENT = 1;
const JOB_HUNTING = 2;
const ENGINEER = 3;
const PERMANENT = 8;
const OTHER = 15;

const facts = (given: Partial<PlanFacts> = {}): PlanFacts => ({
  starts_on: '2027-04-01',
  graduates_on: '2027-03-20',
  expires_on: '2027-05-31',
  residence_status_id: STUDENT,
  today: '2026-12-05',
  ...given,
});
const plan = (given: Partial<PlanFacts> = {}) =>
  firstDayPlan(facts(given)).map(({ code, from, by, timing }) => [code, from, by, timing]);

test('a student with an offer from 1 April changes their status from 1 December to the end of January', () => {
  expect(plan()).toEqual([
    ['school_papers', '2026-11-01', '2026-12-01', 'late'],
    ['company_papers', '2026-11-01', '2026-12-01', 'late'],
    ['apply_change', '2026-12-01', '2027-01-31', 'now'],
    ['housing', '2027-02-01', '2027-03-18', 'ahead'],
    ['graduate', '2027-03-20', '2027-03-20', 'ahead'],
    ['end_part_time', '2027-03-20', '2027-03-20', 'ahead'],
    ['move', '2027-03-04', '2027-03-31', 'ahead'],
    ['collect_card', '2027-03-20', '2027-03-31', 'ahead'],
    ['first_day', '2027-04-01', '2027-04-01', 'ahead'],
  ]);
});

test('a start agreed on another day moves every step with it', () => {
  const october = firstDayPlan(facts({ starts_on: '2027-10-01', graduates_on: '2027-09-15' }));
  expect(october.find(({ code }) => code === 'apply_change')).toMatchObject({
    from: '2027-03-31',
    // The card expires before the usual day.
    by: '2027-05-31',
  });
  expect(october.at(-1)).toMatchObject({ code: 'first_day', by: '2027-10-01' });
});

test('what is to be done follows from the status on the card', () => {
  const codes = (residence_status_id: number | null, more: Partial<PlanFacts> = {}) =>
    firstDayPlan(facts({ residence_status_id, ...more })).map(({ code }) => code);
  // Not known: as most students.
  expect(codes(null)).toEqual(codes(STUDENT));
  expect(codes(PERMANENT)).toEqual(['housing', 'move', 'first_day']);
  expect(codes(ENGINEER)).not.toContain('apply_change');
  expect(codes(ENGINEER, { expires_on: '2027-02-01' })).toContain('extend_card');
  // Whoever changes the status is told what holds from the day the card expires.
  expect(codes(STUDENT, { expires_on: '2027-03-10' })).toContain('card_expires');
  expect(codes(STUDENT)).not.toContain('card_expires');
  expect(codes(OTHER)).toContain('check_status');
  expect(residenceNeed(999)).toBe('check');
});

test('without a day of graduation the steps of school are left out, and the card is collected before the start', () => {
  const steps = plan({ graduates_on: null });
  expect(steps.map(([code]) => code)).not.toContain('graduate');
  expect(steps).toContainEqual(['collect_card', '2027-03-18', '2027-03-31', 'ahead']);
});

describe('without an offer', () => {
  test('a student asks the school, and applies to go on looking before the card expires', () => {
    expect(plan({ starts_on: null })).toEqual([
      ['keep_records', '2026-11-30', '2027-05-31', 'now'],
      ['ask_school', '2026-12-20', '2027-03-06', 'ahead'],
      ['notify_leaving', '2027-03-20', '2027-04-03', 'ahead'],
      ['apply_with_offer', '2027-01-31', '2027-04-30', 'ahead'],
      ['apply_job_hunting', '2027-03-20', '2027-05-31', 'ahead'],
      ['card_expires', '2027-05-31', '2027-05-31', 'ahead'],
    ]);
  });

  test('whose card expires before the graduation extends it, and applies to go on looking afterwards', () => {
    expect(plan({ starts_on: null, expires_on: '2027-01-20' })).toEqual([
      ['keep_records', '2026-07-20', '2027-01-20', 'now'],
      ['extend_card', '2026-10-20', '2027-01-20', 'now'],
      ['card_expires', '2027-01-20', '2027-01-20', 'ahead'],
      ['ask_school', '2026-12-20', '2027-03-06', 'ahead'],
      ['notify_leaving', '2027-03-20', '2027-04-03', 'ahead'],
      ['apply_job_hunting', '2027-03-20', '2027-04-20', 'ahead'],
    ]);
  });

  test('who is looking for a job already extends once', () => {
    const codes = firstDayPlan(facts({ starts_on: null, residence_status_id: JOB_HUNTING })).map(
      ({ code }) => code,
    );
    expect(codes).toContain('extend_job_hunting');
    expect(codes).not.toContain('apply_job_hunting');
  });

  test('nothing is dated from a card that is not known', () => {
    expect(firstDayPlan(facts({ starts_on: null, expires_on: null, graduates_on: null }))).toEqual([]);
  });
});

test.each([
  ['2027-04-01', -4, '2026-12-01'],
  ['2027-05-31', -3, '2027-02-28'],
  ['2028-05-31', -3, '2028-02-29'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-12-15', 0, '2026-12-15'],
])('%s and %i months is %s', (day, months, expected) => {
  expect(monthsAfter(day, months)).toBe(expected);
});

test('work begins on the next first of April where nothing else is agreed', () => {
  expect(nextApril('2026-12-05')).toBe('2027-04-01');
  expect(nextApril('2027-03-31')).toBe('2027-04-01');
  expect(nextApril('2027-04-01')).toBe('2028-04-01');
});

test('every rule is known by its words, has a source and, where that is a rule, a day it counts from, and names known papers', () => {
  expect(new Set(rules.map(({ code }) => code))).toEqual(new Set(PLAN_STEPS));
  for (const rule of rules) {
    const words = expect.stringMatching(/./);
    expect(rule.source).toEqual({ en: words, ja: words, vi: words });
    // Usual practice is no rule that came into force.
    if (rule.source.en === 'Usual practice') expect(rule.effective_from).toBeNull();
    else expect(rule.effective_from).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const papers: Record<string, string[] | undefined> = 'papers' in rule ? (rule.papers ?? {}) : {};
    for (const [giver, names] of Object.entries(papers)) {
      expect(GIVERS).toContain(giver);
      for (const name of names ?? []) expect(PAPERS).toContain(name);
    }
  }
});

test('the statuses are those of the master data', () => {
  const idOf = (code: string) => statuses.find((status) => status.code === code)?.id;
  expect([STUDENT, JOB_HUNTING, ENGINEER, PERMANENT, OTHER]).toEqual(
    ['student', 'designated_job_hunting', 'engineer_humanities_international', 'permanent', 'other'].map(
      idOf,
    ),
  );
});
