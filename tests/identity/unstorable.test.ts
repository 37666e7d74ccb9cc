import { freshDatabase } from '../support/database.ts';
import { Browser } from './browser.ts';
import { authorizeRequest, CLIENT, openForm, runProvider } from './harness.ts';
import { prepared } from '../support/prepared.ts';

/** A NUL, which no column of the database takes. */
const NUL = 'a\u0000b';

const database = prepared(freshDatabase);
const idp = prepared(() => runProvider(database.sequelize));
afterAll(() => expect(idp.errors).toEqual([]));

const PARAMETERS = [
  'client_id',
  'redirect_uri',
  'response_type',
  'response_mode',
  'scope',
  'audience',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
  'ui_locales',
  'login_hint',
  'screen_hint',
  'prompt',
  'max_age',
  'acr_values',
  'claims',
  'id_token_hint',
];
test.each(PARAMETERS)(
  'a NUL in %s of /authorize is the client’s mistake, not a fault of ours',
  async (name) => {
    const { path } = authorizeRequest(idp.base, { [name]: NUL });
    const { status } = await new Browser(idp.base).get(path);
    // Refused on a page, by a redirect to the app with the error, or of no meaning for us.
    expect([303, 400]).toContain(status);
  },
);

test.each<Record<string, string>>([
  { grant_type: 'authorization_code', code: NUL, code_verifier: 'v'.repeat(43), redirect_uri: '/' },
  { grant_type: 'refresh_token', refresh_token: NUL },
  { grant_type: NUL },
])('nor is one in what /oauth/token is sent: %p', async (fields) => {
  const body = new URLSearchParams({ client_id: CLIENT, ...fields });
  expect((await fetch(`${idp.base}/oauth/token`, { method: 'POST', body })).status).toBe(400);
});

test.each(['email', 'password', 'name'])('nor in the %s of a form', async (name) => {
  for (const extra of [{ screen_hint: 'login' }, { screen_hint: 'signup' }]) {
    const browser = new Browser(idp.base);
    const { form } = await openForm(browser, idp.base, extra);
    const action = /action="([^"]+)"/.exec(await (await browser.get(form)).text())![1]!;
    const fields = { email: 'somebody@example.com', password: 'wrong password', [name]: NUL };
    const { status } = await browser.post(action.replaceAll('&amp;', '&'), fields);
    expect(status).toBeLessThan(500);
  }
});

test.each(['/u/verify', '/u/reset', '/oidc/logout', '/v2/logout'])('nor in the query of %s', async (path) => {
  const query = new URLSearchParams({ token: NUL, id_token_hint: NUL, returnTo: NUL, client_id: NUL });
  expect((await new Browser(idp.base).get(`${path}?${query}`)).status).toBeLessThan(500);
});
