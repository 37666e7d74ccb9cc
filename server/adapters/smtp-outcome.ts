import { statusIn } from '../../domain/bounce.ts';
import type { SendOutcome } from './mailer.ts';

/** How much of the content was sent when the attempt ended. */
export type Progress = 'not_started' | 'partly' | 'complete';

/** The fields of nodemailer errors used here. */
export interface SmtpError {
  message: string;
  code?: string | undefined;
  responseCode?: number | undefined;
  response?: string | undefined;
  command?: string | undefined;
}

/**
 * Classifies a failed attempt.
 *
 * A server accepts a mail by replying to the final dot (RFC 5321, 4.1.1.4). So a failure without a reply is
 * ambiguous
 * after all content was sent, and certain before. A 5xx reply to the envelope or the content is permanent for
 * this
 * mail; to the connection or the login (wrong password, blocked IP) it concerns our configuration, and the mail
 * can be
 * retried.
 */
export function outcomeOf(error: SmtpError, progress: Progress): Exclude<SendOutcome, { kind: 'sent' }> {
  const reason = [error.code, error.message].filter(Boolean).join(': ');
  const isAboutMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  if (error.responseCode === undefined || error.responseCode === 0) {
    if (progress === 'complete') return { kind: 'unknown', reason };
    // Without a reply, nodemailer itself rejected the mail: an invalid address or a size over the limit.
    return { kind: isAboutMail && progress === 'not_started' ? 'refused' : 'retry', reason };
  }
  if (isAboutMail && error.responseCode >= 500) {
    // Only a reply to RCPT TO concerns the recipient's address, rather than the sender or the content.
    const status = error.command === 'RCPT TO' ? statusIn(error.response ?? '') : null;
    return { kind: 'refused', reason, ...(status !== null && { status }) };
  }
  return { kind: 'retry', reason };
}
