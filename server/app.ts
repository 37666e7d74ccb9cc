import express, { type Express, type Router } from 'express';
import type { Logger } from 'pino';
import type { Sequelize } from 'sequelize';
import { adminRouter } from './adminjs/router.ts';
import type { OwnLimits } from './core/calls/call-limits.ts';
import type { Adapters } from './core/calls/context.ts';
import type { Counts } from './core/requests/counts.ts';
import { STAFF_DOCUMENT } from './core/documents/openapi.ts';
import { documentationRouter } from './core/documents/router.ts';
import { answerCalls } from './core/calls/router.ts';
import { DomainError } from '../domain/error-codes.ts';
import type { Live } from './core/live/live.ts';
import { liveRouter } from './core/live/router.ts';
import { authenticate, type VerifyToken } from './http/authenticate.ts';
import { compress } from './http/compress.ts';
import { crossOrigin } from './http/cross-origin.ts';
import { handleErrors } from './core/errors/errors.ts';
import type { FrontEnds } from './pages/front-ends.ts';
import { databaseCheck, healthRouter } from './http/health.ts';
import { requestLog } from './http/logging.ts';
import type { Figures } from './observing/figures.ts';
import { observeRequests } from './observing/requests.ts';
import type { Tracing } from './observing/tracing.ts';
import { publicFiles } from './http/public-files.ts';
import { loadActor } from './core/requests/caller.ts';
import { inOrder } from './core/requests/in-order.ts';
import { jsonUnstored } from './core/requests/send-unstored.ts';
import { createCallCounter, limitCallers } from './core/requests/rate-limits.ts';
import { noStore, securityHeaders } from './http/security-headers.ts';
import { studentPages } from './pages/pages.ts';
import { previewWriter } from './pages/preview.ts';
import { recruitmentPreview } from './features/recruitments/resources/recruitments/preview.ts';
import { CALLS } from './registry/calls.ts';
import { RESOURCES, RESOURCES_BY_NAME } from './registry/resources.ts';
import { searchEngineFiles } from './pages/sitemap.ts';
import { unsubscribe } from './http/unsubscribe.ts';
import { staffRouter } from './core/resources/router.ts';

/** What the browser apps need to know of the identity provider. */
export interface PublicConfig {
  domain: string;
  client_id: string;
  client_id_staff: string;
  audience: string;
}

export interface AppDeps {
  sequelize: Sequelize;
  adapters: Adapters;
  verifyToken: VerifyToken;
  /** Whether tokens can be checked now, for /readyz. */
  canVerify(): Promise<boolean>;
  /** The embedded identity provider's routes, when it is on. */
  identityRouter: Router | null;
  identityOrigin: string;
  /** Scheme and host of the site. */
  origin: string;
  publicConfig: PublicConfig;
  logger: Logger;
  figures: Figures;
  tracing: Tracing;
  now(): Date;
  isHttps: boolean;
  trustProxy: false | number | readonly string[];
  /** Origins whose pages may call the API from a browser, beside our own. */
  allowedOrigins: readonly string[];
  /** How often one may ask: all calls of a person and of an address in a minute, and limits set for single calls. */
  limits: { person: number; address: number; calls: OwnLimits };
  counts: Counts;
  /** Tells open screens of staff what changes. */
  live: Live;
  /** Null leaves them out (tests of the API). */
  frontEnds: FrontEnds | null;
}

/** The whole HTTP application, without listening: the server and the tests mount the same. */
export function createApp(deps: AppDeps): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', () => ({}));
  app.set('trust proxy', deps.trustProxy);
  app.use(inOrder(requestLog(deps.logger), observeRequests(deps.figures, deps.tracing)));

  const guard = inOrder(securityHeaders({ ...deps, also: deps.frontEnds?.live ?? null }), compress());
  const cross = crossOrigin(deps.allowedOrigins);
  const limit = limitCallers(deps.counts, deps.limits);
  const callers = authenticate(deps, deps.verifyToken, limit);
  const counted = {
    ...deps,
    calls: CALLS,
    resources: RESOURCES,
    lists: RESOURCES_BY_NAME,
    counter: createCallCounter(deps.counts),
    ownLimits: deps.limits.calls,
  };
  // First what is asked for most, past as few handlers as can be.
  app.use(['/jtj', '/master', '/is-japan'], inOrder(guard, cross, noStore, ...callers));
  app.use('/staff/api', inOrder(guard, noStore, ...callers));
  app.use(answerCalls(counted));
  const { frontEnds } = deps;
  if (frontEnds) {
    const writePreview = previewWriter({ ...deps, app: frontEnds.students });
    app.use('/staff/api/recruitments', recruitmentPreview({ ...counted, writePreview }));
  }
  app.use('/staff/api/live', liveRouter(deps));
  app.use('/staff/api', staffRouter(counted));

  app.use(healthRouter({ web: { ...databaseCheck(deps.sequelize), identity: deps.canVerify } }));
  if (deps.identityRouter) app.use(deps.identityRouter);
  app.use(guard);
  app.use(['/files', '/openapi.json', STAFF_DOCUMENT], cross);
  app.use('/admin', adminRouter({ ...deps, limit, callers: [...callers, loadActor] }));
  app.get('/config.json', noStore, (_req, res) => {
    jsonUnstored(res, deps.publicConfig);
  });
  app.use('/files', publicFiles(deps.adapters.files));
  app.use('/unsubscribe', unsubscribe({ ...deps, limits: [limit] }));
  app.use(documentationRouter({ calls: CALLS, resources: RESOURCES }));

  app.use(searchEngineFiles(deps));
  if (frontEnds) {
    // Browsers ask for it on pages that name no icon: those of the identity provider, documents, AdminJS.
    app.get('/favicon.ico', (_req, res) => res.redirect(301, '/favicon.svg'));
    app.use(frontEnds.console);
    app.use(studentPages({ ...deps, frontEnds }));
  }
  app.use(() => {
    throw new DomainError('not_found');
  });
  app.use(handleErrors);
  return app;
}
