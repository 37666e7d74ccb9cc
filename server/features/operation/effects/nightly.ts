import { everyMinute } from '../../../core/background/every-minute.ts';
import type { RetentionDays } from '../../../../domain/retention.ts';
import { dayAfter, tokyoDay, tokyoHour } from '../../../../domain/tokyo-time.ts';
import { forgetEmptySearches } from '../../search/services/empty-searches.ts';
import { makeMonths } from '../../../../db/months.ts';
import { deleteOldRows, dropOldMonths } from '../services/retention.ts';
import { removeStrayFiles, type StrayFilesDeps } from './stray-files.ts';

export interface NightlyDeps extends StrayFilesDeps {
  retention: RetentionDays;
}

/** In Japan, when few are awake. */
const HOUR = 3;

/**
 * Once a day: the partitions of the next months. Once a night: rows that are older than they are kept, what was counted
 * on days gone by (uploads, searches that found nothing), and files without a row.
 */
export function startNightly(deps: NightlyDeps): { stop(): Promise<void> } {
  let madeOn = '';
  let last = '';
  let deleted = 0;
  async function clear(): Promise<boolean> {
    const today = tokyoDay(deps.now());
    if (madeOn !== today) await makeMonths(deps.sequelize);
    madeOn = today;
    if (tokyoHour(deps.now()) !== HOUR || last === today) return false;
    const months = await dropOldMonths(deps.sequelize, deps.retention, deps.now());
    if (months.length > 0) deps.logger.info({ months }, 'Months older than they are kept were dropped');
    // A batch at a time: a stop waits for no more than one, and what is left goes the next night.
    const batch = await deleteOldRows(deps.sequelize, deps.retention, deps.now());
    deleted += batch;
    if (batch > 0) return true;
    last = today;
    if (deleted > 0) deps.logger.info({ deleted }, 'Rows older than they are kept were deleted');
    deleted = 0;
    await deps.sequelize.query('delete from upload_days where day < :day', {
      replacements: { day: dayAfter(today, -1) },
    });
    await forgetEmptySearches(deps.sequelize, deps.now());
    await removeStrayFiles(deps);
    return false;
  }
  return everyMinute(deps.logger, clear, 'What is old could not be cleared away');
}
