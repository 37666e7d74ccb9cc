import { Op, type Sequelize, type Transaction } from 'sequelize';
import { auditAs } from '../../../../db/audit.ts';
import { Application } from '../../../../db/models/application.ts';
import { ApplicationMessage } from '../../../../db/models/application-message.ts';
import { ApplicationHfMember } from '../../../../db/models/application-records.ts';
import { HfMember } from '../../../../db/models/hf-member.ts';
import { User } from '../../../../db/models/user.ts';
import { MESSAGES_BY_MAIL_PER_HOUR } from '../../../../domain/conversation.ts';
import { seesAllApplications } from '../../../../domain/roles.ts';
import { replyText } from '../../../../domain/reply-text.ts';
import { isGone } from '../../../../domain/student-status.ts';
import type { Reception } from '../../../adapters/inbound-smtp.ts';
import { writeMessage } from '../../conversations/services/write-message.ts';
import type { TalkAddress } from './addresses.ts';
import type { InboundMail } from './read-mail.ts';

interface MessageDeps {
  sequelize: Sequelize;
  now(): Date;
}

const HOUR_MILLISECONDS = 3_600_000;

/**
 * The member as long as they look after the application, or see all applications. Nobody acts as staff on themselves.
 */
async function memberOf(
  applicationId: number,
  hfMemberId: number,
  student: User,
  transaction: Transaction,
): Promise<HfMember | null> {
  const member = await HfMember.findOne({ where: { id: hfMemberId, is_active: true }, transaction });
  if (member?.email.toLowerCase() === student.email.toLowerCase()) return null;
  if (!member || seesAllApplications(member)) return member;
  const where = { application_id: applicationId, hf_member_id: hfMemberId };
  return (await ApplicationHfMember.count({ where, transaction })) > 0 ? member : null;
}

/**
 * Puts an answer by mail into the conversation about an application, without what it quotes. Only the person whom the
 * address was made for may write there, from their own address, and as long as they could in the page. The same mail
 * twice is one message; of machines and of a student who is gone nothing is kept.
 */
export function recordMessage(
  { sequelize, now }: MessageDeps,
  { application_id, writer }: TalkAddress,
  mail: InboundMail,
): Promise<Reception> {
  return sequelize.transaction(async (tx) => {
    const application = await Application.findByPk(application_id, { transaction: tx, lock: tx.LOCK.UPDATE });
    if (!application) return 'unknown';
    const student = await User.findByPk(application.user_id, { transaction: tx, rejectOnEmpty: true });
    if (isGone(student.status)) return 'taken';
    const isByStudent = 'user_id' in writer;
    const person = isByStudent
      ? writer.user_id === student.id && student
      : await memberOf(application_id, writer.hf_member_id, student, tx);
    if (!person) return 'unknown';
    if (mail.is_automatic) return 'taken';
    if (mail.from !== person.email.toLowerCase()) return 'foreign';
    const body = replyText(mail.text);
    if (body === null) return 'empty';
    const { message_id: mail_id } = mail;
    if ((await ApplicationMessage.count({ where: { application_id, mail_id }, transaction: tx })) > 0)
      return 'taken';
    const since = new Date(now().getTime() - HOUR_MILLISECONDS);
    const recent = await ApplicationMessage.count({
      where: { application_id, is_by_student: isByStudent, is_by_mail: true, created_at: { [Op.gt]: since } },
      transaction: tx,
    });
    if (recent >= MESSAGES_BY_MAIL_PER_HOUR) return 'too_many';
    const hf_member_id = isByStudent ? null : writer.hf_member_id;
    if (hf_member_id !== null) await auditAs(sequelize, tx, { hf_member_id, source: 'mail' });
    await writeMessage({ tx, now: now() }, { application_id, hf_member_id, body, mail_id });
    return 'taken';
  });
}
