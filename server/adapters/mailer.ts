import { isHeaderSafe } from '../../domain/header-safe.ts';

/** One outgoing mail: rendered, attachments in memory. */
export interface OutgoingMail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Including angle brackets: `<delivery-12@example.com>`. */
  message_id: string;
  /** No reply is expected; suppresses the recipient's auto-replies. */
  is_automatic: boolean;
  /** One-click unsubscribe URL (POST without login, RFC 8058); absent for mails that cannot be unsubscribed. */
  unsubscribe_url?: string;
  /** Unsubscribe by mail, for clients without one-click support. */
  unsubscribe_email?: string;
  /** Bounce address; defaults to the sender. */
  envelope_from?: string;
  /** Reply address; defaults to the sender. */
  reply_to?: string;
  attachments: { filename: string; content_type: string; content: Uint8Array }[];
}

/**
 * Outcome of one attempt.
 * - `sent`: accepted by the server.
 * - `refused`: permanent failure; `status` is the enhanced status code (RFC 3463) the server gave for the
 * recipient.
 * - `retry`: certainly not sent; try again later.
 * - `unknown`: the response was lost, so it may have been sent. Never resend automatically.
 */
export type SendOutcome =
  | { kind: 'sent'; response: string }
  | { kind: 'refused'; reason: string; status?: string }
  | { kind: 'retry'; reason: string }
  | { kind: 'unknown'; reason: string };

export interface Mailer {
  /** False when sending is disabled: deliveries are then kept and shown. */
  readonly sends: boolean;
  /** Maximum concurrent sends. */
  readonly concurrency: number;
  /**
   * Makes one attempt. Never throws.
   * @param beforeData awaited after the server accepts the DATA command and before the content is sent; when it
   *   throws, nothing is sent
   */
  send(mail: OutgoingMail, beforeData: () => Promise<void>): Promise<SendOutcome>;
  close(): Promise<void>;
}

/** Mailer used without an SMTP server. Callers check `sends` first and keep the mail. */
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
 * Whether the text is exactly one bare address: no second recipient, display name or line break. Deliberately
 * narrower than RFC 5321, which allows quoted local parts that nobody uses.
 */
export function isMailAddress(text: string): boolean {
  return (
    text.length <= 254 &&
    isHeaderSafe(text) &&
    /^[^\s@<>(),;:"[\]\\]{1,64}@[^\s@<>(),;:"[\]\\]+\.[^\s@<>(),;:"[\]\\.]+$/.test(text)
  );
}
