import { z } from 'zod';
import { Application } from '../../../../db/models/application.ts';
import { STUDENT } from '../../../../domain/roles.ts';
import { unreadByStudent } from '../../conversations/services/unread.ts';
import { loadApplicationList } from '../views/present-application.ts';
import { query } from '../../../core/calls/define.ts';
import { limitOf, paging } from '../../../core/calls/paging.ts';
import { applicationListItem } from '../views/application-schema.ts';
import { outDay, paged } from '../../../core/schemas/schema-helpers.ts';

export const user__get_applications = query({
  name: 'user__get_applications',
  summary: "The student's own applications, newest first",
  addition: true,
  allow: STUDENT,
  input: z.strictObject(paging),
  output: paged(
    'applications',
    applicationListItem
      .extend({
        offer_answer_by: outDay().nullable().describe('By when an offer is to be answered'),
        unread_message_count: z.number().int().describe('Messages of staff that the student has not read'),
      })
      .meta({ id: 'ApplicationListItem' }),
  ),
  errors: [],
  example: { page: 1 },
  async run(ctx, page) {
    const where = { user_id: ctx.actor.user_id };
    const applications = await loadApplicationList(where, limitOf(page), ctx.now, ctx.tx);
    const unreadIn = await unreadByStudent(
      applications.map((application) => application.id),
      ctx.tx,
    );
    return {
      applications: applications.map((application) => ({
        ...application,
        unread_message_count: unreadIn(application.id),
      })),
      ...page,
      total_count: await Application.count({ where }),
    };
  },
});
