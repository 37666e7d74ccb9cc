// npm run backup -- <file>: writes the database and the files into one archive while the server runs; "-" writes it to
// the standard output, to be encrypted or sent on. What is told goes to the error output.
import path from 'node:path';
import { Backup } from '../db/models/backup.ts';
import { createFiles } from '../server/adapters/files.ts';
import { backUp, writeWhole } from '../server/backup/backup.ts';
import { StartProblem } from '../server/start/problems.ts';
import { runCommand } from './lib/command.ts';

await runCommand(async ({ config, database, args }) => {
  const [given] = args;
  if (!given) throw new StartProblem('Give a file: npm run backup -- tabidachi.tar.gz');
  const now = () => new Date();
  const deps = { databaseUrl: database.directUrl, files: await createFiles(config.files), now };
  const file = path.resolve(given);
  const { rows, files, missing } =
    given === '-'
      ? await backUp(deps, process.stdout)
      : await writeWhole(file, (to) => backUp(deps, to)).catch((error: unknown) => {
          const { code } = error as { code?: string };
          if (code === 'EEXIST') throw new StartProblem(`${file} exists already: give another name.`);
          if (code === 'ENOENT' || code === 'EACCES' || code === 'ENOSPC')
            throw new StartProblem(`${file} cannot be written (${code}).`, error);
          throw error;
        });
  await Backup.create({ finished_at: now() });
  const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
  console.error(`${all} rows of ${Object.keys(rows).length} tables and ${files} files are in the archive.`);
  if (missing.length > 0)
    console.error(`${missing.length} files have a row and no bytes: ${missing.join(', ')}`);
});
