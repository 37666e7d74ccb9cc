import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freshDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database.ts';
import { Browser } from './browser.ts';
import { PASSWORD, logIn, openForm, runProvider } from './harness.ts';
import type { RunningProvider } from './harness.ts';

let database: TestDatabase;
let idp: RunningProvider;
const EMAIL = 'student@example.com';
const OTHER = 'other@example.com';

const start = async (limits: object) => {
  await idp?.close();
  idp = await runProvider(database.sequelize, { limits });
};
const tryLogIn = async (email: string, password: string, from = '192.0.2.1') => {
  const browser = new Browser(idp.base);
  browser.headers['x-forwarded-for'] = from;
  const { form } = await openForm(browser, idp.base);
  return browser.post(`${form}/log-in`, { email, password });
};

beforeAll(async () => {
  database = await freshDatabase();
  await start({});
  for (const email of [EMAIL, OTHER]) {
    await idp.provider.createAccount({ email, password: PASSWORD, email_verified: true });
  }
});
afterAll(async () => {
  await idp.close();
  await database.close();
});

test('guessing one account ends after its free tries, even with the right password, and only for that account', async () => {
  await start({ failuresPerAccount: 3 });
  for (const email of [EMAIL, 'STUDENT@example.com ', EMAIL]) {
    expect((await tryLogIn(email, 'wrong password')).status).toBe(401);
  }
  const refused = await tryLogIn(EMAIL, PASSWORD);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  const text = await refused.text();
  expect(text).toMatch(/role="alert"[^]*Too many attempts/);
  expect(text).toContain(`value="${EMAIL}"`);
  expect((await logIn(new Browser(idp.base), idp.base, OTHER)).access_token).toBeTruthy();
});

test('R18: guesses from one address do not lock the owner out at another', async () => {
  await start({});
  for (let n = 0; n < 10; n++) expect((await tryLogIn(EMAIL, 'wrong password')).status).toBe(401);
  expect((await tryLogIn(EMAIL, PASSWORD)).status).toBe(429);
  expect((await tryLogIn(EMAIL, PASSWORD, '198.51.100.7')).status).toBe(303);
  expect((await tryLogIn(EMAIL, 'wrong password', '198.51.100.7')).status).toBe(401);
});

test('an unknown account is braked in the same way', async () => {
  await start({ failuresPerAccount: 2 });
  const statuses = [];
  for (let n = 0; n < 3; n++) statuses.push((await tryLogIn('nobody@example.com', 'wrong password')).status);
  expect(statuses).toEqual([401, 401, 429]);
});

test('logging in rightly uses no tries up', async () => {
  await start({ failuresPerAccount: 2, failuresPerAddress: 2 });
  for (let n = 0; n < 4; n++) {
    expect((await logIn(new Browser(idp.base), idp.base, EMAIL)).access_token).toBeTruthy();
  }
});

test('a field left empty uses no tries up', async () => {
  await start({ failuresPerAccount: 1, failuresPerAddress: 1 });
  for (let n = 0; n < 3; n++) expect((await tryLogIn('', 'wrong password')).status).toBe(422);
});

test('guessing many accounts from one address ends as well', async () => {
  await start({ failuresPerAddress: 3 });
  for (const name of ['a', 'b', 'c']) {
    expect((await tryLogIn(`${name}@example.com`, 'wrong password')).status).toBe(401);
  }
  expect((await tryLogIn('d@example.com', 'wrong password')).status).toBe(429);
});

test('sign-ups from one address end, in the form and at the public endpoint', async () => {
  await start({ signUpsPerAddress: 1 });
  const browser = new Browser(idp.base);
  const { form } = await openForm(browser, idp.base, { screen_hint: 'signup' });
  const signUp = (email: string) => browser.post(`${form}/sign-up`, { email, password: PASSWORD });
  expect((await signUp('one@example.com')).status).toBe(303);
  const refused = await signUp('two@example.com');
  expect(refused.status).toBe(429);
  expect(await refused.text()).toContain('Create your account');

  const post = () =>
    fetch(`${idp.base}/dbconnections/signup`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: 'student-web', email: 'three@example.com', password: PASSWORD }),
    });
  expect((await post()).status).toBe(200);
  expect((await post()).status).toBe(429);
  expect(idp.mails.map(({ email }) => email)).toEqual(['one@example.com', 'three@example.com']);
});

test('a brake on a page that has expired is still an answer', async () => {
  await start({ failuresPerAddress: 1 });
  const post = () => new Browser(idp.base).post('/u/unknown/log-in', { email: EMAIL, password: PASSWORD });
  expect((await post()).status).toBe(400);
  expect((await post()).status).toBe(400);
  expect(idp.errors).toEqual([]);
});
