import { readFileSync } from 'node:fs';
import net from 'node:net';
import { projectRoot } from '../../project-root.ts';
import { loadConfig } from '../../server/config.ts';
import { warningsOf } from '../../server/start/warnings.ts';
import { killBuiltServers, runBuiltServer } from './support/built-server.ts';
import { development, tenant } from './support/config.ts';

const production = { ...tenant, NODE_ENV: 'production' };
const complete = {
  ...production,
  BASE_URL: 'https://jobs.example.com',
  DATABASE_URL: 'postgres://user:secret@db.example.com/tabidachi',
  SMTP_URL: 'smtps://user:secret@mail.example.com',
  MAIL_FROM: 'Tabidachi <jobs@example.com>',
  TRUST_PROXY: '1',
  METRICS_LISTEN: '127.0.0.1:9464',
  INBOUND_SMTP_LISTEN: '0.0.0.0:2525',
  INBOUND_DOMAIN: 'in.example.com',
  AUTH0_STAFF_CLIENT_ID: 'staff',
};
afterAll(killBuiltServers);

const namesOf = (variables: Record<string, string | undefined>) =>
  warningsOf(loadConfig(variables)).map(({ variable }) => variable);

describe('R36: a production start on a developer’s defaults says so', () => {
  test('by the name of each variable', () => {
    expect(namesOf(production)).toEqual([
      'DATABASE_URL',
      'METRICS_LISTEN',
      'SMTP_URL',
      'BASE_URL',
      'AUTH0_STAFF_CLIENT_ID',
    ]);
    expect(namesOf({ ...complete, TRUST_PROXY: undefined })).toEqual(['TRUST_PROXY']);
  });

  test('and what it means, without any secret', () => {
    const [warning] = warningsOf(loadConfig({ ...complete, SMTP_URL: undefined }));
    expect(warning!.message).toBe(
      'SMTP_URL is not set: no mail leaves. Staff see what would have been sent.',
    );
  });

  test.each([
    ['NODE_ENV', { NODE_ENV: undefined }],
    ['METRICS_LISTEN', { METRICS_LISTEN: undefined }],
    ['INBOUND_DOMAIN', { INBOUND_DOMAIN: undefined, INBOUND_SMTP_LISTEN: undefined }],
    ['BASE_URL', { BASE_URL: 'http://jobs.example.com' }],
    ['AUTH0_STAFF_CLIENT_ID', { AUTH0_STAFF_CLIENT_ID: undefined }],
    ['FILES', { ROLE: 'web' }],
    ['FILES', { ROLE: 'worker' }],
  ])('%s alone: %j', (name, variables) => {
    expect(namesOf({ ...complete, ...variables })).toEqual([name]);
  });

  test('a web process alone sends no mail, a worker alone has no visitors', () => {
    const bucket = { ...complete, FILES: 's3://files' };
    expect(namesOf({ ...bucket, SMTP_URL: undefined, ROLE: 'web' })).toEqual([]);
    expect(namesOf({ ...bucket, TRUST_PROXY: undefined, ROLE: 'worker' })).toEqual([]);
  });

  test('a complete configuration and the development profile are quiet', () => {
    expect(namesOf(complete)).toEqual([]);
    expect(namesOf(development)).toEqual([]);
  });

  test('in the log of the start, before anything can fail', async () => {
    // A port that is taken ends the start soon.
    const taken = net.createServer();
    await new Promise<void>((resolve) => {
      taken.listen(0, '127.0.0.1', resolve);
    });
    const { port } = taken.address() as net.AddressInfo;
    const { ended, output } = runBuiltServer({ ...production, HOST: '127.0.0.1', PORT: String(port) });
    try {
      expect(await ended).toBe(1);
    } finally {
      taken.close();
    }
    const lines = output().split('\n');
    const logged = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as object);
    expect(logged).toEqual(
      warningsOf(loadConfig({ ...production, PORT: String(port) })).map(({ variable, message }) =>
        expect.objectContaining({ level: 40, variable, msg: message }),
      ),
    );
    expect(logged).toHaveLength(5);
  });

  test('README starts the image with nothing left to warn of', () => {
    const readme = readFileSync(`${projectRoot}/README.md`, 'utf8');
    const [command = ''] = /^docker run (?:.*\\\n)*.*$/m.exec(readme) ?? [];
    const given = [...command.matchAll(/-e (\w+)=('[^']*'|\S+)/g)].map(([, name, value]) => [
      name!,
      value!
        .replaceAll("'", '')
        .replaceAll('…', `${name === 'AUTH0_STAFF_CLIENT_ID' ? 'staff' : 'x'}.example.com`),
    ]);
    expect(given.length).toBeGreaterThan(5);
    const dockerfile = readFileSync(`${projectRoot}/Dockerfile`, 'utf8');
    const own = /^ENV .*\b(METRICS_LISTEN)=(\S+)/m.exec(dockerfile)?.slice(1) as [string, string];
    const image = { NODE_ENV: 'production', ...Object.fromEntries([own]) };
    expect(namesOf({ ...image, ...Object.fromEntries(given) })).toEqual([]);
  });
});
