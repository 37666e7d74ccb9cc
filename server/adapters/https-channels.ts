import type { Channels, PostOutcome } from './channels.ts';
import { createWebPosts, type WebPostOptions } from './web-posts.ts';

/** Posts to incoming webhooks of chat tools, as JSON with a `text`. */
export function createHttpsChannels(options: Omit<WebPostOptions, 'isOwnMachineAllowed'> = {}): Channels {
  const posts = createWebPosts(options);
  return {
    async post(url, { text, key }) {
      const outcome = await posts.post(url, {
        body: JSON.stringify({ text }),
        headers: { 'idempotency-key': key },
      });
      if (outcome.kind === 'answered') return outcomeOf(outcome.status);
      return { kind: outcome.kind === 'lost' ? 'retry' : 'refused', reason: outcome.reason };
    },
  };
}

/** Rate limits and server errors are retried; redirects and other client errors are permanent. */
function outcomeOf(status: number): PostOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  const reason = `The chat answered ${status}.`;
  if (status === 408 || status === 425 || status === 429 || status >= 500) return { kind: 'retry', reason };
  return { kind: 'refused', reason };
}
