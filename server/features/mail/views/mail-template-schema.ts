import { z } from 'zod';
import { outId } from '../../../core/schemas/schema-helpers.ts';

/** One language of a mail template; its group holds the others. Staff alone see it. */
export const mailTemplate = z
  .object({
    id: outId(),
    mail_template_group_id: outId(),
    mail_template_group: z.object({ id: outId(), key: z.string(), name: z.string() }),
    language_id: outId(),
    name: z.string(),
    template_subject: z.string(),
    template_body: z.string(),
    version: z.number().int(),
  })
  .meta({ id: 'MailTemplate' });
