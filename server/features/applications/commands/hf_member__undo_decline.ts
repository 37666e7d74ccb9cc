import { z } from 'zod';
import { staffsCommand } from '../services/application-command.ts';
import { openFor } from '../services/open-application.ts';
import { takeEndBack } from '../services/application-undo.ts';

import { id } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__undo_decline = staffsCommand({
  name: 'hf_member__undo_decline',
  summary: 'Takes a decline back within 10 minutes',
  input: z.strictObject({ application: z.strictObject({ id: id() }) }),
  errors: ['not_found', 'illegal_transition', 'applied_again', 'undo_expired', 'undo_mail_sent'],
  example: { application: { id: 1 } },
  async run(ctx, { application: { id: applicationId } }) {
    const opened = await openFor(ctx, applicationId, 'undo_decline');
    await takeEndBack(ctx, opened, 'decline', (line) => {
      // Words for the student that were written with it go with it, and the day to apply again.
      const before = (line?.before ?? {}) as { result_reason?: string | null; reapply_from?: string | null };
      return {
        also: {
          reason_of_decline: null,
          reapply_from: before.reapply_from ?? null,
          ...('result_reason' in before && { result_reason: before.result_reason ?? null }),
        },
      };
    });
  },
});
