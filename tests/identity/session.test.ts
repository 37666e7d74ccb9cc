import { freshDatabase } from '../support/database.ts';
import { Browser, locationOf } from './browser.ts';
import {
  PASSWORD,
  STAFF_CLIENT,
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
afterAll(() => expect(idp.errors).toEqual([]));
beforeEach(() => {
  browser = new Browser(idp.base);
});

describe('with a session', () => {
  test('the next sign-in asks nothing, for the other app as well', async () => {
    await logIn(browser, idp.base, EMAIL);
    const extra = { client_id: STAFF_CLIENT, redirect_uri: `${idp.base}/staff/auth-callback` };
    const answer = new URL(locationOf(await browser.get(authorizeRequest(idp.base, extra).path)));
    expect(answer.pathname).toBe('/staff/auth-callback');
    expect(answer.searchParams.get('code')).toBeTruthy();
  });

  const silent = { prompt: 'none', response_mode: 'web_message' };
  const answerIn = (page: string) =>
    JSON.parse(/var data = (.*);/.exec(page)![1]!) as { response: Record<string, string> };

  test('a silent sign-in answers the frame with a code, by a script the policy allows by its hash', async () => {
    await logIn(browser, idp.base, EMAIL);
    const { path, verifier } = authorizeRequest(idp.base, silent);
    const response = await browser.get(path);
    expect(response.status).toBe(200);
    const policy = response.headers.get('content-security-policy')!;
    expect(policy).toMatch(/script-src 'nonce-[^']+' 'sha256-[^']+'/);
    expect(policy).not.toContain('frame-ancestors');
    expect(policy).not.toContain('unsafe');
    expect(response.headers.get('x-frame-options')).toBeNull();
    const { code } = answerIn(await response.text()).response;
    expect((await exchange(idp.base, code!, verifier)).status).toBe(200);
  });

  test('without one, the silent sign-in says so as an answer, not as a failure to load', async () => {
    const response = await browser.get(authorizeRequest(idp.base, silent).path);
    expect(response.status).toBe(200);
    expect(answerIn(await response.text()).response['error']).toBe('login_required');
  });

  test('prompt=login asks again, and another person may sign in', async () => {
    await idp.provider.createAccount({
      email: 'second@example.com',
      password: PASSWORD,
      email_verified: true,
    });
    await logIn(browser, idp.base, EMAIL);
    const { form } = await openForm(browser, idp.base, { prompt: 'login' });
    const response = await browser.post(`${form}/log-in`, {
      email: 'second@example.com',
      password: PASSWORD,
    });
    const page = await browser.get(locationOf(response));
    const text = await page.text();
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'nonce-[^']+' 'sha256-/);
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(text)![1]!;
    const ended = await browser.post('/oidc/logout/confirm', { xsrf, logout: 'yes' });
    const callback = await followToApp(browser, idp.base, ended);
    expect(callback.searchParams.get('code')).toBeTruthy();
  });
});
