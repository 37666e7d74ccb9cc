import type { User } from '../../../../db/models/user.ts';
import { draft, type EffectContext, type MailDraft } from '../../mail/services/draft.ts';
import { memberName, nameOfStudent } from '../../mail/services/mail-names.ts';
import { toOneOfUs } from '../../mail/services/recipients.ts';
import { mentionToTell } from './mentions.ts';

/** One mail to who is mentioned. It says where, and nothing of what the note says. */
export async function mentionMail(
  mentionId: number,
  of: { user_id: number } | { application_id: number },
  student: User,
  ctx: EffectContext,
): Promise<MailDraft[]> {
  const told = await mentionToTell(mentionId, of, ctx.tx);
  if (!told?.by) return [];
  const { member, by } = told;
  return [
    toOneOfUs(member, (recipient, staff_name) =>
      draft('staff_mentioned', recipient, {
        staff_name,
        by_name: memberName(by, recipient.language),
        student_name: nameOfStudent(student) || student.email,
        is_memo: 'application_id' in of,
        note_url: `${ctx.baseUrl}/staff/mentions/${mentionId}/show`,
      }),
    ),
  ];
}
