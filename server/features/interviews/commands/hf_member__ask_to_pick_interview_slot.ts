import { Op } from 'sequelize';
import { z } from 'zod';
import { BULK_MAX } from '../../../../domain/constants.ts';
import { Interview, InterviewSlotRequest } from '../../../../db/models/interview.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import type { DomainEvent } from '../../../../domain/events.ts';
import {
  arrangesInterviews,
  nextInterviewNumber,
  type NOT_ASKED,
} from '../../../../domain/interview-slots.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { openApplications } from '../../applications/services/open-application.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { command } from '../../../core/calls/define.ts';
import { id, integer, list } from '../../../core/schemas/schema-helpers.ts';
import { findFreeSlots } from '../services/interview-slots.ts';
import { assertArranges, loadSlotBoard } from '../services/slot-board.ts';
import { slotBoardAfterAsking } from '../views/interview-slots-schema.ts';

type Code = (typeof NOT_ASKED)[number];

/** Asks once more whom none of the times suited, or who has picked before; reminds who has not answered. */
async function ask(
  ctx: CommandContext,
  application_id: number,
  interview_number: number,
  before: InterviewSlotRequest | undefined,
): Promise<DomainEvent> {
  const is_reminder = before !== undefined && before.interview_id === null && before.none_fits_at === null;
  const asked = is_reminder
    ? { reminded_at: ctx.now }
    : {
        asked_at: ctx.now,
        reminded_at: null,
        interview_id: null,
        none_fits_at: null,
        none_fits_comment: null,
      };
  const options = { transaction: ctx.tx };
  const request = before
    ? await before.update(asked, options)
    : await InterviewSlotRequest.create(
        { application_id, interview_number, asked_at: ctx.now, ...asked },
        options,
      );
  return {
    type: 'interview_slots_offered',
    payload: { application_id, interview_slot_request_id: request.id, is_reminder },
  };
}

export const hf_member__ask_to_pick_interview_slot = command({
  name: 'hf_member__ask_to_pick_interview_slot',
  summary:
    'Asks students by mail to pick one of the times for an interview, and reminds those who were asked and have not answered; whom it is not possible for is skipped and named',
  addition: true,
  allow: STAFF,
  scope: 'assigned',
  limit: { times: 120, per: 'hour' },
  input: z.strictObject({
    recruitment: z.strictObject({ id: id() }),
    interview_number: integer(1, 20),
    application_ids: list(id(), BULK_MAX),
  }),
  output: slotBoardAfterAsking,
  errors: ['not_found'],
  example: { recruitment: { id: 1 }, interview_number: 1, application_ids: [1] },
  async run(ctx, { recruitment, interview_number, application_ids }) {
    await assertArranges(ctx, recruitment.id);
    const ids = [...new Set(application_ids)];
    const opened = await openApplications(ctx, ids);
    const where = { application_id: { [Op.in]: ids } };
    const interviews = await Interview.findAll({ where, transaction: ctx.tx });
    const requests = await InterviewSlotRequest.findAll({
      where: { ...where, interview_number },
      transaction: ctx.tx,
    });
    const free = await findFreeSlots(ctx, recruitment.id, interview_number);
    const refusalOf = (applicationId: number): Code | null => {
      const one = opened.get(applicationId);
      if (!one || one instanceof DomainError || one.application.recruitment_id !== recruitment.id)
        return 'not_found';
      const own = interviews.filter(({ application_id }) => application_id === applicationId);
      if (!arrangesInterviews(one.application.state) || nextInterviewNumber(own) !== interview_number)
        return 'not_at_this_interview';
      return free.some(({ application_id }) => application_id === null || application_id === applicationId)
        ? null
        : 'no_free_slot';
    };
    const told: DomainEvent[] = [];
    const results: { application_id: number; is_done: boolean; code: Code | null }[] = [];
    for (const application_id of ids) {
      const code = refusalOf(application_id);
      const before = requests.find((one) => one.application_id === application_id);
      if (!code) told.push(await ask(ctx, application_id, interview_number, before));
      results.push({ application_id, is_done: code === null, code });
    }
    if (told.length > 0) await ctx.emit(...told);
    return { ...(await loadSlotBoard(ctx, recruitment.id)), asked_count: told.length, results };
  },
});
