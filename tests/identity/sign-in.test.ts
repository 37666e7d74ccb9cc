import { createLocalJWKSet, decodeJwt, decodeProtectedHeader } from 'jose';
import { createTokenVerifier } from '../../server/identity/verify-token.ts';
import { freshDatabase } from '../support/database.ts';
import { Browser, locationOf } from './browser.ts';
import {
  AUDIENCE,
  CLAIMS,
  CLIENT,
  PASSWORD,
  authorizeRequest,
  exchange,
  followToApp,
  logIn,
  openForm,
  runProvider,
} from './harness.ts';
import { prepared } from '../support/prepared.ts';

let browser: Browser;
const EMAIL = 'student@example.com';

const database = prepared(freshDatabase);
const idp = prepared(() => runProvider(database.sequelize));
beforeAll(async () => {
  await idp.provider.createAccount({ email: EMAIL, password: PASSWORD, email_verified: true });
});
beforeEach(() => {
  browser = new Browser(idp.base);
});

describe('the whole round', () => {
  test('password to code to tokens, as Auth0 shapes them', async () => {
    const { form, verifier } = await openForm(browser, idp.base);
    const callback = await followToApp(
      browser,
      idp.base,
      await browser.post(`${form}/log-in`, { email: ' Student@Example.com ', password: PASSWORD }),
    );
    expect(callback.origin + callback.pathname).toBe(`${idp.base}/auth0-callback`);
    expect(callback.searchParams.get('state')).toBe('some-state');

    const { status, body } = await exchange(idp.base, callback.searchParams.get('code')!, verifier);
    expect(status).toBe(200);
    expect(body.expires_in).toBe(3600);
    expect(body.refresh_token).toBeTruthy();

    expect(decodeProtectedHeader(body.access_token)).toMatchObject({ alg: 'RS256' });
    expect(decodeJwt(body.access_token)).toMatchObject({
      iss: `${idp.base}/`,
      aud: [AUDIENCE, `${idp.base}/userinfo`],
      client_id: CLIENT,
      scope: 'openid profile email offline_access',
      [`${CLAIMS}email`]: EMAIL,
      [`${CLAIMS}email_verified`]: true,
    });
    expect(decodeJwt(body.id_token)).toMatchObject({
      iss: `${idp.base}/`,
      aud: CLIENT,
      nonce: 'some-nonce',
      email: EMAIL,
      email_verified: true,
      nickname: 'student',
    });
  });

  test('our own verifier takes the token with keys read in-process, and names the same subject', async () => {
    const { access_token, id_token } = await logIn(browser, idp.base, EMAIL);
    const verify = createTokenVerifier({
      issuer: idp.provider.issuer,
      audience: AUDIENCE,
      jwks: createLocalJWKSet(await idp.provider.jwks()),
      claimNamespace: CLAIMS,
    });
    const { sub } = decodeJwt(id_token);
    const who = { iss: `${idp.base}/`, sub, email: EMAIL, email_verified: true };
    expect(await verify(access_token)).toEqual({ ...who, session: expect.any(String) });
    expect(await verify(await idp.provider.issueToken(EMAIL))).toEqual(who);
    await expect(verify(id_token)).rejects.toMatchObject({ reason: 'audience' });
  });

  test('a code works once, and only with its verifier', async () => {
    const { form, verifier } = await openForm(browser, idp.base);
    const answer = await browser.post(`${form}/log-in`, { email: EMAIL, password: PASSWORD });
    const code = (await followToApp(browser, idp.base, answer)).searchParams.get('code')!;
    expect((await exchange(idp.base, code, 'x'.repeat(43))).body.error).toBe('invalid_grant');
    expect((await exchange(idp.base, code, verifier)).status).toBe(200);
    expect((await exchange(idp.base, code, verifier)).body.error).toBe('invalid_grant');
  });

  test('two uses of one code at the same moment yield tokens once', async () => {
    const { form, verifier } = await openForm(browser, idp.base);
    const answer = await browser.post(`${form}/log-in`, { email: EMAIL, password: PASSWORD });
    const code = (await followToApp(browser, idp.base, answer)).searchParams.get('code')!;
    const results = await Promise.all([1, 2, 3, 4].map(() => exchange(idp.base, code, verifier)));
    expect(results.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect(results.filter(({ status }) => status === 400).length).toBeGreaterThanOrEqual(3);
  });

  test('the published keys are public, and are those the verifier uses', async () => {
    const published = (await (await fetch(`${idp.base}/.well-known/jwks.json`)).json()) as { keys: object[] };
    expect(published.keys).toHaveLength(1);
    expect(Object.keys(published.keys[0]!).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
    expect(published.keys).toEqual((await idp.provider.jwks()).keys);
  });

  test('discovery names our address whatever Host a request claims', async () => {
    const { request } = await import('node:http');
    const body = await new Promise<string>((resolve, reject) => {
      const headers = {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
      };
      request(`${idp.base}/.well-known/openid-configuration`, { headers }, (res) => {
        let text = '';
        res.on('data', (chunk: Buffer) => (text += chunk.toString()));
        res.on('end', () => resolve(text));
      })
        .on('error', reject)
        .end();
    });
    expect(body).not.toContain('evil');
    expect(JSON.parse(body)).toMatchObject({
      issuer: `${idp.base}/`,
      authorization_endpoint: `${idp.base}/authorize`,
      token_endpoint: `${idp.base}/oauth/token`,
      revocation_endpoint: `${idp.base}/oauth/revoke`,
      end_session_endpoint: `${idp.base}/oidc/logout`,
      userinfo_endpoint: `${idp.base}/userinfo`,
      code_challenge_methods_supported: ['S256'],
    });
  });

  test('/userinfo answers for a token of the API, and refuses what is none', async () => {
    const { access_token } = await logIn(browser, idp.base, EMAIL);
    const ask = (token: string) =>
      fetch(`${idp.base}/userinfo`, { headers: { authorization: `Bearer ${token}` } });
    expect(await (await ask(access_token)).json()).toMatchObject({ email: EMAIL, email_verified: true });
    expect((await ask(access_token.slice(0, -4) + 'AAAA')).status).toBe(401);
    expect((await ask('opaque')).status).toBe(401);
    expect((await fetch(`${idp.base}/userinfo`)).status).toBe(401);
  });

  test('without an audience the token opens /userinfo and nothing else', async () => {
    const { form, verifier } = await openForm(browser, idp.base, { audience: null });
    const answer = await browser.post(`${form}/log-in`, { email: EMAIL, password: PASSWORD });
    const code = (await followToApp(browser, idp.base, answer)).searchParams.get('code')!;
    const { body } = await exchange(idp.base, code, verifier);
    expect(body.access_token.split('.')).toHaveLength(1);
    const userinfo = await fetch(`${idp.base}/userinfo`, {
      headers: { authorization: `Bearer ${body.access_token}` },
    });
    expect(await userinfo.json()).toMatchObject({ email: EMAIL });
  });
});

describe('a request to sign in is refused', () => {
  const errorOf = async (extra: Record<string, string | null>) => {
    const response = await browser.get(authorizeRequest(idp.base, extra).path);
    return new URL(locationOf(response)).searchParams.get('error');
  };

  test('without PKCE', async () => {
    expect(await errorOf({ code_challenge: null, code_challenge_method: null })).toBe('invalid_request');
  });

  test('with plain PKCE', async () => {
    expect(await errorOf({ code_challenge_method: 'plain' })).toBe('invalid_request');
  });

  test('for another audience', async () => {
    expect(await errorOf({ audience: 'https://other.example/' })).toBe('invalid_target');
  });

  test('for another resource', async () => {
    expect(await errorOf({ audience: null, resource: 'https://other.example/' })).toBe('invalid_target');
  });

  test('for an implicit answer', async () => {
    const response = await browser.get(authorizeRequest(idp.base, { response_type: 'token' }).path);
    expect(new URL(locationOf(response)).searchParams.get('error')).toBe('invalid_request');
    expect(locationOf(response)).not.toContain('access_token');
  });

  test.each([
    [
      'to an address that is not registered',
      { redirect_uri: 'https://evil.example/cb' },
      'invalid_redirect_uri',
    ],
    ['to a longer address', { redirect_uri: 'BASE/auth0-callback/more' }, 'invalid_redirect_uri'],
    ["to the other app's address", { redirect_uri: 'BASE/staff/auth-callback' }, 'invalid_redirect_uri'],
    ['by an unknown app', { client_id: 'nobody' }, 'invalid_client'],
  ])('%s, on a page and without a redirect', async (_name, extra, code) => {
    const filled = Object.fromEntries(
      Object.entries(extra).map(([key, value]) => [key, value.replace('BASE', idp.base)]),
    );
    const response = await browser.get(authorizeRequest(idp.base, filled).path);
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
    expect(await response.text()).toContain(code);
  });
});

describe('log-in', () => {
  test('a wrong password and an unknown address get the same page, with the address kept', async () => {
    const pages = [];
    for (const email of [EMAIL, 'nobody@example.com']) {
      const { form } = await openForm(browser, idp.base);
      const response = await browser.post(`${form}/log-in`, { email, password: 'wrong password' });
      expect(response.status).toBe(401);
      const text = await response.text();
      expect(text).toContain('role="alert"');
      expect(text).toContain(`value="${email}"`);
      expect(text).not.toContain('wrong password');
      pages.push(
        text
          .replaceAll(email, 'EMAIL')
          .replaceAll(form, 'FORM')
          .replaceAll(/nonce="[^"]+"/g, ''),
      );
    }
    expect(pages[0]).toBe(pages[1]);
  });

  test('empty fields are named', async () => {
    const { form } = await openForm(browser, idp.base);
    const response = await browser.post(`${form}/log-in`, { email: '', password: '' });
    expect(response.status).toBe(422);
    const text = await response.text();
    expect(text).toContain('Enter your e-mail address.');
    expect(text).toContain('Enter your password.');
  });

  test('the form of another browser answers nothing', async () => {
    const { form } = await openForm(browser, idp.base);
    const stranger = new Browser(idp.base);
    const response = await stranger.post(`${form}/log-in`, { email: EMAIL, password: PASSWORD });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('This page has expired');
    expect(stranger.cookieNames()).toEqual([]);
  });

  test('an address with markup is shown, not run', async () => {
    const { form } = await openForm(browser, idp.base);
    const email = '"><script>alert(1)</script>@example.com';
    const text = await (await browser.post(`${form}/log-in`, { email, password: 'wrong password' })).text();
    expect(text).not.toContain('<script>alert');
    expect(text).toContain('&lt;script&gt;');
  });

  test('cookies are for this site and not for scripts', async () => {
    const { form } = await openForm(browser, idp.base);
    const response = await browser.post(`${form}/log-in`, { email: EMAIL, password: PASSWORD });
    const cookies = (await browser.get(locationOf(response))).headers.getSetCookie();
    expect(cookies.filter((line) => line.startsWith('idp_session'))).toHaveLength(2);
    for (const line of cookies) expect(line).toMatch(/samesite=lax; httponly/i);
  });
});

test('nothing of all this was a fault of the provider', () => {
  expect(idp.errors).toEqual([]);
});
