import { z } from 'zod';
import { ownersCommand } from '../../applications/services/application-command.ts';
import { openOwn } from '../../applications/services/open-application.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { NONE_FITS_MAX } from '../../../../domain/interview-slots.ts';
import { id, requiredText } from '../../../core/schemas/schema-helpers.ts';
import { findOpenRequest } from '../services/interview-slots.ts';

export const user__refuse_interview_slots = ownersCommand({
  name: 'user__refuse_interview_slots',
  summary:
    'Says that none of the times offered for the interview is possible, and what would be; the mentor is told, and a time can still be picked',
  input: z.strictObject({
    application: z.strictObject({ id: id() }),
    /** When it would be possible. */
    comment: requiredText(NONE_FITS_MAX),
  }),
  errors: ['not_found', 'interview_slot_closed'],
  example: { application: { id: 1 }, comment: '平日は18時以降が空いています。' },
  async run(ctx, { application: { id: applicationId }, comment }) {
    const application = await openOwn(ctx, applicationId);
    const request = await findOpenRequest(ctx, application);
    if (!request) throw new DomainError('interview_slot_closed');
    await request.update({ none_fits_at: ctx.now, none_fits_comment: comment }, { transaction: ctx.tx });
    await ctx.emit({
      type: 'interview_slots_answered',
      payload: {
        application_id: applicationId,
        interview_slot_request_id: request.id,
        interview_id: null,
      },
    });
  },
});
