import crypto from 'node:crypto';
import { literal, Op, type Attributes, type CreationAttributes } from 'sequelize';
import { required } from '../../../../domain/required.ts';
import { countsBy } from '../../../../db/counts-by.ts';
import { Application } from '../../../../db/models/application.ts';
import { ApplicationEvent } from '../../../../db/models/application-records.ts';
import { Interview } from '../../../../db/models/interview.ts';
import {
  applyChange,
  callsOff,
  decide,
  isOnBehalf,
  type Standing,
} from '../../../../domain/application-lifecycle.ts';
import type { ApplicationEventName } from '../../../../domain/application-transitions.ts';
import { deriveState, type ApplicationProgress } from '../../../../domain/application-state.ts';
import type { CalledOff } from '../../../../domain/appointments.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { callOffAppointments } from '../../interviews/services/appointments.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { decidingOf, type OpenedApplication } from './open-application.ts';

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
export const countInterviews = (
  ctx: CommandContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> =>
  countsBy(Interview, 'application_id', { application_id: [...ids], cancelled_at: null }, ctx.tx);

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
  const decided = list.map((one) => {
    const { application, standing, recording, told } = one;
    const interviewCount = interviews.get(application.id) ?? 0;
    const { change, from, to } = decide(
      event,
      decidingOf(one),
      { actor: ctx.actor, standing },
      { now: ctx.now, interviewCount: told?.interviewCount ?? interviewCount, ...decisionOf(recording) },
    );
    // The line says what the owner did as they know it; the decline they are not told of stands meanwhile.
    const state = told ? deriveState(applyChange(application, change), interviewCount) : to;
    const written = { ...change, ...recording.also, state };
    return {
      application,
      standing,
      recording,
      from,
      to,
      written,
      before: pick(application, Object.keys(written)),
      updatedAt: application.updated_at,
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
    decided.map(({ application, standing, recording, from, to, written, before, updatedAt }) => ({
      application_id: application.id,
      name: event,
      from_state: from,
      to_state: to,
      ...causedBy(ctx, standing),
      reason: recording.reason ?? null,
      before: { ...before, ...relatedBefore(event, updatedAt, recording.related) },
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

/** Of a decline also when its owner last saw a change: they see none before it is told. */
function relatedBefore(event: ApplicationEventName, updatedAt: Date, { before }: Related = {}) {
  const related = { ...before, ...(event === 'decline' && { updated_at: updatedAt.toISOString() }) };
  return Object.keys(related).length > 0 ? { related } : {};
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
  return required(recorded);
}

/** Appends a line to the history that does not move the application (applied, assigned, commented). */
export function recordNote(
  ctx: CommandContext,
  { application, standing }: OpenedApplication,
  name: 'apply' | 'comment',
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
