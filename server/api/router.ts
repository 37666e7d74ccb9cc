import express, { type Request, type RequestHandler, type Router } from 'express';
import { DomainError } from '../domain/error-codes.ts';
import { checkJsonShape, parseBracketParams } from '../http/bracket-params.ts';
import { pageLanguageId } from '../http/page-language.ts';
import type { AnyDefinition, BinaryAnswer } from './define.ts';
import { BINARY } from './define.ts';
import { registry } from './registry.ts';
import { run, type RunDeps } from './run.ts';

/** A body, when present, is the whole payload; otherwise the bracket-form query parameters are. */
function payloadOf(req: Request): unknown {
  const body: unknown = req.body;
  if (body !== undefined && body !== null) {
    if (typeof body !== 'object' || Array.isArray(body)) throw new DomainError('malformed_request');
    checkJsonShape(body);
    return body;
  }
  const at = req.originalUrl.indexOf('?');
  return parseBracketParams(at < 0 ? '' : req.originalUrl.slice(at + 1));
}

/** Refuses a body that is not JSON before the JSON parser skips it silently. */
const onlyJson: RequestHandler = (req, _res, next) => {
  const hasBody =
    Number(req.headers['content-length'] ?? 0) > 0 || req.headers['transfer-encoding'] !== undefined;
  next(hasBody && !req.is('application/json') ? new DomainError('unsupported_media_type') : undefined);
};

export function pathOf(definition: AnyDefinition): string {
  if (definition.name === 'is-japan') return '/is-japan';
  if (definition.name === 'get_master_data') return '/master/queries/get_master_data';
  return `/jtj/${definition.kind === 'command' ? 'commands' : 'queries'}/${definition.name}`;
}

function handlerOf(definition: AnyDefinition, deps: RunDeps): RequestHandler {
  return async (req, res) => {
    const answer = await run(definition, deps, {
      actor: req.actor,
      page_language_id: pageLanguageId(req),
      address: req.ip ?? '',
      payload: payloadOf(req),
    });
    if (definition.output === BINARY) {
      const file = answer as BinaryAnswer;
      res.setHeader(
        'Content-Disposition',
        `${file.disposition ?? 'inline'}; filename*=UTF-8''${encodeURIComponent(file.file_name)}`,
      );
      res.type(file.content_type).send(Buffer.from(file.bytes));
      return;
    }
    res.json(answer);
  };
}

/** One route per registered call. `authenticate` has put the actor on the request before. */
export function apiRouter(deps: RunDeps): Router {
  const router = express.Router();
  const smallBody = express.json({ limit: '1mb' });
  const uploadBody = express.json({ limit: '15mb' });
  for (const definition of registry as readonly AnyDefinition[]) {
    const method = definition.kind === 'command' ? 'patch' : 'get';
    const body = definition.upload ? uploadBody : smallBody;
    router[method](pathOf(definition), onlyJson, body, handlerOf(definition, deps));
  }
  router.use(['/jtj', '/master'], () => {
    throw new DomainError('not_found');
  });
  return router;
}
