import { decodeJwt } from 'jose';
import { OidcPayload } from '../../db/models/oidc.ts';
import { freshDatabase } from '../support/database.ts';
import { Browser, locationOf } from './browser.ts';
import { CLIENT, PASSWORD, authorizeRequest, exchange, logIn, refresh, runProvider } from './harness.ts';
import { prepared } from '../support/prepared.ts';

let browser: Browser;
let now = new Date();
const EMAIL = 'student@example.com';

const database = prepared(freshDatabase);
const idp = prepared(() => runProvider(database.sequelize, { now: () => now }));
beforeAll(async () => {
  await idp.provider.createAccount({ email: EMAIL, password: PASSWORD, email_verified: true });
});
afterAll(() => expect(idp.errors).toEqual([]));
beforeEach(() => {
  browser = new Browser(idp.base);
  now = new Date();
});

const signedInWithoutAsking = async () => {
  const answer = new URL(locationOf(await browser.get(authorizeRequest(idp.base).path)), idp.base);
  return answer.pathname === '/auth0-callback' && answer.searchParams.has('code');
};

describe('refresh tokens', () => {
  test('change with each use and keep the audience', async () => {
    const first = await logIn(browser, idp.base, EMAIL);
    const second = await refresh(idp.base, first.refresh_token!);
    expect(second.status).toBe(200);
    expect(second.body.refresh_token).not.toBe(first.refresh_token);
    expect(decodeJwt(second.body.access_token).aud).toEqual(decodeJwt(first.access_token).aud);
    expect((await refresh(idp.base, second.body.refresh_token!)).status).toBe(200);
  });

  test('used a second time end the whole family, in the words the SDK falls back on', async () => {
    const first = await logIn(browser, idp.base, EMAIL);
    const second = await refresh(idp.base, first.refresh_token!);
    const stolen = await refresh(idp.base, first.refresh_token!);
    expect(stolen.status).toBe(400);
    expect(stolen.body).toEqual({
      error: 'invalid_grant',
      error_description: 'Unknown or invalid refresh token.',
    });
    expect((await refresh(idp.base, second.body.refresh_token!)).body.error).toBe('invalid_grant');
  });

  test('used by several at the same moment are given out once', async () => {
    const { refresh_token: token } = await logIn(browser, idp.base, EMAIL);
    const results = await Promise.all([1, 2, 3, 4, 5].map(() => refresh(idp.base, token!)));
    expect(results.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  });

  test('end by revocation', async () => {
    const { refresh_token: token } = await logIn(browser, idp.base, EMAIL);
    const body = new URLSearchParams({ client_id: CLIENT, token: token! });
    expect((await fetch(`${idp.base}/oauth/revoke`, { method: 'POST', body })).status).toBe(200);
    expect((await refresh(idp.base, token!)).body.error).toBe('invalid_grant');
  });

  test('of one app are nothing to the other', async () => {
    const { refresh_token: token } = await logIn(browser, idp.base, EMAIL);
    const body = new URLSearchParams({
      client_id: 'staff-console',
      grant_type: 'refresh_token',
      refresh_token: token!,
    });
    expect((await fetch(`${idp.base}/oauth/token`, { method: 'POST', body })).status).toBe(400);
    expect((await refresh(idp.base, token!)).status).toBe(200);
  });

  test('are not given to an app that does not ask for offline access', async () => {
    await logIn(browser, idp.base, EMAIL);
    const { path, verifier } = authorizeRequest(idp.base, { scope: 'openid email' });
    const answer = new URL(locationOf(await browser.get(path)));
    const { status, body } = await exchange(idp.base, answer.searchParams.get('code')!, verifier);
    expect([status, body.refresh_token, body.scope]).toEqual([200, undefined, 'openid email']);
  });
});

describe('logout', () => {
  test('ends the session and the refresh tokens of this browser, and returns where it may', async () => {
    const { refresh_token: token } = await logIn(browser, idp.base, EMAIL);
    expect(await signedInWithoutAsking()).toBe(true);
    const returnTo = `${idp.base}/`;
    const response = await browser.get(`/v2/logout?${new URLSearchParams({ client_id: CLIENT, returnTo })}`);
    expect([response.status, locationOf(response)]).toEqual([302, returnTo]);
    expect(browser.cookieNames().filter((name) => name.startsWith('idp_session'))).toEqual([]);
    expect(await signedInWithoutAsking()).toBe(false);
    expect((await refresh(idp.base, token!)).body.error).toBe('invalid_grant');
  });

  test.each(['https://evil.example/', 'BASE/other', '//evil.example'])(
    'does not return to %s',
    async (address) => {
      const returnTo = address.replace('BASE', idp.base);
      const response = await browser.get(
        `/v2/logout?${new URLSearchParams({ client_id: CLIENT, returnTo })}`,
      );
      expect(response.status).toBe(400);
      expect(response.headers.get('location')).toBeNull();
    },
  );

  test("does not return to the other app's address", async () => {
    const query = new URLSearchParams({ client_id: CLIENT, returnTo: `${idp.base}/staff/` });
    expect((await browser.get(`/v2/logout?${query}`)).status).toBe(400);
  });

  test('without an address says so on a page', async () => {
    const response = await browser.get('/v2/logout?lang=ja');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('ログアウトしました');
  });

  test("of another person's browser is untouched", async () => {
    const other = new Browser(idp.base);
    const { refresh_token: token } = await logIn(other, idp.base, EMAIL);
    await logIn(browser, idp.base, EMAIL);
    await browser.get(`/v2/logout?client_id=${CLIENT}`);
    expect((await refresh(idp.base, token!)).status).toBe(200);
  });

  test('by OpenID Connect asks on a page of ours and then ends the session', async () => {
    await logIn(browser, idp.base, EMAIL);
    const query = new URLSearchParams({ client_id: CLIENT, post_logout_redirect_uri: `${idp.base}/` });
    const text = await (await browser.get(`/oidc/logout?${query}`)).text();
    expect(text).toContain('Log out?');
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(text)![1]!;
    expect((await browser.post('/oidc/logout/confirm', { xsrf: 'guessed', logout: 'yes' })).status).toBe(400);
    const done = await browser.post('/oidc/logout/confirm', { xsrf, logout: 'yes' });
    expect(locationOf(done)).toBe(`${idp.base}/`);
    expect(await signedInWithoutAsking()).toBe(false);
  });
});

describe('a restart', () => {
  test('keeps keys, session, refresh tokens and a sign-in under way', async () => {
    const tokens = await logIn(browser, idp.base, EMAIL);
    const fresh = new Browser(idp.base);
    const form = new URL(locationOf(await fresh.get(authorizeRequest(idp.base).path)), idp.base).pathname;
    const keys = await idp.provider.jwks();

    await idp.restart();

    expect(await idp.provider.jwks()).toEqual(keys);
    expect(await signedInWithoutAsking()).toBe(true);
    expect((await refresh(idp.base, tokens.refresh_token!)).status).toBe(200);
    const answer = await fresh.post(`${form}/log-in`, { email: EMAIL, password: PASSWORD });
    expect(answer.status).toBe(303);
    const again = await idp.provider.createAccount({
      email: EMAIL,
      password: PASSWORD,
      email_verified: true,
    });
    expect(again).toBe('exists');
  });
});

test('the sweep deletes what expired and nothing else', async () => {
  await OidcPayload.destroy({ where: {} });
  const { refresh_token: token } = await logIn(browser, idp.base, EMAIL);
  expect(await idp.provider.sweep()).toBe(0);
  const all = await OidcPayload.count();
  now = new Date(Date.now() + 2 * 3_600_000);
  expect(await idp.provider.sweep()).toBeGreaterThan(0);
  const kinds = (await OidcPayload.findAll()).map((row) => row.kind).sort();
  expect(kinds).toEqual(['Grant', 'RefreshToken', 'Session']);
  expect(kinds.length).toBeLessThan(all);
  expect((await refresh(idp.base, token!)).status).toBe(200);
});
