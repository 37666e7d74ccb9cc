import express, { type Request, type RequestHandler } from 'express';
import { itemAt, required } from '../../../domain/required.ts';
import { DomainError } from '../../../domain/error-codes.ts';
import { inOrder } from './in-order.ts';
import { FORBIDDEN_NAMES, malformed, MAX_DEPTH, MAX_LIST_ITEMS } from './payload-limits.ts';

/**
 * Strict JSON body parser. We have our own because `express.json` replaces invalid UTF-8 with question marks,
 * keeps the last of duplicate names, and accepts any depth, all of which silently change the input. Errors name
 * fields by bracket path, as everywhere.
 */
const MAX_VALUES = 20_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

interface Level {
  /** Names seen in an object; null for a list. */
  names: Set<string> | null;
  /** The name or index being read. */
  at: string | number;
}

const pathOf = (levels: readonly Level[]) =>
  levels.map(({ at }, index) => (index === 0 ? String(at) : `[${at}]`)).join('');

/** Index of the closing quote of the string starting at `start`; the end of the text if unterminated. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return text.length;
}

const isBlank = (code: number) => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;

function nameAt(text: string, start: number, end: number): string {
  try {
    return JSON.parse(text.slice(start, end + 1)) as string;
  } catch {
    throw malformed('the body is not valid JSON');
  }
}

function readName(levels: Level[], name: string): void {
  const level = itemAt(levels, -1);
  level.at = name;
  if (FORBIDDEN_NAMES.has(name)) throw malformed('a field name is not allowed', pathOf(levels));
  if (required(level.names).has(name)) throw malformed('a field is given twice', pathOf(levels), 'repeated');
  required(level.names).add(name);
}

/** Detects what JSON.parse would silently accept. Syntax is left to JSON.parse, which runs afterwards. */
function refuseUnclear(text: string): void {
  const levels: Level[] = [];
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      const end = endOfString(text, at);
      let next = end + 1;
      while (isBlank(text.charCodeAt(next))) next += 1;
      if (text[next] === ':' && levels.at(-1)?.names) readName(levels, nameAt(text, at, end));
      at = end;
      continue;
    }
    const sign = itemAt(text, at);
    if (sign === '{' || sign === '[') {
      if (levels.length > MAX_DEPTH)
        throw malformed(`the body is nested deeper than ${MAX_DEPTH}`, pathOf(levels));
      levels.push({ names: sign === '{' ? new Set() : null, at: sign === '{' ? '' : 0 });
    } else if (sign === '}' || sign === ']') {
      levels.pop();
    } else if (sign === ',') {
      const level = levels.at(-1);
      values += 1;
      if (values > MAX_VALUES) throw malformed(`the body has more than ${MAX_VALUES} values`);
      if (typeof level?.at === 'number' && (level.at += 1) >= MAX_LIST_ITEMS)
        throw malformed(`a list has more than ${MAX_LIST_ITEMS} items`, pathOf(levels.slice(0, -1)));
    }
  }
}

/** @throws DomainError malformed_request (400) */
export function parseJson(bytes: Uint8Array): unknown {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw malformed('the body is not valid UTF-8');
  }
  refuseUnclear(text);
  try {
    return JSON.parse(text);
  } catch {
    throw malformed('the body is not valid JSON');
  }
}

const hasBody = ({ headers }: Request) =>
  Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;

/** JSON is UTF-8 (RFC 8259); no other charset is supported. */
function isReadable(req: Request): boolean {
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(req.headers['content-type'] ?? '')?.[1];
  return req.is('application/json') !== false && /^(utf-?8|us-ascii)?$/i.test(charset ?? '');
}

const onlyJson: RequestHandler = (req, _res, next) => {
  next(isReadable(req) ? undefined : new DomainError('unsupported_media_type'));
};

const parse: RequestHandler = (req, _res, next) => {
  const bytes: unknown = req.body;
  req.body = Buffer.isBuffer(bytes) && bytes.length > 0 ? parseJson(bytes) : undefined;
  next();
};

/**
 * Puts the parsed body on the request, or undefined if there is none. Compressed bodies are accepted; the limit
 * applies to the decompressed size.
 * @param limit such as '1mb'
 * @throws DomainError unsupported_media_type (415), payload_too_large (413), malformed_request (400)
 */
export function jsonBody(limit: string): RequestHandler {
  const read = inOrder(onlyJson, express.raw({ type: () => true, limit }), parse);
  return (req, res, next) => (hasBody(req) ? read(req, res, next) : next());
}
