import { masterDataRows } from '../../../db/seeds/master/sets.ts';
import {
  isInEffect,
  RESIDENCE_STATUSES,
  STATUS_PATHS,
} from '../../../domain/eligibility/residence-tables.ts';
import { STATUS_CONDITIONS } from '../../../domain/eligibility/result.ts';
import { workOf } from '../../../domain/eligibility/work-kinds.ts';
import { TODAY } from './facts.ts';

describe('the tables of residence statuses', () => {
  test('hold every residence status of the master data, agreeing on who may work', () => {
    const rows = masterDataRows().residence_statuses;
    expect(RESIDENCE_STATUSES.map(({ code }) => code)).toEqual(rows.map(({ code }) => code));
    for (const { code, permits_work } of rows) {
      const { permits } = RESIDENCE_STATUSES.find((rule) => rule.code === code)!;
      const works = { unrestricted: true, specialist: true, employer: true, named_field: true, none: false };
      if (permits_work !== null) expect([code, works[permits as 'none']]).toEqual([code, permits_work]);
    }
  });

  test('name the source and the day of each rule, and every condition once', () => {
    const conditions = STATUS_PATHS.flatMap((path) => path.conditions);
    for (const rule of [...RESIDENCE_STATUSES, ...STATUS_PATHS, ...conditions]) {
      expect(rule.source.length).toBeGreaterThan(10);
      expect(rule.effective_from).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(isInEffect(rule, TODAY)).toBe(true);
    }
    expect(conditions.map(({ condition }) => condition)).toEqual([...STATUS_CONDITIONS]);
  });

  test('a rule holds from its first day to its last', () => {
    const rule = { source: 'x', effective_from: '2026-04-01', effective_until: '2026-06-30' };
    const days = ['2026-03-31', '2026-04-01', '2026-06-30', '2026-07-01'];
    expect(days.map((day) => isInEffect(rule, day))).toEqual([false, true, true, false]);
  });

  test('every job category has a kind, but those it cannot be told of', () => {
    const rows = masterDataRows().job_categories;
    const untold = rows.filter(({ id }) => workOf([id]).kinds.size === 0).map(({ name }) => name.en);
    expect(untold).toEqual(['Store and area manager trainee', 'Nursing and medical care', 'Other']);
  });
});
