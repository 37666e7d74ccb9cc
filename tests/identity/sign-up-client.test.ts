import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  IdentityAdminError,
  createSignUpClient,
  embeddedIdentityAdmin,
  type IdentityAdmin,
  type IdentityAdminErrorReason,
} from '../../server/identity/sign-up-client.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { CLIENT, PASSWORD, runProvider, type RunningProvider } from './harness.ts';

const INPUT = { email: 'someone@example.com', password: PASSWORD };

async function reasonOf(admin: IdentityAdmin, input = INPUT): Promise<IdentityAdminErrorReason> {
  const error = await admin.createAccount(input).then(
    () => undefined,
    (caught: unknown) => caught,
  );
  expect(error).toBeInstanceOf(IdentityAdminError);
  return (error as IdentityAdminError).reason;
}

describe('against a tenant', () => {
  let answer: { status: number; body: string } = { status: 200, body: '{}' };
  let received: { url: string | undefined; body: unknown } | undefined;
  const server = createServer((req, res) => {
    let text = '';
    req.on('data', (chunk: Buffer) => (text += chunk.toString()));
    req.on('end', () => {
      received = { url: req.url, body: JSON.parse(text) };
      res.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
  });
  let admin: IdentityAdmin;

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    admin = createSignUpClient({ issuer, clientId: CLIENT });
  });
  afterAll(() => void server.close());

  test('posts what Auth0 documents, and makes the subject of the answered id', async () => {
    answer = {
      status: 200,
      body: '{"_id":"58457fe6b27","email_verified":false,"email":"someone@example.com"}',
    };
    expect(await admin.createAccount(INPUT)).toEqual({ sub: 'auth0|58457fe6b27' });
    expect(received).toEqual({
      url: '/dbconnections/signup',
      body: { client_id: CLIENT, connection: 'Username-Password-Authentication', ...INPUT },
    });
  });

  test.each(['user_exists', 'username_exists', 'invalid_signup'])(
    '%s means the address is taken',
    async (code) => {
      answer = { status: 400, body: JSON.stringify({ code }) };
      expect(await admin.createAccount(INPUT)).toBe('exists');
    },
  );

  test.each<[string, typeof answer, IdentityAdminErrorReason]>([
    ['a weak password', { status: 400, body: '{"code":"invalid_password"}' }, 'weak_password'],
    [
      'a common password',
      { status: 400, body: '{"code":"password_dictionary_error"}' },
      'guessable_password',
    ],
    ['a bad address', { status: 400, body: '{"code":"invalid_email"}' }, 'invalid_email'],
    [
      'a bad address in the older form',
      { status: 400, body: '{"error":"Invalid email: x"}' },
      'invalid_email',
    ],
    ['too many', { status: 429, body: '{"code":"too_many_attempts"}' }, 'too_many_requests'],
    ['a fault of theirs', { status: 500, body: 'oops' }, 'unavailable'],
    ['success without an id', { status: 200, body: '{}' }, 'unavailable'],
    ['success that is no object', { status: 200, body: 'null' }, 'unavailable'],
  ])('%s is told apart', async (_name, given, reason) => {
    answer = given;
    expect(await reasonOf(admin)).toBe(reason);
  });

  test('nobody there is told apart too, without the password in the error', async () => {
    const away = createSignUpClient({ issuer: 'http://127.0.0.1:1/', clientId: CLIENT });
    expect(await reasonOf(away)).toBe('unavailable');
    const error = await away.createAccount(INPUT).catch((caught: unknown) => caught as IdentityAdminError);
    expect(JSON.stringify(error) + String(error)).not.toContain(PASSWORD);
  });
});

describe('against the embedded provider', () => {
  let database: TestDatabase;
  let idp: RunningProvider;

  beforeAll(async () => {
    database = await freshDatabase();
    idp = await runProvider(database.sequelize);
  });
  afterAll(async () => {
    await idp.close();
    await database.close();
  });

  test('in-process it makes an unverified account once, and mails each time in the asked language', async () => {
    const admin = embeddedIdentityAdmin(idp.provider);
    const made = await admin.createAccount({ ...INPUT, language: 'ja' });
    expect(made).toEqual({ sub: expect.stringMatching(/^auth0\|[0-9a-f]{24}$/) });
    expect(await admin.createAccount(INPUT)).toBe('exists');
    expect(idp.mails.map(({ email, language }) => [email, language])).toEqual([
      [INPUT.email, 'ja'],
      [INPUT.email, 'en'],
    ]);
  });

  test('in-process it tells its refusals apart', async () => {
    const admin = embeddedIdentityAdmin(idp.provider);
    expect(await reasonOf(admin, { ...INPUT, email: 'nowhere' })).toBe('invalid_email');
    expect(await reasonOf(admin, { ...INPUT, password: '12345' })).toBe('weak_password');
    expect(await reasonOf(admin, { ...INPUT, password: '123456' })).toBe('guessable_password');
    const flooded = { email: 'flooded@example.com', password: PASSWORD };
    for (let n = 0; n < 5; n++) await admin.createAccount(flooded);
    expect(await reasonOf(admin, flooded)).toBe('too_many_requests');
  });

  test('over HTTP the client for a tenant works as well', async () => {
    const admin = createSignUpClient({ issuer: idp.provider.issuer, clientId: CLIENT });
    const made = await admin.createAccount({ email: 'http@example.com', password: PASSWORD });
    expect(made).toEqual({ sub: expect.stringMatching(/^auth0\|[0-9a-f]{24}$/) });
    expect(await reasonOf(admin, { ...INPUT, password: '12345' })).toBe('weak_password');
    expect(await reasonOf(admin, { ...INPUT, password: '123456' })).toBe('guessable_password');
    expect(await reasonOf(admin, { ...INPUT, email: 'nowhere' })).toBe('invalid_email');
    const stranger = createSignUpClient({ issuer: idp.provider.issuer, clientId: 'nobody' });
    expect(await reasonOf(stranger)).toBe('unavailable');
  });
});
