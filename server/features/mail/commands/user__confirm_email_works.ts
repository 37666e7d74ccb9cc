import { literal, Op } from 'sequelize';
import { z } from 'zod';
import { UndeliverableAddress } from '../../../../db/models/inbound-mail.ts';
import { STUDENT } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';

export const user__confirm_email_works = command({
  name: 'user__confirm_email_works',
  summary:
    'The student says that mails to their own address arrive again: they are sent from now on. One whose address was not marked is no error',
  addition: true,
  allow: STUDENT,
  input: z.strictObject({}),
  output: z.object({ is_email_undeliverable: z.literal(false) }),
  errors: [],
  example: {},
  async run(ctx) {
    await UndeliverableAddress.update(
      { lifted_at: ctx.now, lifted_by_hf_member_id: null, lifted_reason: null },
      {
        where: {
          [Op.and]: [
            { lifted_at: null },
            literal(`email = (select lower(u.email) from users u where u.id = ${ctx.actor.user_id})`),
          ],
        },
        transaction: ctx.tx,
      },
    );
    return { is_email_undeliverable: false as const };
  },
});
