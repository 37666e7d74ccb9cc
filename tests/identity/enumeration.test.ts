import { freshDatabase } from '../support/database.ts';
import { Browser } from './browser.ts';
import { PASSWORD, logIn, press, runProvider, signUpBy } from './harness.ts';
import { prepared } from '../support/prepared.ts';

let browser: Browser;
let count = 0;

const database = prepared(freshDatabase);
const idp = prepared(() => runProvider(database.sequelize));
afterAll(() => expect(idp.errors).toEqual([]));
beforeEach(() => {
  browser = new Browser(idp.base);
  idp.mails.length = 0;
});

const newEmail = () => `new${++count}@example.com`;
const mailedLink = () => new URL(idp.mails.at(-1)!.url);

describe('nobody learns who has an account', () => {
  const anonymous = (text: string, email: string, form: string) =>
    text
      .replaceAll(email, 'EMAIL')
      .replaceAll(form, 'FORM')
      .replace(/nonce="[^"]+"/, '');

  test('sign-up with a known address shows the very page of an unknown one, and mails as well', async () => {
    const known = newEmail();
    await idp.provider.createAccount({ email: known, password: PASSWORD, email_verified: true });
    const pages = [];
    for (const email of [known, newEmail()]) {
      const { form, status, text } = await signUpBy(
        new Browser(idp.base),
        idp.base,
        email,
        'another password',
      );
      pages.push([status, anonymous(text, email, form)]);
    }
    expect(pages[0]).toEqual(pages[1]);
    expect(idp.mails.map(({ url }) => url.replace(/token=[\w-]+/, ''))).toEqual(
      Array(2).fill(`${idp.base}/u/verify?&lang=en`),
    );
  });

  test("the known address' link tells its owner to log in, and changes nothing", async () => {
    const email = newEmail();
    await idp.provider.createAccount({ email, password: PASSWORD, email_verified: true });
    await signUpBy(browser, idp.base, email, 'another password');
    const opened = await browser.get(mailedLink().href);
    expect(await opened.text()).toContain('You already have an account');
    const pressed = await press(browser, mailedLink());
    expect(pressed.status).toBe(200);
    expect(await pressed.text()).toContain('You already have an account');
    await expect(logIn(new Browser(idp.base), idp.base, email, 'another password')).rejects.toThrow();
    expect((await logIn(new Browser(idp.base), idp.base, email)).access_token).toBeTruthy();
  });

  test('the public sign-up endpoint answers alike, down to the id', async () => {
    const known = newEmail();
    const made = await idp.provider.createAccount({ email: known, password: PASSWORD, email_verified: true });
    const post = async (email: string) => {
      const response = await fetch(`${idp.base}/dbconnections/signup`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ client_id: 'student-web', email, password: PASSWORD, connection: 'any' }),
      });
      return [response.status, await response.json()] as [number, { _id: string }];
    };
    const fresh = newEmail();
    const first = await post(fresh);
    expect(await post(fresh)).toEqual(first);
    const [status, body] = await post(known);
    expect([status, Object.keys(body)]).toEqual([first[0], Object.keys(first[1])]);
    expect(made).toEqual({ sub: `auth0|${body._id}` });
    expect(first[1]._id).toHaveLength(body._id.length);
    expect(idp.mails.map(({ email }) => email)).toEqual([fresh, fresh, known]);
  });
});
