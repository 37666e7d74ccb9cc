import { Op, type WhereOptions } from 'sequelize';
import { Application } from '../../../../db/models/application.ts';
import { Company } from '../../../../db/models/company.ts';
import { Interview, InterviewSlot, InterviewSlotRequest } from '../../../../db/models/interview.ts';
import { Recruitment } from '../../../../db/models/recruitment.ts';
import { User } from '../../../../db/models/user.ts';
import { interviewAt } from '../../../../domain/appointments.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import {
  arrangesInterviews,
  nextInterviewNumber,
  openSlotRequest,
  type SlotAnswer,
} from '../../../../domain/interview-slots.ts';
import type { Context } from '../../../core/calls/context.ts';
import { applicationScope } from '../../../core/scopes.ts';

type Reading = Pick<Context, 'actor' | 'tx'>;

/** Those whose interviews are arranged, or were by a slot. No job has more of them at a time. */
const MOST = 500;

const inSight = ({ actor }: Reading, recruitment_id: number): WhereOptions => ({
  [Op.and]: [{ recruitment_id }, applicationScope(actor)],
});

/**
 * Whether the caller arranges interviews of a job: mentors of those who have applied for it, and who sees all
 * applications.
 * @throws DomainError not_found
 */
export async function assertArranges(ctx: Reading, recruitmentId: number): Promise<void> {
  const found = ctx.actor.sees_all_applications
    ? await Recruitment.count({ where: { id: recruitmentId }, transaction: ctx.tx })
    : await Application.count({ where: inSight(ctx, recruitmentId), transaction: ctx.tx });
  if (found === 0) throw new DomainError('not_found');
}

/**
 * A slot that the caller may change.
 * @throws DomainError not_found, also of a slot for an application that is not in the caller's sight
 */
export async function assertArrangesSlot(ctx: Reading, slot: InterviewSlot): Promise<void> {
  await assertArranges(ctx, slot.recruitment_id);
  if (slot.application_id !== null)
    await assertSeesApplication(ctx, slot.recruitment_id, slot.application_id);
}

/** @throws DomainError not_found */
export async function assertSeesApplication(ctx: Reading, recruitmentId: number, id: number): Promise<void> {
  const where = { [Op.and]: [{ id }, inSight(ctx, recruitmentId)] };
  if ((await Application.count({ where, transaction: ctx.tx })) === 0) throw new DomainError('not_found');
}

function answerOf(request: InterviewSlotRequest | null, picked: Interview | undefined): SlotAnswer {
  if (request) return request.none_fits_at ? 'none_fits' : 'waiting';
  return picked ? 'picked' : 'not_asked';
}

/**
 * The times for the interviews of one job with who has picked them, and the students who wait for an interview. The
 * caller has asked whether they may arrange them.
 */
export async function loadSlotBoard(ctx: Reading, recruitmentId: number) {
  const { tx: transaction } = ctx;
  const recruitment = await Recruitment.findByPk(recruitmentId, {
    attributes: ['id', 'title'],
    include: [{ model: Company, as: 'company', attributes: ['official_name'] }],
    rejectOnEmpty: true,
    transaction,
  });
  const found = await Application.findAll({
    where: inSight(ctx, recruitmentId),
    include: [
      { model: User, as: 'user', attributes: ['id', 'first_name', 'last_name'] },
      { model: Interview, as: 'interviews', separate: true },
      { model: InterviewSlotRequest, as: 'interview_slot_requests', separate: true },
    ],
    order: [['id', 'ASC']],
    limit: MOST,
    transaction,
  });
  const known = found.map((application) => ({
    application,
    interviews: application.interviews ?? [],
    requests: application.interview_slot_requests ?? [],
  }));
  const slots = await InterviewSlot.findAll({
    where: {
      recruitment_id: recruitmentId,
      application_id: { [Op.or]: [null, ...found.map(({ id }) => id)] },
    },
    order: [
      ['starts_at', 'ASC'],
      ['id', 'ASC'],
    ],
    transaction,
  });
  const taken = await Interview.findAll({
    attributes: ['application_id', 'interview_slot_id'],
    where: { interview_slot_id: slots.map(({ id }) => id), cancelled_at: null },
    transaction,
  });
  const userOf = new Map(found.map(({ id, user }) => [id, user]));
  return {
    recruitment: recruitment.get({ plain: true }),
    slots: slots.map((slot) => {
      const takers = taken.filter(({ interview_slot_id }) => interview_slot_id === slot.id);
      return {
        ...slot.get({ plain: true }),
        taken_count: takers.length,
        picked_by: takers.flatMap(({ application_id }) => {
          const user = userOf.get(application_id);
          return user ? [{ application_id, user: user.get({ plain: true }) }] : [];
        }),
      };
    }),
    applications: known
      .filter(({ application, requests }) => arrangesInterviews(application.state) || requests.length > 0)
      .map(({ application: { id, state, user }, interviews, requests }) => {
        const open = openSlotRequest(state, interviews, requests);
        const picked = interviews.findLast(
          ({ interview_slot_id, cancelled_at }) => interview_slot_id !== null && cancelled_at === null,
        );
        return {
          id,
          state,
          user: user?.get({ plain: true }),
          next_interview_number: nextInterviewNumber(interviews),
          answer: answerOf(open, picked),
          request: open?.get({ plain: true }) ?? null,
          picked_at: (picked && interviewAt(picked)) ?? null,
        };
      }),
  };
}
