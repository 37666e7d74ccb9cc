import type { Logger } from 'pino';
import { QueryTypes, type Sequelize } from 'sequelize';
import type { FileStore } from '../../../adapters/files.ts';

export interface StrayFilesDeps {
  sequelize: Sequelize;
  files: Pick<FileStore, 'keys' | 'writtenAt' | 'remove'>;
  now(): Date;
  logger: Pick<Logger, 'info' | 'warn' | 'error'>;
}

const BATCH = 500;
/** No upload takes that long: its row comes within the same call, and keys are never used again. */
const OLD_MILLISECONDS = 24 * 3_600_000;

/** Those of the keys that no row has. */
async function withoutRow({ sequelize }: StrayFilesDeps, keys: readonly string[]): Promise<string[]> {
  const rows = await sequelize.query<{ key: string }>('select key from files where key in (:keys)', {
    replacements: { keys },
    type: QueryTypes.SELECT,
  });
  const known = new Set(rows.map(({ key }) => key));
  return keys.filter((key) => !known.has(key));
}

/**
 * Removes the bytes that no row tells of, a day after they were written: of a process that ended between the two, of
 * a commit that broke off. Erasing a person goes by rows and would never find them.
 *
 * Where not one file has a row, the database is another one (a bare one beside an old folder): nothing is removed.
 * @returns how many were removed
 */
export async function removeStrayFiles(deps: StrayFilesDeps): Promise<number> {
  const oldest = deps.now().getTime() - OLD_MILLISECONDS;
  const strays: string[] = [];
  let all = 0;
  let batch: string[] = [];
  async function look(): Promise<void> {
    if (batch.length > 0) strays.push(...(await withoutRow(deps, batch)));
    all += batch.length;
    batch = [];
  }
  for await (const key of deps.files.keys()) {
    batch.push(key);
    if (batch.length === BATCH) await look();
  }
  await look();
  if (all > 0 && strays.length === all) {
    deps.logger.warn({ files: all }, 'No file has a row: this database is not the one the files belong to');
    return 0;
  }
  let removed = 0;
  for (const key of strays) {
    try {
      if ((await deps.files.writtenAt(key)).getTime() > oldest) continue;
      await deps.files.remove(key);
      removed += 1;
    } catch (error) {
      deps.logger.error({ err: error, key }, 'A file without a row could not be removed');
    }
  }
  if (removed > 0) deps.logger.info({ removed }, 'Files without a row were removed');
  return removed;
}
