import { Op, type Transaction } from 'sequelize';
import { countsBy } from '../../../../db/counts-by.ts';
import { ApplicationMessage } from '../../../../db/models/application-message.ts';
import { HfMember } from '../../../../db/models/hf-member.ts';
import type { MailLanguage } from '../../../../templates/mail/registry.ts';
import { memberName } from '../../mail/services/mail-names.ts';

/** More do not go in one mail: the page has them. */
const IN_ONE_MAIL = 20;

/** What one side has written from that message on and the other side has not read yet, the oldest first. */
export function unreadSince(
  { application_id, application_message_id }: { application_id: number; application_message_id: number },
  writer: 'student' | 'staff',
  transaction: Transaction,
): Promise<ApplicationMessage[]> {
  return ApplicationMessage.findAll({
    where: {
      application_id,
      id: { [Op.gte]: application_message_id },
      is_by_student: writer === 'student',
      read_at: null,
    },
    include: [{ model: HfMember, as: 'hf_member' }],
    order: [['id', 'ASC']],
    limit: IN_ONE_MAIL,
    transaction,
  });
}

/** How many messages of staff the student has not read, by application. */
export async function unreadByStudent(
  applicationIds: readonly number[],
  transaction: Transaction | null,
): Promise<(applicationId: number) => number> {
  const where = { application_id: [...applicationIds], is_by_student: false, read_at: null };
  const counts = await countsBy(ApplicationMessage, 'application_id', where, transaction);
  return (id) => counts.get(id) ?? 0;
}

/**
 * The messages as a mail has them: who wrote (null where the member is gone), and the words.
 * @param studentName as the reader of the mail has it
 */
export const writtenIn = (
  messages: readonly ApplicationMessage[],
  studentName: string,
  language: MailLanguage,
) =>
  messages.map(({ is_by_student, hf_member, body }) => ({
    writer: is_by_student ? studentName : hf_member ? memberName(hf_member, language) : null,
    message: body,
  }));
