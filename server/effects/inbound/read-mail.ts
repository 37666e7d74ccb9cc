import { createHash, randomUUID } from 'node:crypto';
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import { readDeliveryStatus, type RecipientReport } from '../../domain/bounce.ts';

/** What we look at of a mail that came in. */
export interface InboundMail {
  /** The sender as the mail itself says, in small letters. */
  from: string | null;
  /** Its Message-ID; for one without, what its bytes are known by. */
  message_id: string;
  /** Written by a machine: an absence note, a report, a list. */
  is_automatic: boolean;
  /** A report in the form of RFC 3464, with what it says of each recipient. */
  reports: RecipientReport[] | null;
  /** From a mail server's own hand by its name, whatever it looks like. */
  is_from_mailer: boolean;
  /** Plain text; of a mail in HTML alone its text. */
  text: string;
}

const STATUS_PARTS = ['message/delivery-status', 'message/global-delivery-status'];
const MAILERS = /^(mailer-daemon|postmaster|mail-daemon|microsoftexchange[0-9a-f]*)@/;
const MESSAGE_ID_MAX = 500;

const addressOf = (address: Address | undefined): string | null =>
  address?.address ? address.address.trim().toLowerCase() : null;

const wordsOf = ({ content }: Attachment): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

function isAutomatic(email: Email): boolean {
  const has = (key: string, value: RegExp) =>
    email.headers.some((header) => header.key === key && value.test(header.value.trim()));
  return (
    // RFC 3834, 5: everything but "no".
    has('auto-submitted', /^(?!no\b)./i) ||
    has('precedence', /^(bulk|junk|list|auto_reply)\b/i) ||
    has('x-autoreply', /./) ||
    has('x-autorespond', /./) ||
    has('list-id', /./)
  );
}

/** The library makes text of HTML only beside a plain part, so it is given one. */
async function textOfHtml(html: string): Promise<string> {
  const boundary = randomUUID();
  const part = (type: string, content: string) =>
    `--${boundary}\r\nContent-Type: ${type}; charset=utf-8\r\n\r\n${content}\r\n`;
  const { text } = await PostalMime.parse(
    `Content-Type: multipart/mixed; boundary="${boundary}"\r\n\r\n${part('text/plain', '')}${part('text/html', html)}--${boundary}--`,
  );
  return text ?? '';
}

/**
 * Reads a mail; a nested message (the mail that came back) is left alone.
 * @returns null for what no mail is
 */
export async function readMail(raw: Buffer): Promise<InboundMail | null> {
  const email = await PostalMime.parse(raw, {
    forceRfc822Attachments: true,
    maxNestingDepth: 20,
    maxHeadersSize: 256 * 1024,
  }).catch(() => null);
  if (!email) return null;
  const parts = email.attachments.filter(({ mimeType }) => STATUS_PARTS.includes(mimeType));
  const from = addressOf(email.from);
  const message_id = email.messageId?.trim().slice(0, MESSAGE_ID_MAX);
  return {
    from,
    message_id: message_id || `sha256:${createHash('sha256').update(raw).digest('hex')}`,
    is_automatic: isAutomatic(email),
    reports: parts.length > 0 ? parts.flatMap((part) => readDeliveryStatus(wordsOf(part))) : null,
    is_from_mailer: from !== null && MAILERS.test(from),
    text: email.text ?? (email.html ? await textOfHtml(email.html) : ''),
  };
}
