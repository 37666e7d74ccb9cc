import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../project-root.ts';

/** One forward step of the schema: plain SQL, run once, in one transaction with the record that it ran. */
export interface Migration {
  /** File name without extension. The database records it, so it never changes. */
  name: string;
  sql: string;
}

/** The migrations in db/migrations, in order of their numbers. A released one is never edited. */
export function readMigrations(): Migration[] {
  const folder = path.join(projectRoot, 'db/migrations');
  return fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((file) => ({
      name: path.basename(file, '.sql'),
      sql: fs.readFileSync(path.join(folder, file), 'utf8'),
    }));
}

/** Two numbers were once used twice. New name by the one that older databases recorded. */
export const RENAMED_MIGRATIONS: Readonly<Record<string, string>> = {
  '0019-application-moves': '0018-application-moves',
  '0031-work-order-of-desks': '0033-work-order-of-desks',
};
