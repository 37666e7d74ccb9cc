import type { MailTemplateName } from './mail-template-names.ts';

/**
 * Mails that a student can stop, by stream: in their settings, and without login by the link of a mail. Each stream is
 * one kind of mail and is stopped on its own. Mails not listed here (results, interviews, answers, seats at events to come)
 * cannot be stopped.
 */
export const MAIL_STREAMS = {
  recommend: ['recommend_mail'],
  saved_search: ['saved_search_matches'],
  reminder: ['resume_due_soon', 'resume_overdue', 'answer_awaited', 'appointment_reminder', 'event_reminder'],
  after_event: ['event_attended', 'event_missed'],
} as const satisfies Record<string, readonly MailTemplateName[]>;

export type MailStream = keyof typeof MAIL_STREAMS;
export const STREAMS = Object.keys(MAIL_STREAMS) as [MailStream, ...MailStream[]];

/** The stream of a mail template; null for mails that cannot be stopped. */
export function streamOf(template: string): MailStream | null {
  return STREAMS.find((stream) => MAIL_STREAMS[stream].some((name) => name === template)) ?? null;
}
