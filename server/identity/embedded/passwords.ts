import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { isEmptyOrLonger6 } from '../../../domain/validation.ts';

/** Long enough for any passphrase, short enough that hashing cannot be used to tie us up. */
const MAX_PASSWORD_LENGTH = 200;

/** What one hash costs: scrypt's parameters, N as a power of two. */
export interface PasswordCost {
  logN: number;
  r: number;
  p: number;
}

/** OWASP's second recommendation for scrypt: 2^15 · 8 · 3, which is 32 MB and about a fifth of a second. */
const COST: PasswordCost = { logN: 15, r: 8, p: 3 };
const KEY_LENGTH = 32;

function derive(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  const options = { N: 2 ** cost.logN, r: cost.r, p: cost.p, maxmem: 256 * 2 ** cost.logN * cost.r };
  // NFKC: the same password typed on another keyboard or system must be the same bytes.
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_LENGTH, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

const stored = ({ logN, r, p }: PasswordCost, salt: Buffer, key: Buffer) =>
  ['scrypt', logN, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');

/** Hashes a password off the event loop. The result carries its own parameters: `scrypt$15$8$3$salt$key`. */
export async function hashPassword(password: string, cost = COST): Promise<string> {
  const salt = randomBytes(16);
  return stored(cost, salt, await derive(password, salt, cost));
}

const nobody = (cost: PasswordCost) => stored(cost, Buffer.alloc(16), Buffer.alloc(0));

/**
 * Whether a password belongs to a stored hash, in constant time. Without a hash (no such account) it does the same
 * work and answers false, so that the time taken does not tell which addresses have an account.
 */
export async function verifyPassword(password: string, hash: string | null, cost = COST): Promise<boolean> {
  const [scheme, logN, r, p, salt, key] = (hash ?? nobody(cost)).split('$');
  if (scheme !== 'scrypt' || salt === undefined || key === undefined)
    throw new Error('Unknown password hash format');
  const expected = Buffer.from(key, 'base64url');
  const paid = { logN: Number(logN), r: Number(r), p: Number(p) };
  const actual = await derive(password, Buffer.from(salt, 'base64url'), paid);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** Whether a password may be chosen: the specification's `longer6`, and not absurdly long. */
export function isAcceptablePassword(password: string): boolean {
  return password !== '' && isEmptyOrLonger6(password) && password.length <= MAX_PASSWORD_LENGTH;
}
