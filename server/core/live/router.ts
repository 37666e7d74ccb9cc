import express, { type RequestHandler, type Router } from 'express';
import { required } from '../../../domain/required.ts';
import { STAFF } from '../../../domain/roles.ts';
import { loadActor } from '../requests/caller.ts';
import { requireStaff } from '../resources/router.ts';
import type { Live } from './live.ts';

interface LiveRouterDeps {
  live: Live;
  /** Asked again while the stream is open. @throws when the token has ended */
  verifyToken(bearer: string): Promise<unknown>;
}

/**
 * GET /: which records change, as server-sent events, to be mounted at /staff/api/live behind authentication. An event
 * is a LiveNote; nothing of the record itself is in it.
 */
export function liveRouter({ live, verifyToken }: LiveRouterDeps): Router {
  const follow: RequestHandler = async (req, res) => {
    const actor = requireStaff(STAFF, req.actor);
    const bearer = required(req.headers.authorization).replace(/^Bearer /i, '');
    res.setHeader('Content-Type', 'text/event-stream; charset=utf-8');
    // Neither compressed here nor held back by a proxy until there is more.
    res.setHeader('Cache-Control', 'private, no-store, no-transform');
    res.setHeader('X-Accel-Buffering', 'no');
    await live.follow({
      res,
      actor,
      async load() {
        await verifyToken(bearer);
        return requireStaff(STAFF, await req.caller.load());
      },
    });
  };
  const router = express.Router();
  router.get('/', loadActor, follow);
  return router;
}
