import { createPrivateKey, createPublicKey } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createLocalJWKSet, exportJWK, SignJWT } from 'jose';
import { pino, type Logger } from 'pino';
import type { ConnectOptions } from '../../db/connect.ts';
import { createFiles } from '../../server/adapters/files.ts';
import { createApp, type AppDeps } from '../../server/app.ts';
import { builtFrontEnds } from '../../server/pages/built-front-ends.ts';
import type { Adapters } from '../../server/core/calls/context.ts';
import { createLive } from '../../server/core/live/live.ts';
import { createFigures } from '../../server/observing/figures.ts';
import { NO_TRACING, type Tracing } from '../../server/observing/tracing.ts';
import { createCounts } from '../../server/core/requests/counts.ts';
import { createTokenVerifier } from '../../server/identity/verify-token.ts';
import { createAdapters } from '../../server/create-adapters.ts';
import { projectRoot } from '../../project-root.ts';
import { callerOf } from './caller.ts';
import { freshDatabase } from './database.ts';

const ISSUER = 'https://identity.example.test/';
const AUDIENCE = 'https://api.example.test/';
const CLAIMS = 'https://tabidachi.example/';

/** Tests that exercise a rate limit set it themselves. */
const UNLIMITED = {
  person: 100_000,
  address: 100_000,
  calls: { '*': { times: 100_000, per: 'minute' as const } },
};

interface Options {
  /** Timeouts of the app's database connections. */
  databaseLimits?: ConnectOptions['limits'];
  /** Databases that stand for replicas. */
  readUrls?: readonly string[];
  /** Adapters to replace. */
  adapters?: Partial<Adapters>;
  limits?: Partial<AppDeps['limits']>;
  allowedOrigins?: readonly string[];
  /** Folder of the built front ends, for tests that need pages. */
  webRoot?: string;
  logger?: Logger;
  tracing?: Tracing;
  /** How changes are told. */
  live?: { beatMs: number };
  /** Replaces the identity provider whose tokens `tokenFor` signs. */
  identity?: Pick<AppDeps, 'verifyToken' | 'canVerify'>;
}

/** The complete HTTP app on its own database, with a settable clock and test tokens. */
export async function startApi(options: Options = {}) {
  const statements: string[] = [];
  const { databaseLimits, readUrls } = options;
  const database = await freshDatabase({
    logging: (sql) => statements.push(sql),
    ...(databaseLimits && { limits: databaseLimits }),
    ...(readUrls && { readUrls }),
  });
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'api-test-'));
  const privateKey = createPrivateKey(process.env['TEST_SIGNING_KEY']!);
  const publicJwk = await exportJWK(createPublicKey(privateKey));
  const jwks = createLocalJWKSet({ keys: [{ ...publicJwk, kid: 'test', alg: 'RS256' }] });
  const figures = createFigures();
  const observing = { figures, tracing: options.tracing ?? NO_TRACING };
  const adapters = createAdapters({
    ...observing,
    files: await createFiles({ kind: 'disk', folder }),
    fontsDir: path.join(projectRoot, 'dist/fonts'),
    templatesDir: path.join(projectRoot, 'templates/resume'),
    pdfWorkers: 1,
    geoIpPath: null,
    issuer: ISSUER,
    baseUrl: 'https://tabidachi.example',
    mayWebhooksStayInside: false,
    identityAdmin: { createAccount: async () => ({ sub: 'password|1' }) },
  });
  const clock = { now: new Date('2026-11-21T03:00:00Z') };
  const started = new Date();
  const live = createLive({
    sequelize: database.sequelize,
    databaseUrl: database.url,
    logger: pino({ level: 'silent' }),
    ...options.live,
  });
  const app = createApp({
    sequelize: database.sequelize,
    adapters: { ...adapters, ...options.adapters },
    verifyToken: createTokenVerifier({
      issuer: ISSUER,
      audience: AUDIENCE,
      claimNamespace: CLAIMS,
      jwks,
      // Its clock stands, so that no call is the one at which a minute is over and the token is read anew.
      now: () => started,
    }),
    canVerify: () => Promise.resolve(true),
    ...options.identity,
    identityRouter: null,
    origin: 'http://127.0.0.1',
    identityOrigin: 'https://identity.example.test',
    publicConfig: { domain: 'x', client_id: 'x', client_id_staff: 'x', audience: AUDIENCE },
    logger: options.logger ?? pino({ level: 'silent' }),
    now: () => clock.now,
    isHttps: false,
    trustProxy: false,
    allowedOrigins: options.allowedOrigins ?? [],
    limits: { ...UNLIMITED, ...options.limits },
    counts: createCounts(),
    ...observing,
    live,
    frontEnds: options.webRoot === undefined ? null : builtFrontEnds(options.webRoot),
  });

  /** A bearer token signed like the identity provider's. */
  const tokenFor = (email: string, claims: { sub?: string; verified?: boolean } = {}) =>
    new SignJWT({ [`${CLAIMS}email`]: email, [`${CLAIMS}email_verified`]: claims.verified ?? true })
      .setProtectedHeader({ alg: 'RS256', kid: 'test' })
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setSubject(claims.sub ?? `test|${email}`)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey);

  const as = callerOf(app);

  return {
    app,
    as,
    clock,
    figures,
    tokenFor,
    adapters,
    issuer: ISSUER,
    sequelize: database.sequelize,
    url: database.url,
    /** SQL statements sent since the last call. */
    takeStatements: () => statements.splice(0),
    async close() {
      await live.close();
      await adapters.close();
      await database.close();
      await fs.rm(folder, { recursive: true, force: true });
    },
  };
}
export type TestApi = Awaited<ReturnType<typeof startApi>>;
