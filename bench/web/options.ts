import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../../project-root.ts';
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '../../domain/languages.ts';
import { UsageError } from '../options.ts';
import type { Output } from '../run-parts.ts';

/** The public pages in the order they are measured. */
export const PAGES = ['top', 'job', 'articles', 'article', 'events', 'event', 'courses', 'terms'] as const;
export type PageName = (typeof PAGES)[number];

export interface WebOptions extends Output {
  pages: readonly PageName[];
  /** Times Lighthouse looks at each page; 0 leaves it out. */
  runs: number;
  language: InterfaceLanguage;
}

const RUNS = 5;
const MOST_RUNS = 50;

const USAGE = `npm run bench:web -- [options]

  --only a,b      pages to measure: ${PAGES.join(', ')} (all)
  --runs n        Lighthouse runs of each page, the median is told (${RUNS}); 0 leaves Lighthouse out
  --lang code     language of the pages: ${INTERFACE_LANGUAGES.join(', ')} (en)
  --strict        end with 1 when a budget is missed
  --json          print JSON instead of the tables
  --out file      where the JSON goes (.tmp/bench-web.json)`;

const refuse = (why: string) => new UsageError(`${why}\n\n${USAGE}`);

function pagesOf(text: string): PageName[] {
  const names = text.split(',');
  const unknown = names.find((name) => !PAGES.some((page) => page === name));
  if (unknown !== undefined) throw refuse(`There is no page "${unknown}".`);
  return PAGES.filter((page) => names.includes(page));
}

function runsOf(text: string): number {
  const runs = Number(text);
  if (/^\d+$/.test(text) && runs <= MOST_RUNS) return runs;
  throw refuse(`"${text}" is no whole number from 0 to ${MOST_RUNS}.`);
}

function languageOf(text: string): InterfaceLanguage {
  const language = INTERFACE_LANGUAGES.find((code) => code === text);
  if (language === undefined) throw refuse(`There is no language "${text}".`);
  return language;
}

/** @throws UsageError */
export function webOptionsOf(args: readonly string[]): WebOptions {
  const { values } = parse(args);
  return {
    pages: values.only === undefined ? PAGES : pagesOf(values.only),
    runs: values.runs === undefined ? RUNS : runsOf(values.runs),
    language: languageOf(values.lang),
    strict: values.strict,
    json: values.json,
    out: path.resolve(projectRoot, values.out),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        only: { type: 'string' },
        runs: { type: 'string' },
        lang: { type: 'string', default: 'en' },
        strict: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        out: { type: 'string', default: '.tmp/bench-web.json' },
      },
    });
  } catch (error) {
    throw refuse((error as Error).message);
  }
}
