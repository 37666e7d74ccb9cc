import fs from 'node:fs';
import path from 'node:path';
import express, {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  type Router,
} from 'express';
import type { Sequelize } from 'sequelize';
import { projectRoot } from '../../project-root.ts';
import { DomainError } from '../../domain/error-codes.ts';
import { errorPage, wantsPage } from '../core/errors/error-page.ts';
import { closeSessions, findAdmin, openSession, SESSION_MS, type Admin } from './sessions.ts';

interface AdminDeps {
  sequelize: Sequelize;
  /** Rate limit per person, or else per IP address. */
  limit: RequestHandler;
  /** Applies the rate limit and puts the actor on the request. */
  callers: RequestHandler[];
  /** Origin of the site; the only one changes are accepted from. */
  origin: string;
  isHttps: boolean;
  now(): Date;
}

declare global {
  namespace Express {
    interface Request {
      /** Set below /admin once the session has been looked up. */
      admin?: Admin;
    }
  }
}

const COOKIE = 'admin_session';
const COOKIE_VALUE = /(?:^|;\s*)admin_session=([\w-]{20,100})(?:;|$)/;
/** Built by scripts/build-adminjs.mjs; an installation made without AdminJS has none (scripts/runtime.mjs). */
const ASSETS = path.join(projectRoot, 'dist/adminjs');

/** Of scripts, or for what a page is made of. */
const isCall = ({ path: address }: Request) => /^\/(api|frontend)\//.test(address);
const isReading = ({ method }: Request) => method === 'GET' || method === 'HEAD';

/** CSRF protection: rejects changes whose Origin is missing or not ours. */
const refuseForeign =
  (origin: string): RequestHandler =>
  (req, _res, next) => {
    if (!isReading(req) && req.headers.origin !== origin) throw new DomainError('forbidden');
    next();
  };

function cookieOf(req: Request): string | undefined {
  return COOKIE_VALUE.exec(req.headers.cookie ?? '')?.[1];
}

/** Sign-in and sign-out: the console exchanges its token for the cookie that AdminJS's pages use. */
function sessionRouter({ sequelize, callers, isHttps, now }: AdminDeps): Router {
  const cookie = {
    httpOnly: true,
    sameSite: 'strict' as const,
    secure: isHttps,
    path: '/admin',
  };
  const router = express.Router();
  router.use(...callers);
  router.post('/', async (req, res) => {
    const { actor } = req;
    if (actor.identity === null) throw new DomainError('unauthenticated');
    if (!actor.roles.has('manager')) throw new DomainError('forbidden');
    const token = await openSession(sequelize, actor.identity.id, now());
    res
      .cookie(COOKIE, token, { ...cookie, maxAge: SESSION_MS })
      .status(204)
      .end();
  });
  router.delete('/', async (req, res) => {
    if (req.actor.identity === null) throw new DomainError('unauthenticated');
    await closeSessions(req.actor.identity.id);
    res.clearCookie(COOKIE, cookie).status(204).end();
  });
  return router;
}

/**
 * Requires a manager's session. Page requests are redirected to the console, which signs in and returns; API
 * calls get
 * 401.
 */
function onlyManagers({ sequelize, limit, now }: AdminDeps): RequestHandler[] {
  const find: RequestHandler = async (req, _res, next) => {
    const token = cookieOf(req);
    const admin = token === undefined ? null : await findAdmin(sequelize, token, now());
    if (admin) req.admin = admin;
    next();
  };
  const refuseOthers: RequestHandler = (req, res, next) => {
    if (req.admin) {
      next();
      return;
    }
    if (!isReading(req) || isCall(req)) throw new DomainError('unauthenticated');
    res.redirect(303, `/staff/admin?to=${encodeURIComponent(req.originalUrl)}`);
  };
  return [find, limit, refuseOthers];
}

/** A page that is refused says why in words; the calls of AdminJS's scripts get JSON. */
const refusedPages: ErrorRequestHandler = (error: unknown, req, res, next) => {
  const isPage = isReading(req) && !isCall(req) && wantsPage(req);
  if (error instanceof DomainError && isPage) errorPage(req, res, error.code, '/admin');
  else next(error);
};

/**
 * AdminJS, to be mounted at /admin. Loaded lazily when a manager first opens it: the import takes two seconds
 * and
 * 150 MB.
 */
export function adminRouter(deps: AdminDeps): Router {
  let loading: Promise<Router> | null = null;
  const load = async () => (await import('./panel.ts')).createPanel(deps.sequelize);
  const panel = async (req: Request, res: Response, next: () => void) => {
    loading ??= load();
    try {
      (await loading)(req, res, next);
    } catch (error) {
      loading = null;
      throw error;
    }
  };
  const router = express.Router();
  router.use((_req, res, next) => {
    res.setHeader('Cache-Control', 'no-store');
    next();
  });
  if (!fs.existsSync(ASSETS)) {
    router.use(() => {
      throw new DomainError('not_found');
    });
    router.use(refusedPages);
    return router;
  }
  router.use(refuseForeign(deps.origin));
  router.use('/session', sessionRouter(deps));
  router.use(...onlyManagers(deps));
  router.use(
    '/frontend/assets',
    express.static(ASSETS, { setHeaders: (res) => res.setHeader('Cache-Control', 'private, no-cache') }),
  );
  router.use(panel);
  router.use(refusedPages);
  return router;
}
