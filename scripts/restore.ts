// npm run restore -- <file>: brings a backup into an empty database (DATABASE_URL, or the embedded one in DATA_DIR) and
// an empty store of files, and brings the tables to the newest schema. The server must not run yet.
import fs from 'node:fs';
import path from 'node:path';
import { NotOwner } from '../db/migrate.ts';
import { createFiles } from '../server/adapters/files.ts';
import { BadArchive } from '../server/backup/archive.ts';
import { NotEmpty, restore } from '../server/backup/restore.ts';
import { prepareData } from '../server/start/data.ts';
import { StartProblem } from '../server/start/problems.ts';
import { runCommand } from './lib/command.ts';

await runCommand(async ({ config, database, args }) => {
  const [given] = args;
  if (!given || !fs.existsSync(given))
    throw new StartProblem('Name a backup: npm run restore -- tabidachi.tar.gz');
  const log = (line: string) => console.log(line);
  const deps = {
    databaseUrl: database.directUrl,
    files: await createFiles(config.files),
    now: () => new Date(),
    log,
  };
  const { end, heldMails, heldEvents } = await restore(deps, path.resolve(given)).catch((error: unknown) => {
    if (error instanceof BadArchive || error instanceof NotEmpty || error instanceof NotOwner)
      throw new StartProblem(error.message, error);
    throw error;
  });
  await prepareData(database, log);
  const rows = Object.values(end.rows).reduce((sum, count) => sum + count, 0);
  log(`${rows} rows and ${end.files} files are restored.`);
  if (heldMails + heldEvents > 0)
    log(
      `${heldMails} mails and ${heldEvents} events may have gone after the backup was made and wait for a decision: see "After a restore" in docs/backup.md.`,
    );
});
