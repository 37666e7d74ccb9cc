/** Characters of one message: as much as an answer by mail may bring. */
export { REPLY_TEXT_MAX as MESSAGE_MAX } from './reply-text.ts';
/** Minutes that a message waits for more of the same side before they go in one mail. */
export const MESSAGE_MAIL_MINUTES = 5;
/** Messages by mail that one side of a conversation may send within an hour; more is a machine. */
export const MESSAGES_BY_MAIL_PER_HOUR = 30;
