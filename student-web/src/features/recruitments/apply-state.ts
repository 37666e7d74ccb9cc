import type { ApplyRefusal } from '../../../../server/domain/applying.ts';
import type { Recruitment } from '../../lib/api-types.ts';

/** What the apply button of a job does. The server says whether applying is possible and why not. */
export type ApplyState =
  | { kind: 'applied'; applicationId: number }
  | { kind: 'elsewhere'; url: string }
  | { kind: 'closed'; reason: ApplyRefusal }
  | { kind: 'open' };

export function applyState(recruitment: Recruitment): ApplyState {
  if (recruitment.application_id !== null)
    return { kind: 'applied', applicationId: recruitment.application_id };
  if (recruitment.peculiar_apply_url) return { kind: 'elsewhere', url: recruitment.peculiar_apply_url };
  const { apply, reason } = recruitment.can;
  if (apply) return { kind: 'open' };
  return { kind: 'closed', reason: (reason as ApplyRefusal | null) ?? 'recruitment_closed' };
}
