import { freshDatabase } from '../support/database.ts';
import { Browser, locationOf } from './browser.ts';
import { STAFF_CLIENT, authorizeRequest, openForm, runProvider } from './harness.ts';
import { prepared } from '../support/prepared.ts';

let browser: Browser;

const database = prepared(freshDatabase);
const idp = prepared(() => runProvider(database.sequelize));
afterAll(() => expect(idp.errors).toEqual([]));
beforeEach(() => {
  browser = new Browser(idp.base);
});

const textOf = async (path: string) => (await browser.get(path)).text();

test('R17: a mailed link confirmed without a form is an invalid link, not a fault of ours', async () => {
  for (const type of [null, 'application/json', 'multipart/form-data; boundary=x']) {
    const headers = new Headers(type === null ? [] : [['content-type', type]]);
    const answer = await fetch(`${idp.base}/u/verify`, { method: 'POST', headers });
    expect([type, answer.status]).toEqual([type, 410]);
  }
});

describe('the language of a page', () => {
  test.each([
    ['the browser prefers Japanese', 'ja,en;q=0.5', null, 'ja'],
    ['the browser prefers English', 'en-GB,ja;q=0.5', null, 'en'],
    ['the browser prefers Vietnamese', 'vi-VN,vi;q=0.9,en;q=0.5', null, 'vi'],
    ['the browser knows none', 'ne', null, 'en'],
    ['the browser says nothing', '', null, 'en'],
    ['the app asks for Japanese', 'en', 'ja en', 'ja'],
    ['the app asks for Vietnamese', 'en', 'vi', 'vi'],
    ['the app asks for one we lack, then Japanese', 'en', 'ne ja', 'ja'],
  ])('%s', async (_name, acceptLanguage, uiLocales, language) => {
    browser.headers['accept-language'] = acceptLanguage;
    const { form } = await openForm(browser, idp.base, { ui_locales: uiLocales });
    expect(await textOf(form)).toContain(`<html lang="${language}">`);
  });

  test('is switched by a link, and stays through the form and its errors', async () => {
    const { form } = await openForm(browser, idp.base, { ui_locales: 'ja' });
    const page = await textOf(form);
    const link = /href="([^"]+)" lang="en"/.exec(page)![1]!.replaceAll('&amp;', '&');
    const switched = await textOf(link);
    expect(switched).toContain('<html lang="en">');
    const action = /action="([^"]+)"/.exec(switched)![1]!.replaceAll('&amp;', '&');
    const refused = await browser.post(action, { email: 'nobody@example.com', password: 'wrong password' });
    expect(await refused.text()).toMatch(/<html lang="en">[^]*is wrong/);
  });

  test.each([
    ['/u/verify?token=none&lang=ja', 'このリンクは使えません'],
    ['/u/none?lang=ja', 'このページの有効期限が切れました'],
    ['/authorize?client_id=nobody&lang=ja', 'エラーが発生しました'],
    ['/v2/logout?lang=ja', 'ログアウトしました'],
    ['/u/verify?token=none&lang=vi', 'Liên kết này không dùng được nữa'],
    ['/u/none?lang=vi', 'Trang này đã hết hạn'],
    ['/u/verify?token=none&lang=en', 'This link no longer works'],
    ['/u/none?lang=xx', 'This page has expired'],
  ])('%s speaks it too', async (path, words) => {
    expect(await textOf(path)).toContain(words);
  });
});

describe('headers', () => {
  test.each([
    ['/u/verify?token=none'],
    ['/u/none'],
    ['/authorize?client_id=nobody'],
    ['/v2/logout'],
    ['/oidc/logout/success'],
  ])('%s runs nothing, is framed by nobody, is kept nowhere and tells nobody where it was', async (path) => {
    const { headers } = await browser.get(path);
    const policy = headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cache-control')).toContain('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('a form may end up only here and in the apps; the style carries a nonce of its own each time', async () => {
    const nonces = [];
    for (const _time of [1, 2]) {
      const response = await browser.get('/v2/logout');
      const policy = response.headers.get('content-security-policy')!;
      expect(policy).toContain(`form-action 'self' ${idp.base};`);
      const nonce = /style-src 'nonce-([\w-]+)'/.exec(policy)![1]!;
      const text = await response.text();
      expect(text).toContain(`<style nonce="${nonce}">`);
      expect(text).not.toContain('<script');
      nonces.push(nonce);
    }
    expect(nonces[0]).not.toBe(nonces[1]);
  });
});

describe('what is not ours', () => {
  test.each([
    '/',
    '/u',
    '/users',
    '/oauth',
    '/oidc/logoutx',
    '/.well-known/security.txt',
    '/authorize/a/b',
    '/me',
  ])('%s goes on to the app', async (path) => {
    const response = await browser.get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-security-policy')).not.toContain('form-action');
  });

  test('features of oidc-provider that nobody needs are off', async () => {
    for (const path of ['/request', '/reg', '/device/auth', '/token/introspection']) {
      expect((await browser.post(path, {})).status).toBe(404);
    }
  });
});

test('a page of the staff app says so and leads back there', async () => {
  const extra = { client_id: STAFF_CLIENT, redirect_uri: `${idp.base}/staff/auth-callback` };
  const form = locationOf(await browser.get(authorizeRequest(idp.base, extra).path));
  const text = await textOf(form);
  expect(text).toContain('Staff console');
  expect(text).toContain(`href="${idp.base}/staff/"`);
});

test('a sign-up for a huge form is refused before it is read', async () => {
  const { form } = await openForm(browser, idp.base);
  const response = await browser.post(`${form}/sign-up`, {
    email: 'a@example.com',
    password: 'x'.repeat(20_000),
  });
  expect(response.status).toBe(413);
});
