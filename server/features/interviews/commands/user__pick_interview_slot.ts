import { z } from 'zod';
import { ownersCommand } from '../../applications/services/application-command.ts';
import { recordEvent } from '../../applications/services/application-changes.ts';
import { openFor } from '../../applications/services/open-application.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { id } from '../../../core/schemas/schema-helpers.ts';
import { releaseCancellations } from '../services/appointments.ts';
import { findOpenRequest, lockSlot } from '../services/interview-slots.ts';
import { addInterview } from '../services/save-interview.ts';

export const user__pick_interview_slot = ownersCommand({
  name: 'user__pick_interview_slot',
  summary:
    'Picks one of the times that the company offers for the interview, which arranges it; of two who pick the last place one gets it',
  input: z.strictObject({
    application: z.strictObject({ id: id() }),
    interview_slot: z.strictObject({ id: id() }),
  }),
  errors: [
    'not_found',
    'illegal_transition',
    'interview_slot_closed',
    'interview_slot_taken',
    'appointment_overlaps',
  ],
  example: { application: { id: 1 }, interview_slot: { id: 1 } },
  async run(ctx, { application: { id: applicationId }, interview_slot }) {
    const opened = await openFor(ctx, applicationId, 'pick_interview_slot');
    const request = await findOpenRequest(ctx, opened.application);
    if (!request) throw new DomainError('interview_slot_closed');
    const slot = await lockSlot(ctx, opened.application, request, interview_slot.id);
    const { starts_at, minutes, is_online, place, google_map_url, online_link } = slot;
    const { interview } = await addInterview(ctx, applicationId, {
      conduct_at: starts_at,
      fixed_schedule_at: ctx.now,
      interview_slot_id: slot.id,
      minutes,
      is_online,
      place,
      google_map_url,
      online_link,
    });
    await request.update(
      { interview_id: interview.id, none_fits_at: null, none_fits_comment: null },
      { transaction: ctx.tx },
    );
    const event = await recordEvent(ctx, opened, 'pick_interview_slot', {
      related: { after: { interview_number: interview.interview_number } },
    });
    await releaseCancellations(ctx, applicationId);
    const about = { application_id: applicationId, interview_id: interview.id };
    await ctx.emit(
      { type: 'interview_scheduled', payload: { ...about, application_event_id: event.id } },
      { type: 'interview_slots_answered', payload: { ...about, interview_slot_request_id: request.id } },
    );
  },
});
