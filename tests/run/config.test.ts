import { generateKeyPairSync } from 'node:crypto';
import path from 'node:path';
import { inspect } from 'node:util';
import { USUAL_RETENTION } from '../../domain/retention.ts';
import { projectRoot } from '../../project-root.ts';
import { loadConfig } from '../../server/config.ts';
import { development, linesOf, tenant } from './support/config.ts';

describe('a complete configuration', () => {
  test('has the documented defaults', () => {
    expect(loadConfig(tenant)).toEqual({
      production: false,
      development: false,
      host: '127.0.0.1',
      port: 3000,
      baseUrl: 'http://localhost:3000',
      dataDir: path.join(projectRoot, '.data'),
      databaseUrl: null,
      databaseDirectUrl: null,
      databasePool: { max: 10, min: 0, acquire: 20_000, idle: 10_000 },
      databaseLimits: { statement: 30_000, lock: 10_000, idleInTransaction: 60_000 },
      preparedStatements: true,
      auth0: {
        embedded: false,
        domain: 'tenant.example.com',
        issuer: 'https://tenant.example.com/',
        clientId: 'client',
        staffClientId: 'client',
        audience: 'https://api.example.com/',
        claimNamespace: 'https://tabidachi.example/',
      },
      smtpUrl: null,
      mailFrom: 'Tabidachi <no-reply@tabidachi.example>',
      dkim: null,
      inbound: null,
      mailsToHost: { perSecond: 10, atOnce: 2 },
      files: { kind: 'disk', folder: path.join(projectRoot, '.data/files') },
      roles: { web: true, worker: true },
      logLevel: 'info',
      metrics: null,
      telemetry: null,
      trustProxy: false,
      connections: { connections: 2000, connectionsOfAddress: 500 },
      allowedOrigins: [],
      limits: { person: 600, address: 600, calls: {} },
      retention: USUAL_RETENTION,
      geoIpPath: null,
      webProcesses: 1,
      migratesAtStart: true,
      databaseReadUrls: [],
      mayWebhooksStayInside: false,
      frontEnds: 'built',
    });
  });

  test('takes every variable', () => {
    const config = loadConfig({
      ...tenant,
      NODE_ENV: 'production',
      HOST: '0.0.0.0',
      PORT: '8080',
      BASE_URL: 'https://jobs.example.com/',
      DATA_DIR: '/srv/tabidachi',
      DATABASE_URL: 'postgres://app:secret@pool.example.com/tabidachi',
      DATABASE_DIRECT_URL: 'postgres://app:secret@db.example.com/tabidachi',
      AUTH0_STAFF_CLIENT_ID: 'staff',
      AUTH0_CLAIM_NAMESPACE: 'https://claims.example.com/',
      SMTP_URL: 'smtps://user:secret@mail.example.com',
      MAIL_FROM: 'Jobs <jobs@example.com>',
      MAILS_PER_SECOND_TO_HOST: '50',
      MAILS_AT_ONCE_TO_HOST: '5',
      FILES: 'disk',
      ROLE: 'worker',
      LOG_LEVEL: 'debug',
      TRUST_PROXY: '10.0.0.0/8, loopback',
      ALLOWED_ORIGINS: 'https://app.example.com/, http://localhost:5173',
      GEO_IP_PATH: 'package.json',
    });
    expect(config).toMatchObject({
      production: true,
      host: '0.0.0.0',
      port: 8080,
      baseUrl: 'https://jobs.example.com',
      dataDir: '/srv/tabidachi',
      databaseUrl: 'postgres://app:secret@pool.example.com/tabidachi',
      databaseDirectUrl: 'postgres://app:secret@db.example.com/tabidachi',
      smtpUrl: 'smtps://user:secret@mail.example.com',
      mailFrom: 'Jobs <jobs@example.com>',
      mailsToHost: { perSecond: 50, atOnce: 5 },
      files: { kind: 'disk', folder: '/srv/tabidachi/files' },
      roles: { web: false, worker: true },
      logLevel: 'debug',
      trustProxy: ['10.0.0.0/8', 'loopback'],
      allowedOrigins: ['https://app.example.com', 'http://localhost:5173'],
      geoIpPath: path.join(projectRoot, 'package.json'),
    });
    expect(config.auth0).toMatchObject({
      staffClientId: 'staff',
      claimNamespace: 'https://claims.example.com/',
    });
  });

  test.each([
    ['0', false],
    ['1', 1],
    ['::1,192.168.0.0/16', ['::1', '192.168.0.0/16']],
  ])('reads TRUST_PROXY=%s', (text, expected) => {
    expect(loadConfig({ ...tenant, TRUST_PROXY: text }).trustProxy).toEqual(expected);
  });
});

describe('FILES', () => {
  test.each([
    ['s3://resumes?region=ap-northeast-1', { kind: 's3', bucket: 'resumes', region: 'ap-northeast-1' }],
    [
      's3://resumes?endpoint=https://storage.example.com',
      { kind: 's3', bucket: 'resumes', region: 'auto', endpoint: 'https://storage.example.com' },
    ],
  ])('%s', (text, expected) => {
    expect(loadConfig({ ...tenant, FILES: text }).files).toEqual(expected);
  });
});

describe('a start is refused, naming the variable', () => {
  test.each([
    ['PORT', 'abc'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '3000.5'],
    ['HOST', 'jobs.example.com'],
    ['BASE_URL', 'jobs.example.com'],
    ['BASE_URL', 'https://jobs.example.com/path'],
    ['BASE_URL', 'ftp://jobs.example.com'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_DIRECT_URL', 'db.example.com'],
    ['DATABASE_READ_URLS', 'postgres://a/b,db.example.com'],
    ['AUTH0_DOMAIN', 'https://tenant.example.com'],
    ['AUTH0_CLAIM_NAMESPACE', 'https://claims.example.com'],
    ['SMTP_URL', 'http://mail.example.com'],
    ['MAIL_FROM', 'nobody'],
    ['DKIM_DOMAIN', 'https://example.com'],
    ['DKIM_DOMAIN', 'example.com; t=s'],
    ['DKIM_SELECTOR', 'mail._domainkey'],
    ['INBOUND_SMTP_LISTEN', '2525'],
    ['INBOUND_SMTP_LISTEN', 'mx.example.com:25'],
    ['INBOUND_SMTP_LISTEN', '127.0.0.1:70000'],
    ['INBOUND_DOMAIN', 'https://in.example.com'],
    ['MAILS_PER_SECOND_TO_HOST', '0'],
    ['MAILS_AT_ONCE_TO_HOST', '1.5'],
    ['FILES', 'tape'],
    ['FILES', 's3://'],
    ['FILES', 's3://bucket/folder'],
    ['FILES', 's3://key:secret@bucket'],
    ['FILES', 's3://bucket?endpoint=nowhere'],
    ['ROLE', 'web,cook'],
    ['ROLE', ','],
    ['LOG_LEVEL', 'loud'],
    ['FRONT_ENDS', 'fresh'],
    // Sources and a looser security policy are nothing for others.
    ['FRONT_ENDS', 'live'],
    ['WEB_PROCESSES', '0'],
    ['WEB_PROCESSES', 'all'],
    ['MIGRATE_AT_START', 'no'],
    ['TRUST_PROXY', 'true'],
    ['ALLOWED_ORIGINS', '*'],
    ['ALLOWED_ORIGINS', 'https://app.example.com/path'],
    ['TRUST_PROXY', '10.0.0.0/40'],
    ['TRUST_PROXY', 'proxy.example.com'],
    ['GEO_IP_PATH', '/no/such/file.mmdb'],
    ['TABIDACHI_PROFILE', 'staging'],
  ])('%s=%s', (name, value) => {
    const lines = linesOf({ ...tenant, [name]: value });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^${name}: `));
  });

  test('half of what takes mail in', () => {
    const whole = { INBOUND_SMTP_LISTEN: '[::1]:2525', INBOUND_DOMAIN: 'in.example.com' };
    expect(loadConfig({ ...tenant, ...whole }).inbound).toEqual({
      host: '::1',
      port: 2525,
      domain: 'in.example.com',
    });
    for (const [name, value] of Object.entries(whole))
      expect(linesOf({ ...tenant, [name]: value })).toEqual([
        expect.stringMatching(/^INBOUND_\w+: is missing; taking in bounces and replies needs/),
      ]);
  });

  test('every wrong variable at once', () => {
    const lines = linesOf({ ...tenant, PORT: 'x', LOG_LEVEL: 'y' });
    expect(lines.map((line) => line.split(':')[0])).toEqual(['PORT', 'LOG_LEVEL']);
  });

  test('without repeating a value, which may be a secret', () => {
    expect(linesOf({ ...tenant, SMTP_URL: 'http://u:hunter2@x' }).join()).not.toContain('hunter2');
  });

  test('an address that others can reach, without the one they use', () => {
    expect(linesOf({ ...tenant, HOST: '0.0.0.0' })).toEqual([expect.stringMatching(/^BASE_URL: /)]);
  });

  test('mails that leave, without a sender', () => {
    expect(linesOf({ ...tenant, SMTP_URL: 'smtp://127.0.0.1' })).toEqual([
      expect.stringMatching(/^MAIL_FROM: /),
    ]);
  });
});

describe('what mails are signed with', () => {
  const pem = { type: 'pkcs8', format: 'pem' } as const;
  const key = (bits: number) =>
    generateKeyPairSync('rsa', { modulusLength: bits }).privateKey.export(pem) as string;
  const DKIM_PRIVATE_KEY = key(1024);
  const dkim = { DKIM_DOMAIN: 'example.com', DKIM_SELECTOR: 'mail2026', DKIM_PRIVATE_KEY };

  test.each([
    ['line breaks', DKIM_PRIVATE_KEY],
    ['line breaks written as \\n', DKIM_PRIVATE_KEY.replaceAll('\n', '\\n')],
  ])('is a key with %s, which prints nothing of itself', (_name, text) => {
    const config = loadConfig({ ...tenant, ...dkim, DKIM_PRIVATE_KEY: text });
    expect(config.dkim).toMatchObject({ domain: 'example.com', selector: 'mail2026' });
    expect(config.dkim!.privateKey.export(pem)).toBe(DKIM_PRIVATE_KEY);
    const printed = inspect(config, { depth: null, showHidden: true }) + JSON.stringify(config);
    for (const line of DKIM_PRIVATE_KEY.trim().split('\n')) expect(printed).not.toContain(line);
  });

  test.each(Object.keys(dkim))('%s left out is named, and the others do not do', (name) => {
    expect(linesOf({ ...tenant, ...dkim, [name]: undefined })).toEqual([
      `${name}: is missing; signing mails needs DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY`,
    ]);
  });

  test.each([
    ['no key', 'hunter2'],
    ['half a key', DKIM_PRIVATE_KEY.slice(0, 200)],
    [
      'a public key',
      generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey.export({ type: 'spki', format: 'pem' }),
    ],
    ['a key of another kind', generateKeyPairSync('ed25519').privateKey.export(pem)],
    ['a key too short to be believed', key(512)],
  ])('%s is refused without repeating it', (_name, text) => {
    const lines = linesOf({ ...tenant, ...dkim, DKIM_PRIVATE_KEY: String(text) });
    expect(lines).toEqual([
      expect.stringMatching(/^DKIM_PRIVATE_KEY: must be an RSA private key in PEM, of 1024/),
    ]);
    expect(lines.join()).not.toContain(String(text).slice(0, 60));
  });
});

describe('the Auth0 trio', () => {
  test.each([
    [{}, 'AUTH0_DOMAIN, AUTH0_CLIENT_ID, AUTH0_AUDIENCE'],
    [{ AUTH0_DOMAIN: 'tenant.example.com' }, 'AUTH0_CLIENT_ID, AUTH0_AUDIENCE'],
    [{ ...tenant, AUTH0_AUDIENCE: '' }, 'AUTH0_AUDIENCE'],
  ])('%j is not enough', (variables, missing) => {
    expect(linesOf(variables)).toEqual([`Auth0 configuration is missing. Set ${missing}.`]);
  });

  test('half a tenant is not completed from the development profile', () => {
    expect(linesOf({ ...development, AUTH0_DOMAIN: 'tenant.example.com' })).toEqual([
      'Auth0 configuration is missing. Set AUTH0_CLIENT_ID, AUTH0_AUDIENCE.',
    ]);
  });
});
