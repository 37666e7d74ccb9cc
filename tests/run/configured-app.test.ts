import { pino } from 'pino';
import request from 'supertest';
import { loadConfig } from '../../server/config.ts';
import { createLive, type Live } from '../../server/core/live/live.ts';
import { createFigures } from '../../server/observing/figures.ts';
import { NO_TRACING } from '../../server/observing/tracing.ts';
import { createCounts } from '../../server/core/requests/counts.ts';
import { createIdentity } from '../../server/start/identity.ts';
import { appOf } from '../../server/start/serve.ts';
import { startApi } from '../support/api.ts';
import { tenant } from './support/config.ts';
import { prepared } from '../support/prepared.ts';

/** What the variables of an installation do in the app that its start makes. */

const api = prepared(startApi);
const opened: Live[] = [];
afterAll(() => Promise.all(opened.map((live) => live.close())));

/** The app as `npm start` makes it, with a tenant at which nobody answers. */
async function configuredApp(variables: Record<string, string> = {}) {
  const config = loadConfig({ ...tenant, ...variables });
  const { sequelize, adapters } = api;
  const identity = await createIdentity({
    auth0: { ...config.auth0, issuer: 'http://127.0.0.1:1/' },
    baseUrl: config.baseUrl,
    sequelize,
    sendVerificationMail: () => Promise.resolve(),
    onError: () => undefined,
  });
  const logger = pino({ level: 'silent' });
  const live = createLive({ sequelize, databaseUrl: api.url, logger });
  opened.push(live);
  return appOf(config, { sequelize }, identity, adapters, null, logger, createCounts(), live, {
    figures: createFigures(),
    tracing: NO_TRACING,
  });
}

test('R26: pages of the origins in ALLOWED_ORIGINS call the API, and of none unless it is set', async () => {
  const asked = async (variables: Record<string, string>) => {
    const app = await configuredApp(variables);
    const { headers } = await request(app).get('/is-japan').set('origin', 'https://app.example.com');
    return headers['access-control-allow-origin'];
  };
  expect(await asked({ ALLOWED_ORIGINS: 'https://app.example.com' })).toBe('https://app.example.com');
  expect(await asked({})).toBeUndefined();
});

test('R34: a tenant that cannot be reached makes the server not ready, and refuses no token', async () => {
  const app = await configuredApp();
  const ready = await request(app).get('/readyz');
  expect([ready.status, ready.body]).toEqual([503, { ok: false, database: true, identity: false }]);
  const token = await api.tokenFor('someone@example.com');
  const own = request(app).get('/jtj/queries/user__get_own_data').set('authorization', `Bearer ${token}`);
  expect((await own.expect(503)).body.error.code).toBe('temporarily_unavailable');
});

test('R38: the app counts by the numbers of the environment', async () => {
  const app = await configuredApp({
    CALLS_PER_MINUTE_OF_ADDRESS: '3',
    CALL_LIMITS: 'count_visit_page_view=1/hour',
  });
  const view = { page_view: { visit_at: api.clock.now, path: '/' } };
  const visit = () => request(app).patch('/jtj/commands/count_visit_page_view').send(view);
  await visit().expect(200);
  await visit().expect(429);
  await request(app).get('/is-japan').expect(200);
  await request(app).get('/is-japan').expect(429);
});
