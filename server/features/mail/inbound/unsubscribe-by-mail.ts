import type { Sequelize } from 'sequelize';
import { stopStream } from '../../../../db/mail-suppressions.ts';
import { Delivery } from '../../../../db/models/delivery.ts';
import { streamOf } from '../../../../domain/mail-streams.ts';

/**
 * Stops the stream of a mail for who got it. The right lies with the signed address, which only that mail carries:
 * mail programs write to it on a button, from whatever address.
 * @returns whether there is such a mail, and it can be stopped
 */
export async function unsubscribeByMail(
  { sequelize, now }: { sequelize: Sequelize; now(): Date },
  deliveryId: number,
): Promise<boolean> {
  const mail = await Delivery.findByPk(deliveryId, { attributes: ['template', 'recipient_user_id'] });
  const stream = mail && streamOf(mail.template);
  if (!stream || mail.recipient_user_id === null) return false;
  const key = { user_id: mail.recipient_user_id, stream };
  await sequelize.transaction((tx) => stopStream(key, now(), tx));
  return true;
}
