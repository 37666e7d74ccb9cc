import { Op, QueryTypes } from 'sequelize';
import { z } from 'zod';
import { itemAt, required } from '../../../../domain/required.ts';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import { UserConsultation } from '../../../../db/models/user-staff-records.ts';
import { User } from '../../../../db/models/user.ts';
import { BULK_MAX, UNDO_MINUTES } from '../../../../domain/constants.ts';
import { DomainError, type ErrorCode } from '../../../../domain/error-codes.ts';
import { errorMessage } from '../../../../domain/messages/message.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { consultingState, refusalOfTalkUndo } from '../../../../domain/student-status.ts';
import { checkIds } from '../../../core/calls/bulk.ts';
import { openStudents, refusalOfStudent } from '../services/consulting.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { command } from '../../../core/calls/define.ts';
import { id, list, outId } from '../../../core/schemas/schema-helpers.ts';

/** Whose talks they are, with the students locked: whoever plans or records meanwhile waits. */
async function studentsOf(ctx: CommandContext, ids: readonly number[]): Promise<Map<number, User>> {
  const talks = await UserConsultation.findAll({
    attributes: ['id', 'user_id'],
    where: { id: { [Op.in]: [...ids] } },
    transaction: ctx.tx,
  });
  const users = await openStudents(ctx, [...new Set(talks.map((talk) => talk.user_id))]);
  return new Map(
    talks.flatMap(({ id: talkId, user_id }) => {
      const user = users.get(user_id);
      return user ? [[talkId, user] as const] : [];
    }),
  );
}

/** The talks of these students that may still be taken back, the newest of each first. */
function freshTalks(ctx: CommandContext, users: readonly User[]): Promise<UserConsultation[]> {
  return UserConsultation.findAll({
    where: {
      user_id: users.map((user) => user.id),
      done_at: { [Op.gte]: new Date(ctx.now.getTime() - UNDO_MINUTES * 60_000) },
    },
    order: [['id', 'DESC']],
    transaction: ctx.tx,
  });
}

function refusalOf(
  ctx: CommandContext,
  talkId: number,
  user: User | undefined,
  talks: readonly UserConsultation[],
): ErrorCode | null {
  const gone = refusalOfStudent(user);
  if (gone) return gone;
  const own = talks.filter(({ user_id }) => user_id === required(user).id);
  const talk = own.find((one) => one.id === talkId);
  // Older than the others of its student, or taken back while we waited for the lock.
  if (!talk) return 'undo_expired';
  return refusalOfTalkUndo(talk, itemAt(own, 0).id, consultingState(required(user), ctx.now), ctx.now);
}

/** Two statements: the students stand where they stood, and the talks were never held. The audit log keeps both. */
async function takeBack(ctx: CommandContext, ids: readonly number[]): Promise<void> {
  const { tx: transaction } = ctx;
  await sequelizeOf(User).query(
    `update users set is_hope_phone_consulting = talk.wished_at is not null,
       phone_consulting_wished_at = talk.wished_at, career_meeting_at = talk.planned_at,
       version = users.version + 1, updated_at = now()
     from user_consultations talk where talk.user_id = users.id and talk.id = any($1)`,
    { bind: [ids], type: QueryTypes.UPDATE, transaction },
  );
  await UserConsultation.destroy({ where: { id: { [Op.in]: [...ids] } }, transaction });
}

export const hf_member__undo_finish_consulting = command({
  name: 'hf_member__undo_finish_consulting',
  summary:
    'Takes talks recorded as held back within 10 minutes: the students are in the queue again as they were; where something came since, it is named',
  addition: true,
  allow: STAFF,
  /** Of the talks, as recording them answered and the page of a student names them. */
  input: z.strictObject({ ids: list(id(), BULK_MAX) }),
  output: z.object({
    done_count: z.number().int(),
    results: z.array(
      z.object({
        id: outId(),
        is_done: z.boolean(),
        /** Null for a student the caller may not see. */
        user: z
          .object({ id: outId(), first_name: z.string().nullable(), last_name: z.string().nullable() })
          .nullable(),
        code: z.string().nullable(),
        message: z.string().nullable(),
      }),
    ),
  }),
  errors: ['not_found', 'undo_expired', 'talk_followed', 'account_deleted', 'account_merged'],
  example: { ids: [1, 2] },
  async run(ctx, { ids }) {
    checkIds(ids);
    const students = await studentsOf(ctx, ids);
    const talks = await freshTalks(ctx, [...students.values()]);
    const codes = ids.map((talkId) => refusalOf(ctx, talkId, students.get(talkId), talks));
    const doing = ids.filter((_talkId, index) => codes[index] === null);
    if (doing.length === 0) throw new DomainError(required(itemAt(codes, 0)));
    await takeBack(ctx, doing);
    return {
      done_count: doing.length,
      results: ids.map((talkId, index) => {
        const code = codes[index] ?? null;
        const user = students.get(talkId)?.get({ plain: true }) ?? null;
        return {
          id: talkId,
          is_done: code === null,
          user,
          code,
          message: code && errorMessage(code, ctx.language),
        };
      }),
    };
  },
});
