import type { KeyObject } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import DKIM from 'nodemailer/lib/dkim';
import MailComposer from 'nodemailer/lib/mail-composer';
import type MailMessage from 'nodemailer/lib/mailer/mail-message';
import SMTPPool from 'nodemailer/lib/smtp-pool';
import { noAddress, OWN_PROBLEMS } from '../../domain/delivery-problem.ts';
import { isHeaderSafe } from '../../domain/header-safe.ts';
import { isMailAddress, type Mailer, type OutgoingMail, type SendOutcome } from './mailer.ts';
import { outcomeOf, type Progress } from './smtp-outcome.ts';

export interface SmtpOptions {
  /** smtp://user:password@host:587 or smtps://…; nodemailer options may be given as query parameters. */
  url: string;
  /** Sender, such as `Tabidachi <mail@example.com>`. */
  from: string;
  /** DKIM signing (RFC 6376); the public key is published in DNS at `<selector>._domainkey.<domain>`. */
  dkim?: { domain: string; selector: string; privateKey: KeyObject } | null;
  /** Maximum pooled connections, and so of concurrent mails. */
  connections?: number;
  /** Timeout of one attempt in milliseconds, queueing included. Must be shorter than the delivery lease. */
  attemptTimeout?: number;
  /** Connection, greeting and idle timeout in milliseconds. */
  stepTimeout?: number;
}

const CHUNK_BYTES = 64 * 1024;

/**
 * Headers covered by the signature. nodemailer's default list lacks `List-Unsubscribe-Post`, without which
 * clients
 * show no unsubscribe button (RFC 8058, 4).
 */
const SIGNED_HEADERS = [
  'From',
  'To',
  'Subject',
  'Date',
  'Message-ID',
  'Reply-To',
  'MIME-Version',
  'Content-Type',
  'Content-Transfer-Encoding',
  'Auto-Submitted',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
].join(':');

/** Creates a mailer using one SMTP server over a pool of connections. */
export function createSmtpMailer(options: SmtpOptions): Mailer {
  const { connections = 5, attemptTimeout = 45_000, stepTimeout = 20_000 } = options;
  const pool = new SMTPPool({
    url: options.url,
    maxConnections: connections,
    // Retries are ours to decide: the pool must never requeue a mail.
    maxRequeues: 0,
    connectionTimeout: stepTimeout,
    greetingTimeout: stepTimeout,
    socketTimeout: stepTimeout,
  });
  const signer = signerOf(options.dkim);
  // The pool replaces broken idle connections; a mail in flight gets the error in its callback.
  pool.on('error', () => {});
  return {
    sends: true,
    concurrency: connections,
    async send(mail, beforeData) {
      const fault = faultOf(mail);
      if (fault) return { kind: 'refused', reason: fault };
      try {
        const message = await compose(options.from, mail);
        if (signer) message.bytes = await buffer(signer.sign(message.bytes));
        return await attempt(pool, message, beforeData, attemptTimeout);
      } catch (error) {
        return { kind: 'retry', reason: error instanceof Error ? error.message : String(error) };
      }
    },
    async close() {
      pool.close();
    },
  };
}

function signerOf(dkim: SmtpOptions['dkim']): DKIM | null {
  if (!dkim) return null;
  return new DKIM({
    domainName: dkim.domain,
    keySelector: dkim.selector,
    privateKey: dkim.privateKey,
    headerFieldNames: SIGNED_HEADERS,
  });
}

/** Guards against header injection: the reason not to send this mail, or null. */
function faultOf(mail: OutgoingMail): string | null {
  if (!isMailAddress(mail.to)) return noAddress(mail.to);
  if (!isHeaderSafe(mail.subject)) return OWN_PROBLEMS.subject_broken;
  for (const address of [mail.reply_to, mail.envelope_from, mail.unsubscribe_email])
    if (address !== undefined && !isMailAddress(address)) return noAddress(address);
  if (!mail.attachments.every((attachment) => isHeaderSafe(attachment.filename + attachment.content_type)))
    return OWN_PROBLEMS.attachment_name_broken;
  return null;
}

type Message = Pick<MailMessage['message'], 'getEnvelope' | 'messageId' | 'getHeader'> & { bytes: Buffer };

async function compose(from: string, mail: OutgoingMail): Promise<Message> {
  const node = new MailComposer({
    from,
    to: { name: '', address: mail.to },
    ...(mail.reply_to && { replyTo: { name: '', address: mail.reply_to } }),
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    messageId: mail.message_id,
    headers: {
      ...(mail.is_automatic && { 'Auto-Submitted': 'auto-generated' }),
      // One-click unsubscribe button in mail clients (RFC 8058).
      ...(mail.unsubscribe_url && {
        'List-Unsubscribe': [
          `<${mail.unsubscribe_url}>`,
          ...(mail.unsubscribe_email ? [`<mailto:${mail.unsubscribe_email}>`] : []),
        ].join(', '),
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    attachments: mail.attachments.map(({ filename, content_type, content }) => ({
      filename,
      contentType: content_type,
      content: Buffer.from(content),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  return {
    bytes: await node.build(),
    getEnvelope: () => ({
      ...node.getEnvelope(),
      ...(mail.envelope_from && { from: mail.envelope_from }),
    }),
    messageId: () => node.messageId(),
    getHeader: (name) => node.getHeader(name),
  };
}

/**
 * One attempt. The pool reads the content only after the server's 354, so the first read marks when the mail
 * may have
 * been sent, and the last chunk when it may have been accepted.
 */
function attempt(
  pool: SMTPPool,
  message: Message,
  beforeData: () => Promise<void>,
  timeout: number,
): Promise<SendOutcome> {
  let progress: Progress = 'not_started';
  async function* content() {
    await beforeData();
    progress = 'partly';
    const { bytes } = message;
    for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
      if (start + CHUNK_BYTES >= bytes.length) progress = 'complete';
      yield bytes.subarray(start, start + CHUNK_BYTES);
    }
  }
  const mail = {
    data: { signal: AbortSignal.timeout(timeout) },
    message: { ...message, createReadStream: () => Readable.from(content(), { objectMode: false }) },
  } as unknown as Parameters<SMTPPool['send']>[0];
  return new Promise((resolve) => {
    pool.send(mail, (error, info) => {
      if (error) resolve(outcomeOf(error, progress));
      else resolve({ kind: 'sent', response: info?.response ?? '' });
    });
  });
}
