import { QueryTypes } from 'sequelize';
import { z } from 'zod';
import { RecommendMailReply } from '../../../../db/models/inbound-mail.ts';
import type { RecommendMail } from '../../../../db/models/recommend-mail.ts';
import type { ErrorCode } from '../../../../domain/error-codes.ts';
import { isManager, type Actor } from '../../../../domain/roles.ts';
import { outId, outMap, outTime } from '../../../core/schemas/schema-helpers.ts';
import { memberNames } from '../../../core/presenting/names.ts';
import type { StaffContext } from '../../../core/resources/context.ts';

/**
 * What came of recommend mails: nothing is counted by opening them, only what a student did.
 * @param mail SQL of the mail's row, ours and never of a request
 */
export const repliedSql = (mail: string): string =>
  `select 1 from recommend_mail_replies reply where reply.recommend_mail_id = ${mail}."id" and not reply.is_automatic`;

/** Applications of the student for the jobs that the mail told, made after it went. As `repliedSql`. */
export const appliedSql = (mail: string): string =>
  `select a.recruitment_id from applications a
   where a.user_id = ${mail}."user_id" and a.created_at >= ${mail}."sent_recommend_at"
     and a.recruitment_id in (
       select r.recruitment_id from recommend_mail_recruitments r
         where r.recommend_mail_id = ${mail}."id" and r.left_out_code is null
       union select m.recruitment_id from recommend_mail_remind_recruitments m
         where m.recommend_mail_id = ${mail}."id" and m.left_out_code is null)`;

const count = () => z.number().int();

/** Of one mail's record. */
export const repliesAndSending = {
  replies: z.array(
    z.object({
      id: outId(),
      received_at: outTime(),
      is_automatic: z.boolean().describe('A machine answered: not counted'),
      is_from_student: z.boolean(),
      from_email: z.string().nullable().describe('The sender, where that is not the student'),
      text: z.string().nullable(),
      noted_by: outMap().nullable().describe('Names of who noted it by hand'),
      can: z.object({ undo: z.boolean() }),
    }),
  ),
  /** All that were sent together, this one among them. */
  sending: z
    .object({
      total: count(),
      sent: count(),
      replied: count(),
      applied: count(),
      skipped: count(),
      bounced: count(),
    })
    .nullable(),
};

/** Why a reply cannot be taken back; null when it can: who noted it by hand does so, or a manager. What came stays. */
export function noteUndoRefusal(
  actor: Actor,
  reply: Pick<RecommendMailReply, 'noted_by_hf_member_id'>,
): ErrorCode | null {
  const { noted_by_hf_member_id: by } = reply;
  if (by === null) return 'not_found';
  return by === actor.hf_member_id || isManager(actor) ? null : 'not_found';
}

/** Longest list; the count goes on. */
const MOST = 50;

export async function repliesOf(ctx: StaffContext, mail: RecommendMail) {
  const rows = await RecommendMailReply.findAll({
    where: { recommend_mail_id: mail.id },
    include: [{ association: 'noted_by_hf_member' }],
    order: [
      ['received_at', 'DESC'],
      ['id', 'DESC'],
    ],
    limit: MOST,
  });
  return rows.map((row) => ({
    ...row.get({ plain: true }),
    is_from_student: row.from_email === null,
    noted_by: row.noted_by_hf_member ? memberNames(row.noted_by_hf_member) : null,
    can: { undo: noteUndoRefusal(ctx.actor, row) === null },
  }));
}

/** What came of all the mails of one sending, in one statement. They have one author, so who sees one sees all. */
export async function sendingOf(ctx: StaffContext, { send_id }: RecommendMail) {
  if (!send_id) return null;
  const [row] = await ctx.sequelize.query<Record<string, number>>(
    `select count(*)::int as total, count(m.sent_recommend_at)::int as sent,
       count(*) filter (where exists (${repliedSql('m')}))::int as replied,
       count(*) filter (where exists (${appliedSql('m')}))::int as applied,
       count(m.skipped_code)::int as skipped, count(m.bounced_at)::int as bounced
     from recommend_mails m where m.send_id = $1`,
    { bind: [send_id], type: QueryTypes.SELECT },
  );
  return row ?? null;
}
