import type { Transaction } from 'sequelize';
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

interface Stream {
  user_id: number;
  stream: MailStream;
}

/** Stops a stream of mails at once, also what of it waits. Once more is harmless. */
export async function stopStream(key: Stream, now: Date, transaction: Transaction): Promise<void> {
  const { user_id, stream } = key;
  await MailSuppression.bulkCreate([{ ...key, stopped_at: now }], { ignoreDuplicates: true, transaction });
  await Delivery.update(
    { state: 'cancelled', is_unwanted: true },
    {
      where: { recipient_user_id: user_id, template: [...MAIL_STREAMS[stream]], state: 'pending' },
      transaction,
    },
  );
  if (stream === 'recommend')
    await RecommendMail.update(
      { state: 'cancelled', skipped_code: 'mails_stopped' },
      { where: { user_id, state: 'scheduled' }, transaction },
    );
}

/** Lets the mails of a stream come again. */
export async function startStream(key: Stream, transaction: Transaction | null): Promise<void> {
  await MailSuppression.destroy({ where: { ...key }, transaction });
}

/** The streams each of these students has stopped, as `user_id:stream`. */
export async function stoppedStreams(
  userIds: readonly number[],
  transaction: Transaction | null,
): Promise<ReadonlySet<string>> {
  const rows = await MailSuppression.findAll({
    where: { user_id: [...userIds] },
    attributes: ['user_id', 'stream'],
    transaction,
  });
  return new Set(rows.map(({ user_id, stream }) => `${user_id}:${stream}`));
}
