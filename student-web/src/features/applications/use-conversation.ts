import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { studentDrafts } from '../../../../web/drafts.ts';
import { api } from '../../lib/api.ts';
import type { Application, Message } from '../../lib/api-types.ts';
import { conversationKey, isNewMessage } from '../../lib/conversation.ts';

/**
 * Marks the mentor's messages as read once the end of the conversation has been on the screen.
 * @returns the ref of that end, and the messages that were new when they were first shown
 */
export function useReading(applicationId: number, messages: readonly Message[]) {
  const client = useQueryClient();
  const end = useRef<HTMLDivElement>(null);
  const [news, setNews] = useState<ReadonlySet<number>>(new Set());
  const lastUnread = messages.findLast(isNewMessage)?.id ?? null;
  const { mutate } = useMutation({
    mutationFn: (last_message_id: number) =>
      api.command('user__read_messages', { application: { id: applicationId }, last_message_id }),
    onSuccess(answer) {
      client.setQueryData(conversationKey(applicationId), answer);
      void client.invalidateQueries({ queryKey: ['applications'] });
    },
  });
  const ids = messages
    .filter(isNewMessage)
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    if (lastUnread === null || !end.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      setNews((before) => new Set([...before, ...ids.split(' ').map(Number)]));
      mutate(lastUnread);
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [lastUnread, ids, mutate]);
  return { end, isNews: (message: Message) => isNewMessage(message) || news.has(message.id) };
}

/** The message being written: kept in this browser until the server has it. */
export function useNewMessage(
  { id, user_id: userId }: Pick<Application, 'id' | 'user_id'>,
  onSent: () => void,
) {
  const client = useQueryClient();
  const scope = `message.${id}`;
  const [body, setBody] = useState(() => studentDrafts.read<string>(userId, scope, Date.now()) ?? '');
  const write = (text: string) => {
    setBody(text);
    if (text === '') studentDrafts.remove(userId, scope);
    else studentDrafts.write(userId, scope, text, Date.now());
  };
  const { mutate, isPending, error } = useMutation({
    mutationFn: (text: string) => api.command('user__write_message', { application: { id }, body: text }),
    onSuccess: (answer) => {
      client.setQueryData(conversationKey(id), answer);
      write('');
      onSent();
    },
  });
  const send = () => {
    if (body.trim() !== '' && !isPending) mutate(body.trim());
  };
  return { body, write, send, isPending, error };
}
