import { optionsOf, type Section } from './options.ts';
import type { Row } from './report.ts';
import { consoleRows } from './rows/console.ts';
import { keywordRows } from './rows/keywords.ts';
import { limitRows } from './rows/limit.ts';
import { mailRows } from './rows/mail.ts';
import { matchingRows } from './rows/matching.ts';
import { pageRows } from './rows/pages.ts';
import { pdfRows } from './rows/pdf.ts';
import { searchRows } from './rows/search.ts';
import { staffRows } from './rows/staff.ts';
import { startRows } from './rows/start.ts';
import { runParts } from './run-parts.ts';
import { openWorld, type Variables, type World } from './world.ts';

const ROWS: Record<Section, (world: World) => AsyncIterable<Row>> = {
  start: startRows,
  search: searchRows,
  keywords: keywordRows,
  matching: matchingRows,
  pages: pageRows,
  staff: staffRows,
  limit: limitRows,
  pdf: pdfRows,
  mail: mailRows,
  console: consoleRows,
};

/**
 * Measures the budgets of design.md section 9 on a database and a server of its own, which it ends and removes
 * again, also when it is interrupted.
 * @param environment of the process
 * @returns the exit code
 * @throws UsageError
 */
export async function runBench(args: readonly string[], environment: Variables): Promise<number> {
  const options = optionsOf(args);
  const { quick, recruitments, applications, clients } = options;
  return runParts({
    output: options,
    about: { quick, recruitments, applications, clients },
    async open(given) {
      const world = await openWorld(options, { ...given, environment });
      return options.sections.map((name) => ({ name, rows: () => ROWS[name](world) }));
    },
  });
}
