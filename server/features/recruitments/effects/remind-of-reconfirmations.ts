import { Op } from 'sequelize';
import { Recruitment } from '../../../../db/models/recruitment.ts';
import { isPublicHoliday } from '../../../adapters/public-holidays.ts';
import { writeToOutbox } from '../../../core/calls/outbox.ts';
import { mayRemind } from '../../../../domain/reminders.ts';
import { reconfirmDueDay } from '../../../../domain/recruitment-state.ts';
import { tokyoDay } from '../../../../domain/tokyo-time.ts';
import { everyMinute, type WorkDeps } from '../../../core/background/every-minute.ts';

/** Ads in one mail at most; the others follow with the next look. */
const MOST = 100;

/**
 * In the hours of reminders, finds public ads whose facts were confirmed too long ago and of which nobody was told since, and emits one event
 * for them in the transaction that marks them: both happen or neither. Workers side by side pass over what another
 * one has locked.
 * @returns how many there were
 */
export async function remindOfReconfirmations(deps: WorkDeps): Promise<number> {
  const now = deps.now();
  if (!mayRemind('reconfirmation', now, isPublicHoliday)) return 0;
  return deps.sequelize.transaction(async (tx) => {
    const due = await Recruitment.findAll({
      where: {
        is_released: true,
        closed_at: null,
        reconfirm_reminded_at: null,
        [Op.or]: [{ as_of_on: null }, { as_of_on: { [Op.lte]: reconfirmDueDay(now) } }],
      },
      attributes: ['id'],
      order: [['id', 'ASC']],
      limit: MOST,
      lock: tx.LOCK.UPDATE,
      skipLocked: true,
      transaction: tx,
    });
    if (due.length === 0) return 0;
    const recruitment_ids = due.map(({ id }) => id);
    await Recruitment.update(
      { reconfirm_reminded_at: now },
      { where: { id: { [Op.in]: recruitment_ids } }, silent: true, transaction: tx },
    );
    const payload = { recruitment_ids, day: tokyoDay(now) };
    await writeToOutbox(deps.sequelize, tx, [{ type: 'reconfirmation_due', payload }], now);
    return due.length;
  });
}

/** Looks every minute for ads that came due. */
export const startReconfirmationReminders = (deps: WorkDeps) =>
  everyMinute(
    deps.logger,
    async () => (await remindOfReconfirmations(deps)) > 0,
    'Recruitments to confirm could not be looked for',
  );
