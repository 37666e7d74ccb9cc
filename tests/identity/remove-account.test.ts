import { QueryTypes } from 'sequelize';
import { OidcAccount, OidcPayload } from '../../db/models/oidc.ts';
import { freshDatabase } from '../support/database.ts';
import { Browser, locationOf } from './browser.ts';
import { authorizeRequest, logIn, PASSWORD, refresh, runProvider } from './harness.ts';
import { prepared } from '../support/prepared.ts';

const EMAIL = 'leaving@example.com';
const OTHER = 'staying@example.com';

const database = prepared(freshDatabase);
const idp = prepared(() => runProvider(database.sequelize));
beforeAll(async () => {
  for (const email of [EMAIL, OTHER])
    await idp.provider.createAccount({ email, password: PASSWORD, email_verified: true });
});
afterAll(() => expect(idp.errors).toEqual([]));

const subOf = async (email: string) =>
  (await OidcAccount.findOne({ where: { email }, rejectOnEmpty: true })).sub;

describe('an account that ends', () => {
  test('takes its sessions, tokens and links with it, and nobody else’s', async () => {
    const browser = new Browser(idp.base);
    const elsewhere = new Browser(idp.base);
    const mine = await logIn(browser, idp.base, EMAIL);
    const others = await logIn(elsewhere, idp.base, OTHER);
    await idp.provider.signUp({ email: EMAIL, password: PASSWORD });
    const sub = await subOf(EMAIL);
    await idp.provider.removeAccount(sub);

    expect((await refresh(idp.base, mine.refresh_token!)).body.error).toBe('invalid_grant');
    const silently = new URL(locationOf(await browser.get(authorizeRequest(idp.base).path)), idp.base);
    expect(silently.pathname).not.toBe('/auth0-callback');
    expect((await refresh(idp.base, others.refresh_token!)).status).toBe(200);
    expect(await OidcAccount.count({ where: { email: OTHER } })).toBe(1);
  });

  test('leaves neither its address nor its subject', async () => {
    const left = await database.sequelize.query(
      `select to_jsonb(p)::text as row from oidc_payloads p where strpos(to_jsonb(p)::text, $1) > 0
       union all select to_jsonb(a)::text from oidc_accounts a where strpos(to_jsonb(a)::text, $1) > 0`,
      { bind: [EMAIL], type: QueryTypes.SELECT },
    );
    expect(left).toEqual([]);
    expect(await OidcPayload.count()).toBeGreaterThan(0);
  });

  test('can be ended again, and made again', async () => {
    await idp.provider.removeAccount('auth0|nobody');
    const made = await idp.provider.createAccount({ email: EMAIL, password: PASSWORD, email_verified: true });
    expect(made).not.toBe('exists');
    await logIn(new Browser(idp.base), idp.base, EMAIL);
  });
});
