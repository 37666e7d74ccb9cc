/**
 * Mails that a student can unsubscribe from without login, by stream. Each stream is one kind of mail and is
 * stopped on its own. Mails not listed here (applications, events, answers) cannot be stopped.
 */
export const MAIL_STREAMS = { recommend: 'recommend_mail', saved_search: 'saved_search_matches' } as const;

export type MailStream = keyof typeof MAIL_STREAMS;
export const STREAMS = Object.keys(MAIL_STREAMS) as [MailStream, ...MailStream[]];

/** The stream of a mail template; null for mails that cannot be stopped. */
export function streamOf(template: string): MailStream | null {
  return STREAMS.find((stream) => MAIL_STREAMS[stream] === template) ?? null;
}
