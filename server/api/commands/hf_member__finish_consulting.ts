import { z } from 'zod';
import { UserConsultation } from '../../../db/models/user-staff-records.ts';
import type { User } from '../../../db/models/user.ts';
import { DomainError, fieldError, type ErrorCode } from '../../domain/error-codes.ts';
import { errorMessage } from '../../domain/messages/message.ts';
import { STAFF } from '../../domain/roles.ts';
import { consultingState } from '../../domain/student-status.ts';
import { openStudents, usable } from '../consulting.ts';
import type { CommandContext } from '../context.ts';
import { command } from '../define.ts';
import { flag, id, list, outId } from '../wire.ts';

const MOST = 200;

function refusalOf(ctx: CommandContext, user: User | undefined): ErrorCode | null {
  try {
    return consultingState(usable(user), ctx.now) === null ? 'not_in_queue' : null;
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

async function finish(ctx: CommandContext, user: User): Promise<void> {
  const { tx: transaction } = ctx;
  await UserConsultation.create(
    {
      user_id: user.id,
      hf_member_id: ctx.actor.hf_member_id,
      wished_at: user.phone_consulting_wished_at ?? null,
      planned_at: user.career_meeting_at,
      done_at: ctx.now,
    },
    { transaction },
  );
  await user.update(
    { is_hope_phone_consulting: false, career_meeting_at: null, version: user.version + 1 },
    { transaction },
  );
}

export const hf_member__finish_consulting = command({
  name: 'hf_member__finish_consulting',
  summary:
    'Records that the consultation of one or many students was held: they leave the queue. dry_run only answers',
  addition: true,
  allow: STAFF,
  input: z.strictObject({ ids: list(id(), MOST), dry_run: flag() }),
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
        code: z.string().nullable(),
        message: z.string().nullable(),
      }),
    ),
  }),
  errors: ['validation_failed'],
  example: { ids: [1, 2], dry_run: true },
  async run(ctx, { ids, dry_run }) {
    if (ids.length === 0) throw fieldError('ids', 'required');
    if (new Set(ids).size !== ids.length) throw fieldError('ids', 'duplicate');
    const users = await openStudents(ctx, ids);
    const results = ids.map((userId) => {
      const user = users.get(userId);
      const code = refusalOf(ctx, user);
      const message = code && errorMessage(code, ctx.language);
      return { id: userId, is_done: code === null, user: user?.get({ plain: true }) ?? null, code, message };
    });
    if (!dry_run)
      for (const { id: userId, is_done } of results) if (is_done) await finish(ctx, users.get(userId)!);
    return { dry_run, results };
  },
});
