import crypto from 'node:crypto';
import type { Attributes, CreationAttributes } from 'sequelize';
import { fn, literal, Op } from 'sequelize';
import { Application } from '../../db/models/application.ts';
import { ApplicationEvent, ApplicationHfMember } from '../../db/models/application-records.ts';
import { Interview } from '../../db/models/interview.ts';
import { DELETED_STATUS } from '../domain/account-deletion.ts';
import {
  assertMayCause,
  callsOff,
  decide,
  isOnBehalf,
  type Standing,
} from '../domain/application-lifecycle.ts';
import type { ApplicationEventName } from '../domain/application-transitions.ts';
import type { ApplicationProgress } from '../domain/application-state.ts';
import type { CalledOff } from '../domain/appointments.ts';
import { DomainError } from '../domain/error-codes.ts';
import { callOffAppointments } from './appointments.ts';
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
 * The same for many at once, in two statements. Locked in the order of their ids, so that two of these never wait
 * for each other in a circle.
 * @returns those of the caller's scope; of a deleted account the refusal
 */
export async function openApplications(
  ctx: CommandContext,
  ids: readonly number[],
): Promise<Map<number, OpenedApplication | DomainError>> {
  const found = await Application.findAll({
    where: { [Op.and]: [{ id: { [Op.in]: [...ids] } }, applicationScope(ctx.actor)] },
    attributes: { include: [[...IS_ACCOUNT_DELETED]] },
    order: [['id', 'ASC']],
    lock: ctx.tx.LOCK.UPDATE,
    transaction: ctx.tx,
  });
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
      application.get('is_account_deleted') ? new DomainError('account_deleted') : opened(application),
    ]),
  );
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

/** Rows beside the application that an event changed: what an undo puts back. */
export interface Related {
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

export interface Recording {
  /** The decision of events that have one: passed, accepted. */
  yes?: boolean | undefined;
  reason?: string | null | undefined;
  /** Fields written beside the flags of the lifecycle. */
  also?: Partial<Attributes<Application>>;
  /** Flags of the events whose change depends on more than the table says. */
  change?: Partial<ApplicationProgress>;
  related?: Related | undefined;
}

type Actors = Pick<CreationAttributes<ApplicationEvent>, 'actor_kind' | 'user_id' | 'hf_member_id'>;

function causedBy(ctx: CommandContext, standing: Standing): Actors {
  if (standing.is_owner) return { actor_kind: 'student', user_id: ctx.actor.user_id, hf_member_id: null };
  return { actor_kind: 'hf_member', user_id: null, hf_member_id: ctx.actor.hf_member_id };
}

function pick(application: Application, keys: string[]): Record<string, unknown> {
  return Object.fromEntries(keys.map((key) => [key, application.get(key) ?? null]));
}

/** How many interviews of each stand. One statement. */
export async function countInterviews(
  ctx: CommandContext,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const rows = (await Interview.findAll({
    attributes: ['application_id', [fn('count', literal('*')), 'number']],
    where: { application_id: { [Op.in]: [...ids] }, cancelled_at: null },
    group: ['application_id'],
    raw: true,
    transaction: ctx.tx,
  })) as unknown as { application_id: number; number: string }[];
  return new Map(rows.map((row) => [row.application_id, Number(row.number)]));
}

/** Those that get the same values are written by one statement, with their versions counted up. */
export async function writeTogether(
  ctx: CommandContext,
  changes: readonly { application: Application; written: Partial<Attributes<Application>> }[],
): Promise<void> {
  const groups = new Map<string, { ids: number[]; written: Partial<Attributes<Application>> }>();
  for (const { application, written } of changes) {
    const key = JSON.stringify(written);
    const group = groups.get(key) ?? { ids: [], written };
    group.ids.push(application.id);
    groups.set(key, group);
    application.set({ ...written, version: application.version + 1 });
  }
  for (const { ids, written } of groups.values())
    await Application.update(
      { ...written, version: literal('version + 1') },
      { where: { id: { [Op.in]: ids } }, transaction: ctx.tx },
    );
}

/**
 * Decides an event by the lifecycle for each application, writes the flags and the states derived from them, and
 * appends it to their histories with what changed. The only writer of an application's progress but its undo.
 * What ends calls off its appointments to come. Three statements, however many: one more for each different outcome,
 * and one where something ends.
 * @param shared what the history keeps of all of them: the number of a move, without which each of staff's gets its own
 */
export async function recordEvents(
  ctx: CommandContext,
  event: ApplicationEventName,
  list: readonly (OpenedApplication & { recording: Recording })[],
  shared: { move_id?: string } = {},
): Promise<ApplicationEvent[]> {
  for (const { standing, recording } of list)
    if (isOnBehalf(event, standing) && !recording.reason)
      throw new DomainError('validation_failed', { fields: { reason: [{ code: 'required' }] } });
  const interviews = await countInterviews(
    ctx,
    list.map(({ application }) => application.id),
  );
  const decided = list.map(({ application, standing, recording }) => {
    const { change, from, to } = decide(
      event,
      application,
      { actor: ctx.actor, standing },
      { now: ctx.now, interviewCount: interviews.get(application.id) ?? 0, ...decisionOf(recording) },
    );
    const written = { ...change, ...recording.also, state: to };
    return {
      application,
      standing,
      recording,
      from,
      to,
      written,
      before: pick(application, Object.keys(written)),
    };
  });
  await writeTogether(ctx, decided);
  const ended = decided.filter(({ to }) => callsOff(event, to)).map(({ application }) => application.id);
  const calledOff = ended.length > 0 ? await callOffAppointments(ctx, ended) : new Map<number, CalledOff>();
  const relatedAfter = (id: number, { after }: Related = {}) => {
    const called_off = calledOff.get(id);
    return (after || called_off) && { related: { ...after, ...(called_off && { called_off }) } };
  };
  return ApplicationEvent.bulkCreate(
    decided.map(({ application, standing, recording, from, to, written, before }) => ({
      application_id: application.id,
      name: event,
      from_state: from,
      to_state: to,
      ...causedBy(ctx, standing),
      reason: recording.reason ?? null,
      before: { ...before, ...(recording.related?.before && { related: recording.related.before }) },
      after: {
        ...pick(application, Object.keys(written)),
        ...relatedAfter(application.id, recording.related),
      },
      move_id: shared.move_id ?? (standing.is_owner ? null : crypto.randomUUID()),
      undone_at: null,
      at: ctx.now,
    })),
    { transaction: ctx.tx },
  );
}

const decisionOf = ({ yes, change }: Recording) => ({
  ...(yes !== undefined && { yes }),
  ...(change && { change }),
});

/** One event of one application, as recordEvents. */
export async function recordEvent(
  ctx: CommandContext,
  opened: OpenedApplication,
  event: ApplicationEventName,
  recording: Recording = {},
): Promise<ApplicationEvent> {
  const [recorded] = await recordEvents(ctx, event, [{ ...opened, recording }]);
  return recorded!;
}

/** Appends a line to the history that does not move the application (applied, assigned, commented). */
export function recordNote(
  ctx: CommandContext,
  { application, standing }: OpenedApplication,
  name: 'apply' | 'assign' | 'comment',
  after: Record<string, unknown> | null = null,
  reason: string | null = null,
): Promise<ApplicationEvent> {
  return ApplicationEvent.create(
    {
      application_id: application.id,
      name,
      from_state: application.state,
      to_state: application.state,
      ...causedBy(ctx, standing),
      reason,
      before: null,
      after,
      undone_at: null,
      at: ctx.now,
    },
    { transaction: ctx.tx },
  );
}
