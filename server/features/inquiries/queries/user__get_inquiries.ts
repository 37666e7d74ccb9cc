import { z } from 'zod';
import { Inquiry } from '../../../../db/models/inquiry.ts';
import { STUDENT } from '../../../../domain/roles.ts';
import { query } from '../../../core/calls/define.ts';
import { outId, outTime } from '../../../core/schemas/schema-helpers.ts';

/** Older ones are in the export of one's data. */
const SHOWN = 50;

export const user__get_inquiries = query({
  name: 'user__get_inquiries',
  summary: 'What the caller has asked the staff, with the answers, the newest first',
  addition: true,
  allow: STUDENT,
  input: z.strictObject({}),
  output: z.object({
    inquiries: z.array(
      z.object({
        id: outId(),
        message: z.string(),
        created_at: outTime(),
        inquiry_replies: z.array(z.object({ id: outId(), body: z.string(), created_at: outTime() })),
      }),
    ),
  }),
  errors: [],
  example: {},
  async run(ctx) {
    const inquiries = await Inquiry.findAll({
      where: { user_id: ctx.actor.user_id },
      include: { association: 'inquiry_replies', separate: true, order: [['id', 'ASC']] },
      order: [['id', 'DESC']],
      limit: SHOWN,
    });
    return { inquiries: inquiries.map((row) => row.toJSON()) };
  },
});
