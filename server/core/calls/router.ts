import { PassThrough, Readable } from 'node:stream';
import type { Request, RequestHandler } from 'express';
import { itemAt } from '../../../domain/required.ts';
import type { Beside } from '../../../db/prepared.ts';
import { DomainError } from '../../../domain/error-codes.ts';
import { extendedValue } from '../../../domain/header-safe.ts';
import { parseBracketParams } from '../requests/bracket-params.ts';
import { loadActor, readAsCaller } from '../requests/caller.ts';
import { inOrder } from '../requests/in-order.ts';
import { jsonBody } from '../requests/json-body.ts';
import { pageLanguageId } from '../requests/page-language.ts';
import type { CallCounter } from '../requests/rate-limits.ts';
import { malformed } from '../requests/payload-limits.ts';
import { limitOf, type OwnLimits } from './call-limits.ts';
import { BINARY, type AnyDefinition, type BinaryAnswer } from './define.ts';
import { ReadyJson } from './ready-json.ts';
import { run, type RunDeps } from './run.ts';
import { sendStream } from '../requests/send-stream.ts';
import { jsonBytesUnstored, jsonUnstored, sendUnstored } from '../requests/send-unstored.ts';

/**
 * The body, if present, is the whole payload; otherwise the bracket-form query parameters are. An empty object
 * does not count as a body: clients send one with every PATCH whose payload is in the URL.
 */
function payloadOf(req: Request): unknown {
  const body: unknown = req.body;
  if (body !== undefined) {
    if (typeof body !== 'object' || body === null || Array.isArray(body))
      throw malformed('the body is not a JSON object');
    if (Object.keys(body).length > 0) return body;
  }
  const at = req.originalUrl.indexOf('?');
  return parseBracketParams(at < 0 ? '' : req.originalUrl.slice(at + 1));
}

export function pathOf(definition: AnyDefinition): string {
  if (definition.name === 'is-japan') return '/is-japan';
  if (definition.name === 'get_master_data') return '/master/queries/get_master_data';
  return `/jtj/${definition.kind === 'command' ? 'commands' : 'queries'}/${definition.name}`;
}

interface RouterDeps extends RunDeps {
  calls: readonly AnyDefinition[];
  counter: CallCounter;
  ownLimits: OwnLimits;
}

function handlerOf(definition: AnyDefinition, deps: RouterDeps): RequestHandler {
  const limit = limitOf(definition, deps.ownLimits);
  const answerOf = (req: Request, beside: Beside | null) =>
    deps.counter.within(req, definition.name, limit, async () =>
      run(definition, deps, {
        actor: req.actor,
        beside,
        page_language_id: pageLanguageId(req),
        address: req.ip ?? '',
        request_id: String(req.id),
        payload: payloadOf(req),
      }),
    );
  return async (req, res) => {
    const answer =
      definition.kind === 'query'
        ? await readAsCaller(req, (beside) => answerOf(req, beside))
        : await answerOf(req, null);
    if (definition.output === BINARY) {
      const file = answer as BinaryAnswer;
      res.setHeader(
        'Content-Disposition',
        `${file.disposition ?? 'inline'}; filename*=${extendedValue(file.file_name)}`,
      );
      res.type(file.content_type);
      if (file.bytes instanceof Uint8Array) sendUnstored(res, Buffer.from(file.bytes));
      else if (req.method === 'HEAD') res.end();
      else await sendStream(res, Readable.from(file.bytes), new PassThrough());
      return;
    }
    if (answer instanceof ReadyJson) jsonBytesUnstored(res, answer.bytes);
    else jsonUnstored(res, answer);
  };
}

const refuseMethod =
  (allowed: string): RequestHandler =>
  (_req, res) => {
    res.setHeader('Allow', allowed);
    throw new DomainError('method_not_allowed');
  };

/** What belongs to a call: its method, its body, its answer. */
function routeOf(definition: AnyDefinition, deps: RouterDeps): RequestHandler {
  const methods = definition.kind === 'command' ? ['PATCH'] : ['GET', 'HEAD'];
  const refuse = refuseMethod(itemAt(methods, 0));
  return inOrder(
    (req, res, next) => (methods.includes(req.method) ? next() : refuse(req, res, next)),
    ...(definition.kind === 'command' ? [loadActor] : []),
    jsonBody(definition.upload ? '15mb' : '1mb'),
    handlerOf(definition, deps),
  );
}

/** As Express compares paths: in either case, with or without a slash at the end. */
const comparable = (path: string) => path.toLowerCase().replace(/(?<=.)\/$/, '');

/**
 * All registered calls, found by their path: walking some 200 routes cost more than most calls. `authenticate` has
 * already set the actor on the request.
 */
export function answerCalls(deps: RouterDeps): RequestHandler {
  const calls = new Map(
    deps.calls.map((definition) => [
      comparable(pathOf(definition)),
      { name: definition.name, answer: routeOf(definition, deps) },
    ]),
  );
  return (req, res, next) => {
    const call = calls.get(comparable(req.path));
    if (call) {
      req.called = call.name;
      return call.answer(req, res, next);
    }
    if (/^\/(jtj|master)(\/|$)/i.test(req.path)) throw new DomainError('not_found');
    next();
  };
}
