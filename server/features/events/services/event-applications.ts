import { randomBytes } from 'node:crypto';
import { Op } from 'sequelize';
import { required } from '../../../../domain/required.ts';
import { countPlaces } from '../../../../db/event-places.ts';
import { Event, EventApplication } from '../../../../db/models/event.ts';
import { User } from '../../../../db/models/user.ts';
import { DomainError, fieldError } from '../../../../domain/error-codes.ts';
import {
  cancelEventRefusal,
  confirmEventRefusal,
  isCheckInOpen,
  recordAttendanceRefusal,
} from '../../../../domain/event-application.ts';
import { isStaff, type Actor } from '../../../../domain/roles.ts';
import { GONE_STATUSES } from '../../../../domain/student-status.ts';
import { loadEventApplication, presentEventApplication } from '../views/present-event-application.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { knownStudents, notOnesOwn } from '../../../core/scopes.ts';
import { flag, id, line } from '../../../core/schemas/schema-helpers.ts';

/**
 * An event with everything about its seats held still: whoever takes or gives back one waits here for the
 * others. Always before its applications, so that nobody waits in a circle.
 */
export function lockEvent(
  ctx: CommandContext,
  where: { id: number; is_released?: true },
): Promise<Event | null> {
  return Event.findOne({ where, lock: ctx.tx.LOCK.UPDATE, transaction: ctx.tx });
}

/**
 * The same of an event that has begun.
 * @throws DomainError not_found, event_not_started
 */
export async function lockStartedEvent(ctx: CommandContext, eventId: number): Promise<Event> {
  const event = await lockEvent(ctx, { id: eventId });
  if (!event) throw new DomainError('not_found');
  if (event.start_at > ctx.now) throw new DomainError('event_not_started');
  return event;
}

/** Whoever holds it can act on the application: 128 bits. */
export const newToken = () => randomBytes(16).toString('hex');

/** Those with a seat of whom nobody knows whether they came; as attendanceOf reads the flags. */
export const UNRECORDED = { is_cancelled: false, is_waiting: false, is_attended: null };

/** The same at one event, as far as a member of staff may act on them. */
export const unrecordedOf = (actor: Actor, event_id: number) => ({
  [Op.and]: [{ event_id, ...UNRECORDED }, notOnesOwn(actor)],
});

/**
 * How a command names an application: by its token, which is the right to confirm and to cancel, or, by who has
 * signed in, as one's own by its id.
 */
export const applicationKey = {
  token_for_cancell: line().min(1, 'required').optional(),
  id: id().optional(),
};
interface ApplicationKey {
  token_for_cancell?: string | undefined;
  id?: number | undefined;
}

/** A flag that can only be set: taking it back is another call. */
export const onlyTrue = () => flag().refine((value) => value, 'must_be_true');

/** A row by its id, for those who act on the applicant's behalf. */
interface StaffKey {
  any_id: number;
}

/** The rows a key may open. An unknown token and somebody else's id open nothing. */
export function whereOf(ctx: Pick<CommandContext, 'actor'>, key: ApplicationKey | StaffKey) {
  if ('any_id' in key) return { [Op.and]: [{ id: key.any_id }, notOnesOwn(ctx.actor)] };
  const { token_for_cancell, id: applicationId } = key;
  if (token_for_cancell !== undefined)
    return { token_for_cancell, ...(applicationId !== undefined && { id: applicationId }) };
  if (applicationId === undefined) throw fieldError('event_application[token_for_cancell]', 'required');
  if (ctx.actor.identity === null) throw new DomainError('unauthenticated');
  return { id: applicationId, user_id: ctx.actor.user_id ?? -1 };
}

/**
 * Locks an application and its event.
 * @throws DomainError not_found, unauthenticated for an id without a sign-in, validation_failed without either
 */
export async function openEventApplication(
  ctx: CommandContext,
  key: ApplicationKey | StaffKey,
): Promise<{ application: EventApplication; event: Event }> {
  const { tx: transaction } = ctx;
  const found = await EventApplication.findOne({
    where: whereOf(ctx, key),
    attributes: ['id', 'event_id'],
    transaction,
  });
  if (!found) throw new DomainError('not_found');
  const event = await lockEvent(ctx, { id: found.event_id });
  const application = await EventApplication.findByPk(found.id, {
    lock: transaction.LOCK.UPDATE,
    transaction,
  });
  if (!event || !application) throw new DomainError('not_found');
  return { application, event };
}

/**
 * Gives the free seats of a locked event to those who wait, the first who came first, and tells each.
 * @returns whether a seat is left
 */
export async function openPlaces(ctx: Pick<CommandContext, 'tx' | 'emit'>, event: Event): Promise<boolean> {
  const { tx: transaction } = ctx;
  const { seats_taken, waiting_count } = (await countPlaces([event.id], transaction))(event.id);
  const free = event.capacity === null ? Infinity : event.capacity - seats_taken;
  if (free > 0 && waiting_count > 0) {
    const next = await EventApplication.findAll({
      where: { event_id: event.id, is_cancelled: false, is_waiting: true },
      order: [
        ['apply_at', 'ASC'],
        ['id', 'ASC'],
      ],
      limit: Math.min(free, waiting_count),
      transaction,
    });
    const ids = next.map(({ id: applicationId }) => applicationId);
    await EventApplication.update({ is_waiting: false }, { where: { id: ids }, transaction });
    for (const event_application_id of ids)
      await ctx.emit({ type: 'event_place_opened', payload: { event_application_id } });
  }
  return free > waiting_count;
}

/**
 * Gives a seat back, to the first who waits; again is harmless.
 * @throws as openEventApplication, and event_started
 */
export async function cancelEventApplication(
  ctx: CommandContext,
  key: ApplicationKey | StaffKey,
): Promise<number> {
  const { application, event } = await openEventApplication(ctx, key);
  const refusal = cancelEventRefusal(application, event, ctx.now);
  if (refusal) throw new DomainError(refusal);
  if (!application.is_cancelled) {
    await application.update({ is_cancelled: true, cancelled_at: ctx.now }, { transaction: ctx.tx });
    await ctx.emit({ type: 'event_cancelled', payload: { event_application_id: application.id } });
    await openPlaces(ctx, event);
  }
  return application.id;
}

/**
 * Notes that the applicant comes; again is harmless.
 * @throws as openEventApplication, and event_cancelled, event_waiting, event_started
 */
export async function confirmEventApplication(
  ctx: CommandContext,
  key: ApplicationKey | StaffKey,
): Promise<number> {
  const { application, event } = await openEventApplication(ctx, key);
  const refusal = confirmEventRefusal(application, event, ctx.now);
  if (refusal) throw new DomainError(refusal);
  if (!application.is_confirmed) {
    await application.update({ is_confirmed: true, confirmed_at: ctx.now }, { transaction: ctx.tx });
    // The applicant sees it on the page and gets no mail: only a channel may want to know.
    if (event.notification_channel_id !== null)
      await ctx.emit({ type: 'event_confirmed', payload: { event_application_id: application.id } });
  }
  return application.id;
}

/**
 * Records that the student came (true), did not come (false), or takes the record back (null); again is harmless.
 * Who waits for a seat and is let in has one from then on; who came without one has none once that is taken back.
 * @throws as openEventApplication, and event_cancelled, event_waiting, event_not_started, check_in_not_open
 */
export async function recordAttendance(
  ctx: CommandContext,
  key: StaffKey,
  is_attended: boolean | null,
): Promise<number> {
  const { application, event } = await openEventApplication(ctx, key);
  const refusal = recordAttendanceRefusal(application, is_attended, event, ctx.now);
  if (refusal) throw new DomainError(refusal);
  if (application.is_walk_in && !is_attended) await takeBackWalkIn(ctx, application, event);
  else if (application.is_attended !== is_attended)
    await application.update(
      {
        is_attended,
        attendance_recorded_at: is_attended === null ? null : ctx.now,
        ...(is_attended && { is_waiting: false }),
      },
      { transaction: ctx.tx },
    );
  return application.id;
}

/** They are told nothing: they never asked for the seat. */
async function takeBackWalkIn(ctx: CommandContext, application: EventApplication, event: Event) {
  await application.update(
    { is_attended: null, attendance_recorded_at: null, is_cancelled: true, cancelled_at: ctx.now },
    { transaction: ctx.tx },
  );
  if (event.start_at > ctx.now) await openPlaces(ctx, event);
}

/**
 * Records that a student came who has no seat: they have one from then on, even where none is free. Who has one, or
 * waits for one, is checked in.
 * @throws DomainError not_found for an unknown event or student, check_in_not_open
 */
export async function recordWalkIn(ctx: CommandContext, eventId: number, userId: number): Promise<number> {
  const { tx: transaction, actor, now } = ctx;
  const event = await lockEvent(ctx, { id: eventId });
  const user = await User.findOne({
    where: { [Op.and]: [{ id: userId, status: { [Op.notIn]: [...GONE_STATUSES] } }, knownStudents(actor)] },
    attributes: ['id'],
    transaction,
  });
  if (!event || !user) throw new DomainError('not_found');
  if (!isCheckInOpen(event, now)) throw new DomainError('check_in_not_open');
  const live = await EventApplication.findOne({
    where: { event_id: eventId, user_id: userId, is_cancelled: false },
    attributes: ['id'],
    transaction,
  });
  if (live) return recordAttendance(ctx, { any_id: live.id }, true);
  const { id: applicationId } = await EventApplication.create(
    {
      event_id: eventId,
      user_id: userId,
      apply_at: now,
      is_walk_in: true,
      is_attended: true,
      attendance_recorded_at: now,
      token_for_cancell: newToken(),
    },
    { transaction },
  );
  return applicationId;
}

/** What a command about an event application answers; the call's schema cuts it for its audience. */
export async function eventApplicationAnswer(ctx: CommandContext, applicationId: number) {
  const row = required(await loadEventApplication({ id: applicationId }, ctx.tx));
  return presentEventApplication(row, isStaff(ctx.actor), ctx.now);
}
