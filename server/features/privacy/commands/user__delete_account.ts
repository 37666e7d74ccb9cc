import { z } from 'zod';
import { User } from '../../../../db/models/user.ts';
import { DELETED_STATUS } from '../../../../domain/account-deletion.ts';
import { DomainError, fieldError } from '../../../../domain/error-codes.ts';
import { STUDENT } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { deleteAccount } from '../services/delete-account.ts';
import { ownDataOf } from '../../accounts/services/own-data.ts';
import { ownData } from '../../profile/views/user-schema.ts';
import { email } from '../../../core/schemas/schema-helpers.ts';

export const user__delete_account = command({
  name: 'user__delete_account',
  summary:
    "Deletes the caller's account, confirmed by its e-mail address: withdraws what runs, ends the sign-in at once, erases within a day",
  addition: true,
  allow: STUDENT,
  limit: { times: 10, per: 'hour', counts_refused: true },
  input: z.strictObject({ user: z.strictObject({ email: email() }) }),
  output: ownData,
  errors: ['not_found', 'validation_failed'],
  example: { user: { email: 'student@example.com' } },
  async run(ctx, { user: { email: typed } }) {
    const user = await User.findByPk(ctx.actor.user_id, { transaction: ctx.tx });
    if (!user || user.status === DELETED_STATUS) throw new DomainError('not_found');
    if (typed.toLowerCase() !== user.email.toLowerCase()) throw fieldError('user[email]', 'email_mismatch');
    await deleteAccount(ctx, user);
    return ownDataOf(ctx, null);
  },
});
