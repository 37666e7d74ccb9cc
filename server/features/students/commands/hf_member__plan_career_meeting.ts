import { z } from 'zod';
import { DomainError, fieldError } from '../../../../domain/error-codes.ts';
import { askAboutDates, unlikelyPlan } from '../../../../domain/planned-dates.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { openStudents, usable } from '../services/consulting.ts';
import { command } from '../../../core/calls/define.ts';
import {
  clearable,
  flag,
  id,
  instant,
  integer,
  outId,
  outTime,
} from '../../../core/schemas/schema-helpers.ts';

export const hf_member__plan_career_meeting = command({
  name: 'hf_member__plan_career_meeting',
  summary:
    'Plans when somebody will talk with a student about their career, moves it, or takes it back (null)',
  addition: true,
  allow: STAFF,
  scope: 'assigned',
  input: z.strictObject({
    user: z.strictObject({
      id: id(),
      version: integer(),
      career_meeting_at: clearable(instant()),
      is_date_confirmed: flag().optional(),
    }),
  }),
  output: z.object({
    id: outId(),
    version: z.number().int(),
    career_meeting_at: outTime().nullable(),
    is_hope_phone_consulting: z.boolean(),
  }),
  errors: ['not_found', 'version_conflict', 'account_deleted', 'account_merged', 'date_unconfirmed'],
  example: { user: { id: 1, version: 3, career_meeting_at: '2026-12-01T05:00:00Z' } },
  async run(ctx, { user: asked }) {
    const { id: userId, version, career_meeting_at = null, is_date_confirmed } = asked;
    const user = usable((await openStudents(ctx, [userId])).get(userId));
    if (user.version !== version)
      throw new DomainError('version_conflict', { details: { version: user.version } });
    if (career_meeting_at && career_meeting_at <= ctx.now)
      throw fieldError('user[career_meeting_at]', 'in_the_past');
    askAboutDates({ 'user[career_meeting_at]': unlikelyPlan(career_meeting_at, ctx.now) }, is_date_confirmed);
    return user.update({ career_meeting_at, version: version + 1 }, { transaction: ctx.tx });
  },
});
