import { UserAnalyticsData } from '../../db/models/user-records.ts';
import type { User } from '../../db/models/user.ts';
import { DomainError } from '../domain/error-codes.ts';
import type { CommandContext } from './context.ts';
import type { ProfileInput } from './shapes/user-input.ts';

/** What a payload of the whole user carries beside the profile. */
export type ProfileExtras = Pick<ProfileInput, 'email' | 'agree_policy_at' | 'analytics_data'>;

/** Where somebody came from is known once: what stands there stays, what is missing is filled in. */
async function fillAnalytics(
  ctx: CommandContext,
  userId: number,
  data: NonNullable<ProfileExtras['analytics_data']>,
): Promise<void> {
  const [row] = await UserAnalyticsData.findOrCreate({
    where: { user_id: userId },
    defaults: { user_id: userId },
    transaction: ctx.tx,
  });
  const known = row.get() as unknown as Record<string, unknown>;
  const missing = Object.entries(data).filter(([name, value]) => value && !known[name]);
  await row.update(Object.fromEntries(missing), { transaction: ctx.tx });
}

/**
 * A client that sends the user whole sends its address, its agreement and its analytics data back too.
 * @throws DomainError email_mismatch: the address belongs to the sign-in and is not changed here
 */
export async function writeProfileExtras(
  ctx: CommandContext,
  user: User,
  { email, agree_policy_at, analytics_data }: ProfileExtras,
): Promise<void> {
  if (email !== undefined && email.toLowerCase() !== user.email.toLowerCase())
    throw new DomainError('email_mismatch', { fields: { 'user[email]': [{ code: 'email_mismatch' }] } });
  if (agree_policy_at) await user.update({ agree_policy_at }, { transaction: ctx.tx });
  if (analytics_data) await fillAnalytics(ctx, user.id, analytics_data);
}
