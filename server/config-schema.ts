import { createPrivateKey, type KeyObject } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { RETAINED_TABLES, USUAL_RETENTION, type RetentionDays } from '../domain/retention.ts';
import { projectRoot } from '../project-root.ts';
import type { OwnLimits } from './core/calls/call-limits.ts';

/** Whether an address is one that only this machine itself can reach. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (net.isIPv4(host) && host.startsWith('127.'));
}

function isUrl(text: string, protocols: readonly string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

/** Only scheme, host and port: everything we serve hangs below the root of the origin. */
function isOrigin(text: string): boolean {
  return isUrl(text, ['http:', 'https:']) && new URL(text).origin === text.replace(/\/$/, '');
}

/** An address, a network such as 10.0.0.0/8, or one of the names Express knows. */
function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = net.isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** A path that is not absolute starts at the project's folder, wherever the command was given. */
const filePath = z.string().transform((text) => path.resolve(projectRoot, text));

/** Where files are kept: the disk, or a bucket by its address. Keys come from where the S3 client usually finds them. */
export type FilesPlace = { kind: 'disk' } | { kind: 's3'; bucket: string; region: string; endpoint?: string };

function filesOf(text: string): FilesPlace | null {
  if (text === 'disk') return { kind: 'disk' };
  if (!isUrl(text, ['s3:'])) return null;
  const { hostname: bucket, searchParams, pathname, username } = new URL(text);
  const endpoint = searchParams.get('endpoint');
  if (bucket === '' || !['', '/'].includes(pathname) || username !== '') return null;
  if (endpoint !== null && !isOrigin(endpoint)) return null;
  const region = searchParams.get('region') ?? 'auto';
  return { kind: 's3', bucket, region, ...(endpoint !== null && { endpoint }) };
}

/** A name with a dot, such as example.com. */
const DOMAIN = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]*[a-z]$/i;

/** `host:port`, an IPv6 address in brackets. */
function listenOf(text: string, lowest = 1): { host: string; port: number } | null {
  const [, bracketed, plain, digits = ''] = /^(?:\[([^\]]+)\]|([^:]+)):(\d{1,5})$/.exec(text) ?? [];
  const host = bracketed ?? (plain === 'localhost' ? '127.0.0.1' : (plain ?? ''));
  const port = Number(digits);
  return net.isIP(host) !== 0 && port >= lowest && port <= 65_535 ? { host, port } : null;
}

/** RFC 8301, 3.2: receivers take no signature of a shorter key for one. */
const RSA_BITS = 1024;

/** A PEM as an environment can carry it. The key is kept as an object, because that prints nothing of itself. */
function rsaKeyOf(text: string): KeyObject | null {
  try {
    const key = createPrivateKey(text.replaceAll('\\n', '\n'));
    const { modulusLength = 0 } = key.asymmetricKeyDetails ?? {};
    return key.asymmetricKeyType === 'rsa' && modulusLength >= RSA_BITS ? key : null;
  } catch {
    return null;
  }
}

/** @param most what nobody means to exceed: more is a slip of the pen */
function wholeNumber(most: number, least = 1) {
  return z
    .string()
    .refine((text) => /^\d{1,6}$/.test(text) && Number(text) >= least && Number(text) <= most, {
      error: `must be a whole number from ${least} to ${most}`,
    })
    .transform(Number);
}

/** Such as `user__send_inquiry=20/hour, *=1000/minute`. */
function callLimitsOf(text: string): OwnLimits | null {
  const limits: [string, OwnLimits[string]][] = [];
  for (const part of listOf(text)) {
    const [, call, times, per] = /^([\w*-]+)=(\d{1,7})\/(minute|hour|day)$/.exec(part) ?? [];
    if (!call || Number(times) < 1) return null;
    limits.push([call, { times: Number(times), per: per as 'minute' | 'hour' | 'day' }]);
  }
  return limits.length === 0 ? null : Object.fromEntries(limits);
}

/** Fewer than these days nobody keeps by intent. */
const LEAST_KEPT_DAYS = 90;

/** Such as `page_views=400, audit_logs=forever`; a table that is not named is kept as usual. */
function retentionOf(text: string): RetentionDays | null {
  const days = { ...USUAL_RETENTION };
  for (const part of listOf(text)) {
    const [, table, value = ''] = /^(\w+)=(\d{2,5}|forever)$/.exec(part) ?? [];
    const known = RETAINED_TABLES.find((name) => name === table);
    if (!known || (value !== 'forever' && Number(value) < LEAST_KEPT_DAYS)) return null;
    days[known] = value === 'forever' ? null : Number(value);
  }
  return days;
}

const databaseUrl = z.string().refine((text) => isUrl(text, ['postgres:', 'postgresql:']), {
  error: 'must start with postgres:// and name host and database',
});

/**
 * A number of proxies in front of us or the list of their addresses. "true" is not offered: it would let every
 * client write its own address and so walk around the rate limits.
 */
const trustProxy = z
  .string()
  .refine((text) => /^\d$/.test(text) || (listOf(text).length > 0 && listOf(text).every(isProxy)), {
    error: 'must be a number of proxies (1 to 9) or a list of addresses and networks',
  })
  .transform((text) => (/^\d$/.test(text) ? Number(text) : listOf(text)))
  .transform((value) => (value === 0 ? (false as const) : value));

/** Where OpenTelemetry's collector listens. */
const otlpEndpoint = z.string().refine((text) => isUrl(text, ['http:', 'https:']), {
  error: 'must be the address of a collector, such as http://127.0.0.1:4318',
});
const otlpExporter = z.enum(['otlp', 'none'], { error: 'must be "otlp" or "none"' }).default('otlp');
const otlpProtocol = z.enum(['http/json'], { error: 'must be http/json, the only one that is spoken here' });

/** The variables as text, their rules and defaults. What two of them mean together is decided in config.ts. */
export const environmentSchema = z.object({
  HOST: z
    .string()
    .refine((text) => text === 'localhost' || net.isIP(text) !== 0, {
      error: 'must be an IP address of this machine, such as 127.0.0.1 or 0.0.0.0',
    })
    .transform((text) => (text === 'localhost' ? '127.0.0.1' : text))
    .default('127.0.0.1'),
  PORT: wholeNumber(65_535).default(3000),
  BASE_URL: z
    .string()
    .refine(isOrigin, { error: 'must be an origin without a path, such as https://jobs.example.com' })
    .transform((text) => text.replace(/\/$/, ''))
    .optional(),
  DATA_DIR: filePath.default(path.join(projectRoot, '.data')),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_READ_URLS: z
    .string()
    .transform(listOf)
    .refine((urls) => urls.every((url) => databaseUrl.safeParse(url).success), {
      error: 'must be addresses that start with postgres://, separated by commas',
    })
    .default([]),
  DATABASE_POOL_MAX: wholeNumber(1000).default(10),
  DATABASE_POOL_MIN: wholeNumber(1000, 0).default(0),
  DATABASE_POOL_ACQUIRE_SECONDS: wholeNumber(600).default(20),
  DATABASE_POOL_IDLE_SECONDS: wholeNumber(86_400).default(10),
  DATABASE_PREPARED_STATEMENTS: z.enum(['on', 'off'], { error: 'must be "on" or "off"' }).default('on'),
  // Absent: by the role of the process, in config.ts.
  DATABASE_STATEMENT_TIMEOUT_SECONDS: wholeNumber(86_400, 0).optional(),
  DATABASE_LOCK_TIMEOUT_SECONDS: wholeNumber(86_400, 0).optional(),
  DATABASE_IDLE_TRANSACTION_TIMEOUT_SECONDS: wholeNumber(86_400, 0).optional(),
  // The trio is optional here, because its absence has one message of its own; config.ts refuses it.
  AUTH0_DOMAIN: z
    .string()
    .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i, {
      error: 'must be a host name such as tenant.auth0.com, without https://',
    })
    .default(''),
  AUTH0_CLIENT_ID: z.string().default(''),
  AUTH0_AUDIENCE: z.string().default(''),
  AUTH0_STAFF_CLIENT_ID: z.string().optional(),
  AUTH0_CLAIM_NAMESPACE: z
    .string()
    .refine((text) => isUrl(text, ['http:', 'https:']) && text.endsWith('/'), {
      error: 'must be an address that ends in a slash, such as https://tabidachi.example/',
    })
    .default('https://tabidachi.example/'),
  SMTP_URL: z
    .string()
    .refine((text) => isUrl(text, ['smtp:', 'smtps:']), { error: 'must start with smtp:// or smtps://' })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n@]*[^\s@<>]@[^\s@<>]+>?$/, {
      error: 'must be an address such as Tabidachi <mail@example.com>',
    })
    .optional(),
  DKIM_DOMAIN: z
    .string()
    .regex(DOMAIN, {
      error: 'must be the domain that signs, such as example.com',
    })
    .optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i, {
      error: "must be the name before ._domainkey in the key's DNS record, such as mail2026",
    })
    .optional(),
  DKIM_PRIVATE_KEY: z
    .string()
    .transform(rsaKeyOf)
    .refine((key) => key !== null, {
      error: `must be an RSA private key in PEM, of ${RSA_BITS} bits or more; its line breaks may be written as \\n`,
    })
    .optional(),
  INBOUND_SMTP_LISTEN: z
    .string()
    .transform((text) => listenOf(text))
    .refine((place) => place !== null, {
      error: 'must be an IP address of this machine and a port, such as 127.0.0.1:2525 or 0.0.0.0:25',
    })
    .optional(),
  INBOUND_DOMAIN: z
    .string()
    .max(190, { error: 'must be shorter: addresses with a key stand before it' })
    .regex(DOMAIN, { error: 'must be the domain whose MX leads to us, such as in.example.com' })
    .optional(),
  MAILS_PER_SECOND_TO_HOST: wholeNumber(1000).default(10),
  MAILS_AT_ONCE_TO_HOST: wholeNumber(100).default(2),
  FILES: z
    .string()
    .transform(filesOf)
    .refine((files) => files !== null, {
      error: 'must be "disk" or a bucket such as s3://name?region=ap-northeast-1&endpoint=https://…',
    })
    .default({ kind: 'disk' }),
  ROLE: z
    .string()
    .transform(listOf)
    .refine((roles) => roles.length > 0 && roles.every((role) => role === 'web' || role === 'worker'), {
      error: 'must be "web", "worker" or "web,worker"',
    })
    .default(['web', 'worker']),
  WEB_PROCESSES: wholeNumber(64).default(1),
  MIGRATE_AT_START: z.enum(['on', 'off'], { error: 'must be "on" or "off"' }).default('on'),
  WEBHOOKS_TO_OWN_MACHINE: z.enum(['on', 'off'], { error: 'must be "on" or "off"' }).default('off'),
  FRONT_ENDS: z.enum(['built', 'live'], { error: 'must be "built" or "live"' }).default('built'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
  METRICS_LISTEN: z
    .string()
    .transform((text) => listenOf(text, 0))
    .refine((place) => place !== null, {
      error:
        'must be an IP address of this machine and a port, such as 127.0.0.1:9464; port 0 takes a free one',
    })
    .optional(),
  // Standard variables; OpenTelemetry's packages read these and others by themselves.
  OTEL_SDK_DISABLED: z.string().default('false'),
  OTEL_EXPORTER_OTLP_ENDPOINT: otlpEndpoint.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: otlpEndpoint.optional(),
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: otlpEndpoint.optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: otlpProtocol.optional(),
  OTEL_TRACES_EXPORTER: otlpExporter,
  OTEL_METRICS_EXPORTER: otlpExporter,
  OTEL_METRIC_EXPORT_INTERVAL: wholeNumber(999_999, 1000).default(60_000),
  TRUST_PROXY: trustProxy.default(false),
  ALLOWED_ORIGINS: z
    .string()
    .transform((text) => listOf(text).map((origin) => origin.replace(/\/$/, '')))
    .refine((origins) => origins.every(isOrigin), {
      error: 'must be a list of origins without paths, such as https://app.example.com',
    })
    .default([]),
  HTTP_CONNECTIONS_MAX: wholeNumber(100_000).default(2_000),
  HTTP_CONNECTIONS_OF_ADDRESS: wholeNumber(100_000).default(500),
  CALLS_PER_MINUTE_OF_PERSON: wholeNumber(999_999).default(600),
  CALLS_PER_MINUTE_OF_ADDRESS: wholeNumber(999_999).default(600),
  CALL_LIMITS: z
    .string()
    .transform(callLimitsOf)
    .refine((limits) => limits !== null, {
      error:
        'must be limits such as user__send_inquiry=20/hour, separated by commas; * stands for all others',
    })
    .default({}),
  RETENTION_DAYS: z
    .string()
    .transform(retentionOf)
    .refine((days) => days !== null, {
      error: `must be days (at least ${LEAST_KEPT_DAYS}, or forever) of ${RETAINED_TABLES.join(', ')}, such as page_views=400, separated by commas`,
    })
    .default(USUAL_RETENTION),
  GEO_IP_PATH: filePath
    .refine((file) => fs.existsSync(file), { error: 'names a file that is not there' })
    .optional(),
});

export type Environment = z.output<typeof environmentSchema>;
