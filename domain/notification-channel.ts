import { isHttpsUrl } from './validation.ts';

/**
 * Whether a URL can be a chat's webhook: https, with a dotted host name, never an IP address or an internal
 * host. What the name resolves to is checked on each post.
 */
export function isChannelUrl(text: string): boolean {
  if (!isHttpsUrl(text)) return false;
  const host = new URL(text).hostname.replace(/\.$/, '');
  const isNumber = host.startsWith('[') || /^[\d.]+$/.test(host);
  return !isNumber && host.includes('.') && !/\.(?:localhost|local|internal|lan|home\.arpa)$/.test(host);
}

/** The message a test posts to a channel, in the two languages of channels. */
export const CHANNEL_TEST_TEXT =
  'これはテストです。イベントの席のお知らせが、ここに届きます。\nThis is a test. News of the seats of events will come here.';
