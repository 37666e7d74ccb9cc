import { useCallback, useState } from 'react';
import { useMember } from '../session/member.ts';
import { staffDrafts } from '../../../web/drafts.ts';

/** A text field's state that outlives a reload or an ended session: kept on this device until it is emptied. */
export function useDraftText(scope: string): [string, (text: string) => void] {
  const { hf_member_id } = useMember();
  const [text, setText] = useState(() => staffDrafts.read<string>(hf_member_id, scope, Date.now()) ?? '');
  const change = useCallback(
    (next: string) => {
      setText(next);
      if (next === '') staffDrafts.remove(hf_member_id, scope);
      else staffDrafts.write(hf_member_id, scope, next, Date.now());
    },
    [hf_member_id, scope],
  );
  return [text, change];
}
