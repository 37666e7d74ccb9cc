import { col, fn, Op, where } from 'sequelize';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import { AccountDeletion, ExternalRemoval } from '../../../../db/models/account-deletion.ts';
import { Application } from '../../../../db/models/application.ts';
import { SavedSearch } from '../../../../db/models/bookmark.ts';
import { EventApplication } from '../../../../db/models/event.ts';
import { HfMember } from '../../../../db/models/hf-member.ts';
import { Identity } from '../../../../db/models/identity.ts';
import { RecommendMail } from '../../../../db/models/recommend-mail.ts';
import { User } from '../../../../db/models/user.ts';
import { DELETED_STATUS, deletedAddress, eraseAt } from '../../../../domain/account-deletion.ts';
import { TRANSITIONS } from '../../../../domain/application-transitions.ts';
import { DomainError, type ErrorCode } from '../../../../domain/error-codes.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { cancelEventApplication } from '../../events/services/event-applications.ts';
import { quitApplication } from '../../applications/services/quit-application.ts';

/** What mentors read as the reason, in the language of the office. */
const REASON = '学生がアカウントを削除したため';

/** Goes on where somebody else has just ended the same thing. */
async function unless(refusals: readonly ErrorCode[], work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof DomainError && refusals.includes(error.code))) throw error;
  }
}

/** Withdraws what still runs, by the lifecycle: mentors and companies learn it by the usual mails. */
async function withdrawApplications(ctx: CommandContext, userId: number): Promise<void> {
  const live = await Application.findAll({
    where: { user_id: userId, state: { [Op.in]: TRANSITIONS.quit.from } },
    attributes: ['id'],
    order: ['id'],
    transaction: ctx.tx,
  });
  for (const { id } of live) await unless(['illegal_transition'], quitApplication(ctx, id, REASON));
}

/** Gives back the seats at events to come, to those who wait for one. */
async function cancelEvents(ctx: CommandContext, userId: number): Promise<void> {
  const booked = await EventApplication.findAll({
    where: { user_id: userId, is_cancelled: false },
    attributes: ['id'],
    order: ['event_id'],
    transaction: ctx.tx,
  });
  for (const { id } of booked)
    await unless(['event_started', 'event_checked_in'], cancelEventApplication(ctx, { id }));
}

/** Detaches the sign-ins, and has their accounts ended at the provider, except those of who works here. */
async function detachSignIns(ctx: CommandContext, userId: number): Promise<{ iss: string; sub: string }[]> {
  const { tx: transaction } = ctx;
  const identities = await Identity.findAll({ where: { user_id: userId }, transaction });
  await Identity.update({ user_id: null }, { where: { user_id: userId }, transaction });
  const addresses = identities.flatMap(({ email }) => (email ? [email.toLowerCase()] : []));
  const members = await HfMember.findAll({
    where: { [Op.and]: [{ is_active: true }, where(fn('lower', col('email')), { [Op.in]: addresses })] },
    transaction,
  });
  const staff = new Set(members.map(({ email }) => email.toLowerCase()));
  const accounts = identities.map(({ iss, sub }) => ({ iss, sub }));
  await ExternalRemoval.bulkCreate(
    identities
      .filter(({ email }) => !email || !staff.has(email.toLowerCase()))
      .map(({ iss, sub }) => ({
        kind: 'account' as const,
        target: { iss, sub },
        available_at: ctx.now,
        last_error: null,
      })),
    { transaction },
  );
  return accounts;
}

/** Accounts of the person that were put into this one go with it, and not at the end of their thirty days. */
async function eraseMergedAccounts(ctx: CommandContext, userId: number): Promise<void> {
  await sequelizeOf(User).query(
    `with recursive gone as (
       select merged_user_id from user_merges where user_id = :userId and undone_at is null
       union select m.merged_user_id from user_merges m join gone g on m.user_id = g.merged_user_id where m.undone_at is null)
     update account_deletions set erase_at = least(erase_at, :at), updated_at = :now
     where erased_at is null and user_id in (select merged_user_id from gone)`,
    { replacements: { userId, at: eraseAt(ctx.now), now: ctx.now }, transaction: ctx.tx },
  );
}

/**
 * Closes an account at once (docs/privacy.md): nobody is this student any more, the address is free, what runs is
 * withdrawn. The worker erases the rest when its time has come. Applications and seats are locked before the person,
 * as everywhere, and the person wholly, because the address is a key: locking less first would have to be raised
 * past those who wait.
 * @throws DomainError not_found when the account was deleted meanwhile
 */
export async function deleteAccount(ctx: CommandContext, user: User): Promise<void> {
  const { tx: transaction } = ctx;
  const { id } = user;
  await withdrawApplications(ctx, id);
  await cancelEvents(ctx, id);
  await user.reload({ lock: true, transaction });
  if (user.status === DELETED_STATUS) throw new DomainError('not_found');
  // What was begun meanwhile.
  await withdrawApplications(ctx, id);
  await cancelEvents(ctx, id);
  const { email } = user;
  await SavedSearch.destroy({ where: { user_id: id }, transaction });
  await RecommendMail.update(
    { state: 'cancelled', skipped_code: 'account_gone' },
    { where: { user_id: id, state: ['draft', 'scheduled'] }, transaction },
  );
  const identities = await detachSignIns(ctx, id);
  await eraseMergedAccounts(ctx, id);
  await user.update(
    { email: deletedAddress(id), status: DELETED_STATUS, version: user.version + 1 },
    { transaction },
  );
  await AccountDeletion.create(
    {
      user_id: id,
      requested_at: ctx.now,
      erase_at: eraseAt(ctx.now),
      erased_at: null,
      email: email.toLowerCase(),
      identities,
      last_error: null,
    },
    { transaction },
  );
}
