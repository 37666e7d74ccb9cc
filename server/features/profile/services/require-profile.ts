import { required } from '../../../../domain/required.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import type { ProfileLevels } from '../../../../domain/profile-levels.ts';
import { loadUser, presentUser } from '../views/present-user.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import type { Student } from '../../../../domain/roles.ts';

/**
 * Refuses a student whose profile, as it stands now, lacks something for what they want to do.
 * @throws DomainError profile_incomplete with `details.missing`, the fields to fill
 */
export async function requireProfile(
  ctx: CommandContext<Student>,
  level: keyof ProfileLevels['missing_for'],
): Promise<void> {
  const { missing_for } = presentUser(required(await loadUser(ctx.actor.user_id, ctx.tx)));
  const missing = missing_for[level];
  if (missing.length > 0) throw new DomainError('profile_incomplete', { details: { missing } });
}
