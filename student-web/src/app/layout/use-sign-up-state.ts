import { useEffect } from 'react';
import { api } from '../../lib/api.ts';
import { campaignData, noteSignUpState } from '../../lib/campaign-store.ts';
import { useCurrentUser } from '../../lib/current-user.ts';
import { useStore } from '../../lib/store.ts';

/** Notes who uses this browser for the campaigns: signed up or not, or staff by the registered analytics id. */
export function useSignUpState(): void {
  const user = useCurrentUser();
  const isSignedUp = user.status === 'student';
  useEffect(() => {
    if (isSignedUp) noteSignUpState('signed_up');
  }, [isSignedUp]);

  const gid = useStore(campaignData)?.analytics_id;
  useEffect(() => {
    if (gid === undefined) return;
    api
      .query('get_is_hf_member_by_gid', { gid })
      .then((isHfMember) => isHfMember && noteSignUpState('hf_member'))
      .catch(() => undefined);
  }, [gid]);
}
