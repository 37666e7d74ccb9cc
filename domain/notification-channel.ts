import { isHttpsUrl } from './validation.ts';

/**
 * Whether an address can be a chat's webhook: https, at a name with a dot, never at a number or inside of a network.
 * Where the name leads is looked at whenever something is posted.
 */
export function isChannelUrl(text: string): boolean {
  if (!isHttpsUrl(text)) return false;
  const host = new URL(text).hostname.replace(/\.$/, '');
  const isNumber = host.startsWith('[') || /^[\d.]+$/.test(host);
  return !isNumber && host.includes('.') && !/\.(?:localhost|local|internal|lan|home\.arpa)$/.test(host);
}

/** What a channel is told by a test, in the two languages of its messages. */
export const CHANNEL_TEST_TEXT =
  'これはテストです。イベントの席のお知らせが、ここに届きます。\nThis is a test. News of the seats of events will come here.';
