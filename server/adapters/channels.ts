/** One message to a chat channel. */
export interface ChannelMessage {
  text: string;
  /** Idempotency key: the same for every attempt. */
  key: string;
}

/**
 * Outcome of one attempt. Reasons never contain the URL.
 * - `sent`: accepted.
 * - `refused`: permanent failure for this URL.
 * - `retry`: temporary failure. The message may have arrived if the response was lost: a duplicate in a chat is
 *   better than a missing message.
 */
export type PostOutcome = { kind: 'sent' } | { kind: 'refused' | 'retry'; reason: string };

export interface Channels {
  /** Makes one attempt, with a timeout shorter than the lease. Never throws. */
  post(url: string, message: ChannelMessage): Promise<PostOutcome>;
}
