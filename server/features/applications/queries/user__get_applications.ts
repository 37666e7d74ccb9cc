import { z } from 'zod';
import { Application } from '../../../../db/models/application.ts';
import { STUDENT } from '../../../../domain/roles.ts';
import { loadApplicationList } from '../views/present-application.ts';
import { query } from '../../../core/calls/define.ts';
import { limitOf, paging } from '../../../core/calls/paging.ts';
import { applicationListItem } from '../views/application-schema.ts';
import { paged } from '../../../core/schemas/schema-helpers.ts';

export const user__get_applications = query({
  name: 'user__get_applications',
  summary: "The student's own applications, newest first",
  addition: true,
  allow: STUDENT,
  input: z.strictObject(paging),
  output: paged('applications', applicationListItem),
  errors: [],
  example: { page: 1 },
  async run(ctx, page) {
    const where = { user_id: ctx.actor.user_id };
    return {
      applications: await loadApplicationList(where, limitOf(page), ctx.now, ctx.tx),
      ...page,
      total_count: await Application.count({ where }),
    };
  },
});
