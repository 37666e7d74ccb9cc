import express, { type Request, type RequestHandler, type Router } from 'express';
import type { Sequelize } from 'sequelize';
import type { z } from 'zod';
import { DomainError } from '../domain/error-codes.ts';
import type { Actor } from '../domain/roles.ts';
import type { AnyResource, StaffContext } from './define-resource.ts';
import { pageRequestOf } from './list-params.ts';
import { staffRegistry } from './registry.ts';

export interface StaffDeps {
  sequelize: Sequelize;
  now(): Date;
}

function refuseUnlessAllowed(resource: AnyResource, actor: Actor): void {
  if (resource.allow.some((role) => actor.roles.has(role))) return;
  throw new DomainError(actor.identity === null ? 'unauthenticated' : 'forbidden');
}

/** Drops every field the schema does not list; an answer that lacks a listed field is our own error. */
function present(schema: z.ZodType, answer: unknown): unknown {
  const result = schema.safeParse(answer);
  if (!result.success) throw new Error(`The answer does not fit its schema: ${result.error.message}`);
  return result.data;
}

function queryStringOf(req: Request): string {
  const at = req.originalUrl.indexOf('?');
  return at < 0 ? '' : req.originalUrl.slice(at + 1);
}

/** As ra-data-simple-rest reads it: `<name> <first>-<last>/<total>`. */
function contentRange(name: string, offset: number, rows: number, total: number): string {
  return rows === 0 ? `${name} */${total}` : `${name} ${offset}-${offset + rows - 1}/${total}`;
}

function listHandler(resource: AnyResource, deps: StaffDeps): RequestHandler {
  return async (req, res) => {
    const ctx: StaffContext = { sequelize: deps.sequelize, actor: req.actor, now: deps.now() };
    refuseUnlessAllowed(resource, ctx.actor);
    const request = pageRequestOf(resource.list, queryStringOf(req));
    const { rows, total, is_capped } = await resource.list.find(ctx, request);
    res.setHeader('Content-Range', contentRange(resource.name, request.offset, rows.length, total));
    if (is_capped) res.setHeader('X-Total-Capped', 'true');
    res.json(rows.map((row) => present(resource.list.row, row)));
  };
}

function oneHandler(
  one: NonNullable<AnyResource['one']>,
  resource: AnyResource,
  deps: StaffDeps,
): RequestHandler {
  return async (req, res) => {
    const ctx: StaffContext = { sequelize: deps.sequelize, actor: req.actor, now: deps.now() };
    refuseUnlessAllowed(resource, ctx.actor);
    const id = String(req.params['id']);
    if (!/^[1-9]\d{0,8}$/.test(id)) throw new DomainError('not_found');
    const record = await one.find(ctx, Number(id));
    if (record === null) throw new DomainError('not_found');
    res.json(present(one.record, record));
  };
}

/**
 * The REST resources react-admin speaks to, to be mounted at /staff/api behind authentication, which has put
 * the actor on the request. Refusals are thrown as DomainError; the app's error handler answers them.
 */
export function staffRouter(deps: StaffDeps): Router {
  const router = express.Router();
  router.use((_req, res, next) => {
    res.setHeader('Cache-Control', 'private, no-store');
    next();
  });
  for (const resource of staffRegistry as readonly AnyResource[]) {
    router.get(`/${resource.name}`, listHandler(resource, deps));
    if (resource.one) router.get(`/${resource.name}/:id`, oneHandler(resource.one, resource, deps));
  }
  router.use(() => {
    throw new DomainError('not_found');
  });
  return router;
}
