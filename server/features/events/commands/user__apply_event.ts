import { z } from 'zod';
import { required } from '../../../../domain/required.ts';
import { Event, EventApplication } from '../../../../db/models/event.ts';
import { User } from '../../../../db/models/user.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { applyEventRefusal } from '../../../../domain/event-application.ts';
import { STUDENT, type Student } from '../../../../domain/roles.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { command } from '../../../core/calls/define.ts';
import { countUpload, storeFile } from '../../../core/calls/stored-files.ts';
import { eventApplicationAnswer, lockEvent, newToken, openPlaces } from '../services/event-applications.ts';
import { eventApplicationForOwner } from '../views/event-schema.ts';
import { requireProfile } from '../../profile/services/require-profile.ts';
import { applyCampaign } from '../../profile/views/profile-input.ts';
import { printProfileResume, type PrintedFile } from '../../resumes/services/profile-resume-file.ts';
import { choice, id } from '../../../core/schemas/schema-helpers.ts';

/**
 * The id of the resume that counts for this event, when it takes the application now.
 * @param printed the profile as a resume, where the student chose that instead of their own file
 */
async function admit(
  ctx: CommandContext<Student>,
  event: Event,
  printed: PrintedFile | null,
): Promise<number | null> {
  const { tx: transaction } = ctx;
  const user_id = ctx.actor.user_id;
  const live = await EventApplication.findOne({
    where: { event_id: event.id, user_id, is_cancelled: false },
    attributes: ['id'],
    transaction,
  });
  const user = await User.findByPk(user_id, { attributes: ['resume_file_id'], transaction });
  const resume_file_id = user?.resume_file_id ?? null;
  const standing = { has_live_application: live !== null, has_resume: (printed ?? resume_file_id) !== null };
  const refusal = applyEventRefusal(event, standing, ctx.now);
  if (refusal === 'already_applied_event')
    throw new DomainError(refusal, { details: { event_application_id: required(live).id } });
  if (refusal === 'applies_elsewhere')
    throw new DomainError(refusal, { details: { apply_url: event.apply_url } });
  if (refusal) throw new DomainError(refusal);
  if (!event.is_need_resume_file) return null;
  return printed ? keepPrinted(ctx, printed) : resume_file_id;
}

/**
 * The row of the printed profile.
 * @throws DomainError profile_incomplete, too_many_uploads, files_full
 */
async function keepPrinted(ctx: CommandContext<Student>, printed: PrintedFile): Promise<number> {
  await requireProfile(ctx, 'resume');
  await countUpload(ctx, printed.byte_size);
  const file = await storeFile(ctx, {
    ...printed,
    content_type: 'application/pdf',
    purpose: 'event_resume',
    user_id: ctx.actor.user_id,
  });
  return file.id;
}

// The event stays locked to the end: of two who want the last seat, or of one who asks twice, the second
// decides on what the first left.
export const user__apply_event = command({
  name: 'user__apply_event',
  summary:
    'Applies for an event; without a free seat the application waits for one. Where the event asks for a resume, `resume_source` says which: the uploaded file (the default), or the profile printed as it stands',
  allow: STUDENT,
  limit: { times: 30, per: 'hour' },
  input: z.strictObject({
    event_application: z.strictObject({
      event_id: id(),
      /** Ours. */
      resume_source: choice(['file', 'profile']).optional(),
      ...applyCampaign,
    }),
  }),
  output: eventApplicationForOwner,
  errors: [
    'not_found',
    'already_applied_event',
    'deadline_over',
    'applies_elsewhere',
    'resume_file_missing',
    'profile_incomplete',
    'too_many_uploads',
    'files_full',
  ],
  example: { event_application: { event_id: 1, apply_landing_page: '/events/1' } },
  async prepare(ctx, { event_application: { event_id, resume_source } }) {
    if (resume_source !== 'profile') return null;
    const where = { id: event_id, is_released: true, is_need_resume_file: true };
    return (await Event.count({ where })) > 0 ? printProfileResume(ctx) : null;
  },
  async run(ctx, { event_application: { event_id, resume_source, ...campaign } }, printed) {
    const event = await lockEvent(ctx, { id: event_id, is_released: true });
    if (!event) throw new DomainError('not_found');
    const resume_file_id = await admit(ctx, event, resume_source === 'profile' ? printed : null);
    // Those who wait come before who comes now, even when a seat is free by then.
    const is_waiting = !(await openPlaces(ctx, event));
    const application = await EventApplication.create(
      {
        ...campaign,
        event_id,
        user_id: ctx.actor.user_id,
        apply_at: ctx.now,
        is_waiting,
        resume_file_id,
        token_for_cancell: newToken(),
      },
      { transaction: ctx.tx },
    );
    await ctx.emit({
      type: 'event_applied',
      payload: { event_application_id: application.id, is_waiting },
    });
    return eventApplicationAnswer(ctx, application.id);
  },
});
