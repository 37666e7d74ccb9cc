import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import {
  SignJWT,
  createLocalJWKSet,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  type JWK,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose';
import { createUserinfoClient } from '../../server/identity/userinfo.ts';
import { remoteKeys } from '../../server/identity/remote-keys.ts';
import {
  TokenError,
  createTokenVerifier,
  type TokenErrorReason,
  type TokenVerifierOptions,
} from '../../server/identity/verify-token.ts';

const ISSUER = 'https://tenant.example/';
const AUDIENCE = 'https://api.tabidachi.example/';
const NAMESPACE = 'https://tabidachi.example/';
const NOW = new Date('2026-11-21T03:00:00Z');
const seconds = Math.floor(NOW.getTime() / 1000);

let pair: Awaited<ReturnType<typeof generateKeyPair>>;
let jwk: JWK;

beforeAll(async () => {
  pair = await generateKeyPair('RS256', { extractable: true });
  jwk = { ...(await exportJWK(pair.publicKey)), kid: 'one', use: 'sig', alg: 'RS256' };
});

const claims = (): JWTPayload => ({
  iss: ISSUER,
  sub: 'auth0|1',
  aud: [AUDIENCE, `${ISSUER}userinfo`],
  iat: seconds - 60,
  exp: seconds + 3600,
  [`${NAMESPACE}email`]: 'someone@example.com',
  [`${NAMESPACE}email_verified`]: true,
});

const sign = (payload: JWTPayload, header: Record<string, unknown> = {}) =>
  new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'one', ...header }).sign(pair.privateKey);

function verifier(extra: Partial<TokenVerifierOptions> = {}) {
  return createTokenVerifier({
    issuer: ISSUER,
    audience: AUDIENCE,
    jwks: createLocalJWKSet({ keys: [jwk] }),
    claimNamespace: NAMESPACE,
    now: () => NOW,
    ...extra,
  });
}

async function refusal(token: string, verify = verifier()): Promise<TokenErrorReason> {
  try {
    await verify(token);
  } catch (error) {
    expect(error).toBeInstanceOf(TokenError);
    return (error as TokenError).reason;
  }
  throw new Error('The token was accepted');
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a good token', () => {
  test('says who it is for, with the e-mail of our namespaced claims', async () => {
    expect(await verifier()(await sign(claims()))).toEqual({
      iss: ISSUER,
      sub: 'auth0|1',
      email: 'someone@example.com',
      email_verified: true,
    });
  });

  test('may be a few seconds past its end or before its start, because clocks differ', async () => {
    await expect(verifier()(await sign({ ...claims(), exp: seconds - 5 }))).resolves.toMatchObject({
      sub: 'auth0|1',
    });
    await expect(verifier()(await sign({ ...claims(), nbf: seconds + 5 }))).resolves.toMatchObject({
      sub: 'auth0|1',
    });
  });

  test('with "true" as text for email_verified has verified nothing', async () => {
    const token = await sign({ ...claims(), [`${NAMESPACE}email_verified`]: 'true' });
    expect(await verifier()(token)).toMatchObject({ email: 'someone@example.com', email_verified: null });
  });
});

describe('a token that was verified', () => {
  /** A verifier with a clock to set, and how often it has looked for a key. */
  function counting() {
    const clock = { now: NOW };
    const local = createLocalJWKSet({ keys: [jwk] });
    const looked = jest.fn<JWTVerifyGetKey>((header, token) => local(header, token));
    return { clock, looked, verify: verifier({ jwks: looked, now: () => clock.now }) };
  }
  const after = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);

  test('is not verified again for a minute, and then it is', async () => {
    const { clock, looked, verify } = counting();
    const token = await sign(claims());
    const first = await verify(token);
    clock.now = after(59_999);
    expect(await verify(token)).toEqual(first);
    expect(looked).toHaveBeenCalledTimes(1);
    clock.now = after(60_000);
    await verify(token);
    expect(looked).toHaveBeenCalledTimes(2);
  });

  test('is refused from its end on, also within that minute', async () => {
    const { clock, looked, verify } = counting();
    const token = await sign({ ...claims(), exp: seconds + 20 });
    await verify(token);
    clock.now = after(20_000);
    await verify(token);
    // Accepted anew, for clocks that differ, and not kept beyond its end.
    expect(looked).toHaveBeenCalledTimes(2);
    clock.now = after(30_000);
    expect(await refusal(token, verify)).toBe('expired');
  });

  test('is one of its own: a byte changed makes another, and a refusal is not kept', async () => {
    const { looked, verify } = counting();
    const token = await sign(claims());
    await verify(token);
    const forged = token.slice(0, -20) + token.slice(-19) + 'A';
    expect(await refusal(forged, verify)).toBe('signature');
    expect(await refusal(forged, verify)).toBe('signature');
    expect(looked).toHaveBeenCalledTimes(3);
  });

  test('tells the session it was issued for', async () => {
    const token = await sign({ ...claims(), [`${NAMESPACE}session`]: 'one' });
    expect(await verifier()(token)).toMatchObject({ session: 'one' });
  });
});

describe('a refused token', () => {
  test.each<[string, Partial<JWTPayload>, TokenErrorReason]>([
    ['expired', { exp: seconds - 60 }, 'expired'],
    ['not valid yet', { nbf: seconds + 60 }, 'not_yet_valid'],
    ['of another issuer', { iss: 'https://other.example/' }, 'issuer'],
    ['of the issuer without its slash', { iss: ISSUER.slice(0, -1) }, 'issuer'],
    ['for another audience', { aud: 'https://other.example/' }, 'audience'],
    ['for nobody', { aud: undefined }, 'audience'],
    ['without an end', { exp: undefined }, 'claims'],
    ['without a subject', { sub: undefined }, 'claims'],
    ['with an empty subject', { sub: '' }, 'claims'],
  ])('%s', async (_name, change, reason) => {
    expect(await refusal(await sign({ ...claims(), ...change }))).toBe(reason);
  });

  test('an ID token of our own app: its audience is the app, not the API', async () => {
    expect(await refusal(await sign({ ...claims(), aud: 'student-web' }))).toBe('audience');
  });

  test('without a signature (alg none)', async () => {
    expect(await refusal(`${encode({ alg: 'none', kid: 'one' })}.${encode(claims())}.`)).toBe('algorithm');
  });

  test('signed with HS256, the public key taken for a secret', async () => {
    const secret = Buffer.from(await exportSPKI(pair.publicKey));
    const token = await new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid: 'one' }).sign(secret);
    expect(await refusal(token)).toBe('algorithm');
  });

  test('signed with another RSA algorithm', async () => {
    const other = await generateKeyPair('PS256', { extractable: true });
    const token = await new SignJWT(claims())
      .setProtectedHeader({ alg: 'PS256', kid: 'one' })
      .sign(other.privateKey);
    expect(await refusal(token)).toBe('algorithm');
  });

  test('with a changed body', async () => {
    const [header, , signature] = (await sign(claims())).split('.');
    expect(await refusal(`${header}.${encode({ ...claims(), sub: 'auth0|2' })}.${signature}`)).toBe(
      'signature',
    );
  });

  test('with a changed signature', async () => {
    const [header, body, signature] = (await sign(claims())).split('.');
    const flipped = (signature!.startsWith('A') ? 'B' : 'A') + signature!.slice(1);
    expect(await refusal(`${header}.${body}.${flipped}`)).toBe('signature');
  });

  test('signed by somebody else under the name of our key', async () => {
    const other = await generateKeyPair('RS256');
    const token = await new SignJWT(claims())
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .sign(other.privateKey);
    expect(await refusal(token)).toBe('signature');
  });

  test('signed by a key the issuer does not publish', async () => {
    expect(await refusal(await sign(claims(), { kid: 'two' }))).toBe('unknown_key');
  });

  test('with its own key or key address in the header', async () => {
    const other = await generateKeyPair('RS256', { extractable: true });
    const header = {
      alg: 'RS256',
      kid: 'two',
      jwk: await exportJWK(other.publicKey),
      jku: 'https://evil.example/',
    };
    const token = await new SignJWT(claims()).setProtectedHeader(header).sign(other.privateKey);
    expect(await refusal(token)).toBe('unknown_key');
  });

  test.each([
    ['empty', ''],
    ['no token', 'abc'],
    ['two parts', 'abc.def'],
    ['not base64', '!.!.!'],
    ['absurdly long', 'a'.repeat(10_000)],
  ])('%s', async (_name, token) => {
    expect(await refusal(token)).toBe('malformed');
  });

  test('never shows itself in the error', async () => {
    const token = await sign({ ...claims(), exp: seconds - 60 });
    const error = await verifier()(token).catch((caught: unknown) => caught as TokenError);
    expect((error as TokenError).message).not.toContain(token.slice(0, 20));
  });
});

describe('a token without an e-mail', () => {
  const bare = () => {
    const { iss, sub, aud, iat, exp } = claims();
    return { iss, sub, aud, iat, exp } as JWTPayload;
  };

  test('has none when nobody is asked', async () => {
    expect(await verifier()(await sign(bare()))).toMatchObject({ email: null, email_verified: null });
  });

  test('makes the caller be asked, with the identity to look up', async () => {
    const fetchUserinfo = jest.fn<NonNullable<TokenVerifierOptions['fetchUserinfo']>>(async () => ({
      email: 'someone@example.com',
      email_verified: false,
    }));
    const token = await sign(bare());
    expect(await verifier({ fetchUserinfo })(token)).toMatchObject({
      email: 'someone@example.com',
      email_verified: false,
    });
    expect(fetchUserinfo).toHaveBeenCalledWith(token, { iss: ISSUER, sub: 'auth0|1' });
  });

  test('is not asked about when the claims are there, nor when the token is refused', async () => {
    const fetchUserinfo = jest.fn<NonNullable<TokenVerifierOptions['fetchUserinfo']>>();
    await verifier({ fetchUserinfo })(await sign(claims()));
    await refusal(await sign({ ...bare(), exp: seconds - 60 }), verifier({ fetchUserinfo }));
    expect(fetchUserinfo).not.toHaveBeenCalled();
  });
});

describe('over HTTP', () => {
  let base: string;
  let keyRequests = 0;
  let userinfo: { status: number; body: string } = { status: 200, body: '{}' };
  const server = createServer((req, res) => {
    if (req.url === '/.well-known/jwks.json') {
      keyRequests++;
      res.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }));
    } else if (req.url === '/userinfo' && req.headers.authorization === 'Bearer the-token') {
      res.writeHead(userinfo.status, { 'content-type': 'application/json' }).end(userinfo.body);
    } else {
      res.writeHead(404).end();
    }
  });

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  afterAll(() => void server.close());

  test('keys are fetched once, and an invented key id does not make us ask again and again', async () => {
    const verify = verifier({ jwks: remoteKeys(base) });
    const good = await sign(claims());
    await verify(good);
    await verify(good);
    for (const kid of ['x', 'y', 'z'])
      expect(await refusal(await sign(claims(), { kid }), verify)).toBe('unknown_key');
    expect(keyRequests).toBe(1);
  });

  test('keys that cannot be fetched are a refusal of their own kind', async () => {
    const verify = verifier({ jwks: remoteKeys(`${base}nowhere/`) });
    expect(await refusal(await sign(claims()), verify)).toBe('keys_unavailable');
  });

  test('userinfo names the e-mail', async () => {
    userinfo = { status: 200, body: '{"sub":"auth0|1","email":"someone@example.com","email_verified":true}' };
    expect(await createUserinfoClient(base)('the-token')).toEqual({
      email: 'someone@example.com',
      email_verified: true,
    });
  });

  test.each([
    ['refuses', { status: 401, body: '{}' }],
    ['answers no JSON', { status: 200, body: '<html>' }],
    ['answers no object', { status: 200, body: 'null' }],
    ['names no e-mail', { status: 200, body: '{"sub":"auth0|1"}' }],
  ])('userinfo that %s leaves the e-mail unknown', async (_name, answer) => {
    userinfo = answer;
    expect(await createUserinfoClient(base)('the-token')).toEqual({ email: null, email_verified: null });
  });

  test('R34: userinfo that cannot be reached, fails or has too much to do is worth asking again', async () => {
    const away = { reason: 'userinfo_unavailable' };
    await expect(createUserinfoClient('http://127.0.0.1:1/')('the-token')).rejects.toMatchObject(away);
    for (const status of [429, 500, 503]) {
      userinfo = { status, body: '{}' };
      await expect(createUserinfoClient(base)('the-token')).rejects.toMatchObject(away);
    }
  });
});
