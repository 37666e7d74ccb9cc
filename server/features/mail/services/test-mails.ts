import { Op } from 'sequelize';
import { Delivery } from '../../../../db/models/delivery.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import type { CommandContext } from '../../../core/calls/context.ts';

/** Test mails that one member of staff gets in an hour: many templates in all languages, but no flood. */
export const TEST_MAILS_MAX = 100;
const HOUR_MILLISECONDS = 3_600_000;

/** @throws DomainError too_many_requests when the caller had as many test mails in the last hour as one gets */
export async function refuseMoreTests({ tx, actor, now }: CommandContext): Promise<void> {
  const count = await Delivery.count({
    where: {
      recipient_hf_member_id: actor.hf_member_id,
      created_at: { [Op.gt]: new Date(now.getTime() - HOUR_MILLISECONDS) },
      cause: { [Op.regexp]: '^(mail_template|recommend_mail)_tested:' },
    },
    transaction: tx,
  });
  if (count >= TEST_MAILS_MAX)
    throw new DomainError('too_many_requests', {
      details: { retry_after_seconds: HOUR_MILLISECONDS / 1000 },
    });
}
