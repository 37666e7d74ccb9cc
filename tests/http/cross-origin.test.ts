import request from 'supertest';
import { startApi, type TestApi } from '../support/api.ts';
import { prepared } from '../support/prepared.ts';

const ALLOWED = 'https://app.example.com';
const api = prepared(() => startApi({ allowedOrigins: [ALLOWED] }));
const closed = prepared(startApi);
const limited = prepared(() => startApi({ allowedOrigins: [ALLOWED], limits: { address: 1 } }));

const COMMAND = '/jtj/commands/user__update_profile';
const preflight = ({ app }: TestApi, origin: string, path = COMMAND) =>
  request(app)
    .options(path)
    .set('origin', origin)
    .set('access-control-request-method', 'PATCH')
    .set('access-control-request-headers', 'authorization,content-type,page-language-id');
const corsHeaders = (headers: Record<string, string>) =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'));

describe('R26: pages of an allowed origin call the API', () => {
  test.each([COMMAND, '/jtj/queries/search_recruitments', '/master/queries/get_master_data', '/is-japan'])(
    'the browser asks first: %s',
    async (path) => {
      const { status, headers } = await preflight(api, ALLOWED, path);
      expect(status).toBe(204);
      expect(headers).toMatchObject({
        'access-control-allow-origin': ALLOWED,
        'access-control-allow-methods': 'GET, PATCH',
        'access-control-allow-headers': 'Authorization, Content-Type, Page-Language-Id, X-Request-Id',
        vary: expect.stringContaining('Origin'),
      });
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
    },
  );

  test('an answer and a refusal can be read, with the request id and when to try again', async () => {
    const asked = () => request(api.app).get('/is-japan').set('origin', ALLOWED);
    const answered = await asked().expect(200);
    expect(answered.headers).toMatchObject({
      'access-control-allow-origin': ALLOWED,
      'access-control-expose-headers': expect.stringMatching(/Retry-After.*X-Request-Id/),
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    const refused = await request(api.app).patch(COMMAND).set('origin', ALLOWED).expect(401);
    expect(refused.headers['access-control-allow-origin']).toBe(ALLOWED);
    expect(refused.headers['x-request-id']).toBe(refused.body.error.request_id);
    const again = () => request(limited.app).get('/is-japan').set('origin', ALLOWED);
    await again().expect(200);
    const tooMany = await again().expect(429);
    expect(tooMany.headers).toMatchObject({
      'access-control-allow-origin': ALLOWED,
      'retry-after': expect.stringMatching(/^\d+$/),
    });
  });
});

describe('R26: nobody else’s page does', () => {
  test.each([
    ['another origin', 'https://app.example.com.evil.example'],
    ['the origin by another scheme', 'http://app.example.com'],
    ['no origin at all', 'null'],
  ])('%s', async (_name, origin) => {
    const { status, headers } = await preflight(api, origin);
    expect(status).toBe(405);
    expect(corsHeaders(headers)).toEqual([]);
  });

  test('nothing is allowed unless configured', async () => {
    const { status, headers } = await preflight(closed, ALLOWED);
    expect([status, corsHeaders(headers)]).toEqual([405, []]);
    const answered = await request(closed.app).get('/is-japan').set('origin', ALLOWED).expect(200);
    expect(corsHeaders(answered.headers)).toEqual([]);
  });

  test.each(['/staff/api/users', '/admin', '/config.json'])(
    'the staff console stays closed: %s',
    async (path) => {
      const { headers } = await preflight(api, ALLOWED, path);
      expect(corsHeaders(headers)).toEqual([]);
    },
  );
});
