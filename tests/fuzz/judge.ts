import { ERROR_STATUS } from '../../domain/error-codes.ts';
import type { Answer, Shot } from './shot.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function json(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

/** Why the body of an error response does not match the error envelope; null if it does. */
function notEnveloped({ status, body }: Answer): string | null {
  const value = json(body);
  const error = isRecord(value) ? value['error'] : undefined;
  if (!isRecord(error)) return `${status} is not in the envelope: ${body.toString().slice(0, 120)}`;
  const { code, message, fields, details, request_id } = error;
  if (ERROR_STATUS[code as keyof typeof ERROR_STATUS] !== status)
    return `${status} with the code ${String(code)}`;
  const isComplete =
    typeof message === 'string' &&
    message !== '' &&
    isRecord(fields) &&
    isRecord(details) &&
    Boolean(request_id);
  return isComplete ? null : `${status} ${String(code)} lacks a part of the envelope`;
}

/**
 * Number of CSV records (quoted cells may contain line breaks). Null if a quote is unclosed or the last line
 * unterminated.
 */
export function csvRecords(text: string): number | null {
  let records = 0;
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    else if (character === '\n' && !isQuoted) records += 1;
  }
  return isQuoted || !text.endsWith('\n') ? null : records;
}

/** What is wrong with a file or page response; null if nothing. */
function damaged(shot: Shot, { status, headers, body }: Answer): string | null {
  if (status !== 200 || shot.method === 'HEAD') return null;
  const type = String(headers['content-type'] ?? '');
  if (type.includes('json') && json(body) === undefined) return 'JSON that cannot be read';
  if (type.startsWith('application/pdf')) {
    const isWhole = body.subarray(0, 5).toString() === '%PDF-' && body.subarray(-32).includes('%%EOF');
    return isWhole || shot.surface === 'pages' ? null : 'a PDF without its beginning or end';
  }
  if (type.startsWith('text/csv'))
    return csvRecords(body.toString()) === null ? 'a CSV without its end' : null;
  const isPage = type.startsWith('text/html') && /^<!doctype html/i.test(body.toString().trimStart());
  return isPage && !/<\/html>\s*$/i.test(body.toString()) ? 'a page without its end' : null;
}

/** All problems found in a response. */
export function faultsOf(shot: Shot, answer: Answer, slowMs: number): string[] {
  const faults: string[] = [];
  if (answer.broken !== undefined) {
    const isOurs = shot.cutAfter !== undefined || answer.broken.startsWith('not sent');
    return isOurs ? [] : [`no answer: ${answer.broken}`];
  }
  const { status } = answer;
  if (status >= 500) faults.push(`status ${status}: ${answer.body.toString().slice(0, 200)}`);
  if (!answer.isWhole) faults.push(`the answer (${status}) was cut`);
  // An export's length depends on its table, so only the time to first byte counts.
  const waited = String(answer.headers['content-type']).startsWith('text/csv') ? answer.begunMs : answer.ms;
  if (waited > slowMs) faults.push(`took ${Math.round(waited)} ms`);
  const unenveloped =
    shot.isEnveloped && status >= 400 && shot.method !== 'HEAD'
      ? notEnveloped(answer)
      : damaged(shot, answer);
  if (unenveloped && status < 500) faults.push(unenveloped);
  return faults;
}
