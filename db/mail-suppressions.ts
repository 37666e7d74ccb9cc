import type { Sequelize, Transaction } from 'sequelize';
import { MAIL_STREAMS, type MailStream } from '../domain/mail-streams.ts';
import { Delivery } from './models/delivery.ts';
import { MailSuppression, RecommendMail } from './models/recommend-mail.ts';

/** Whether the student has stopped a stream of mails. */
export async function hasStopped(
  user_id: number,
  stream: MailStream,
  transaction: Transaction | null,
): Promise<boolean> {
  return (await MailSuppression.findOne({ where: { user_id, stream }, transaction })) !== null;
}

/** Stops a stream of mails at once, also what of it waits. Once more is harmless. */
export function stopStream(
  sequelize: Sequelize,
  key: { user_id: number; stream: MailStream },
  now: Date,
): Promise<void> {
  const { user_id, stream } = key;
  return sequelize.transaction(async (transaction) => {
    await MailSuppression.bulkCreate([{ ...key, stopped_at: now }], { ignoreDuplicates: true, transaction });
    await Delivery.update(
      { state: 'cancelled' },
      {
        where: { recipient_user_id: user_id, template: MAIL_STREAMS[stream], state: 'pending' },
        transaction,
      },
    );
    if (stream === 'recommend')
      await RecommendMail.update(
        { state: 'cancelled', skipped_code: 'mails_stopped' },
        { where: { user_id, state: 'scheduled' }, transaction },
      );
  });
}

/** Lets the mails of a stream come again. */
export async function startStream(key: { user_id: number; stream: MailStream }): Promise<void> {
  await MailSuppression.destroy({ where: key });
}
