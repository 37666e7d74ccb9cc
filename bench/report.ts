import type { Section } from './options.ts';

/** Figures by name; the end of a name tells the unit: _ms, _s, _mb, _per_second, else a count. */
export type Figures = Record<string, number>;

export interface Check {
  /** A name of `measured`, or a figure worked out of several. */
  what: string;
  measured: number;
  rule: 'at_most' | 'at_least' | 'below' | 'above';
  limit: number;
  passed: boolean;
}

export interface Row {
  section: Section;
  name: string;
  measured: Figures;
  /** The same work with nothing of ours around it, in the same run; null where there is no such thing. */
  bare: Figures | null;
  /** How many times as much the bare way does in the same time. */
  ratio: number | null;
  checks: Check[];
}

const SIGNS = { at_most: '≤', at_least: '≥', below: '<', above: '>' } as const;

const holds: Record<Check['rule'], (measured: number, limit: number) => boolean> = {
  at_most: (measured, limit) => measured <= limit,
  at_least: (measured, limit) => measured >= limit,
  below: (measured, limit) => measured < limit,
  above: (measured, limit) => measured > limit,
};

export function check(what: string, measured: number, rule: Check['rule'], limit: number): Check {
  return { what, measured, rule, limit, passed: holds[rule](measured, limit) };
}

const UNITS: [ending: string, unit: string][] = [
  ['_per_second', '/s'],
  ['_ms', ' ms'],
  ['_mb', ' MB'],
  ['_s', ' s'],
  ['_x', '×'],
];

function number(value: number): string {
  if (Number.isInteger(value)) return String(value);
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

/** `p95_ms`, 12.3 → "p95 12.3 ms". */
function told(name: string, value: number, sign = ''): string {
  const [ending, unit] = UNITS.find(([end]) => name.endsWith(end)) ?? ['', ''];
  const words = name.slice(0, name.length - ending.length).replaceAll('_', ' ');
  return [words, sign, `${number(value)}${unit}`].filter(Boolean).join(' ');
}

const figures = (all: Figures | null) =>
  all === null
    ? '–'
    : Object.entries(all)
        .map(([name, value]) => told(name, value))
        .join(', ');

function verdict({ checks }: Row): string {
  if (checks.length === 0) return '–';
  const missed = checks.filter(({ passed }) => !passed);
  if (missed.length === 0) return 'ok';
  return `MISSED ${missed.map(({ what, measured }) => told(what, measured)).join(', ')}`;
}

/** A table for people, one line for each row. */
export function tableOf(rows: readonly Row[]): string {
  const head = ['', 'budget', 'measured', 'bare', 'ratio', ''];
  const lines = rows.map((row) => [
    `${row.section}: ${row.name}`,
    row.checks.map(({ what, rule, limit }) => told(what, limit, SIGNS[rule])).join(', ') || '–',
    figures(row.measured),
    figures(row.bare),
    row.ratio === null ? '–' : `${number(row.ratio)}×`,
    verdict(row),
  ]);
  return aligned([head, ...lines]);
}

/** Chinese characters and kana take two places in a terminal. */
const width = (text: string) =>
  Array.from(text).reduce((sum, character) => sum + (/[\u3040-\u30ff\u4e00-\u9fff]/.test(character) ? 2 : 1), 0);

function aligned(lines: string[][]): string {
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((line) => width(line[column]!))));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell + ' '.repeat(widths[column]! - width(cell)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
