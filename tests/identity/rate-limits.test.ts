import { freshDatabase } from '../support/database.ts';
import { Browser } from './browser.ts';
import { PASSWORD, logIn, openForm, runProvider, signUpBy, type RunningProvider } from './harness.ts';
import { prepared } from '../support/prepared.ts';

let idp: RunningProvider;
const EMAIL = 'student@example.com';
const OTHER = 'other@example.com';
const MANY = { free: 1_000, seconds: 1 };

const clock = { now: new Date() };
const pass = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
};

/** @param limits the ones a test is about; the others are out of reach */
const start = async (limits: object = {}) => {
  await idp?.close();
  const unreachable = {
    guessesFromAddress: MANY,
    guessesOfAddress: MANY,
    guessesAtAccount: MANY,
    guessesInKnownBrowser: MANY,
  };
  idp = await runProvider(database.sequelize, {
    limits: { ...unreachable, ...limits },
    now: () => clock.now,
  });
};
const browserAt = (address: string) => {
  const browser = new Browser(idp.base);
  browser.headers['x-forwarded-for'] = address;
  return browser;
};
const tryIn = async (browser: Browser, email: string, password: string) => {
  const { form } = await openForm(browser, idp.base);
  return browser.post(`${form}/log-in`, { email, password });
};
const tryLogIn = (email: string, password: string, from = '192.0.2.1') =>
  tryIn(browserAt(from), email, password);
/** Another address at each call. */
let places = 0;
const elsewhere = () => `198.51.100.${++places}`;
/** The session of this browser ends; what it is known for stays. */
const knownBrowser = async (email = EMAIL) => {
  const browser = browserAt(elsewhere());
  await logIn(browser, idp.base, email);
  return browser.copy(({ name }) => name.startsWith('idp_known_'));
};

const database = prepared(freshDatabase);
beforeAll(async () => {
  await start();
  for (const email of [EMAIL, OTHER]) {
    await idp.provider.createAccount({ email, password: PASSWORD, email_verified: true });
  }
});
afterAll(() => idp.close());

test('guessing one account ends after its free tries, even with the right password, and only for that account', async () => {
  await start({ guessesFromAddress: { free: 3, seconds: 60 } });
  for (const email of [EMAIL, 'STUDENT@example.com ', EMAIL]) {
    expect((await tryLogIn(email, 'wrong password')).status).toBe(401);
  }
  const refused = await tryLogIn(EMAIL, PASSWORD);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('60');
  const text = await refused.text();
  expect(text).toMatch(/role="alert"[^]*Too many attempts/);
  expect(text).toContain(`value="${EMAIL}"`);
  expect((await logIn(new Browser(idp.base), idp.base, OTHER)).access_token).toBeTruthy();
});

test('R18: after the wait there is one guess more, and the right password of who has waited gets in', async () => {
  await start({ guessesFromAddress: { free: 2, seconds: 60 } });
  const guess = async (password = 'wrong password') => (await tryLogIn(EMAIL, password)).status;
  expect([await guess(), await guess(), await guess()]).toEqual([401, 401, 429]);
  pass(59);
  expect(await guess()).toBe(429);
  pass(1);
  expect([await guess(), await guess()]).toEqual([401, 429]);
  pass(60);
  expect(await guess(PASSWORD)).toBe(303);
});

test('R18: guesses at the same moment are no way around', async () => {
  await start({ guessesFromAddress: { free: 3, seconds: 60 } });
  const answers = await Promise.all(Array.from({ length: 12 }, () => tryLogIn(EMAIL, 'wrong password')));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(9);
});

test('R18: guesses from one address do not lock the owner out at another', async () => {
  await start({ guessesFromAddress: { free: 10, seconds: 60 } });
  for (let n = 0; n < 10; n++) expect((await tryLogIn(EMAIL, 'wrong password')).status).toBe(401);
  expect((await tryLogIn(EMAIL, PASSWORD)).status).toBe(429);
  expect((await tryLogIn(EMAIL, PASSWORD, '198.51.100.7')).status).toBe(303);
  expect((await tryLogIn(EMAIL, 'wrong password', '198.51.100.7')).status).toBe(401);
});

test('an unknown account is braked in the same way', async () => {
  await start({ guessesFromAddress: { free: 2, seconds: 60 } });
  const statuses = [];
  for (let n = 0; n < 3; n++) statuses.push((await tryLogIn('nobody@example.com', 'wrong password')).status);
  expect(statuses).toEqual([401, 401, 429]);
});

test('logging in rightly uses no tries up', async () => {
  const two = { free: 2, seconds: 60 };
  await start({ guessesFromAddress: two, guessesOfAddress: two, guessesAtAccount: two });
  for (let n = 0; n < 4; n++) {
    expect((await logIn(new Browser(idp.base), idp.base, EMAIL)).access_token).toBeTruthy();
  }
});

test('a field left empty uses no tries up', async () => {
  const one = { free: 1, seconds: 60 };
  await start({ guessesFromAddress: one, guessesOfAddress: one });
  for (let n = 0; n < 3; n++) expect((await tryLogIn('', 'wrong password')).status).toBe(422);
});

describe('R18: one address that tries many accounts', () => {
  test('is ended; others are not, nor is a browser there that is known', async () => {
    await start({ guessesOfAddress: { free: 3, seconds: 60 } });
    const known = await knownBrowser();
    for (const name of ['a', 'b', 'c']) {
      expect((await tryLogIn(`${name}@example.com`, 'wrong password')).status).toBe(401);
    }
    expect((await tryLogIn('d@example.com', 'wrong password')).status).toBe(429);
    expect((await tryLogIn(EMAIL, PASSWORD)).status).toBe(429);
    expect((await tryLogIn(EMAIL, PASSWORD, elsewhere())).status).toBe(303);
    known.headers['x-forwarded-for'] = '192.0.2.1';
    expect((await tryIn(known, EMAIL, PASSWORD)).status).toBe(303);
  });
});

describe('R18: many addresses that try one account', () => {
  const guessFromEverywhere = async (email = EMAIL) => {
    for (let n = 0; n < 3; n++)
      expect((await tryLogIn(email, 'wrong password', elsewhere())).status).toBe(401);
    expect((await tryLogIn(email, 'wrong password', elsewhere())).status).toBe(429);
  };
  const limits = { guessesAtAccount: { free: 3, seconds: 600 } };

  test('are ended, whether there is such an account or not', async () => {
    await start(limits);
    await guessFromEverywhere();
    await guessFromEverywhere('nobody@example.com');
    expect((await tryLogIn(OTHER, PASSWORD, elsewhere())).status).toBe(303);
  });

  test('do not keep its owner out of a browser that signed in before, after a restart too', async () => {
    await start(limits);
    const known = await knownBrowser();
    await guessFromEverywhere();
    expect((await tryLogIn(EMAIL, PASSWORD, elsewhere())).status).toBe(429);
    expect((await tryIn(known, EMAIL, 'my old password')).status).toBe(401);
    expect((await tryIn(known, EMAIL, PASSWORD)).status).toBe(303);
    await idp.restart();
    await guessFromEverywhere();
    expect((await tryIn(known, EMAIL, PASSWORD)).status).toBe(303);
  });

  test('do not keep out an owner who confirms by mail', async () => {
    await start(limits);
    await guessFromEverywhere();
    const browser = browserAt(elsewhere());
    await signUpBy(browser, idp.base, EMAIL, 'another long password');
    expect((await tryIn(browser, EMAIL, PASSWORD)).status).toBe(429);
    await browser.get(idp.mails.at(-1)!.url);
    expect((await tryIn(browser, EMAIL, 'another long password')).status).toBe(401);
    expect((await tryIn(browser, EMAIL, PASSWORD)).status).toBe(303);
  });

  test('are not known by the cookie of another account, a forged one or one of half a year ago', async () => {
    await start(limits);
    const known = await knownBrowser();
    const others = await knownBrowser(OTHER);
    await guessFromEverywhere();
    expect((await tryIn(others, EMAIL, PASSWORD)).status).toBe(429);
    const forged = known.copy();
    forged.change((value) => `${value.slice(0, -4)}AAAA`);
    expect((await tryIn(forged, EMAIL, PASSWORD)).status).toBe(429);
    pass(181 * 86_400);
    await guessFromEverywhere();
    expect((await tryIn(known, EMAIL, PASSWORD)).status).toBe(429);
  });

  test('count in a known browser for that browser', async () => {
    await start({ ...limits, guessesInKnownBrowser: { free: 2, seconds: 60 } });
    const known = await knownBrowser();
    const second = await knownBrowser();
    const statuses = [];
    for (let n = 0; n < 3; n++) statuses.push((await tryIn(known, EMAIL, 'wrong password')).status);
    expect(statuses).toEqual([401, 401, 429]);
    expect((await tryIn(second, EMAIL, PASSWORD)).status).toBe(303);
    expect((await tryLogIn(EMAIL, PASSWORD, elsewhere())).status).toBe(303);
  });
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
  await start({ guessesOfAddress: { free: 1, seconds: 60 } });
  const post = () => new Browser(idp.base).post('/u/unknown/log-in', { email: EMAIL, password: PASSWORD });
  expect((await post()).status).toBe(400);
  expect((await post()).status).toBe(400);
  expect(idp.errors).toEqual([]);
});
