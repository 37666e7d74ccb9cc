/**
 * Reads mails that came in, one per message, in a worker thread, because what strangers write can keep the library busy
 * for minutes. Plain JavaScript with no import of ours, so that it runs as it is under a TypeScript loader, in tests and
 * beside a bundled server.
 */
import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';

/** A reply keeps 3,000 characters, a report some lines. */
const TEXT_MAX = 100_000;
const STATUS_MAX = 16_000;
const STATUS_PARTS = ['message/delivery-status', 'message/global-delivery-status'];
const HEADERS = ['auto-submitted', 'precedence', 'x-autoreply', 'x-autorespond', 'list-id'];

const wordsOf = ({ content }) => (typeof content === 'string' ? content : new TextDecoder().decode(content));

/** The library makes text of HTML only beside a plain part, so it is given one. */
async function textOfHtml(html) {
  const boundary = randomUUID();
  const part = (type, content) =>
    `--${boundary}\r\nContent-Type: ${type}; charset=utf-8\r\n\r\n${content}\r\n`;
  const { text } = await PostalMime.parse(
    `Content-Type: multipart/mixed; boundary="${boundary}"\r\n\r\n${part('text/plain', '')}${part('text/html', html)}--${boundary}--`,
  );
  return text ?? '';
}

/**
 * A nested message (the mail that came back) is left alone.
 * @param {Uint8Array} raw
 * @returns what read-mail.ts calls Parts, or null for what no mail is
 */
export default async function read(raw) {
  const email = await PostalMime.parse(raw, {
    forceRfc822Attachments: true,
    maxNestingDepth: 20,
    maxHeadersSize: 256 * 1024,
  }).catch(() => null);
  if (!email) return null;
  const statuses = email.attachments.filter(({ mimeType }) => STATUS_PARTS.includes(mimeType));
  const text = email.text ?? (email.html ? await textOfHtml(email.html) : '');
  return {
    from: email.from?.address ?? null,
    message_id: email.messageId ?? null,
    headers: email.headers
      .filter(({ key }) => HEADERS.includes(key))
      .map(({ key, value }) => ({ key, value: value.trim().slice(0, 100) })),
    statuses: statuses.slice(0, 20).map((part) => wordsOf(part).slice(0, STATUS_MAX)),
    text: text.slice(0, TEXT_MAX),
  };
}
