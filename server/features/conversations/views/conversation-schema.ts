import { z } from 'zod';
import { outId, outMap, outTime } from '../../../core/schemas/schema-helpers.ts';

/** The conversation about an application, the oldest message first; both sides read the same. */
export const conversation = z.object({
  messages: z.array(
    z.object({
      id: outId(),
      is_by_student: z.boolean(),
      /** It came as an answer to a mail. */
      is_by_mail: z.boolean(),
      body: z.string(),
      created_at: outTime(),
      /** By the other side. */
      read_at: outTime().nullable(),
      /** The member of staff who wrote it; null where the student did, or the member is gone. */
      hf_member: z.object({ id: outId(), names: outMap() }).nullable(),
    }),
  ),
});
