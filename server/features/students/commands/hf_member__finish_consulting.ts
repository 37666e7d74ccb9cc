import { literal } from 'sequelize';
import { z } from 'zod';
import { BULK_MAX } from '../../../../domain/constants.ts';
import { required } from '../../../../domain/required.ts';
import { UserConsultation } from '../../../../db/models/user-staff-records.ts';
import { User } from '../../../../db/models/user.ts';
import type { ErrorCode } from '../../../../domain/error-codes.ts';
import { errorMessage } from '../../../../domain/messages/message.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { consultingState } from '../../../../domain/student-status.ts';
import { openStudents, refusalOfStudent } from '../services/consulting.ts';
import { checkIds } from '../../../core/calls/bulk.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { command } from '../../../core/calls/define.ts';
import { flag, id, list, outId } from '../../../core/schemas/schema-helpers.ts';

function refusalOf(ctx: CommandContext, user: User | undefined): ErrorCode | null {
  return (
    refusalOfStudent(user) ?? (consultingState(required(user), ctx.now) === null ? 'not_in_queue' : null)
  );
}

/**
 * Two statements, however many there are: the talks held as they had been wished and planned, and the queue.
 * Answers the talks by student.
 */
async function finish(ctx: CommandContext, users: readonly User[]): Promise<Map<number, number>> {
  const { tx: transaction } = ctx;
  const talks = await UserConsultation.bulkCreate(
    users.map((user) => ({
      user_id: user.id,
      hf_member_id: ctx.actor.hf_member_id,
      wished_at: user.phone_consulting_wished_at ?? null,
      planned_at: user.career_meeting_at,
      done_at: ctx.now,
    })),
    { transaction },
  );
  await User.update(
    { is_hope_phone_consulting: false, career_meeting_at: null, version: literal('version + 1') },
    { where: { id: users.map(({ id: userId }) => userId) }, transaction },
  );
  return new Map(talks.map((talk) => [talk.user_id, talk.id]));
}

export const hf_member__finish_consulting = command({
  name: 'hf_member__finish_consulting',
  summary:
    'Records that the consultation of one or many students was held: they leave the queue. dry_run only answers',
  addition: true,
  allow: STAFF,
  input: z.strictObject({ ids: list(id(), BULK_MAX), dry_run: flag() }),
  output: z.object({
    dry_run: z.boolean(),
    results: z.array(
      z.object({
        id: outId(),
        is_done: z.boolean().describe('Of a dry run: would be'),
        /** Null for a student the caller may not see. */
        user: z
          .object({ id: outId(), first_name: z.string().nullable(), last_name: z.string().nullable() })
          .nullable(),
        /** By this it is taken back. Null until it is done. */
        consultation_id: outId().nullable(),
        code: z.string().nullable(),
        message: z.string().nullable(),
      }),
    ),
  }),
  errors: ['validation_failed'],
  example: { ids: [1, 2], dry_run: true },
  async run(ctx, { ids, dry_run }) {
    checkIds(ids);
    const users = await openStudents(ctx, ids);
    const results = ids.map((userId) => {
      const user = users.get(userId);
      const code = refusalOf(ctx, user);
      const message = code && errorMessage(code, ctx.language);
      return { id: userId, is_done: code === null, user: user?.get({ plain: true }) ?? null, code, message };
    });
    const done = results
      .filter(({ is_done }) => is_done)
      .map(({ id: userId }) => required(users.get(userId)));
    const talks = dry_run || done.length === 0 ? null : await finish(ctx, done);
    return {
      dry_run,
      results: results.map((result) => ({ ...result, consultation_id: talks?.get(result.id) ?? null })),
    };
  },
});
