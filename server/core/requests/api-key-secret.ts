import { createHash, randomBytes } from 'node:crypto';

/** How every secret begins, so that people and scanners of leaked secrets know one. */
const BEGINNING = 'tbd_';
const SECRET = /^tbd_[A-Za-z0-9_-]{43}$/;
/** Characters that are kept to tell keys apart: 48 bits of the 256. */
const SHOWN = BEGINNING.length + 8;

/** Whether a bearer token means to be an API key. */
export const isKeySecret = (bearer: string): boolean => bearer.startsWith(BEGINNING);

/** @returns null for what is no key of ours */
export const keyDigest = (secret: string): string | null =>
  SECRET.test(secret) ? createHash('sha256').update(secret).digest('hex') : null;

/** A secret nobody has, of 256 random bits, and what is kept of it. */
export function newKeySecret(): { secret: string; prefix: string; digest: string } {
  const secret = BEGINNING + randomBytes(32).toString('base64url');
  const digest = createHash('sha256').update(secret).digest('hex');
  return { secret, prefix: secret.slice(0, SHOWN), digest };
}
