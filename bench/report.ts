/** Figures by name; the end of a name tells the unit: _per_second, _ms, _s, _kb, _mb, _x (times), else a count. */
export type Figures = Record<string, number>;

type Rule = 'at_most' | 'at_least' | 'below' | 'above';

export interface Check {
  /** A name of `measured`, or a figure worked out of several. */
  what: string;
  measured: number;
  rule: Rule;
  limit: number;
  passed: boolean;
}

export interface Row {
  /** The part of the bench that measured it. */
  section: string;
  /** Rows of one heading stand in one table. */
  heading: string;
  name: string;
  measured: Figures;
  /** The same work with nothing of ours around it, in the same run; null where there is no such thing. */
  bare: Figures | null;
  /** How many times as much the bare way does in the same time. */
  ratio: number | null;
  checks: Check[];
}

const SIGNS: Record<Rule, string> = { at_most: '≤', at_least: '≥', below: '<', above: '>' };

const holds: Record<Rule, (measured: number, limit: number) => boolean> = {
  at_most: (measured, limit) => measured <= limit,
  at_least: (measured, limit) => measured >= limit,
  below: (measured, limit) => measured < limit,
  above: (measured, limit) => measured > limit,
};

export function check(what: string, measured: number, rule: Rule, limit: number): Check {
  return { what, measured, rule, limit, passed: holds[rule](measured, limit) };
}

const UNITS: [ending: string, unit: string][] = [
  ['_per_second', '/s'],
  ['_ms', ' ms'],
  ['_mb', ' MB'],
  ['_kb', ' KB'],
  ['_s', ' s'],
  ['_x', ' ×'],
];

/** 'p95_ms' → 'p95 ms'. */
function labelOf(name: string): string {
  const [ending, unit] = UNITS.find(([end]) => name.endsWith(end)) ?? ['', ''];
  return name.slice(0, name.length - ending.length).replaceAll('_', ' ') + unit;
}

function numberOf(value: number | undefined): string {
  if (value === undefined) return '';
  if (Number.isInteger(value)) return String(value);
  return value.toFixed(Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2);
}

const missedOf = ({ checks }: Row) => checks.filter(({ passed }) => !passed);

function verdictOf(row: Row): string {
  if (row.checks.length === 0) return '';
  const missed = missedOf(row).map(({ what }) => labelOf(what));
  return missed.length === 0 ? 'ok' : `MISSED: ${missed.join(', ')}`;
}

/** Told while the bench runs. */
export function lineOf(row: Row): string {
  const figures = Object.entries(row.measured).map(([name, value]) => `${labelOf(name)} ${numberOf(value)}`);
  const ratio = row.ratio === null ? [] : [`bare ${numberOf(row.ratio)} × as much`];
  return `  ${row.name}: ${[...figures, ...ratio, verdictOf(row)].filter(Boolean).join(', ')}`;
}

/** Tables for people, one for each heading, the budgets under the heads of their columns. */
export function tablesOf(rows: readonly Row[]): string {
  const headings = [...new Set(rows.map(({ heading }) => heading))];
  const tables = headings.map(
    (heading) => `${heading}\n${tableOf(rows.filter((row) => row.heading === heading))}`,
  );
  const missed = rows.filter((row) => missedOf(row).length > 0).length;
  return [...tables, `${rows.length - missed} of ${rows.length} rows within their budgets.`].join('\n\n');
}

function tableOf(rows: readonly Row[]): string {
  const names = (of: (row: Row) => Figures | null) => [
    ...new Set(rows.flatMap((row) => Object.keys(of(row) ?? {}))),
  ];
  const measured = names((row) => row.measured);
  const derived = names(derivedOf).filter((name) => !measured.includes(name));
  const bare = names((row) => row.bare);
  const head = [
    '',
    ...[...measured, ...derived].map(labelOf),
    ...bare.map((name) => `bare ${labelOf(name)}`),
  ];
  const budgets = [
    'budget',
    ...[...measured, ...derived].map((name) => budgetOf(rows, name)),
    ...bare.map(() => ''),
  ];
  const lines = rows.map((row) => [
    row.name,
    ...measured.map((name) => numberOf(row.measured[name])),
    ...derived.map((name) => numberOf(derivedOf(row)[name])),
    ...bare.map((name) => numberOf(row.bare?.[name])),
    row.ratio === null ? '' : `${numberOf(row.ratio)} ×`,
    verdictOf(row),
  ]);
  return aligned([[...head, bare.length > 0 ? 'ratio' : '', ''], [...budgets, '', ''], ...lines]);
}

const derivedOf = (row: Row): Figures =>
  Object.fromEntries(row.checks.map(({ what, measured }) => [what, measured]));

function budgetOf(rows: readonly Row[], name: string): string {
  const checks = rows.flatMap((row) => row.checks.filter(({ what }) => what === name));
  return [...new Set(checks.map(({ rule, limit }) => `${SIGNS[rule]} ${numberOf(limit)}`))].join('|');
}

/** The first column to the left, as the last; figures to the right. */
function aligned(lines: string[][]): string {
  const last = lines[0]!.length - 1;
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  const cell = (text: string, column: number) =>
    column === 0 || column === last ? text.padEnd(widths[column]!) : text.padStart(widths[column]!);
  return lines.map((line) => `  ${line.map(cell).join('  ')}`.trimEnd()).join('\n');
}
