import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Closing } from '../server/start/closing.ts';
import { openFolder, removeFolder } from './folder.ts';
import { lineOf, tablesOf, type Row } from './report.ts';

/** Processes that want a processor, for each there is, from which on the figures are others' as much as ours. */
const BUSY = 0.5;
/** Ended from outside; the shells' number for Ctrl-C. */
const INTERRUPTED = 130;

/** What every bench is asked for. */
export interface Output {
  /** A missed budget ends with 1. */
  strict: boolean;
  /** The report to standard output as JSON instead of the table. */
  json: boolean;
  /** File that gets the report as JSON. */
  out: string;
}

export interface Given {
  /** Of this run alone, removed at its end. */
  folder: string;
  /** What has to be closed again, also after a Ctrl-C. */
  closing: Closing;
  log: (line: string) => void;
}

export interface Part {
  name: string;
  rows(): AsyncIterable<Row>;
}

interface Bench {
  output: Output;
  /** What the report tells of this run beside the machine. */
  about: object;
  /** Opens what the parts are measured with. */
  open(given: Given): Promise<readonly Part[]>;
}

/**
 * Measures one part after the other and reports: progress to standard error, tables or JSON to standard output, JSON
 * to a file. What was opened is closed and removed again, also when it is interrupted.
 * @returns the exit code
 */
export async function runParts({ output, about, open }: Bench): Promise<number> {
  const closing = new Closing();
  // Also while closing: npm hands a Ctrl-C on that the terminal has sent us already.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (closing.isClosing) return;
      log('\nStopping …');
      void closing.close().then(() => process.exit(INTERRUPTED));
    });
  try {
    const load_before = os.loadavg()[0]!;
    if (load_before > BUSY * os.availableParallelism())
      log(
        `Others keep this machine busy (load ${load_before.toFixed(1)}): times will be too long, read the ratios.`,
      );
    const { rows, failed } = await measure(open, closing);
    await closing.close();
    report(output, { ...about, load_before, failed }, rows);
    if (failed.length > 0) return 1;
    return output.strict && rows.some(({ checks }) => checks.some(({ passed }) => !passed)) ? 1 : 0;
  } catch (error) {
    // What was interrupted fails; its end is the signal's.
    if (closing.isClosing) return await new Promise<never>(() => {});
    await closing.close();
    throw error;
  }
}

/** Progress goes to standard error, so that standard output is the report alone. */
function log(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** A part that cannot be measured is told and leaves the others theirs. */
async function measure(open: Bench['open'], closing: Closing) {
  const since = performance.now();
  const folder = await openFolder();
  closing.add(() => removeFolder(folder));
  const parts = await open({ folder, closing, log });
  const rows: Row[] = [];
  /** Parts that could not be measured to their end. */
  const failed: string[] = [];
  for (const part of parts) {
    try {
      for await (const row of part.rows()) {
        rows.push(row);
        log(lineOf(row));
      }
    } catch (error) {
      if (closing.isClosing) throw error;
      failed.push(part.name);
      // The database's errors have their words in the message and not in the stack.
      log(`${part.name}: ${String(error)}\n${error instanceof Error ? error.stack : ''}`);
    }
  }
  log(`Measured in ${((performance.now() - since) / 1000).toFixed(0)} s.\n`);
  return { rows, failed };
}

function report<About extends { failed: readonly string[] }>(
  output: Output,
  about: About,
  rows: readonly Row[],
): void {
  const machine = {
    measured_at: new Date().toISOString(),
    node: process.version,
    processors: os.availableParallelism(),
    load_average: os.loadavg()[0],
  };
  const json = `${JSON.stringify({ ...machine, ...about, rows }, null, 2)}\n`;
  fs.mkdirSync(path.dirname(output.out), { recursive: true });
  fs.writeFileSync(output.out, json);
  process.stdout.write(output.json ? json : `${tablesOf(rows)}\n`);
  if (about.failed.length > 0) log(`Could not be measured: ${about.failed.join(', ')} (see above).`);
}
