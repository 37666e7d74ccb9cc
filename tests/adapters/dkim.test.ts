import { createHash, createVerify, generateKeyPairSync } from 'node:crypto';
import type { Mailer, OutgoingMail } from '../../server/adapters/mailer.ts';
import { createSmtpMailer } from '../../server/adapters/smtp-mailer.ts';
import { startSmtpSink, type SmtpSink } from '../worker/smtp-sink.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
const from = 'Tabidachi <mail@example.com>';
const mail: OutgoingMail = {
  to: 'linh@example.com',
  subject: 'おすすめの求人が見つかりました：海外営業（大阪）、勤務地は大阪・京都',
  html: '<p>こんにちは  リンさん</p>\n\n\n',
  text: '.\n..\nこんにちは  リンさん \t\nFrom here on\n\n\n',
  message_id: '<delivery-1@example.com>',
  is_automatic: true,
  unsubscribe_url: 'https://example.com/unsubscribe?token=abc',
  attachments: [],
};

let sink: SmtpSink;
let mailer: Mailer;
beforeEach(async () => {
  sink = await startSmtpSink();
  const dkim = { domain: 'example.com', selector: 'mail2026', privateKey };
  mailer = createSmtpMailer({ url: sink.url, from, dkim });
});
afterEach(async () => {
  await mailer.close();
  await sink.close();
});

async function received(change: Partial<OutgoingMail> = {}): Promise<string> {
  expect(await mailer.send({ ...mail, ...change }, async () => {})).toMatchObject({ kind: 'sent' });
  return sink.mails.at(-1)!.raw.toString('latin1');
}

interface Signature {
  tags: Record<string, string>;
  isBodyWhole: boolean;
  isSignatureRight: boolean;
}

/** Checks a mail as its receiver does: RFC 6376, sections 3.4.2 and 3.4.4 (relaxed), 3.7 and 6.1.3. */
function verify(raw: string): Signature {
  const end = raw.indexOf('\r\n\r\n');
  const headers = raw
    .slice(0, end)
    .split(/\r\n(?![ \t])/)
    .map((line) => {
      const colon = line.indexOf(':');
      const value = line.slice(colon + 1).replace(/\r\n/g, '');
      return { name: line.slice(0, colon).toLowerCase(), value: value.replace(/[ \t]+/g, ' ').trim() };
    });
  const body = raw
    .slice(end + 4)
    .split('\r\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''))
    .join('\r\n')
    .replace(/(\r\n)*$/, '\r\n');
  const signature = headers.find(({ name }) => name === 'dkim-signature')!.value;
  const tags = Object.fromEntries(
    signature
      .split(';')
      .map((tag) => tag.trim())
      .filter(Boolean)
      .map((tag) => [tag.slice(0, tag.indexOf('=')), tag.slice(tag.indexOf('=') + 1).replaceAll(' ', '')]),
  );
  const signed = tags['h']!.split(':').map((name) => {
    const { value } = headers.findLast((header) => header.name === name)!;
    return `${name}:${value}\r\n`;
  });
  const itself = `dkim-signature:${signature.replace(/(;\s*b=)[^;]*/, '$1')}`;
  return {
    tags,
    isBodyWhole: createHash('sha256').update(body, 'latin1').digest('base64') === tags['bh'],
    isSignatureRight: createVerify('RSA-SHA256')
      .update(signed.join('') + itself, 'latin1')
      .verify(publicKey, tags['b']!, 'base64'),
  };
}

describe('a signed mail', () => {
  test('verifies as it arrived, over every header we write', async () => {
    const raw = await received();
    const { tags, ...verdict } = verify(raw);
    expect(verdict).toEqual({ isBodyWhole: true, isSignatureRight: true });
    expect(tags).toMatchObject({ v: '1', a: 'rsa-sha256', d: 'example.com', s: 'mail2026' });
    // The content's encoding stands in the parts of the body, which is signed whole.
    expect(tags['h']).toBe(
      'from:to:subject:date:message-id:mime-version:content-type:auto-submitted:list-unsubscribe:list-unsubscribe-post',
    );
    expect(sink.mails[0]!.email.subject).toBe(mail.subject);
  });

  test('verifies with a file of several megabytes', async () => {
    const content = Buffer.from(Array.from({ length: 3_000_000 }, (_, index) => (index * 31) % 256));
    const raw = await received({
      attachments: [{ filename: '履歴書.pdf', content_type: 'application/pdf', content }],
    });
    expect(verify(raw)).toMatchObject({ isBodyWhole: true, isSignatureRight: true });
  });

  test.each([
    ['the body', 'isBodyWhole', (raw: string) => raw.replace(/(\r\n\r\n[^]*)text\/html/, '$1text/plain')],
    ['the subject', 'isSignatureRight', (raw: string) => raw.replace(/^Subject: /m, 'Subject: Urgent ')],
    [
      'the address that stops such mails',
      'isSignatureRight',
      (raw: string) => raw.replace('token=abc', 'token=abd'),
    ],
  ] as const)('does not verify when somebody has changed %s', async (_name, verdict, change) => {
    const raw = await received();
    const changed = change(raw);
    expect(changed).not.toBe(raw);
    expect(verify(changed)[verdict]).toBe(false);
  });
});

test('without a key nothing is signed', async () => {
  await mailer.close();
  mailer = createSmtpMailer({ url: sink.url, from });
  expect(await received()).not.toMatch(/^DKIM-Signature:/im);
});
