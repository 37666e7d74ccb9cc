import type { LookupAddress } from 'node:dns';
import { lookup as lookUpName } from 'node:dns/promises';
import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isHttpsUrl } from '../../domain/validation.ts';
import { isOwnMachineUrl } from '../../domain/webhooks.ts';
import { isPublicAddress } from './public-address.ts';

/** Timeout of one attempt, from DNS lookup to response; a sixth of the lease. */
const ATTEMPT_MILLISECONDS = 10_000;

/** One attempt to post to an address that somebody typed. Reasons never contain the URL. */
export interface WebPost {
  body: string;
  headers: Readonly<Record<string, string>>;
  /** How much of the answer's text is wanted, in characters. */
  answerCharacters?: number;
}

/**
 * Outcome of one attempt.
 * - `answered`: with this status, whatever it says.
 * - `refused`: it was not sent, and never will be to this URL.
 * - `lost`: there was no connection or no answer. It may have arrived.
 */
export type WebPostOutcome =
  { kind: 'answered'; status: number; answer: string } | { kind: 'refused' | 'lost'; reason: string };

export interface WebPosts {
  /** Makes one attempt, with a timeout shorter than the lease. Never throws. */
  post(url: string, what: WebPost): Promise<WebPostOutcome>;
}

export interface WebPostOptions {
  /** Resolves all addresses of a host name; defaults to the system resolver. */
  lookUp?(hostname: string): Promise<LookupAddress[]>;
  /** Same signature as `request` of node:https. */
  request?(url: URL, options: RequestOptions, onAnswer: (answer: IncomingMessage) => void): ClientRequest;
  attemptMilliseconds?: number;
  /** Whether it may lead to this machine, by http too: in development and tests. */
  isOwnMachineAllowed?: boolean;
}

/**
 * Posts JSON to URLs that are user input, and so guards against SSRF: https only, the name is resolved once, all its
 * addresses must be public, and the connection is pinned to one of them. Redirects are not followed.
 */
export function createWebPosts({
  lookUp = (hostname) => lookUpName(hostname, { all: true }),
  request = (url, ...others) => (url.protocol === 'http:' ? httpRequest : httpsRequest)(url, ...others),
  attemptMilliseconds = ATTEMPT_MILLISECONDS,
  isOwnMachineAllowed = false,
}: WebPostOptions = {}): WebPosts {
  async function send(
    url: URL,
    { body, headers, answerCharacters = 0 }: WebPost,
    signal: AbortSignal,
  ): Promise<WebPostOutcome> {
    const hostname = url.hostname.replace(/^\[|\]$/g, '');
    const family = isIP(hostname);
    const addresses =
      family === 0
        ? await Promise.race([lookUp(hostname), aborted(signal)])
        : [{ address: hostname, family }];
    const [pinned] = addresses;
    const isAllowed = isOwnMachineAllowed && isOwnMachineUrl(url.href);
    if (!pinned || (!isAllowed && !addresses.every(({ address }) => isPublicAddress(address))))
      return { kind: 'refused', reason: 'The address leads into a network that is not public.' };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const asking = request(
        url,
        {
          method: 'POST',
          headers: {
            'content-type': 'application/json; charset=utf-8',
            'content-length': Buffer.byteLength(body),
            ...headers,
          },
          agent: false,
          lookup: always(pinned),
          signal,
        },
        resolve,
      );
      asking.on('error', reject);
      asking.end(body);
    });
    return {
      kind: 'answered',
      status: answer.statusCode ?? 0,
      answer: await beginningOf(answer, answerCharacters),
    };
  }

  return {
    async post(text, what) {
      if (!isHttpsUrl(text) && !(isOwnMachineAllowed && isOwnMachineUrl(text)))
        return { kind: 'refused', reason: 'The address is not an https address.' };
      const signal = AbortSignal.timeout(attemptMilliseconds);
      try {
        return await send(new URL(text), what, signal);
      } catch (error) {
        if (signal.aborted) return { kind: 'lost', reason: 'There was no answer in time.' };
        // Only the code: the message may contain the URL.
        const { code } = error as { code?: unknown };
        return { kind: 'lost', reason: `There is no connection (${String(code ?? 'unknown')}).` };
      }
    },
  };
}

/** The first characters of an answer, without those that a database cannot hold; the rest is not waited for. */
async function beginningOf(answer: IncomingMessage, characters: number): Promise<string> {
  let text = '';
  if (characters > 0) {
    answer.setEncoding('utf8');
    try {
      for await (const part of answer) {
        text += String(part);
        if (text.length >= characters) break;
      }
    } catch {
      // What has come counts: the status did.
    }
  }
  answer.destroy();
  return text.replaceAll('\0', '').slice(0, characters).toWellFormed();
}

/** Resolves every name to the address already checked. */
const always =
  ({ address, family }: LookupAddress): LookupFunction =>
  (_hostname, { all }, callback) =>
    all ? callback(null, [{ address, family }]) : callback(null, address, family);

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Out of time')), { once: true });
  });
}
