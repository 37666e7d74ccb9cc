import type { RequestListener } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import type { Logger } from 'pino';
import { projectRoot } from '../../project-root.ts';
import { createFiles } from '../adapters/files.ts';
import { createApp, type AppDeps } from '../app.ts';
import type { Live } from '../core/live/live.ts';
import type { Counts } from '../core/requests/counts.ts';
import { CALLS } from '../registry/calls.ts';
import { unknownLimits } from '../core/calls/call-limits.ts';
import type { Config } from '../config.ts';
import type { FrontEnds } from '../pages/front-ends.ts';
import { createAdapters } from '../create-adapters.ts';
import type { IdentityParts } from './identity.ts';
import { keepToOwnAddress } from './own-address.ts';
import type { OpenDatabase } from './database.ts';
import { StartProblem } from './problems.ts';

/** Each renders some 30 resumes a second and holds about 120 MB. */
const MOST_PDF_WORKERS = 2;

/** What the server needs of the outside world. */
export async function adaptersOf(
  config: Config,
  identity: IdentityParts,
  { figures, tracing }: Pick<AppDeps, 'figures' | 'tracing'>,
) {
  return createAdapters({
    files: await createFiles(config.files),
    fontsDir: path.join(projectRoot, 'dist/fonts'),
    templatesDir: path.join(projectRoot, 'templates/resume'),
    pdfWorkers: Math.min(MOST_PDF_WORKERS, os.availableParallelism()),
    geoIpPath: config.geoIpPath,
    issuer: config.auth0.issuer,
    baseUrl: config.baseUrl,
    mayWebhooksStayInside: config.mayWebhooksStayInside,
    identityAdmin: identity.identityAdmin,
    figures,
    tracing,
  });
}

type Adapters = Awaited<ReturnType<typeof adaptersOf>>;

/** The HTTP application as it is configured. */
export function appOf(
  config: Config,
  { sequelize }: Pick<OpenDatabase, 'sequelize'>,
  identity: IdentityParts,
  adapters: Adapters,
  frontEnds: FrontEnds | null,
  logger: Logger,
  counts: Counts,
  live: Live,
  observing: Pick<AppDeps, 'figures' | 'tracing'>,
): RequestListener {
  const { auth0, baseUrl, development } = config;
  const unknown = unknownLimits(config.limits.calls, CALLS);
  if (unknown.length > 0)
    throw new StartProblem(`CALL_LIMITS: no limit has the name ${unknown.join(', ')}; README lists them.`);
  const app = createApp({
    sequelize,
    adapters,
    verifyToken: identity.verifyToken,
    canVerify: identity.canVerify,
    identityRouter: identity.router,
    identityOrigin: new URL(auth0.issuer).origin,
    origin: new URL(baseUrl).origin,
    publicConfig: {
      domain: auth0.domain,
      client_id: auth0.clientId,
      client_id_staff: auth0.staffClientId,
      audience: auth0.audience,
    },
    logger,
    now: () => new Date(),
    isHttps: baseUrl.startsWith('https:'),
    trustProxy: config.trustProxy,
    allowedOrigins: config.allowedOrigins,
    limits: config.limits,
    counts,
    live,
    ...observing,
    frontEnds,
  });
  return development ? keepToOwnAddress(baseUrl, app) : app;
}
