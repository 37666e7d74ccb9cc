import { useCallback, useState } from 'react';
import { useMember } from '../session/member.ts';
import { staffDrafts } from '../../../web/drafts.ts';

/** A state that outlives a reload or an ended session: kept on this device until it is null. */
export function useDraft<T>(scope: string): [T | null, (value: T | null) => void] {
  const { hf_member_id } = useMember();
  const [value, setValue] = useState(() => staffDrafts.read<T>(hf_member_id, scope, Date.now()));
  const change = useCallback(
    (next: T | null) => {
      setValue(next);
      if (next === null) staffDrafts.remove(hf_member_id, scope);
      else staffDrafts.write(hf_member_id, scope, next, Date.now());
    },
    [hf_member_id, scope],
  );
  return [value, change];
}

/** The same for a text field, whose empty text is not kept. */
export function useDraftText(scope: string): [string, (text: string) => void] {
  const [text, change] = useDraft<string>(scope);
  return [text ?? '', useCallback((next: string) => change(next || null), [change])];
}
