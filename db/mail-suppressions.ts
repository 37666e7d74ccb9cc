import type { Transaction } from 'sequelize';
import { MailSuppression } from './models/recommend-mail.ts';
import type { MailStream } from '../server/domain/mail-streams.ts';

/** Whether the student has stopped a stream of mails. */
export async function hasStopped(
  user_id: number,
  stream: MailStream,
  transaction: Transaction | null,
): Promise<boolean> {
  return (await MailSuppression.findOne({ where: { user_id, stream }, transaction })) !== null;
}
