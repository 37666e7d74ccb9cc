import { literal, Op, type WhereOptions } from 'sequelize';
import { Application } from '../../../../db/models/application.ts';
import { ApplicationHfMember } from '../../../../db/models/application-records.ts';
import { DELETED_STATUS } from '../../../../domain/account-deletion.ts';
import { assertMayCause, type Deciding, type Standing } from '../../../../domain/application-lifecycle.ts';
import type { ApplicationEventName } from '../../../../domain/application-transitions.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { applicationScope } from '../../../core/scopes.ts';
import { undisclosedDecline, type DisclosedState } from './undisclosed-decline.ts';

/** An application locked for this transaction, with what the caller is to it. */
export interface OpenedApplication {
  application: Application;
  standing: Standing;
  /** Of the owner's own while a decline is not told yet: what they decide on. */
  told?: DisclosedState | null;
}

/** Asked together with the application, as its own column. */
const IS_ACCOUNT_DELETED = [
  literal(`(select u.status = '${DELETED_STATUS}' from users u where u.id = "Application".user_id)`),
  'is_account_deleted',
] as const;

/**
 * Locks an application of the caller's scope. Two changes of one application wait for each other here, so
 * that each decides on what the other left. Of a deleted account nothing is revived, and nothing new written.
 * @throws DomainError not_found, account_deleted
 */
export async function openApplication(ctx: CommandContext, id: number): Promise<OpenedApplication> {
  const application = await Application.findOne({
    where: { [Op.and]: [{ id }, applicationScope(ctx.actor)] },
    attributes: { include: [[...IS_ACCOUNT_DELETED]] },
    lock: ctx.tx.LOCK.UPDATE,
    transaction: ctx.tx,
  });
  if (!application) throw new DomainError('not_found');
  if (isOfDeletedAccount(application)) throw new DomainError('account_deleted');
  const assigned =
    ctx.actor.hf_member_id === null
      ? null
      : await ApplicationHfMember.findOne({
          where: { application_id: id, hf_member_id: ctx.actor.hf_member_id },
          transaction: ctx.tx,
        });
  return {
    application,
    standing: { is_owner: application.user_id === ctx.actor.user_id, is_assigned: assigned !== null },
    told: await undisclosedDecline(ctx, application),
  };
}

/** What is decided on: the application as its owner knows it, or as it is. */
export const decidingOf = ({ application, told }: OpenedApplication): Deciding =>
  told?.deciding ?? application;

/** Asked with the lock: see `lockApplications`. */
export const isOfDeletedAccount = (application: Application): boolean =>
  Boolean(application.get('is_account_deleted'));

/** Locks applications in the order of their ids, so that two of these never wait for each other in a circle. */
export const lockApplications = (
  { tx: transaction }: CommandContext,
  ids: readonly number[],
  scope: WhereOptions,
): Promise<Application[]> =>
  Application.findAll({
    where: { [Op.and]: [{ id: { [Op.in]: [...ids] } }, scope] },
    attributes: { include: [[...IS_ACCOUNT_DELETED]] },
    order: [['id', 'ASC']],
    lock: transaction.LOCK.UPDATE,
    transaction,
  });

/**
 * The same for many at once, in two statements.
 * @param scope whose they are: the caller's, unless said otherwise
 * @returns those of the scope; of a deleted account the refusal
 */
export async function openApplications(
  ctx: CommandContext,
  ids: readonly number[],
  scope: WhereOptions = applicationScope(ctx.actor),
): Promise<Map<number, OpenedApplication | DomainError>> {
  const found = await lockApplications(ctx, ids, scope);
  const links = await ApplicationHfMember.findAll({
    attributes: ['application_id'],
    where: { application_id: { [Op.in]: [...ids] }, hf_member_id: ctx.actor.hf_member_id ?? -1 },
    transaction: ctx.tx,
  });
  const assigned = new Set(links.map((link) => link.application_id));
  const opened = (application: Application): OpenedApplication => ({
    application,
    standing: {
      is_owner: application.user_id === ctx.actor.user_id,
      is_assigned: assigned.has(application.id),
    },
  });
  return new Map(
    found.map((application) => [
      application.id,
      isOfDeletedAccount(application) ? new DomainError('account_deleted') : opened(application),
    ]),
  );
}

/**
 * Opens an application for staff's own work on it: those assigned to it, or who see all applications.
 * @throws DomainError forbidden to a member of staff who only owns it as a student
 */
export async function openAsStaff(ctx: CommandContext, id: number): Promise<Application> {
  return (await openApplicationAsStaff(ctx, id)).application;
}

/** The same, with what the caller is to it. */
export async function openApplicationAsStaff(ctx: CommandContext, id: number): Promise<OpenedApplication> {
  const opened = await openApplication(ctx, id);
  if (!opened.standing.is_assigned && !ctx.actor.sees_all_applications) throw new DomainError('forbidden');
  return opened;
}

/**
 * Opens one's own application for what a student does beside its lifecycle.
 * @throws DomainError not_found, also to staff who may see it
 */
export async function openOwn(ctx: CommandContext, id: number): Promise<Application> {
  const { application, standing } = await openApplication(ctx, id);
  if (!standing.is_owner) throw new DomainError('not_found');
  return application;
}

/** Opens an application for one event: refuses before anything else is checked when the event is not possible. */
export async function openFor(
  ctx: CommandContext,
  id: number,
  event: ApplicationEventName,
): Promise<OpenedApplication> {
  const opened = await openApplication(ctx, id);
  assertMayCause(event, decidingOf(opened), { actor: ctx.actor, standing: opened.standing }, ctx.now);
  return opened;
}
