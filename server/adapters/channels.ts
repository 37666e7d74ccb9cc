/** One message to a chat. */
export interface ChannelMessage {
  text: string;
  /** The same at every attempt: a receiver that keeps keys can tell a repetition. */
  key: string;
}

/**
 * What became of one attempt. Reasons never name the address.
 * - `sent`: the chat took it.
 * - `refused`: it will never go to this address as it is.
 * - `retry`: later it may. After a lost answer it may have gone: a line that stands twice in a chat does less harm
 *   than one that is missing.
 */
export type PostOutcome = { kind: 'sent' } | { kind: 'refused' | 'retry'; reason: string };

export interface Channels {
  /** Tries once, within a time of its own that is shorter than a lease, and tells the outcome; it never throws. */
  post(url: string, message: ChannelMessage): Promise<PostOutcome>;
}
