import type { LookupAddress } from 'node:dns';
import { lookup as lookUpName } from 'node:dns/promises';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isHttpsUrl } from '../../domain/validation.ts';
import type { ChannelMessage, Channels, PostOutcome } from './channels.ts';
import { isPublicAddress } from './public-address.ts';

/** Timeout of one attempt, from DNS lookup to response; a sixth of the lease. */
const ATTEMPT_MILLISECONDS = 10_000;

interface HttpsChannelsOptions {
  /** Resolves all addresses of a host name; defaults to the system resolver. */
  lookUp?(hostname: string): Promise<LookupAddress[]>;
  /** Same signature as `request` of node:https. */
  request?(url: URL, options: RequestOptions, onAnswer: (answer: IncomingMessage) => void): ClientRequest;
  attemptMilliseconds?: number;
}

/**
 * Posts to incoming webhooks of chat tools, as JSON with a `text`. URLs are user input, so this guards against
 * SSRF:
 * https only, the name is resolved once, all its addresses must be public, and the connection is pinned to one
 * of
 * them. Redirects are not followed.
 */
export function createHttpsChannels({
  lookUp = (hostname) => lookUpName(hostname, { all: true }),
  request = httpsRequest,
  attemptMilliseconds = ATTEMPT_MILLISECONDS,
}: HttpsChannelsOptions = {}): Channels {
  async function send(url: URL, message: ChannelMessage, signal: AbortSignal): Promise<PostOutcome> {
    const hostname = url.hostname.replace(/^\[|\]$/g, '');
    const family = isIP(hostname);
    const addresses =
      family === 0
        ? await Promise.race([lookUp(hostname), aborted(signal)])
        : [{ address: hostname, family }];
    const [pinned] = addresses;
    if (!pinned || !addresses.every(({ address }) => isPublicAddress(address)))
      return { kind: 'refused', reason: 'The address leads into a network that is not public.' };
    const body = JSON.stringify({ text: message.text });
    const status = await new Promise<number>((resolve, reject) => {
      const asking = request(
        url,
        {
          method: 'POST',
          headers: {
            'content-type': 'application/json; charset=utf-8',
            'content-length': Buffer.byteLength(body),
            'idempotency-key': message.key,
          },
          agent: false,
          lookup: always(pinned),
          signal,
        },
        (answer) => {
          resolve(answer.statusCode ?? 0);
          // The response body is not needed.
          answer.destroy();
        },
      );
      asking.on('error', reject);
      asking.end(body);
    });
    return outcomeOf(status);
  }

  return {
    async post(text, message) {
      if (!isHttpsUrl(text)) return { kind: 'refused', reason: 'The address is not an https address.' };
      const signal = AbortSignal.timeout(attemptMilliseconds);
      try {
        return await send(new URL(text), message, signal);
      } catch (error) {
        if (signal.aborted) return { kind: 'retry', reason: 'There was no answer in time.' };
        // Only the code: the message may contain the URL.
        const { code } = error as { code?: unknown };
        return { kind: 'retry', reason: `There is no connection (${String(code ?? 'unknown')}).` };
      }
    },
  };
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

/** Rate limits and server errors are retried; redirects and other client errors are permanent. */
function outcomeOf(status: number): PostOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  const reason = `The chat answered ${status}.`;
  if (status === 408 || status === 425 || status === 429 || status >= 500) return { kind: 'retry', reason };
  return { kind: 'refused', reason };
}
