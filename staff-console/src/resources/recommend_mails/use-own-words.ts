import { useState } from 'react';
import type { MailWords } from '../../../../domain/mail-words.ts';
import { staffDrafts } from '../../../../web/drafts.ts';
import { useMember } from '../../session/member.ts';

const SCOPE = 'recommend-words';
type ByTemplate = Record<string, MailWords>;

/**
 * Words changed for one sending, by the template they come from. They are kept on this device until they are sent or
 * given up, and never taken into another sending unasked.
 */
export function useOwnWords(templateId: number | null) {
  const { hf_member_id } = useMember();
  const [kept, setKept] = useState<ByTemplate>(
    () => staffDrafts.read<ByTemplate>(hf_member_id, SCOPE, Date.now()) ?? {},
  );
  const [used, setUsed] = useState<readonly number[]>([]);
  const isUsed = templateId !== null && used.includes(templateId);
  const words = (templateId !== null && kept[templateId]) || null;

  const keep = (next: ByTemplate) => {
    setKept(next);
    if (Object.keys(next).length === 0) staffDrafts.remove(hf_member_id, SCOPE);
    else staffDrafts.write(hf_member_id, SCOPE, next, Date.now());
  };
  const take = () => {
    if (templateId !== null && !isUsed) setUsed([...used, templateId]);
  };
  return {
    /** Those of this sending; null: the template's. */
    words: isUsed ? words : null,
    /** Whether there are some of before. */
    hasKept: !isUsed && words !== null,
    take,
    write(next: MailWords) {
      if (templateId === null) return;
      keep({ ...kept, [templateId]: next });
      take();
    },
    drop() {
      if (templateId === null) return;
      const { [templateId]: _gone, ...rest } = kept;
      keep(rest);
      setUsed(used.filter((id) => id !== templateId));
    },
  };
}
