import type { ApplyRefusal } from '../../../../domain/applying.ts';
import type { Recruitment } from '../../lib/api-types.ts';

/** What the apply button of a job does. The server says whether applying is possible and why not. */
export type ApplyState =
  /** `againFrom`: the day from which they can apply again, where staff have given one. */
  | { kind: 'applied'; applicationId: number; againFrom: string | null }
  | { kind: 'elsewhere'; url: string }
  | { kind: 'closed'; reason: Exclude<ApplyRefusal, 'reapply_later'> }
  | { kind: 'open'; isAgain: boolean };

export function applyState(recruitment: Recruitment): ApplyState {
  const { apply, reason } = recruitment.can;
  const { application_id: applicationId, reapply_from } = recruitment;
  if (applicationId !== null && !apply) {
    const againFrom = reason === 'reapply_later' ? reapply_from : null;
    return { kind: 'applied', applicationId, againFrom };
  }
  if (recruitment.peculiar_apply_url) return { kind: 'elsewhere', url: recruitment.peculiar_apply_url };
  if (apply) return { kind: 'open', isAgain: applicationId !== null };
  return {
    kind: 'closed',
    reason: (reason ?? 'recruitment_closed') as Exclude<ApplyRefusal, 'reapply_later'>,
  };
}
