import { required } from './required.ts';

/**
 * Automatic checks of the dates of a student's schools and jobs. Hints only, like those of resume-checks.ts: a
 * gap year is no mistake, but a company will ask about it.
 */

interface Period {
  /** As the student wrote it; null while unnamed. */
  name: string | null;
  /** 'YYYY-MM-DD' */
  from: string | null;
  to: string | null;
  kind: 'education' | 'job';
}

export type HistoryFinding =
  | { check: 'gap'; after: string; before: string; months: number }
  | { check: 'ends_before_it_begins' | 'date_missing' | 'begins_later'; name: string };

/**
 * Months without school or work that a company asks about; half a year between April and September terms is
 * usual.
 */
const GAP_MONTHS = 7;

/** Whole months in between, excluding the first and the last. */
const monthsBetween = (from: string, to: string) =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(to.slice(5, 7)) -
  Number(from.slice(5, 7)) -
  1;

function wrongDates(period: Period, today: string): HistoryFinding[] {
  const name = period.name ?? '—';
  const { from, to, kind } = period;
  const isEndExpected = kind === 'education';
  return [
    ...(from === null || (isEndExpected && to === null) ? [{ check: 'date_missing' as const, name }] : []),
    ...(from !== null && to !== null && to < from ? [{ check: 'ends_before_it_begins' as const, name }] : []),
    ...(from !== null && from > today ? [{ check: 'begins_later' as const, name }] : []),
  ];
}

/**
 * @param today day in Tokyo, 'YYYY-MM-DD'
 * @returns wrong or missing dates first, then gaps in chronological order, up to today
 */
export function checkHistory(periods: readonly Period[], today: string): HistoryFinding[] {
  const dated = periods
    .filter(({ from, to }) => from !== null && !(to !== null && to < from))
    .map(({ from, to, kind }) => ({
      from: required(from),
      to: to ?? (kind === 'job' ? today : required(from)),
    }))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const gaps: HistoryFinding[] = [];
  let until = dated[0]?.to ?? null;
  for (const { from, to } of dated.slice(1)) {
    const months = monthsBetween(required(until), from);
    if (months >= GAP_MONTHS) gaps.push({ check: 'gap', after: required(until), before: from, months });
    if (to > required(until)) until = to;
  }
  if (until !== null && until < today && monthsBetween(until, today) >= GAP_MONTHS)
    gaps.push({ check: 'gap', after: until, before: today, months: monthsBetween(until, today) });
  return [...periods.flatMap((period) => wrongDates(period, today)), ...gaps];
}
