import { UserAnalyticsData } from '../../../../db/models/user-records.ts';
import type { User } from '../../../../db/models/user.ts';
import { DomainError, fieldError } from '../../../../domain/error-codes.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import type { ProfileInput } from '../views/profile-input.ts';

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

/** A clock that runs ahead is no lie. */
const CLOCK_SKEW_MS = 5 * 60_000;

/** @throws DomainError validation_failed: nobody has agreed tomorrow */
export function refuseFutureAgreement(ctx: CommandContext, agreedAt: Date): void {
  if (agreedAt.getTime() > ctx.now.getTime() + CLOCK_SKEW_MS)
    throw fieldError('user[agree_policy_at]', 'future_date');
}

/**
 * A client that sends the user whole sends its address, its agreement and its analytics data back too: what stands of
 * them stays.
 * @throws DomainError email_mismatch: the address belongs to the sign-in and is not changed here
 */
export async function writeProfileExtras(
  ctx: CommandContext,
  user: User,
  { email, agree_policy_at, analytics_data }: ProfileExtras,
): Promise<void> {
  if (email !== undefined && email.toLowerCase() !== user.email.toLowerCase())
    throw new DomainError('email_mismatch', { fields: { 'user[email]': [{ code: 'email_mismatch' }] } });
  // When somebody agreed is a record: agreeing anew is a later one, and none is ahead of time.
  if (agree_policy_at && (user.agree_policy_at === null || agree_policy_at > user.agree_policy_at)) {
    refuseFutureAgreement(ctx, agree_policy_at);
    await user.update({ agree_policy_at }, { transaction: ctx.tx });
  }
  if (analytics_data) await fillAnalytics(ctx, user.id, analytics_data);
}
