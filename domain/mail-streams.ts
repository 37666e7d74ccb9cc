/**
 * Mails that a student may stop without login, by stream: a stream is one kind of mail, and stopping it leaves the
 * others. What is not listed here (applications, events, answers) is news a student cannot do without.
 */
export const MAIL_STREAMS = { recommend: 'recommend_mail', saved_search: 'saved_search_matches' } as const;

export type MailStream = keyof typeof MAIL_STREAMS;
export const STREAMS = Object.keys(MAIL_STREAMS) as MailStream[];

/** The stream a mail belongs to by its template; null for mails that cannot be stopped. */
export function streamOf(template: string): MailStream | null {
  return STREAMS.find((stream) => MAIL_STREAMS[stream] === template) ?? null;
}
