import { QueryTypes } from 'sequelize';
import { ResumeVersion } from '../../../../db/models/resume-history.ts';
import type { WorkDeps } from '../../../core/background/every-minute.ts';
import { printForGood, type PrintingAdapters } from '../services/printing.ts';

export interface PrintingDeps extends WorkDeps, PrintingAdapters {}

/**
 * Prints the frozen version that waits longest. It is claimed by putting off its next try: a minute for the first,
 * doubled with each, an hour at most; so a worker that was killed leaves nothing behind, and several share the work.
 * @returns whether there was one
 */
export async function printNextVersion(deps: PrintingDeps): Promise<boolean> {
  const { sequelize, now, logger } = deps;
  const [claimed] = await sequelize.query<{ id: number }>(
    `update resume_versions set print_attempts = print_attempts + 1,
       print_after = $1::timestamptz + least(power(2, least(print_attempts, 6)), 60) * interval '1 minute'
     where id = (
       select id from resume_versions where pdf_file_id is null and (print_after is null or print_after <= $1)
       order by print_after nulls first, id limit 1 for update skip locked
     )
     returning id`,
    { bind: [now()], type: QueryTypes.SELECT },
  );
  if (!claimed) return false;
  const version = await ResumeVersion.findByPk(claimed.id);
  try {
    if (version) await printForGood(sequelize, deps, version);
  } catch (error) {
    logger.error(
      { err: error, resume_version_id: claimed.id },
      'A resume could not be printed and will be tried again',
    );
  }
  return true;
}
