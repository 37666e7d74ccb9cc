import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../project-root.ts';
import type { Output } from './run-parts.ts';

/** The parts of the bench, in the order they run. */
const USUAL = ['start', 'search', 'keywords', 'matching', 'pages', 'staff', 'limit', 'pdf', 'mail'] as const;
/** The console is measured by itself: its budget is for a tenth of the applications that the others have. */
export const SECTIONS = [...USUAL, 'console'] as const;
export type Section = (typeof SECTIONS)[number];

export interface Options extends Output {
  sections: readonly Section[];
  /** Few data and short rounds: shows that everything works, its figures mean nothing. */
  quick: boolean;
  /** Recruitments in the database, ascending: search is measured at each. */
  recruitments: readonly number[];
  applications: number;
  /** Who look for work, to be matched and mailed. */
  students: number;
  pdfs: number;
  mails: number;
  /** Requests at the same time. */
  clients: number;
  /** Of each row: the server and the bare driver take turns, so that a noisy moment meets both. */
  pace: { warmUpMs: number; roundMs: number; rounds: number };
}

export const USAGE = `npm run bench -- [options]

  --only a,b            parts to run: ${SECTIONS.join(', ')} (all but console)
  --quick               little data, short rounds: shows that it works
  --recruitments a,b    sizes search is measured at (10000,100000)
  --rows n              applications of the staff's lists (1000000; console alone: 100000)
  --students n          students to be matched (20000)
  --strict              end with 1 when a budget is missed
  --json                print JSON instead of the table
  --out file            where the JSON goes (.tmp/bench.json)`;

/** What was asked for cannot be done; the message says what can. */
export class UsageError extends Error {}

const FULL = {
  recruitments: [10_000, 100_000],
  applications: 1_000_000,
  students: 20_000,
  pdfs: 5_000,
  mails: 10_000,
  pace: { warmUpMs: 700, roundMs: 1_200, rounds: 3 },
};
const QUICK = {
  recruitments: [100, 500],
  applications: 1_000,
  students: 200,
  pdfs: 8,
  mails: 30,
  pace: { warmUpMs: 0, roundMs: 30, rounds: 1 },
};
const APPLICATIONS_OF_CONSOLE = 100_000;
const CLIENTS = 8;
const MOST = 10_000_000;

function numbersOf(text: string): number[] {
  const numbers = text.split(',').map(Number);
  if (numbers.every((number) => Number.isInteger(number) && number >= 1 && number <= MOST)) return numbers;
  throw new UsageError(`"${text}" is no whole number from 1 to ${MOST}, or a list of such.\n\n${USAGE}`);
}

function sectionsOf(text: string): Section[] {
  const names = text.split(',');
  const unknown = names.find((name) => !SECTIONS.some((section) => section === name));
  if (unknown !== undefined) throw new UsageError(`There is no part "${unknown}".\n\n${USAGE}`);
  return SECTIONS.filter((section) => names.includes(section));
}

/** @throws UsageError */
export function optionsOf(args: readonly string[]): Options {
  const { values } = parse(args);
  const base = values.quick ? QUICK : FULL;
  const sections = values.only === undefined ? USUAL : sectionsOf(values.only);
  const isConsole = !values.quick && sections.join() === 'console';
  const applications = isConsole ? APPLICATIONS_OF_CONSOLE : base.applications;
  return {
    ...base,
    sections,
    quick: values.quick,
    strict: values.strict,
    json: values.json,
    out: path.resolve(projectRoot, values.out ?? '.tmp/bench.json'),
    recruitments: (values.recruitments === undefined
      ? base.recruitments
      : numbersOf(values.recruitments)
    ).toSorted((a, b) => a - b),
    students: values.students === undefined ? base.students : numbersOf(values.students)[0]!,
    applications: values.rows === undefined ? applications : numbersOf(values.rows)[0]!,
    clients: CLIENTS,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        only: { type: 'string' },
        quick: { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        out: { type: 'string' },
        recruitments: { type: 'string' },
        rows: { type: 'string' },
        students: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${USAGE}`);
  }
}
