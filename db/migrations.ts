import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../project-root.ts';

/** One forward step of the schema: plain SQL, run once, in one transaction with the record that it ran. */
export interface Migration {
  /**
   * File name without extension; of a file with several steps, the second has `.02` after it, and so on. The database
   * records it, so it never changes.
   */
  name: string;
  sql: string;
  /**
   * For `create index concurrently` and procedures that commit, which no transaction may hold: its statements, each
   * ending a line with `;`, run one by one, and may run again after a failure.
   */
  isOutsideTransaction?: boolean;
}

/** The first line of a migration that runs outside a transaction. */
const OUTSIDE = '-- outside a transaction\n';

/** Between the steps of a file, each of which is a migration by itself. */
const NEXT_STEP = '-- next step\n';

/** The migrations in db/migrations, in order of their numbers. A released one is never edited. */
export function readMigrations(): Migration[] {
  const folder = path.join(projectRoot, 'db/migrations');
  return fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .flatMap((file) =>
      stepsOf(path.basename(file, '.sql'), fs.readFileSync(path.join(folder, file), 'utf8')),
    );
}

const stepsOf = (name: string, text: string): Migration[] =>
  text.split(NEXT_STEP).map((sql, step) => ({
    name: step === 0 ? name : `${name}.${String(step + 1).padStart(2, '0')}`,
    sql,
    isOutsideTransaction: sql.startsWith(OUTSIDE),
  }));

/** Two numbers were once used twice. New name by the one that older databases recorded. */
export const RENAMED_MIGRATIONS: Readonly<Record<string, string>> = {
  '0019-application-moves': '0018-application-moves',
  '0031-work-order-of-desks': '0033-work-order-of-desks',
};
