import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Closing } from '../server/start/closing.ts';
import { openFolder, removeFolder } from './folder.ts';
import { optionsOf, type Options, type Section } from './options.ts';
import { lineOf, tablesOf, type Row } from './report.ts';
import { mailRows } from './rows/mail.ts';
import { pageRows } from './rows/pages.ts';
import { pdfRows } from './rows/pdf.ts';
import { searchRows } from './rows/search.ts';
import { staffRows } from './rows/staff.ts';
import { startRows } from './rows/start.ts';
import { openWorld, type Variables, type World } from './world.ts';

const ROWS: Record<Section, (world: World) => AsyncIterable<Row>> = {
  start: startRows,
  search: searchRows,
  pages: pageRows,
  staff: staffRows,
  pdf: pdfRows,
  mail: mailRows,
};

/** Processes that want a processor, for each there is, from which on the figures are others' as much as ours. */
const BUSY = 0.5;
/** Ended from outside; the shells' number for Ctrl-C. */
const INTERRUPTED = 130;

/**
 * Measures the budgets of design.md section 9 on a database and a server of its own, which it ends and removes
 * again, also when it is interrupted.
 * @param environment of the process
 * @returns the exit code
 * @throws UsageError
 */
export async function runBench(args: readonly string[], environment: Variables): Promise<number> {
  const options = optionsOf(args);
  const closing = new Closing();
  // Also while closing: npm hands a Ctrl-C on that the terminal has sent us already.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (closing.isClosing) return;
      say('\nStopping …');
      void closing.close().then(() => process.exit(INTERRUPTED));
    });
  try {
    const { rows, failed } = await measure(options, environment, closing);
    await closing.close();
    report(options, rows, failed);
    if (failed.length > 0) return 1;
    return options.strict && rows.some(({ checks }) => checks.some(({ passed }) => !passed)) ? 1 : 0;
  } catch (error) {
    // What was interrupted fails; its end is the signal's.
    if (closing.isClosing) return await new Promise<never>(() => {});
    await closing.close();
    throw error;
  }
}

/** Progress goes to standard error, so that standard output is the report alone. */
function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** A part that cannot be measured is told and leaves the others theirs. */
async function measure(options: Options, environment: Variables, closing: Closing) {
  const since = performance.now();
  const load = os.loadavg()[0]!;
  if (load > BUSY * os.availableParallelism())
    say(`Others keep this machine busy (load ${load.toFixed(1)}): times will be too long, read the ratios.`);
  const folder = await openFolder();
  closing.add(() => removeFolder(folder));
  const world = await openWorld(options, { folder, environment, closing, say });
  const rows: Row[] = [];
  const failed: Section[] = [];
  for (const section of options.sections) {
    try {
      for await (const row of ROWS[section](world)) {
        rows.push(row);
        say(lineOf(row));
      }
    } catch (error) {
      if (closing.isClosing) throw error;
      failed.push(section);
      // The database's errors have their words in the message and not in the stack.
      say(`${section}: ${String(error)}\n${error instanceof Error ? error.stack : ''}`);
    }
  }
  say(`Measured in ${((performance.now() - since) / 1000).toFixed(0)} s.\n`);
  return { rows, failed };
}

function report(options: Options, rows: readonly Row[], failed: readonly Section[]): void {
  const { quick, recruitments, applications, clients } = options;
  const about = {
    measured_at: new Date().toISOString(),
    quick,
    recruitments,
    applications,
    clients,
    node: process.version,
    processors: os.availableParallelism(),
    load_average: os.loadavg()[0],
    /** Parts that could not be measured to their end. */
    failed,
  };
  const json = `${JSON.stringify({ ...about, rows }, null, 2)}\n`;
  fs.mkdirSync(path.dirname(options.out), { recursive: true });
  fs.writeFileSync(options.out, json);
  process.stdout.write(options.json ? json : `${tablesOf(rows)}\n`);
  if (failed.length > 0) say(`Could not be measured: ${failed.join(', ')} (see above).`);
}
