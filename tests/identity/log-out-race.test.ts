import { OidcPayload } from '../../db/models/oidc.ts';
import { createSessionRows } from '../../server/identity/embedded/session-rows.ts';
import { until } from '../worker/until.ts';
import { freshDatabase } from '../support/database.ts';
import { Browser, locationOf } from './browser.ts';
import { authorizeRequest, CLIENT, exchange, logIn, PASSWORD, runProvider } from './harness.ts';
import { prepared } from '../support/prepared.ts';
import { waitingForLocks } from '../support/waiting-for-locks.ts';

const EMAIL = 'student@example.com';
const SILENT = { prompt: 'none', response_mode: 'web_message' };
const LOG_OUT = `/v2/logout?client_id=${CLIENT}`;

const database = prepared(freshDatabase);
const idp = prepared(() => runProvider(database.sequelize));
beforeAll(async () => {
  await idp.provider.createAccount({ email: EMAIL, password: PASSWORD, email_verified: true });
});
afterAll(() => expect(idp.errors).toEqual([]));

/** What a silent sign-in tells the page around its frame. */
async function answerOf(response: Response): Promise<Record<string, string>> {
  const data = /var data = (.*);/.exec(await response.text())![1]!;
  return (JSON.parse(data) as { response: Record<string, string> }).response;
}

const silently = async (browser: Browser) =>
  answerOf(await browser.get(authorizeRequest(idp.base, SILENT).path));

/**
 * Starts requests that wait for the account when they have read their session, and lets them go on after `act`.
 * @param count how many wait
 */
async function holding(
  count: number,
  start: () => Promise<Response>[],
  act = (): Promise<unknown> => Promise.resolve(),
): Promise<Response[]> {
  const held: Promise<Response>[] = [];
  await database.sequelize.transaction(async (transaction) => {
    await database.sequelize.query('lock table oidc_accounts in access exclusive mode', { transaction });
    held.push(...start());
    await until('the requests wait', async () => (await waitingForLocks(database.sequelize)) >= count);
    await act();
  });
  return Promise.all(held);
}

test('R3: silent sign-ins under way while somebody logs out bring no code and no session back', async () => {
  const browser = new Browser(idp.base);
  await logIn(browser, idp.base, EMAIL);
  const before = browser.copy();
  const answers = await holding(
    3,
    () => [1, 2, 3].map(() => browser.copy().get(authorizeRequest(idp.base, SILENT).path)),
    () => browser.get(LOG_OUT),
  );
  for (const answer of answers) expect(await answerOf(answer)).toMatchObject({ error: 'login_required' });
  expect(await silently(before)).toMatchObject({ error: 'login_required' });
});

test('R3: five times three silent sign-ins at the moment of a log-out leave nobody signed in', async () => {
  for (let round = 0; round < 5; round++) {
    const browser = new Browser(idp.base);
    await logIn(browser, idp.base, EMAIL);
    const before = browser.copy();
    const requests = [1, 2, 3].map(() => authorizeRequest(idp.base, SILENT));
    const [answers] = await Promise.all([
      Promise.all(requests.map(async ({ path }) => answerOf(await before.copy().get(path)))),
      browser.get(LOG_OUT),
    ]);
    expect(await silently(before)).toMatchObject({ error: 'login_required' });
    // A code of a moment before the log-out went with the session.
    for (const [index, { code }] of answers.entries()) {
      if (code === undefined) continue;
      expect((await exchange(idp.base, code, requests[index]!.verifier)).body.error).toBe('invalid_grant');
    }
  }
});

test('R3: a code that is being exchanged while somebody logs out yields no tokens', async () => {
  const browser = new Browser(idp.base);
  await OidcPayload.destroy({ where: { kind: 'RefreshToken' } });
  await logIn(browser, idp.base, EMAIL);
  const { path, verifier } = authorizeRequest(idp.base);
  const code = new URL(locationOf(await browser.get(path))).searchParams.get('code')!;
  const body = new URLSearchParams({
    client_id: CLIENT,
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: `${idp.base}/auth0-callback`,
  });
  const [answer] = await holding(
    1,
    () => [fetch(`${idp.base}/oauth/token`, { method: 'POST', body })],
    () => browser.get(LOG_OUT),
  );
  expect([answer!.status, await answer!.json()]).toMatchObject([400, { error: 'invalid_grant' }]);
  expect(await OidcPayload.count({ where: { kind: 'RefreshToken' } })).toBe(0);
});

test('R3: a log-out waits for a code that is just being stored, and takes it along', async () => {
  const rows = createSessionRows(database.sequelize, () => new Date());
  const uid = 'a session';
  await rows.store('its id', { uid, authorizations: {} }, null);
  let leaving!: Promise<void>;
  const isStored = await rows.ifAlive(uid, async (transaction) => {
    leaving = rows.logOut(uid);
    const over = { now: false };
    void leaving.then(() => (over.now = true));
    await until('the log-out waits', async () => over.now || (await waitingForLocks(database.sequelize)) > 0);
    const code = { kind: 'AuthorizationCode', key: 'late', payload: { sessionUid: uid } };
    await OidcPayload.create(code, { transaction });
  });
  await leaving;
  expect(isStored).toBe(true);
  expect(await OidcPayload.count({ where: { key: 'late' } })).toBe(0);
});

test('R3: an account removed while a silent sign-in is under way stays signed out, also when made again', async () => {
  const person = { email: 'leaving@example.com', password: PASSWORD, email_verified: true };
  const { sub } = (await idp.provider.createAccount(person)) as { sub: string };
  const browser = new Browser(idp.base);
  await logIn(browser, idp.base, person.email);
  const before = browser.copy();
  const { path } = authorizeRequest(idp.base, SILENT);
  let removed: Promise<void>;
  // The removal waits for the table as well: whichever of the two goes on first, the session must be over.
  const [answer] = await holding(2, () => {
    removed = idp.provider.removeAccount(sub);
    return [before.copy().get(path)];
  });
  await removed!;
  await answer!.text();
  await idp.provider.createAccount(person);
  expect(await silently(before)).toMatchObject({ error: 'login_required' });
});

test('R3: after a log-out the same browser signs in again', async () => {
  const browser = new Browser(idp.base);
  await logIn(browser, idp.base, EMAIL);
  await browser.get(LOG_OUT);
  const tokens = await logIn(browser, idp.base, EMAIL);
  expect(tokens.refresh_token).toBeTruthy();
  expect((await silently(browser))['code']).toBeTruthy();
});
