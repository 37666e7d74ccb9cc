import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { ApplicationMessage } from '../../../../db/models/application-message.ts';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import { MESSAGE_MAIL_MINUTES } from '../../../../domain/conversation.ts';
import { writeToOutbox } from '../../../core/calls/outbox.ts';
import { markRead } from './conversation.ts';

interface NewMessage {
  application_id: number;
  /** Null for the student. */
  hf_member_id: number | null;
  body: string;
  /** What the mail that brought it is known by; null for one written in the page. */
  mail_id: string | null;
}

/**
 * Whether a mail to that side is waiting to be written already: it will tell of this message too. One that has failed
 * does not count, since nobody knows when it goes.
 */
async function isMailWaiting(
  sequelize: Sequelize,
  tx: Transaction,
  type: string,
  applicationId: number,
): Promise<boolean> {
  const found = await sequelize.query(
    `select 1 from outbox_events where processed_at is null and attempts = 0 and type = $1
       and (payload->>'application_id')::int = $2 limit 1`,
    { bind: [type, applicationId], transaction: tx, type: QueryTypes.SELECT },
  );
  return found.length > 0;
}

/**
 * Adds a message to the conversation. The caller has locked the application, so that two messages at once, or a
 * message and the mail that is just being written, wait for each other. Who writes has read what stands above.
 */
export async function writeMessage(
  { tx, now }: { tx: Transaction; now: Date },
  { application_id, hf_member_id, body, mail_id }: NewMessage,
): Promise<void> {
  const sequelize = sequelizeOf(ApplicationMessage);
  const isByStudent = hf_member_id === null;
  await markRead({ tx, now }, application_id, isByStudent ? 'student' : 'staff');
  const message = await ApplicationMessage.create(
    {
      application_id,
      is_by_student: isByStudent,
      hf_member_id,
      body,
      is_by_mail: mail_id !== null,
      mail_id,
      read_at: null,
      created_at: now,
    },
    { transaction: tx },
  );
  const type = isByStudent ? 'message_to_mentor' : 'message_to_student';
  if (await isMailWaiting(sequelize, tx, type, application_id)) return;
  const payload = { application_id, application_message_id: message.id };
  await writeToOutbox(sequelize, tx, [{ type, payload, delay_minutes: MESSAGE_MAIL_MINUTES }], now);
}
