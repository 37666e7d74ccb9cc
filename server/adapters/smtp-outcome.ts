import { statusIn } from '../../domain/bounce.ts';
import type { SendOutcome } from './mailer.ts';

/** How far the content of a mail got when the attempt ended. */
export type Progress = 'not_started' | 'partly' | 'complete';

/** The parts of nodemailer's errors that we read. */
export interface SmtpError {
  message: string;
  code?: string | undefined;
  responseCode?: number | undefined;
  response?: string | undefined;
  command?: string | undefined;
}

/**
 * Reads a failed attempt.
 *
 * A server accepts a mail by answering the final dot (RFC 5321, 4.1.1.4). So a failure without an answer is
 * ambiguous once all of the content was handed over, and certain before. A 5xx answer is final for this mail
 * when it was given to the envelope or the content; given to the connection or the login (a wrong password, a
 * blocked address) it speaks about our set-up, and the mail may go later.
 */
export function outcomeOf(error: SmtpError, progress: Progress): Exclude<SendOutcome, { kind: 'sent' }> {
  const reason = [error.code, error.message].filter(Boolean).join(': ');
  const isAboutMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  if (error.responseCode === undefined || error.responseCode === 0) {
    if (progress === 'complete') return { kind: 'unknown', reason };
    // Without an answer it is our own library that refuses: an address it cannot write, a size over the limit.
    return { kind: isAboutMail && progress === 'not_started' ? 'refused' : 'retry', reason };
  }
  if (isAboutMail && error.responseCode >= 500) {
    // Only what is said of the recipient, not of the sender or the content, speaks of their address.
    const status = error.command === 'RCPT TO' ? statusIn(error.response ?? '') : null;
    return { kind: 'refused', reason, ...(status !== null && { status }) };
  }
  return { kind: 'retry', reason };
}
