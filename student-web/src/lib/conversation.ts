import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import type { Message } from './api-types.ts';

/** The element of the page that links jump to. */
export const CONVERSATION_ID = 'conversation';
/** The first message that is new, once the conversation is on the page. */
export const NEW_MESSAGE_ID = 'new-message';
/** How often an open page looks for an answer. */
const EVERY_MILLISECONDS = 30_000;

export const conversationKey = (applicationId: number) => ['conversation', applicationId] as const;
/** Whether the mentor wrote it and the student has not read it. */
export const isNewMessage = ({ is_by_student, read_at }: Message) => !is_by_student && read_at === null;

/** What has been written about an application, kept up to date while the page is looked at. */
export function useConversation(applicationId: number) {
  return useQuery({
    queryKey: conversationKey(applicationId),
    queryFn: () => api.query('user__get_conversation', { application_id: applicationId }),
    refetchInterval: EVERY_MILLISECONDS,
  });
}

/** How many messages of the mentor the student has not read; 0 until it is known. */
export function useUnreadMessages(applicationId: number): number {
  return useConversation(applicationId).data?.messages.filter(isNewMessage).length ?? 0;
}
