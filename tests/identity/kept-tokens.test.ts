import { createLocalJWKSet } from 'jose';
import { HfMember } from '../../db/models/hf-member.ts';
import { Identity } from '../../db/models/identity.ts';
import type { VerifyToken } from '../../server/http/authenticate.ts';
import { createTokenVerifier } from '../../server/identity/verify-token.ts';
import { startApi } from '../support/api.ts';
import { prepared } from '../support/prepared.ts';
import { Browser } from './browser.ts';
import { AUDIENCE, CLAIMS, CLIENT, logIn, PASSWORD, refresh, runProvider } from './harness.ts';

/**
 * What ends a token ends it at the next request, although its signature is checked once a minute only. The provider
 * here shares nothing with the app but the database, as another process would.
 */

let verify: VerifyToken;
let looked = 0;
const api = prepared(() =>
  startApi({ identity: { verifyToken: (bearer) => verify(bearer), canVerify: async () => true } }),
);
const idp = prepared(() => runProvider(api.sequelize));
beforeAll(async () => {
  const local = createLocalJWKSet(await idp.provider.jwks());
  verify = createTokenVerifier({
    issuer: idp.provider.issuer,
    audience: AUDIENCE,
    claimNamespace: CLAIMS,
    jwks(header, token) {
      looked += 1;
      return local(header, token);
    },
  });
});

let people = 0;
/** Somebody with an account, signed in, whose token has been verified. */
async function signedIn(prepare: (email: string) => Promise<unknown> = async () => {}) {
  const email = `person${++people}@example.com`;
  await idp.provider.createAccount({ email, password: PASSWORD, email_verified: true });
  await prepare(email);
  const browser = new Browser(idp.base);
  const tokens = await logIn(browser, idp.base, email);
  const person = api.as(tokens.access_token);
  await person.query('get_settings').expect(200);
  return { email, browser, tokens, person };
}

const LOG_OUT = `/v2/logout?client_id=${CLIENT}`;
const statusOf = async (person: ReturnType<typeof api.as>) => (await person.query('get_settings')).status;

test('a token is verified once, and its person is looked up each time', async () => {
  const { person } = await signedIn();
  const before = looked;
  api.takeStatements();
  for (let n = 0; n < 3; n++) expect(await statusOf(person)).toBe(200);
  expect(looked).toBe(before);
  expect(
    api
      .takeStatements()
      .filter((sql) => sql.includes('from identities i') || sql.includes('identities i on')),
  ).toHaveLength(3);
});

test('after a log-out it is refused, and so is one got from it by refreshing; another browser stays signed in', async () => {
  const { email, browser, tokens, person } = await signedIn();
  const refreshed = await refresh(idp.base, tokens.refresh_token!);
  const second = api.as(refreshed.body.access_token);
  const elsewhere = api.as((await logIn(new Browser(idp.base), idp.base, email)).access_token);
  for (const one of [second, elsewhere]) expect(await statusOf(one)).toBe(200);
  await browser.get(LOG_OUT);
  expect([await statusOf(person), await statusOf(second), await statusOf(elsewhere)]).toEqual([
    401, 401, 200,
  ]);
});

test('after its account was removed it is refused, and leaves no identity behind', async () => {
  const { email, person } = await signedIn();
  const { sub } = await Identity.findOne({ where: { email }, rejectOnEmpty: true });
  await idp.provider.removeAccount(sub);
  await Identity.destroy({ where: { sub } });
  expect(await statusOf(person)).toBe(401);
  expect(await Identity.count({ where: { sub } })).toBe(0);
});

test('a member of staff who is switched off may nothing more', async () => {
  const { email, person } = await signedIn((address) =>
    HfMember.create({ email: address, role: 'manager', is_active: true, first_name_en: 'A' }),
  );
  await person.list('companies').expect(200);
  await HfMember.update({ is_active: false }, { where: { email } });
  await person.list('companies').expect(403);
});

describe('a read that confirms its caller in its own statement', () => {
  const OWN_DATA = 'user__get_own_data';
  const ask = async (person: ReturnType<typeof api.as>) => {
    const { status, body } = await person.query(OWN_DATA);
    return status === 200 ? body : status;
  };

  /** A student who has asked before, so that they are known. */
  async function knownStudent() {
    const someone = await signedIn();
    const user = { email: someone.email, agree_policy_at: api.clock.now, last_name: 'Before' };
    await someone.person.command('user__sign_up', { user }).expect(200);
    expect(await ask(someone.person)).toMatchObject({ is_signed_up: true });
    return someone;
  }

  test('is one statement', async () => {
    const { person } = await knownStudent();
    api.takeStatements();
    await ask(person);
    expect(api.takeStatements()).toHaveLength(1);
  });

  test('tells nothing after a log-out', async () => {
    const { browser, person } = await knownStudent();
    await browser.get(LOG_OUT);
    expect(await ask(person)).toBe(401);
    expect(await ask(person)).toBe(401);
  });

  test('tells nothing of the account that was theirs before', async () => {
    const { email, person } = await knownStudent();
    const other = await knownStudent();
    const [mine, theirs] = [
      await Identity.findOne({ where: { email }, rejectOnEmpty: true }),
      await Identity.findOne({ where: { email: other.email }, rejectOnEmpty: true }),
    ];
    const [was, is] = [mine.user_id, theirs.user_id];
    await Identity.update({ user_id: is }, { where: { id: mine.id } });
    expect(await ask(person)).toMatchObject({ id: is });
    await Identity.update({ user_id: was }, { where: { id: mine.id } });
    expect(await ask(person)).toMatchObject({ id: was });
  });

  test('a refusal counts only as long as it holds', async () => {
    const { email, person } = await signedIn();
    await person.list('applications').expect(403);
    await HfMember.create({ email, role: 'manager', is_active: true, first_name_en: 'B' });
    await person.list('applications').expect(200);
    await HfMember.update({ is_active: false }, { where: { email } });
    await person.list('applications').expect(403);
  });
});

test('an account that the student deletes is no student any more', async () => {
  const { email, person } = await signedIn();
  await person.command('user__sign_up', { user: { email, agree_policy_at: api.clock.now } }).expect(200);
  await person.query('user__get_own_data').expect(200);
  await person.command('user__delete_account', { user: { email } }).expect(200);
  const { status, body } = await person.query('user__get_applications');
  expect([status, body.error.code]).toEqual([403, 'sign_up_required']);
});
