import { useEffect, useState } from 'react';
import type { Application } from '../../lib/api-types.ts';
import { studentDrafts } from '../../../../web/drafts.ts';
import { itemComments } from './reply.ts';
import type { Reply } from './reply.ts';

const EMPTY: Reply = { comment: '', items: {}, agreed: {} };

/** What the student is writing about a correction, kept in this browser until it is sent. */
export function useReplyDraft(application: Application) {
  const { user_id: userId } = application;
  const scope = `reply.${application.id}`;
  const [reply, setReply] = useState<Reply>(() => ({
    ...EMPTY,
    ...studentDrafts.read<Partial<Reply>>(userId, scope, Date.now()),
  }));
  const isEmpty = reply.comment.trim() === '' && itemComments(application, reply).length === 0;
  const isUntouched = isEmpty && !Object.values(reply.agreed).includes(true);
  useEffect(() => {
    if (isUntouched) studentDrafts.remove(userId, scope);
    else studentDrafts.write(userId, scope, reply, Date.now());
  }, [userId, scope, reply, isUntouched]);
  return {
    reply,
    isEmpty,
    setComment: (comment: string) => setReply((now) => ({ ...now, comment })),
    setItem: (key: string, text: string) =>
      setReply((now) => ({ ...now, items: { ...now.items, [key]: text } })),
    setAgreed: (key: string, isAgreed: boolean) =>
      setReply((now) => ({ ...now, agreed: { ...now.agreed, [key]: isAgreed } })),
    /** What was said is sent; a yes to a change that comes back as it was still counts. */
    clear: () => setReply(({ agreed }) => ({ ...EMPTY, agreed })),
  };
}
export type ReplyDraft = ReturnType<typeof useReplyDraft>;
