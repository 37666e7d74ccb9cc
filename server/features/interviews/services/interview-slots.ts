import { literal, Op, type WhereOptions } from 'sequelize';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import type { Application } from '../../../../db/models/application.ts';
import { Interview, InterviewSlot, InterviewSlotRequest } from '../../../../db/models/interview.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { isOverlapping, openSlotRequest } from '../../../../domain/interview-slots.ts';
import type { CommandContext, Context } from '../../../core/calls/context.ts';
import { appointmentsOf } from './appointments.ts';

/** How many students have a place at a slot. */
const TAKEN = `(select count(*) from interviews i
  where i.interview_slot_id = "InterviewSlot".id and i.cancelled_at is null)`;

/** Slots to come of one interview of a job that have a free place. */
const freeSlots = (recruitment_id: number, interview_number: number, now: Date): WhereOptions => ({
  [Op.and]: [
    { recruitment_id, interview_number, withdrawn_at: null, starts_at: { [Op.gt]: now } },
    literal(`"InterviewSlot".capacity > ${TAKEN}`),
  ],
});

/** What the slots of an application are: those for everybody and its own. */
const offeredTo = (applicationId: number): WhereOptions => ({
  application_id: { [Op.or]: [null, applicationId] },
});

type Reading = Pick<Context, 'tx' | 'now'>;

/** The free slots of one interview of a job, for whomever they are, the first first. */
export function findFreeSlots(
  { tx, now }: Reading,
  recruitmentId: number,
  interviewNumber: number,
  only: WhereOptions = {},
): Promise<InterviewSlot[]> {
  return InterviewSlot.findAll({
    where: { [Op.and]: [freeSlots(recruitmentId, interviewNumber, now), only] },
    order: [
      ['starts_at', 'ASC'],
      ['id', 'ASC'],
    ],
    transaction: tx,
  });
}

/** The request that the student of an application can answer now; null when there is none. */
export async function findOpenRequest(
  { tx }: Reading,
  { id, state }: Pick<Application, 'id' | 'state'>,
): Promise<InterviewSlotRequest | null> {
  const where = { application_id: id };
  const requests = await InterviewSlotRequest.findAll({ where, transaction: tx });
  if (requests.length === 0) return null;
  const interviews = await Interview.findAll({ where, transaction: tx });
  return openSlotRequest(state, interviews, requests);
}

/** What the student of an application can pick by a request, and whether they have another appointment then. */
export async function slotsToPick(
  ctx: Reading,
  { id, user_id, recruitment_id }: Application,
  request: InterviewSlotRequest,
) {
  const slots = await findFreeSlots(ctx, recruitment_id, request.interview_number, offeredTo(id));
  const appointments = slots.length > 0 ? await appointmentsOf(ctx, user_id) : [];
  return slots.map((slot) => ({
    ...slot.get({ plain: true }),
    is_overlapping: appointments.some((one) => isOverlapping(one, slot)),
  }));
}

/**
 * Locks a slot that its student may pick, once it is certain that it has a place and they have the time. Students who
 * pick the same slot wait for each other, as do two picks of one student.
 * @throws DomainError not_found | interview_slot_closed | interview_slot_taken | appointment_overlaps
 */
export async function lockSlot(
  ctx: CommandContext,
  { id: applicationId, user_id, recruitment_id }: Application,
  { interview_number }: InterviewSlotRequest,
  slotId: number,
): Promise<InterviewSlot> {
  const { tx: transaction } = ctx;
  await sequelizeOf(Interview).query('select 1 from users where id = $1 for no key update', {
    bind: [user_id],
    transaction,
  });
  const slot = await InterviewSlot.findOne({
    where: { [Op.and]: [{ id: slotId, recruitment_id }, offeredTo(applicationId)] },
    lock: transaction.LOCK.UPDATE,
    transaction,
  });
  if (!slot) throw new DomainError('not_found');
  if (slot.withdrawn_at || slot.starts_at <= ctx.now || slot.interview_number !== interview_number)
    throw new DomainError('interview_slot_closed');
  if ((await countTaken(ctx, slot.id)) >= slot.capacity) throw new DomainError('interview_slot_taken');
  const appointments = await appointmentsOf(ctx, user_id);
  if (appointments.some((one) => isOverlapping(one, slot))) throw new DomainError('appointment_overlaps');
  return slot;
}

/** How many students have a place at a slot. */
export const countTaken = ({ tx }: Reading, interview_slot_id: number): Promise<number> =>
  Interview.count({ where: { interview_slot_id, cancelled_at: null }, transaction: tx });

/** An interview that is to stand again, and the slot it had; without one it needs no place. */
interface Returning {
  id: number;
  interview_slot_id: number | null;
}

/** Of interviews that are called off what `withoutPlace` asks about. */
export const returningOf = async ({ tx }: Reading, ids: readonly number[]): Promise<Returning[]> =>
  ids.length === 0
    ? []
    : Interview.findAll({
        attributes: ['id', 'interview_slot_id'],
        where: { id: [...ids] },
        order: [['id', 'ASC']],
        raw: true,
        transaction: tx,
      });

/**
 * Those whose place at a slot was taken since, or whose slot was withdrawn, so that they cannot stand as they did.
 * Locks the slots, so that it stays so.
 */
export async function withoutPlace(
  ctx: CommandContext,
  returning: readonly Returning[],
): Promise<Set<number>> {
  const slotIds = [...new Set(returning.flatMap(({ interview_slot_id }) => interview_slot_id ?? []))];
  if (slotIds.length === 0) return new Set();
  const slots = await InterviewSlot.findAll({
    where: { id: slotIds },
    order: [['id', 'ASC']],
    lock: ctx.tx.LOCK.UPDATE,
    transaction: ctx.tx,
  });
  const standing = await Interview.findAll({
    attributes: ['id', 'interview_slot_id'],
    where: { interview_slot_id: slotIds, cancelled_at: null },
    raw: true,
    transaction: ctx.tx,
  });
  const left = new Map(
    slots.map(({ id, capacity, withdrawn_at }) => {
      const taken = standing.filter(({ interview_slot_id }) => interview_slot_id === id).length;
      return [id, withdrawn_at === null ? capacity - taken : 0];
    }),
  );
  const lost = new Set<number>();
  for (const { id, interview_slot_id } of returning) {
    const hasPlace =
      interview_slot_id === null ||
      standing.some((one) => one.id === id && one.interview_slot_id === interview_slot_id);
    if (hasPlace) continue;
    const free = left.get(interview_slot_id) ?? 0;
    if (free > 0) left.set(interview_slot_id, free - 1);
    else lost.add(id);
  }
  return lost;
}
