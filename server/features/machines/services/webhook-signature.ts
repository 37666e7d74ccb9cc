import { createHmac, randomBytes } from 'node:crypto';

const BEGINNING = 'whsec_';

/** A new secret in the form of Standard Webhooks: 256 random bits. */
export const newWebhookSecret = (): string => BEGINNING + randomBytes(32).toString('base64');

/**
 * The headers of Standard Webhooks (standardwebhooks.com): id, time of the attempt, and a signature by each secret.
 */
export function signedHeaders(
  message: { id: string; body: string },
  secrets: readonly string[],
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(BEGINNING.length), 'base64');
    const signed = createHmac('sha256', key).update(`${message.id}.${timestamp}.${message.body}`);
    return `v1,${signed.digest('base64')}`;
  });
  return {
    'webhook-id': message.id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
