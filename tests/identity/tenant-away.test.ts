import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose';
import { remoteKeys } from '../../server/identity/remote-keys.ts';
import { createUserinfoClient } from '../../server/identity/userinfo.ts';
import { createTokenVerifier } from '../../server/identity/verify-token.ts';
import { rememberedUserinfo } from '../../server/start/identity.ts';
import { startApi, type TestApi } from '../support/api.ts';

/*
 * A tenant that answers, does not answer, and answers again, on one address; its clock is ours.
 */
const AUDIENCE = 'https://api.example.test/';
const MINUTE = 60_000;

let api: TestApi;
let privateKey: CryptoKey;
let jwk: JWK;
let tenant: Server;
let port: number;
let isUserinfoBroken = false;
let now: number;

const listen = () =>
  new Promise<void>((resolve) => {
    tenant = createServer((req, res) => {
      res.setHeader('content-type', 'application/json');
      if (req.url === '/.well-known/jwks.json') res.end(JSON.stringify({ keys: [jwk] }));
      else if (isUserinfoBroken) res.writeHead(503).end('{}');
      else res.end(JSON.stringify({ email: 'linh@example.com', email_verified: false }));
    }).listen(port, '127.0.0.1', resolve);
  });
const goAway = () =>
  new Promise<void>((resolve) => {
    tenant.close(() => resolve());
    tenant.closeAllConnections();
  });

const tokenOf = (sub: string) =>
  new SignJWT({})
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuer(`http://127.0.0.1:${port}/`)
    .setAudience(AUDIENCE)
    .setSubject(sub)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(privateKey);

beforeAll(async () => {
  const pair = await generateKeyPair('RS256', { extractable: true });
  privateKey = pair.privateKey;
  jwk = { ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  port = 0;
  await listen();
  port = (tenant.address() as AddressInfo).port;
});
beforeEach(async () => {
  now = 0;
  isUserinfoBroken = false;
  const issuer = `http://127.0.0.1:${port}/`;
  const jwks = remoteKeys(issuer, () => now);
  api = await startApi({
    identity: {
      verifyToken: createTokenVerifier({
        issuer,
        audience: AUDIENCE,
        claimNamespace: 'https://tabidachi.example/',
        jwks,
        fetchUserinfo: rememberedUserinfo(createUserinfoClient(issuer)),
      }),
      canVerify: () => jwks.areAvailable(),
    },
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  return api.close();
});
afterAll(() => goAway());

const own = (token: string, language = 2) => api.as(token, language).query('user__get_own_data');
const readiness = async () => {
  const { status, body } = await api.as(null).get('/readyz');
  return [status, body as unknown];
};

test('R34: a tenant that cannot be reached is 503 with Retry-After, not a refused token, and is asked again', async () => {
  const token = await tokenOf('auth0|1');
  await goAway();
  const answer = await own(token).expect(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(answer.body.error).toMatchObject({
    code: 'temporarily_unavailable',
    message: 'We could not do this just now: our server is not ready. Please try again in a moment.',
  });
  expect((await own(token, 1)).body.error.message).toContain('もう一度お試しください');
  expect(await readiness()).toEqual([503, { ok: false, database: true, identity: false }]);
  // What needs no token goes on.
  await api.as(null).get('/is-japan').expect(200);

  await listen();
  // For some seconds nobody is made to wait for a tenant that has just not answered.
  await own(token).expect(503);
  now += 5_001;
  await own(token).expect(200);
  expect(await readiness()).toEqual([200, { ok: true, database: true, identity: true }]);
});

test('R34: with the keys at hand people go on while the tenant is away', async () => {
  const token = await tokenOf('auth0|2');
  // The keys' own age is told by the machine's clock.
  const { now: real } = Date;
  jest.spyOn(Date, 'now').mockImplementation(() => real() + now);
  await own(token).expect(200);
  await goAway();
  for (const minutes of [1, 11, 60]) {
    now += minutes * MINUTE;
    const { body } = await own(token).expect(200);
    expect(body.email).toBe('linh@example.com');
  }
  expect(await readiness()).toEqual([200, { ok: true, database: true, identity: true }]);
  await listen();
});

test('R34: whose e-mail nobody can tell waits, and is not kept as somebody without one', async () => {
  isUserinfoBroken = true;
  const token = await tokenOf('auth0|3');
  const answer = await own(token).expect(503);
  expect(answer.body.error.code).toBe('temporarily_unavailable');
  const kept = await api.sequelize.query(`select 1 from identities where sub = 'auth0|3'`);
  expect(kept[0]).toEqual([]);
  isUserinfoBroken = false;
  expect((await own(token).expect(200)).body.email).toBe('linh@example.com');
});

test('R34: a token that is no good stays 401 while the tenant is there', async () => {
  await own(`${await tokenOf('auth0|4')}x`).expect(401);
});
