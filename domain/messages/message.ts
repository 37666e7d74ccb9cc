import type { ErrorCode, FieldError, PlainFieldCode } from '../error-codes.ts';
import { interfaceLanguage } from '../languages.ts';
import { catalogues } from './catalogues.ts';

/** A waiting time in words: minutes, or hours from one and a half on. */
function waitIn(language: string, seconds: unknown): string {
  const minutes = Math.max(1, Math.ceil((typeof seconds === 'number' ? seconds : 60) / 60));
  const [unit, value] = minutes < 90 ? ['minute', minutes] : ['hour', Math.ceil(minutes / 60)];
  const format = new Intl.NumberFormat(language, { style: 'unit', unit: String(unit), unitDisplay: 'long' });
  return language === 'ja' ? format.format(Number(value)).replace(' ', '') : format.format(Number(value));
}

/** A calendar day in words. */
function dayIn(language: string, day: unknown): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return typeof day === 'string' ? format.format(new Date(`${day}T00:00:00Z`)) : '';
}

/**
 * The message for an error code in the page language (or its fallback).
 * @param details of the error, for messages that mention a waiting time or a day
 */
export function errorMessage(
  code: ErrorCode,
  language: string,
  details: Readonly<Record<string, unknown>> = {},
): string {
  const known = interfaceLanguage(language);
  const sentence = catalogues[known].errors[code];
  if (sentence.includes('{wait}'))
    return filledIn(sentence, { wait: waitIn(known, details['retry_after_seconds']) });
  return sentence.includes('{day}')
    ? filledIn(sentence, { day: dayIn(known, details['reapply_from']) })
    : sentence;
}

/** Fills the params into a message. */
export const filledIn = (sentence: string, params: FieldError['params'] = {}): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));

/** The message for a field error, with params; for mail text errors see words.ts. */
export function fieldMessage(error: FieldError, language: string): string {
  const { fields } = catalogues[interfaceLanguage(language)];
  return filledIn(fields[error.code as PlainFieldCode] ?? error.code, error.params);
}
