import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import type { z } from 'zod';
import type { Beside } from '../../../db/prepared.ts';
import { hasBigIds } from '../../../domain/big-ids.ts';
import { required } from '../../../domain/required.ts';
import { DomainError } from '../../../domain/error-codes.ts';
import type { MachineScope } from '../../../domain/machine-scopes.ts';
import { actingFor, isStaff, type Actor, type Role, type Staff } from '../../../domain/roles.ts';
import { limitOf, STAFF_CHANGE, STAFF_CSV, STAFF_IMPORT, type OwnLimits } from '../calls/call-limits.ts';
import { listOf, ReadyJson } from '../calls/ready-json.ts';
import { loadActor, readAsCaller } from '../requests/caller.ts';
import { jsonBody } from '../requests/json-body.ts';
import { jsonBytesUnstored, jsonUnstored } from '../requests/send-unstored.ts';
import type { CallCounter } from '../requests/rate-limits.ts';
import { sheetRouter } from '../sheets/router.ts';
import { createRow, removeRow, updateRow } from './change.ts';
import { csvHandler } from './csv-export.ts';
import type { StaffContext, StaffDeps } from './context.ts';
import type { EditDefinition } from './define-edit.ts';
import type { AnyResource } from './define-resource.ts';
import { pageRequestOf } from './list-params.ts';

/**
 * The actor as a member of staff; their own rows as a student are hidden in the console.
 * @param scope of the API keys that it is open to; no key without
 * @throws DomainError unauthenticated, forbidden or api_key_scope_missing
 */
export function requireStaff(allow: readonly Role[], caller: Actor, scope?: MachineScope): Staff {
  const actor = actingFor(caller, scope);
  if (isStaff(actor) && allow.some((role) => actor.roles.has(role)))
    return { ...actor, is_acting_as_staff: true };
  throw new DomainError(actor.identity === null ? 'unauthenticated' : 'forbidden');
}

/** Drops every field the schema does not list; a missing listed field is an internal error. */
export function present(schema: z.ZodType, answer: unknown): unknown {
  const result = schema.safeParse(answer);
  if (!result.success) throw new Error(`The answer does not fit its schema: ${result.error.message}`);
  return result.data;
}

function queryStringOf(req: Request): string {
  const at = req.originalUrl.indexOf('?');
  return at < 0 ? '' : req.originalUrl.slice(at + 1);
}

/** The format of ra-data-simple-rest: `<name> <first>-<last>/<total>`. */
function contentRange(name: string, offset: number, rows: number, total: number): string {
  return rows === 0 ? `${name} */${total}` : `${name} ${offset}-${offset + rows - 1}/${total}`;
}

function contextOf(
  resource: AnyResource,
  deps: StaffDeps,
  req: Request,
  { beside = null, scope }: { beside?: Beside | null; scope?: MachineScope | undefined } = {},
): StaffContext {
  return {
    sequelize: deps.sequelize,
    lists: deps.lists,
    actor: requireStaff(resource.allow, req.actor, scope),
    now: deps.now(),
    request_id: String(req.id),
    beside,
  };
}

const mayEdit = ({ edit }: AnyResource, actor: Actor) =>
  !actor.key && (edit?.allow.some((role) => actor.roles.has(role)) ?? false);

function listHandler(resource: AnyResource, deps: StaffDeps): RequestHandler {
  return async (req, res) => {
    const { actor, offset, rows, total, is_capped } = await readAsCaller(req, async (beside) => {
      const ctx = contextOf(resource, deps, req, { beside, scope: resource.machine?.read });
      const request = pageRequestOf(resource.list, queryStringOf(req));
      return { ...request, ...(await resource.list.find(ctx, request)), actor: ctx.actor };
    });
    res.setHeader('Content-Range', contentRange(resource.name, offset, rows.length, total));
    if (is_capped) res.setHeader('X-Total-Capped', 'true');
    if (resource.edit?.can_create && mayEdit(resource, actor)) res.setHeader('X-Can-Create', 'true');
    if (rows.every((row) => row instanceof ReadyJson)) jsonBytesUnstored(res, listOf(rows).bytes);
    else
      jsonUnstored(
        res,
        rows.map((row) => present(resource.list.row, row)),
      );
  };
}

/** @throws DomainError not_found for an invalid id */
export function idOf(req: Request, table: string): number {
  const id = String(req.params['id']);
  if (!(hasBigIds(table) ? /^[1-9]\d{0,14}$/ : /^[1-9]\d{0,8}$/).test(id)) throw new DomainError('not_found');
  return Number(id);
}

/** Returns the current record, with what the caller may do to it and its version. */
async function sendRecord(
  resource: AnyResource,
  ctx: StaffContext,
  id: number,
  res: Response,
  status = 200,
): Promise<void> {
  const record = (await required(resource.one).find(ctx, id)) as Record<string, unknown> | null;
  if (record === null) throw new DomainError('not_found');
  if (typeof record['version'] === 'number') res.setHeader('ETag', `"${record['version']}"`);
  const { edit } = resource;
  const isEditor = mayEdit(resource, ctx.actor);
  const can = { edit: isEditor, remove: isEditor && (edit?.can_remove ?? false) };
  // No key changes a record, whatever the manager who answers for it may do.
  const own = ctx.actor.key ? {} : (record['can'] as object | undefined);
  const shown = edit
    ? { ...record, can: { ...(record['can'] as object | undefined), ...can, ...own } }
    : record;
  const answer = present(required(resource.one).record, shown);
  res.status(status);
  if (res.hasHeader('ETag')) res.json(answer);
  else jsonUnstored(res, answer);
}

/** The version the client edited: `If-Match: "3"`. */
export function versionOf(req: Request): number {
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(req.get('if-match') ?? '')?.[1];
  if (version === undefined) throw new DomainError('precondition_required');
  return Number(version);
}

interface RouterDeps extends StaffDeps {
  resources: readonly AnyResource[];
  counter: CallCounter;
  ownLimits: OwnLimits;
}

/** A rate-limited handler. */
function limited(name: string, { counter, ownLimits }: RouterDeps, handler: RequestHandler): RequestHandler {
  const limit = limitOf({ name, kind: 'command' }, ownLimits);
  return async (req, res, next) => {
    await counter.within(req, name, limit, async () => handler(req, res, next));
  };
}

function mountChanges(router: Router, resource: AnyResource, edit: EditDefinition, deps: RouterDeps): void {
  const change = (method: 'POST' | 'PUT' | 'DELETE', req: Request) => {
    const ctx = contextOf(resource, deps, req);
    requireStaff(edit.allow, ctx.actor);
    return { resource, edit, ctx, deps, method };
  };
  const body = jsonBody('1mb');
  const create: RequestHandler = async (req, res) => {
    const what = change('POST', req);
    await sendRecord(resource, what.ctx, await createRow(what, req.body), res, 201);
  };
  const update: RequestHandler = async (req, res) => {
    const what = change('PUT', req);
    const id = idOf(req, resource.name);
    await updateRow(what, id, versionOf(req), req.body);
    await sendRecord(resource, what.ctx, id, res);
  };
  const remove: RequestHandler = async (req, res) => {
    const what = change('DELETE', req);
    const id = idOf(req, resource.name);
    await removeRow(what, id, versionOf(req));
    jsonUnstored(res, { id });
  };
  router.post(`/${resource.name}`, body, limited(STAFF_CHANGE, deps, create));
  router.put(`/${resource.name}/:id`, body, limited(STAFF_CHANGE, deps, update));
  router.delete(`/${resource.name}/:id`, limited(STAFF_CHANGE, deps, remove));
}

/** The routes of one resource. */
function routerOf(resource: AnyResource, deps: RouterDeps): Router {
  const { name, list, one, edit, csv, sheet } = resource;
  const router = express.Router();
  router.get(`/${name}`, listHandler(resource, deps));
  router.use(loadActor);
  if (csv)
    router.get(
      `/${name}.csv`,
      limited(
        STAFF_CSV,
        deps,
        csvHandler(
          resource,
          (req) => contextOf(resource, deps, req),
          (row) => present(list.row, row),
        ),
      ),
    );
  if (sheet)
    router.use(
      `/${name}`,
      sheetRouter(resource, {
        deps,
        contextOf: (req, use) => contextOf(resource, deps, req, { scope: resource.machine?.[use] }),
        limited: (handler) => limited(STAFF_IMPORT, deps, handler),
        limitedExport: (handler) => limited(STAFF_CSV, deps, handler),
      }),
    );
  if (one)
    router.get(`/${name}/:id`, (req, res) =>
      sendRecord(
        resource,
        contextOf(resource, deps, req, { scope: resource.machine?.read }),
        idOf(req, name),
        res,
      ),
    );
  if (edit) mountChanges(router, resource, edit, deps);
  return router;
}

/**
 * The REST resources for react-admin, to be mounted at /staff/api behind authentication, which sets the actor
 * on the request. Rejections are thrown as DomainError and handled by the app's error handler.
 */
export function staffRouter(deps: RouterDeps): Router {
  const resources = new Map(
    deps.resources.flatMap((resource) => {
      const router = routerOf(resource, deps);
      return [resource.name, `${resource.name}.csv`].map(
        (name) => [name.toLowerCase(), { name, router }] as const,
      );
    }),
  );
  const router = express.Router();
  router.use((req, res, next) => {
    res.setHeader('Cache-Control', 'private, no-store');
    const [, name = ''] = req.path.toLowerCase().split('/', 2);
    const resource = resources.get(name);
    if (resource) {
      req.called = `${req.method} ${resource.name}`;
      resource.router(req, res, next);
    } else next();
  });
  router.use(() => {
    throw new DomainError('not_found');
  });
  return router;
}
