import type { KeyObject } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import type { DatabaseLimits, PoolOptions } from '../db/connect.ts';
import type { RetentionDays } from '../domain/retention.ts';
import { projectRoot } from '../project-root.ts';
import type { OwnLimits } from './core/calls/call-limits.ts';
import { environmentSchema, isLoopback, type Environment, type FilesPlace } from './config-schema.ts';

/** Everything that a place of running may decide. Read once at the start and handed on; nothing else reads the environment. */
export interface Config {
  /** NODE_ENV=production: no profile, no demo data, no embedded identity provider. */
  readonly production: boolean;
  /** The development profile is on, which also means that only this machine can reach the server. */
  readonly development: boolean;
  readonly host: string;
  readonly port: number;
  /** Origin under which people reach the server, without a slash at the end. */
  readonly baseUrl: string;
  /** Absolute. Holds the embedded database and, with FILES=disk, the files. */
  readonly dataDir: string;
  /** Null: the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | null;
  /** The same database past its pooler, for what a pooler in transaction mode cannot do; null: `databaseUrl`. */
  readonly databaseDirectUrl: string | null;
  /** Databases that follow `databaseUrl`, for what visitors read. */
  readonly databaseReadUrls: readonly string[];
  readonly databasePool: PoolOptions;
  readonly databaseLimits: DatabaseLimits;
  /** Whether statements get a name on their connection, which not every pooler can keep. */
  readonly preparedStatements: boolean;
  readonly auth0: Auth0Config;
  /** Null: deliveries are kept and shown, nothing leaves. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Null: mails leave unsigned. */
  readonly dkim: DkimConfig | null;
  /** Where reports and replies come in; null: nothing comes in. */
  readonly inbound: InboundPlace | null;
  /** What one host of recipients gets at most from one worker. */
  readonly mailsToHost: { readonly perSecond: number; readonly atOnce: number };
  readonly files: { kind: 'disk'; folder: string } | Exclude<FilesPlace, { kind: 'disk' }>;
  /** Where the front ends come from: dist/, or their sources as they are now (npm run dev). */
  /** Whether webhooks may lead to this machine, by http too. */
  readonly mayWebhooksStayInside: boolean;
  readonly frontEnds: Environment['FRONT_ENDS'];
  readonly roles: { readonly web: boolean; readonly worker: boolean };
  /** Processes that serve behind the port; above 1 they are others than the one that starts. */
  readonly webProcesses: number;
  /** False where `npm run migrate` is a step of its own; a database that lacks steps is then refused. */
  readonly migratesAtStart: boolean;
  readonly logLevel: Environment['LOG_LEVEL'];
  /** Where /metrics answers; null: nowhere. Never on the public port. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** Where traces and metrics are sent by OTLP; null: nowhere. */
  readonly telemetry: TelemetryConfig | null;
  /** For Express's "trust proxy": nobody, a number of hops, or addresses and networks. */
  readonly trustProxy: false | number | readonly string[];
  /** Open ones at most, in all and of one address; null where addresses are those of proxies. */
  readonly connections: { readonly connections: number; readonly connectionsOfAddress: number | null };
  /** Origins whose pages may call the API from a browser, beside our own. */
  readonly allowedOrigins: readonly string[];
  /** Calls a minute of one signed-in person, and of the visitors at one address; limits of single calls by name. */
  readonly limits: { readonly person: number; readonly address: number; readonly calls: OwnLimits };
  /** For how long a worker keeps what only grows. */
  readonly retention: RetentionDays;
  /** An .mmdb file; null: the one that comes with the packages. */
  readonly geoIpPath: string | null;
}

/** Where mails come in: the address to listen on, and the domain whose MX leads there. */
export interface InboundPlace {
  readonly host: string;
  readonly port: number;
  readonly domain: string;
}

/** What mails are signed with (RFC 6376). */
export interface DkimConfig {
  readonly domain: string;
  readonly selector: string;
  /** RSA; an object, so that printing it tells nothing. */
  readonly privateKey: KeyObject;
}

/** Of the standard OTEL_* variables what decides what is loaded; its packages read the rest. */
export interface TelemetryConfig {
  readonly traces: boolean;
  /** Milliseconds between two reports; null: metrics are not sent. */
  readonly metricsEveryMs: number | null;
}

export interface Auth0Config {
  /** True: the identity provider inside this server. Only under the development profile. */
  readonly embedded: boolean;
  /** As the Auth0 SDK takes it: a host name, or a whole origin for the embedded provider. */
  readonly domain: string;
  /** `https://<domain>/`, with the slash, as it stands in tokens. */
  readonly issuer: string;
  readonly clientId: string;
  readonly staffClientId: string;
  readonly audience: string;
  /** Prefix of our own claims, ending in a slash. */
  readonly claimNamespace: string;
}

/** The start cannot go on. Each line names a variable and what is wrong with it; values are not repeated, they may be secret. */
export class ConfigError extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'ConfigError';
    this.lines = lines;
  }
}

type Variables = Record<string, string | undefined>;

const AUTH0_TRIO = ['AUTH0_DOMAIN', 'AUTH0_CLIENT_ID', 'AUTH0_AUDIENCE'] as const;
/** What belongs to one tenant: taken from the profile all together or not at all. */
const AUTH0_ALL = [...AUTH0_TRIO, 'AUTH0_STAFF_CLIENT_ID', 'AUTH0_CLAIM_NAMESPACE'] as const;
const INBOUND_ALL = ['INBOUND_SMTP_LISTEN', 'INBOUND_DOMAIN'] as const;
const DKIM_ALL = ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY'] as const;
export const EMBEDDED_DOMAIN = 'embedded';

/**
 * Reads and checks the environment.
 *
 * @throws ConfigError naming every variable that is missing or wrong
 */
export function loadConfig(variables: Variables = process.env): Config {
  const given = withoutEmpty(variables);
  const production = given['NODE_ENV'] === 'production';
  const profile = given['TABIDACHI_PROFILE'];
  if (profile !== undefined && profile !== 'development') {
    throw new ConfigError(['TABIDACHI_PROFILE: must be "development" or absent']);
  }
  if (profile !== undefined && production) {
    throw new ConfigError([
      'TABIDACHI_PROFILE: the development profile does not run with NODE_ENV=production',
    ]);
  }
  const merged = profile === undefined ? given : withProfile(given, readProfile());
  const missing = AUTH0_TRIO.filter((name) => merged[name] === undefined);
  const parsed = environmentSchema.safeParse(merged);
  const lines = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (missing.length > 0) lines.unshift(`Auth0 configuration is missing. Set ${missing.join(', ')}.`);
  if (!parsed.success || lines.length > 0) throw new ConfigError(lines);
  refuseContradictions(parsed.data, profile !== undefined);
  return configOf(parsed.data, { production, development: profile !== undefined });
}

/** A variable set to nothing counts as not set: that is what an empty line of a compose file means. */
function withoutEmpty(variables: Variables): Variables {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
}

function readProfile(): Variables {
  return parseEnv(fs.readFileSync(path.join(projectRoot, 'config/development.env'), 'utf8'));
}

/** What is set wins over the profile. Half a tenant is not completed from the profile: that would be a mixture. */
function withProfile(given: Variables, profile: Variables): Variables {
  const hasOwnTenant = AUTH0_ALL.some((name) => given[name] !== undefined);
  const offered = Object.entries(profile).filter(
    ([name]) => !(hasOwnTenant && (AUTH0_ALL as readonly string[]).includes(name)),
  );
  return { ...Object.fromEntries(offered), ...given };
}

function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^\[(.*)\]$/, '$1');
}

/** What single variables cannot tell: rules that need two of them. */
function refuseContradictions(env: Environment, development: boolean): void {
  const host = env.HOST;
  const lines: string[] = [];
  if (development && !isLoopback(host)) {
    lines.push(
      'HOST: the development profile has well-known passwords, so it only listens on this machine (127.0.0.1)',
    );
  }
  if (development && env.BASE_URL !== undefined && !isLoopback(hostOf(env.BASE_URL))) {
    lines.push(
      'BASE_URL: the development profile has well-known passwords, so it must be http://localhost:<PORT>',
    );
  }
  if (development && env.METRICS_LISTEN && !isLoopback(env.METRICS_LISTEN.host)) {
    lines.push('METRICS_LISTEN: the development profile only listens on this machine (127.0.0.1)');
  }
  if (env.DATABASE_DIRECT_URL !== undefined && env.DATABASE_URL === undefined) {
    lines.push('DATABASE_URL: is missing; DATABASE_DIRECT_URL only goes past its pooler');
  }
  if (env.DATABASE_READ_URLS.length > 0 && env.DATABASE_URL === undefined) {
    lines.push('DATABASE_URL: is missing; those of DATABASE_READ_URLS only follow it');
  }
  if (env.DATABASE_POOL_MIN > env.DATABASE_POOL_MAX) {
    lines.push('DATABASE_POOL_MIN: must not be more than DATABASE_POOL_MAX');
  }
  if (env.BASE_URL === undefined && !isLoopback(host)) {
    lines.push('BASE_URL: is missing; set the address people reach the server at');
  }
  if (env.AUTH0_DOMAIN === EMBEDDED_DOMAIN && !development) {
    lines.push(
      'AUTH0_DOMAIN: the embedded identity provider runs under the development profile only; name a tenant',
    );
  }
  if (env.WEBHOOKS_TO_OWN_MACHINE === 'on' && !development) {
    lines.push('WEBHOOKS_TO_OWN_MACHINE: "on" is for the development profile only');
  }
  if (env.FRONT_ENDS === 'live' && !development) {
    lines.push('FRONT_ENDS: "live" is for the development profile only; what others reach is built');
  }
  if (env.FRONT_ENDS === 'live' && env.WEB_PROCESSES > 1) {
    lines.push('WEB_PROCESSES: must be 1 where FRONT_ENDS is "live"');
  }
  if (env.SMTP_URL !== undefined && env.MAIL_FROM === undefined) {
    lines.push('MAIL_FROM: is missing; mails that leave need a sender');
  }
  lines.push(
    ...unsaidOf(env, DKIM_ALL, 'signing mails'),
    ...unsaidOf(env, INBOUND_ALL, 'taking in bounces and replies'),
  );
  if (lines.length > 0) throw new ConfigError(lines);
}

/** Of what is set all together or not at all: a line for each that is missing. */
function unsaidOf(env: Environment, names: readonly (keyof Environment)[], what: string): string[] {
  const unsaid = names.filter((name) => env[name] === undefined);
  if (unsaid.length === names.length) return [];
  return unsaid.map((name) => `${name}: is missing; ${what} needs ${names.join(', ')}`);
}

function telemetryOf(env: Environment): TelemetryConfig | null {
  if (env.OTEL_SDK_DISABLED === 'true') return null;
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = env;
  const traces =
    env.OTEL_TRACES_EXPORTER === 'otlp' && Boolean(endpoint ?? env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT);
  const metrics =
    env.OTEL_METRICS_EXPORTER === 'otlp' && Boolean(endpoint ?? env.OTEL_EXPORTER_OTLP_METRICS_ENDPOINT);
  if (!traces && !metrics) return null;
  return { traces, metricsEveryMs: metrics ? env.OTEL_METRIC_EXPORT_INTERVAL : null };
}

function inboundOf({
  INBOUND_SMTP_LISTEN: listen,
  INBOUND_DOMAIN: domain,
}: Environment): InboundPlace | null {
  return listen && domain ? { ...listen, domain } : null;
}

function dkimOf({ DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY }: Environment): DkimConfig | null {
  if (!DKIM_DOMAIN || !DKIM_SELECTOR || !DKIM_PRIVATE_KEY) return null;
  return { domain: DKIM_DOMAIN, selector: DKIM_SELECTOR, privateKey: DKIM_PRIVATE_KEY };
}

function configOf(env: Environment, mode: { production: boolean; development: boolean }): Config {
  const baseUrl = env.BASE_URL ?? `http://localhost:${env.PORT}`;
  return {
    ...mode,
    host: env.HOST,
    port: env.PORT,
    baseUrl,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? null,
    databaseReadUrls: env.DATABASE_READ_URLS,
    databasePool: {
      max: env.DATABASE_POOL_MAX,
      min: env.DATABASE_POOL_MIN,
      acquire: env.DATABASE_POOL_ACQUIRE_SECONDS * 1000,
      idle: env.DATABASE_POOL_IDLE_SECONDS * 1000,
    },
    databaseLimits: databaseLimitsOf(env),
    preparedStatements: env.DATABASE_PREPARED_STATEMENTS === 'on',
    auth0: auth0Of(env, baseUrl),
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? 'Tabidachi <no-reply@tabidachi.example>',
    dkim: dkimOf(env),
    inbound: inboundOf(env),
    mailsToHost: { perSecond: env.MAILS_PER_SECOND_TO_HOST, atOnce: env.MAILS_AT_ONCE_TO_HOST },
    files: env.FILES?.kind === 's3' ? env.FILES : { kind: 'disk', folder: path.join(env.DATA_DIR, 'files') },
    roles: { web: env.ROLE.includes('web'), worker: env.ROLE.includes('worker') },
    webProcesses: env.WEB_PROCESSES,
    migratesAtStart: env.MIGRATE_AT_START === 'on',
    mayWebhooksStayInside: env.WEBHOOKS_TO_OWN_MACHINE === 'on',
    frontEnds: env.FRONT_ENDS,
    logLevel: env.LOG_LEVEL,
    metrics: env.METRICS_LISTEN ?? null,
    telemetry: telemetryOf(env),
    trustProxy: env.TRUST_PROXY,
    connections: {
      connections: env.HTTP_CONNECTIONS_MAX,
      connectionsOfAddress: env.TRUST_PROXY === false ? env.HTTP_CONNECTIONS_OF_ADDRESS : null,
    },
    allowedOrigins: env.ALLOWED_ORIGINS,
    limits: {
      person: env.CALLS_PER_MINUTE_OF_PERSON,
      address: env.CALLS_PER_MINUTE_OF_ADDRESS,
      calls: env.CALL_LIMITS,
    },
    retention: env.RETENTION_DAYS,
    geoIpPath: env.GEO_IP_PATH ?? null,
  };
}

/** Seconds. Whoever waits for an answer has gone after half a minute; nobody waits for a worker alone. */
const DATABASE_LIMITS = {
  web: { statement: 30, lock: 10, idleInTransaction: 60 },
  worker: { statement: 300, lock: 60, idleInTransaction: 300 },
} as const;

function databaseLimitsOf(env: Environment): DatabaseLimits {
  const usual = DATABASE_LIMITS[env.ROLE.includes('web') ? 'web' : 'worker'];
  return {
    statement: 1000 * (env.DATABASE_STATEMENT_TIMEOUT_SECONDS ?? usual.statement),
    lock: 1000 * (env.DATABASE_LOCK_TIMEOUT_SECONDS ?? usual.lock),
    idleInTransaction: 1000 * (env.DATABASE_IDLE_TRANSACTION_TIMEOUT_SECONDS ?? usual.idleInTransaction),
  };
}

function auth0Of(env: Environment, baseUrl: string): Auth0Config {
  const embedded = env.AUTH0_DOMAIN === EMBEDDED_DOMAIN;
  return {
    embedded,
    domain: embedded ? baseUrl : env.AUTH0_DOMAIN,
    issuer: embedded ? `${baseUrl}/` : `https://${env.AUTH0_DOMAIN}/`,
    clientId: env.AUTH0_CLIENT_ID,
    staffClientId: env.AUTH0_STAFF_CLIENT_ID ?? env.AUTH0_CLIENT_ID,
    audience: env.AUTH0_AUDIENCE,
    claimNamespace: env.AUTH0_CLAIM_NAMESPACE,
  };
}
