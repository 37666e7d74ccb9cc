import { decodeJwt } from 'jose';
import { OidcAccount, OidcPayload } from '../../db/models/oidc.ts';
import { loadConfig } from '../../server/config.ts';
import { embeddedProvider } from '../../server/start/identity.ts';
import { freshDatabase } from '../support/database.ts';
import { Browser, locationOf } from './browser.ts';
import {
  CLAIMS,
  PASSWORD,
  exchange,
  followToApp,
  logIn,
  openForm,
  press,
  runProvider,
  signUpBy,
} from './harness.ts';
import { prepared } from '../support/prepared.ts';

let browser: Browser;
let now = new Date();
let count = 0;
const HOUR = 3_600_000;

const database = prepared(freshDatabase);
const idp = prepared(() => runProvider(database.sequelize, { now: () => now }));
afterAll(() => expect(idp.errors).toEqual([]));
beforeEach(() => {
  browser = new Browser(idp.base);
  idp.mails.length = 0;
  now = new Date();
});

const newEmail = () => `new${++count}@example.com`;
const isVerified = async (email: string) => (await OidcAccount.findOne({ where: { email } }))?.email_verified;

const signUp = (email: string, password = PASSWORD, by = browser) => signUpBy(by, idp.base, email, password);

const mailedLink = () => new URL(idp.mails.at(-1)!.url);
const tokenOf = (link: URL) => link.searchParams.get('token')!;

describe('sign-up', () => {
  test('screen_hint=signup opens the sign-up form', async () => {
    const { form } = await openForm(browser, idp.base, { screen_hint: 'signup' });
    expect(form).toMatch(/^\/u\/[\w-]+$/);
    const text = await (await browser.get(form)).text();
    expect(text).toContain('Create your account');
    expect(text).toContain('autocomplete="new-password"');
  });

  test('mails a link; opening it changes nothing; its button verifies and goes on into the app', async () => {
    const email = newEmail();
    const { verifier, text } = await signUp(email);
    expect(text).toContain('Check your e-mail');
    expect(text).toContain(email);
    expect(text).not.toContain('/u/verify');
    expect(idp.mails).toHaveLength(1);
    expect(idp.mails[0]).toMatchObject({ email, language: 'en' });

    const link = mailedLink();
    for (const _opened of [1, 2]) {
      const page = await browser.get(link.href);
      expect(page.status).toBe(200);
      expect(page.headers.get('referrer-policy')).toBe('no-referrer');
      expect(await page.text()).toContain('<button type="submit">Confirm this address</button>');
    }
    expect(await isVerified(email)).toBe(false);

    const callback = await followToApp(browser, idp.base, await press(browser, link));
    expect(await isVerified(email)).toBe(true);
    const { body } = await exchange(idp.base, callback.searchParams.get('code')!, verifier);
    expect(decodeJwt(body.access_token)).toMatchObject({
      [`${CLAIMS}email`]: email,
      [`${CLAIMS}email_verified`]: true,
    });
  });

  test('confirmed on another device says so there, and lets the first browser go on', async () => {
    const email = newEmail();
    const { form, verifier } = await signUp(email);
    const notYet = await browser.get(`${form}/continue`);
    expect(await notYet.text()).toMatch(/role="alert"[^]*not confirmed yet/);

    const phone = new Browser(idp.base);
    const confirmed = await phone.get(locationOf(await press(phone, mailedLink())));
    expect(confirmed.status).toBe(200);
    expect(await confirmed.text()).toContain('Your address is confirmed');
    expect(phone.cookieNames()).toEqual([]);

    const callback = await followToApp(browser, idp.base, await browser.get(`${form}/continue`));
    expect((await exchange(idp.base, callback.searchParams.get('code')!, verifier)).status).toBe(200);
  });

  test('S9: confirmed and gone on in a second tab, the first tab follows into the app', async () => {
    const { form } = await signUp(newEmail());
    await followToApp(browser, idp.base, await press(browser, mailedLink()));
    const callback = `${new URL(idp.base).origin}/auth0-callback`;
    for (const page of [`${form}/continue`, `${form}/check-mail`, form]) {
      const response = await browser.get(page);
      expect([page, response.status, locationOf(response)]).toEqual([page, 303, callback]);
    }
    // What was never confirmed has expired, as before.
    const other = await signUp(newEmail(), PASSWORD, new Browser(idp.base));
    expect((await browser.get(`${other.form}/continue`)).status).toBe(400);
  });

  test('S16: the mail is sent again on request, with the password chosen; the newest link is as good as the first', async () => {
    const email = newEmail();
    const { form, verifier, text } = await signUp(email);
    expect(text).toContain('Send the e-mail again');
    const shown = await browser.get(locationOf(await browser.post(`${form}/resend`, {})));
    expect(await shown.text()).toMatch(/role="status"[^]*sent the e-mail again[^]*/);
    expect(idp.mails.map((mail) => mail.email)).toEqual([email, email]);
    expect(new Set(idp.mails.map(({ url }) => url)).size).toBe(2);
    const callback = await followToApp(browser, idp.base, await press(browser, mailedLink()));
    expect((await exchange(idp.base, callback.searchParams.get('code')!, verifier)).status).toBe(200);
    expect((await logIn(new Browser(idp.base), idp.base, email)).access_token).toBeTruthy();
  });

  test('the mail is not sent again without the cookie of its sign-in, nor before there is one', async () => {
    const { form } = await signUp(newEmail());
    expect((await new Browser(idp.base).post(`${form}/resend`, {})).status).toBe(400);
    const begun = await openForm(browser, idp.base, { screen_hint: 'signup' });
    expect(locationOf(await browser.post(`${begun.form}/resend`, {}))).toBe(begun.form);
    expect(idp.mails).toHaveLength(1);
  });

  test('a link works once; pressed again it only says that the address is confirmed', async () => {
    const email = newEmail();
    await signUp(email);
    const link = mailedLink();
    const phone = new Browser(idp.base);
    await press(phone, link);
    const again = await press(phone, link);
    expect(again.status).toBe(200);
    expect(await again.text()).toContain('Your address is confirmed');
    expect(await (await phone.get(link.href)).text()).toContain('Your address is confirmed');
  });

  test('several presses at the same moment verify once', async () => {
    await signUp(newEmail());
    // Open connections for all of them, or the pool would put them in a row.
    await Promise.all([1, 2, 3, 4].map(() => database.sequelize.query('select pg_sleep(0.05)')));
    const phone = new Browser(idp.base);
    const answers = await Promise.all([1, 2, 3].map(() => press(phone, mailedLink())));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  });

  test('a link ends after a day, and an invented one never began', async () => {
    const email = newEmail();
    await signUp(email);
    now = new Date(Date.now() + 24 * HOUR + 1000);
    expect((await press(browser, mailedLink())).status).toBe(410);
    expect((await browser.get(mailedLink().href)).status).toBe(410);
    expect((await browser.get('/u/verify?token=invented')).status).toBe(410);
    expect((await browser.get('/u/verify')).status).toBe(410);
    expect((await browser.post('/u/verify', {})).status).toBe(410);
    expect(await isVerified(email)).toBe(false);
  });

  test('a link and a password are nowhere in the database as they are', async () => {
    await signUp(newEmail(), 'a very own password');
    const rows = JSON.stringify([await OidcPayload.findAll(), await OidcAccount.findAll()]);
    expect(rows).not.toContain(tokenOf(mailedLink()));
    expect(rows).not.toContain('a very own password');
  });

  test.each([
    ['no address', '', PASSWORD, 'Enter your e-mail address.'],
    ['a wrong address', 'name@nowhere', PASSWORD, 'This is not an e-mail address.'],
    ['a short password', 'short@example.com', '12345', 'at least 6 characters'],
    ['an endless password', 'short@example.com', 'x'.repeat(201), 'at least 6 characters'],
  ])('%s is refused in the form, the address kept', async (_name, email, password, words) => {
    const { status, text } = await signUp(email, password);
    expect(status).toBe(422);
    expect(text).toContain(words);
    expect(text).toContain('aria-invalid="true"');
    expect(text).toContain(`value="${email}"`);
    expect(idp.mails).toEqual([]);
    expect(await OidcAccount.count({ where: { email } })).toBe(0);
  });

  test.each([
    '      ',
    '123456',
    '0987654321',
    'abcdef',
    '111111',
    'abcabc',
    'Password1',
    'ｐａｓｓｗｏｒｄ',
    'the.address',
  ])('R18: a password that is guessed first is refused with its reason: %s', async (password) => {
    const email = 'the.address@example.com';
    const { status, text } = await signUp(email, password);
    expect(status).toBe(422);
    expect(text).toContain('This password is easy to guess.');
    expect(text).toContain(`value="${email}"`);
    expect(await OidcAccount.count({ where: { email } })).toBe(0);
  });

  test('everything that is wrong is said at once', async () => {
    const { text } = await signUp('', '');
    expect(text).toContain('Enter your e-mail address.');
    expect(text).toContain('Choose a password of at least 6 characters');
  });

  test('six characters are enough, counted as people count', async () => {
    expect((await signUp(newEmail(), 'kaki82')).status).toBe(200);
    expect((await signUp(newEmail(), '🗝🗝🗝🗝🗝')).status).toBe(422);
  });

  test('the mail is in the language of the page', async () => {
    browser.headers['accept-language'] = 'ja';
    const { text } = await signUp(newEmail());
    expect(text).toContain('メールを確認してください');
    expect(idp.mails[0]).toMatchObject({ language: 'ja' });
    expect(mailedLink().searchParams.get('lang')).toBe('ja');
  });
});

describe('an address nobody confirmed', () => {
  test('does not open the app: the right password leads to a fresh mail', async () => {
    const email = newEmail();
    await signUp(email);
    const { form, verifier } = await openForm(browser, idp.base);
    const response = await browser.post(`${form}/log-in`, { email, password: PASSWORD });
    expect(locationOf(response)).toMatch(/check-mail/);
    expect(idp.mails).toHaveLength(2);
    const callback = await followToApp(browser, idp.base, await press(browser, mailedLink()));
    expect((await exchange(idp.base, callback.searchParams.get('code')!, verifier)).status).toBe(200);
  });

  test('a wrong password tells nothing of it', async () => {
    const email = newEmail();
    await signUp(email);
    const { form } = await openForm(browser, idp.base);
    const response = await browser.post(`${form}/log-in`, { email, password: 'wrong password' });
    expect(response.status).toBe(401);
    expect(idp.mails).toHaveLength(1);
  });

  test('belongs to whoever confirms it: each link carries its own password', async () => {
    const email = newEmail();
    await signUp(email, 'password of a stranger', new Browser(idp.base));
    await signUp(email, 'password of the owner', new Browser(idp.base));
    const [strangers, owners] = idp.mails.map(({ url }) => new URL(url));
    await press(new Browser(idp.base), owners!);
    await press(new Browser(idp.base), strangers!);
    await expect(logIn(new Browser(idp.base), idp.base, email, 'password of a stranger')).rejects.toThrow();
    expect(
      (await logIn(new Browser(idp.base), idp.base, email, 'password of the owner')).access_token,
    ).toBeTruthy();
  });

  test('keeps its subject from sign-up to token', async () => {
    const email = newEmail();
    const made = await idp.provider.signUp({ email, password: PASSWORD, language: 'ja' });
    expect(await idp.provider.signUp({ email, password: PASSWORD })).toBe('exists');
    await press(browser, mailedLink());
    const { access_token } = await logIn(browser, idp.base, email);
    expect(made).toEqual({ sub: decodeJwt(access_token).sub });
  });
});

test('mails to one address are counted by the hour, for known and unknown alike', async () => {
  const strict = await runProvider(database.sequelize, { limits: { mailsPerHour: 2 }, now: () => now });
  const known = newEmail();
  await strict.provider.createAccount({ email: known, password: PASSWORD, email_verified: true });
  const post = async (email: string) => {
    const there = new Browser(strict.base);
    const { form } = await openForm(there, strict.base, { screen_hint: 'signup' });
    const response = await there.post(`${form}/sign-up`, { email, password: PASSWORD });
    if (response.status === 429) expect(await response.text()).toMatch(/role="alert"[^]*several e-mails/);
    return response.status;
  };
  for (const email of [known, newEmail()]) {
    expect([await post(email), await post(email), await post(email)]).toEqual([303, 303, 429]);
  }
  expect(strict.mails).toHaveLength(4);
  now = new Date(Date.now() + HOUR + 1000);
  expect(await post(known)).toBe(303);
  await strict.close();
});

test('asking for the mail again counts too, and the page says when it was too often', async () => {
  const strict = await runProvider(database.sequelize, { limits: { mailsPerHour: 2 } });
  const there = new Browser(strict.base);
  const { form } = await signUpBy(there, strict.base, newEmail());
  expect((await there.post(`${form}/resend`, {})).status).toBe(303);
  const refused = await there.post(`${form}/resend`, {});
  expect(refused.status).toBe(429);
  expect(await refused.text()).toMatch(/role="alert"[^]*several e-mails/);
  expect(strict.mails).toHaveLength(2);
  await strict.close();
});

test('the development link shows on the page only where it is asked for', async () => {
  const development = await runProvider(database.sequelize, { showVerificationLink: true });
  const there = new Browser(development.base);
  const { form } = await openForm(there, development.base, { screen_hint: 'signup' });
  const response = await there.post(`${form}/sign-up`, { email: newEmail(), password: PASSWORD });
  const text = await (await there.get(locationOf(response))).text();
  expect(text).toContain('id="verification-link"');
  expect(text).toContain(development.mails[0]!.url.replaceAll('&', '&amp;'));
  await development.close();
});

test('as the server starts it, a password is hashed at the price that OWASP asks for', async () => {
  const { auth0, baseUrl } = loadConfig({ TABIDACHI_PROFILE: 'development' });
  const { sequelize } = database;
  const nothing = async () => {};
  const provider = await embeddedProvider({
    auth0,
    baseUrl,
    sequelize,
    sendVerificationMail: nothing,
    onError: nothing,
  });
  const email = newEmail();
  await provider.createAccount({ email, password: PASSWORD, email_verified: true });
  const { password_hash } = (await OidcAccount.findOne({ where: { email } }))!;
  expect(password_hash).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
});
