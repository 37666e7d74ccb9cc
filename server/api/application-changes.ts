import type { Attributes, CreationAttributes } from 'sequelize';
import { literal, Op } from 'sequelize';
import { Application } from '../../db/models/application.ts';
import { ApplicationEvent, ApplicationHfMember } from '../../db/models/application-records.ts';
import { Interview } from '../../db/models/interview.ts';
import { DELETED_STATUS } from '../domain/account-deletion.ts';
import { assertMayCause, decide, isOnBehalf, type Standing } from '../domain/application-lifecycle.ts';
import type { ApplicationEventName } from '../domain/application-transitions.ts';
import type { ApplicationProgress } from '../domain/application-state.ts';
import { DomainError } from '../domain/error-codes.ts';
import type { CommandContext } from './context.ts';
import { applicationScope } from './scopes.ts';

/** An application locked for this transaction, with what the caller is to it. */
export interface OpenedApplication {
  application: Application;
  standing: Standing;
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
  if (application.get('is_account_deleted')) throw new DomainError('account_deleted');
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
  };
}

/**
 * Opens an application for staff's own work on it: those assigned to it, or who see all applications.
 * @throws DomainError forbidden to a member of staff who only owns it as a student
 */
export async function openAsStaff(ctx: CommandContext, id: number): Promise<Application> {
  const { application, standing } = await openApplication(ctx, id);
  if (!standing.is_assigned && !ctx.actor.sees_all_applications) throw new DomainError('forbidden');
  return application;
}

/** Opens an application for one event: refuses before anything else is checked when the event is not possible. */
export async function openFor(
  ctx: CommandContext,
  id: number,
  event: ApplicationEventName,
): Promise<OpenedApplication> {
  const opened = await openApplication(ctx, id);
  assertMayCause(event, opened.application, { actor: ctx.actor, standing: opened.standing }, ctx.now);
  return opened;
}

interface Recording {
  /** The decision of events that have one: passed, accepted. */
  yes?: boolean;
  reason?: string | null | undefined;
  /** Fields written beside the flags of the lifecycle. */
  also?: Partial<Attributes<Application>>;
  /** Flags of the events whose change depends on more than the table says. */
  change?: Partial<ApplicationProgress>;
}

type Actors = Pick<CreationAttributes<ApplicationEvent>, 'actor_kind' | 'user_id' | 'hf_member_id'>;

function causedBy(ctx: CommandContext, standing: Standing): Actors {
  if (standing.is_owner) return { actor_kind: 'student', user_id: ctx.actor.user_id, hf_member_id: null };
  return { actor_kind: 'hf_member', user_id: null, hf_member_id: ctx.actor.hf_member_id };
}

function pick(application: Application, keys: string[]): Record<string, unknown> {
  return Object.fromEntries(keys.map((key) => [key, application.get(key) ?? null]));
}

/**
 * Decides an event by the lifecycle, writes the flags and the state derived from them, and appends it to the
 * history with what changed. The only writer of an application's progress.
 */
export async function recordEvent(
  ctx: CommandContext,
  { application, standing }: OpenedApplication,
  event: ApplicationEventName,
  recording: Recording = {},
): Promise<ApplicationEvent> {
  if (isOnBehalf(event, standing) && !recording.reason)
    throw new DomainError('validation_failed', { fields: { reason: [{ code: 'required' }] } });
  const interviewCount = await Interview.count({
    where: { application_id: application.id },
    transaction: ctx.tx,
  });
  const { change, from, to } = decide(
    event,
    application,
    { actor: ctx.actor, standing },
    { now: ctx.now, interviewCount, ...recording },
  );
  const written = { ...change, ...recording.also, state: to };
  const keys = Object.keys(written);
  const before = pick(application, keys);
  await application.update({ ...written, version: application.version + 1 }, { transaction: ctx.tx });
  return ApplicationEvent.create(
    {
      application_id: application.id,
      name: event,
      from_state: from,
      to_state: to,
      ...causedBy(ctx, standing),
      reason: recording.reason ?? null,
      before,
      after: pick(application, keys),
      undone_at: null,
      at: ctx.now,
    },
    { transaction: ctx.tx },
  );
}

/** Appends a line to the history that does not move the application (applied, assigned, commented). */
export function recordNote(
  ctx: CommandContext,
  { application, standing }: OpenedApplication,
  name: 'apply' | 'assign' | 'comment',
  after: Record<string, unknown> | null = null,
): Promise<ApplicationEvent> {
  return ApplicationEvent.create(
    {
      application_id: application.id,
      name,
      from_state: application.state,
      to_state: application.state,
      ...causedBy(ctx, standing),
      reason: null,
      before: null,
      after,
      undone_at: null,
      at: ctx.now,
    },
    { transaction: ctx.tx },
  );
}

/** Marks the newest event of that name as taken back: the mails it waits to send are not sent. */
export async function markUndone(
  ctx: CommandContext,
  applicationId: number,
  name: ApplicationEventName,
): Promise<void> {
  const event = await ApplicationEvent.findOne({
    where: { application_id: applicationId, name, undone_at: null },
    order: [['id', 'DESC']],
    transaction: ctx.tx,
  });
  await event?.update({ undone_at: ctx.now }, { transaction: ctx.tx });
}
