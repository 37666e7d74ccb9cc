import { FIELD_CODES } from '../../../domain/error-codes.ts';
import type { FieldCode } from '../../../domain/error-codes.ts';
import { fieldMessage } from '../../../domain/messages/message.ts';

const isFieldCode = (text: string): text is FieldCode => (FIELD_CODES as readonly string[]).includes(text);

/** The message of a form's schema for a text that is too long: the code with its value. */
export const tooLong = (max: number) => `too_long:${max}`;

/**
 * The sentence under a field. Errors of our schemas are field codes, some with a value behind a colon, and get
 * the same sentence as the server's; errors of the server are sentences already.
 */
export function sentenceOf(message: string, language: string): string {
  const [code = '', max] = message.split(':', 2);
  if (!isFieldCode(code)) return message;
  return fieldMessage({ code, ...(max !== undefined && { params: { max } }) }, language);
}
