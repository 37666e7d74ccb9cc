import { isHeaderSafe } from '../../domain/header-safe.ts';

/** One mail as it goes out: rendered, with its attachments in memory. */
export interface OutgoingMail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** With the angle brackets: `<delivery-12@example.com>`. */
  message_id: string;
  /** Nobody is expected to answer: tells the recipient's absence notes to keep quiet. */
  is_automatic: boolean;
  /** Address that stops mails of this kind, by a POST without login (RFC 8058); absent for those that cannot be stopped. */
  unsubscribe_url?: string;
  /** The same by a mail to this address, for programs that know no other way. */
  unsubscribe_email?: string;
  /** Where reports go when it cannot be delivered; absent: to the sender. */
  envelope_from?: string;
  /** Whom an answer goes to; absent: the sender. */
  reply_to?: string;
  attachments: { filename: string; content_type: string; content: Uint8Array }[];
}

/**
 * What became of one attempt.
 * - `sent`: the server took it.
 * - `refused`: the server (or we) will never take this mail for this recipient; `status` is the enhanced code (RFC
 *   3463) that the server gave to the recipient's address.
 * - `retry`: it certainly did not go; later it may.
 * - `unknown`: it may have gone, the answer was lost. Never send it again blindly.
 */
export type SendOutcome =
  | { kind: 'sent'; response: string }
  | { kind: 'refused'; reason: string; status?: string }
  | { kind: 'retry'; reason: string }
  | { kind: 'unknown'; reason: string };

export interface Mailer {
  /** False when nothing may leave this house: deliveries are then kept and shown. */
  readonly sends: boolean;
  /** How many mails it takes at once. */
  readonly concurrency: number;
  /**
   * Tries once and tells the outcome; it never throws.
   * @param beforeData awaited when the server is ready for the content and before its first byte leaves.
   *   When it throws, nothing leaves.
   */
  send(mail: OutgoingMail, beforeData: () => Promise<void>): Promise<SendOutcome>;
  close(): Promise<void>;
}

/** Without an SMTP server nothing leaves: whoever delivers asks `sends` first and keeps the mail. */
export function createKeepOnlyMailer(): Mailer {
  return {
    sends: false,
    concurrency: 1,
    async send() {
      return { kind: 'retry', reason: 'No SMTP server is configured.' };
    },
    async close() {},
  };
}

/**
 * Whether a text is one bare address and nothing else: no second recipient, no display name, no line break.
 * Deliberately narrower than RFC 5321, which allows quoted local parts that nobody has.
 */
export function isMailAddress(text: string): boolean {
  return (
    text.length <= 254 &&
    isHeaderSafe(text) &&
    /^[^\s@<>(),;:"[\]\\]{1,64}@[^\s@<>(),;:"[\]\\]+\.[^\s@<>(),;:"[\]\\.]+$/.test(text)
  );
}
