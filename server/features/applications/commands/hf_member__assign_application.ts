import { z } from 'zod';
import { itemAt } from '../../../../domain/required.ts';
import { COMMENT_MAX } from '../../../../domain/constants.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { staffsApplication } from '../services/application-answers.ts';
import { assertMayHandOver, handOver, lockForHandOver, newMentor } from '../services/hand-over.ts';
import { command } from '../../../core/calls/define.ts';
import { applicationForStaff } from '../views/application-schema.ts';
import { clearable, id, longText } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__assign_application = command({
  name: 'hf_member__assign_application',
  summary:
    'Assigns the main mentor; a mentor may take an unassigned application or hand over their own, a manager any. Whoever gets it from somebody else is told by mail, with the note',
  addition: true,
  allow: STAFF,
  input: z.strictObject({
    application: z.strictObject({
      id: id(),
      hf_member_id: id(),
      /** For the new mentor; kept in the history, where staff alone see it. */
      note: clearable(longText(COMMENT_MAX)),
    }),
  }),
  output: applicationForStaff,
  errors: ['not_found', 'forbidden', 'already_assigned'],
  example: { application: { id: 1, hf_member_id: 1 } },
  async run(ctx, { application: { id: applicationId, hf_member_id, note } }) {
    const handed = (await lockForHandOver(ctx, [applicationId])).get(applicationId);
    if (!handed) throw new DomainError('not_found');
    assertMayHandOver(ctx, handed, hf_member_id);
    await newMentor(ctx, hf_member_id, 'application[hf_member_id]');
    const events = await handOver(ctx, [handed], { hf_member_id, note: note?.trim() || null, move_id: null });
    if (hf_member_id !== ctx.actor.hf_member_id)
      await ctx.emit({
        type: 'application_assigned',
        payload: { application_id: applicationId, application_event_id: itemAt(events, 0).id, hf_member_id },
      });
    return staffsApplication(ctx, applicationId);
  },
});
