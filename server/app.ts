import compression from 'compression';
import express, { type Express, type RequestHandler, type Router } from 'express';
import type { Logger } from 'pino';
import type { Sequelize } from 'sequelize';
import { adminRouter } from './adminjs/router.ts';
import type { Outside } from './api/context.ts';
import { documentationRouter } from './api/documentation.ts';
import { apiRouter } from './api/router.ts';
import { DomainError } from './domain/error-codes.ts';
import { authenticate, type VerifyToken } from './http/authenticate.ts';
import { crossOrigin } from './http/cross-origin.ts';
import { handleErrors } from './http/errors.ts';
import type { FrontEnds } from './pages/front-ends.ts';
import { healthRouter } from './http/health.ts';
import { requestLog } from './http/logging.ts';
import { publicFiles } from './http/public-files.ts';
import { apiRateLimits } from './http/rate-limits.ts';
import { noStore, securityHeaders } from './http/security-headers.ts';
import { studentPages } from './pages/pages.ts';
import { previewWriter } from './pages/preview.ts';
import { recruitmentPreview } from './staff/recruitment-preview.ts';
import { staffRegistry } from './staff/registry.ts';
import { searchEngineFiles } from './pages/sitemap.ts';
import { unsubscribe } from './http/unsubscribe.ts';
import { staffRouter } from './staff/router.ts';

/** What the browser apps need to know of the identity provider. */
export interface PublicConfig {
  domain: string;
  client_id: string;
  client_id_staff: string;
  audience: string;
}

export interface AppDeps {
  sequelize: Sequelize;
  outside: Outside;
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
  now(): Date;
  isHttps: boolean;
  trustProxy: false | number | readonly string[];
  /** Origins whose pages may call the API from a browser, beside our own. */
  allowedOrigins: readonly string[];
  /** Calls per minute and address. */
  rateLimit: number;
  /** Null leaves them out (tests of the API). */
  frontEnds: FrontEnds | null;
}

/** The whole HTTP application, without listening: the server and the tests mount the same. */
export function createApp(deps: AppDeps): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', () => ({}));
  app.set('trust proxy', deps.trustProxy);
  app.use(requestLog(deps.logger));
  app.use(healthRouter(deps.sequelize, deps.canVerify));
  if (deps.identityRouter) app.use(deps.identityRouter);
  app.use(securityHeaders({ ...deps, also: deps.frontEnds?.live ?? null }));
  app.use(compression());

  app.use(['/jtj', '/master', '/is-japan', '/files', '/openapi.json'], crossOrigin(deps.allowedOrigins));
  const limits = apiRateLimits(deps.rateLimit);
  const api: RequestHandler[] = [noStore, limits.api, authenticate(deps.sequelize, deps.verifyToken)];
  app.use('/jtj/commands/user__sign_up', limits.signUp);
  app.use(['/jtj', '/master', '/is-japan', '/staff/api'], ...api);
  app.use(apiRouter(deps));
  const { frontEnds } = deps;
  if (frontEnds) {
    const writePreview = previewWriter({ ...deps, app: frontEnds.students });
    app.use('/staff/api/recruitments', recruitmentPreview({ ...deps, writePreview }));
  }
  app.use('/staff/api', staffRouter(deps));
  app.use('/admin', limits.api, adminRouter(deps));
  app.get('/config.json', noStore, (_req, res) => {
    res.json(deps.publicConfig);
  });
  app.use('/files', publicFiles(deps.outside.files));
  app.use('/unsubscribe', unsubscribe({ ...deps, limits: [limits.api] }));
  app.use(documentationRouter(staffRegistry));

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
