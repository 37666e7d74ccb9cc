import crypto from 'node:crypto';

/** The right to stop the stream of one mail: 128 random bits. */
export const newUnsubscribeToken = (): string => crypto.randomBytes(16).toString('hex');

/** The page that stops a stream: a GET shows a button, a POST acts (server/http/unsubscribe.ts). */
export const unsubscribeUrl = (baseUrl: string, token: string): string =>
  `${baseUrl}/unsubscribe?token=${token}`;
