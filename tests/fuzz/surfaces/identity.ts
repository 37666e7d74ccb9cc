import { DEMO_PASSWORD } from '../../../server/start/demo.ts';
import type { Fuzz } from '../state.ts';
import type { Chance } from '../random.ts';
import type { Shot } from '../shot.ts';

const ODD = [
  '',
  'x',
  '<script>alert(1)</script>',
  'あ',
  '\u0000',
  'a'.repeat(5000),
  '%ff',
  'javascript:alert(1)',
  '[]',
  '-1',
];

const form = (values: Record<string, string>) => new URLSearchParams(values).toString();

/** A request to the identity provider, as the apps send it or with something broken. */
export function identityShot(fuzz: Fuzz, chance: Chance): Shot {
  const { auth0 } = fuzz.server.config;
  const redirect = `${fuzz.server.url}/auth0-callback`;
  const isMeantWell = chance.is(0.5);
  const spoiled = (values: Record<string, string>): Record<string, string> => {
    if (isMeantWell) return values;
    const name = chance.pick([...Object.keys(values), 'prompt', 'claims', 'request', 'x']);
    if (chance.is(0.3)) return Object.fromEntries(Object.entries(values).filter(([key]) => key !== name));
    return { ...values, [name]: chance.pick(ODD) };
  };
  const authorize = {
    client_id: auth0.clientId,
    response_type: 'code',
    redirect_uri: redirect,
    scope: 'openid profile email offline_access',
    audience: auth0.audience,
    state: 'abc',
    nonce: 'n1',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    ui_locales: chance.pick(['ja', 'en', 'vi']),
    ...(chance.is(0.3) && { prompt: 'none', response_mode: 'web_message' }),
  };
  const uid = chance.pick(['abcdefghijklmnopqrstu', 'x', '%00', '..%2f']);
  const token = fuzz.world.tokens[chance.pick(['student', 'mentor', 'manager'] as const)]!;
  const get = (path: string, query: Record<string, string> = {}, headers: Record<string, string> = {}) => ({
    method: 'GET',
    path: Object.keys(query).length > 0 ? `${path}?${form(spoiled(query))}` : path,
    headers,
    what: path,
  });
  const post = (path: string, values: Record<string, string>, type = 'application/x-www-form-urlencoded') => {
    const sent = spoiled(values);
    return {
      method: 'POST',
      path,
      what: path,
      headers: (chance.is(0.1) && !isMeantWell ? {} : { 'content-type': type }) as Record<string, string>,
      body: Buffer.from(type.endsWith('json') ? JSON.stringify(sent) : form(sent)),
    };
  };
  const asked = chance.pick([
    () => get('/authorize', authorize),
    () => get('/authorize', authorize),
    () => get('/.well-known/openid-configuration'),
    () => get('/.well-known/jwks.json'),
    () =>
      get('/userinfo', {}, { authorization: `Bearer ${isMeantWell ? token : chance.pick(ODD.slice(1, 2))}` }),
    () => get('/v2/logout', { client_id: auth0.clientId, returnTo: fuzz.server.url }),
    () => get('/oidc/logout', { client_id: auth0.clientId, post_logout_redirect_uri: fuzz.server.url }),
    () => get('/u/verify', { token: 'x'.repeat(43), lang: 'ja' }),
    () => get(`/u/${uid}`),
    () => get(`/u/${uid}/check-mail`),
    () => post('/u/verify', { token: 'x'.repeat(43) }),
    () => post(`/u/${uid}/log-in`, { email: 'student@example.com', password: DEMO_PASSWORD }),
    () =>
      post(`/u/${uid}/sign-up`, {
        email: 'new@example.com',
        password: 'secret1',
        password_confirmation: 'secret1',
      }),
    () =>
      post('/oauth/token', {
        grant_type: chance.pick(['authorization_code', 'refresh_token', 'password']),
        client_id: auth0.clientId,
        code: 'abc',
        refresh_token: 'abc',
        code_verifier: 'a'.repeat(43),
        redirect_uri: redirect,
      }),
    () => post('/oauth/revoke', { token: 'x', client_id: auth0.clientId }),
    () =>
      post(
        '/dbconnections/signup',
        {
          client_id: auth0.clientId,
          email: `f${chance.whole(1e9)}@example.com`,
          password: 'secret1',
          connection: 'x',
        },
        'application/json',
      ),
  ])();
  return { surface: 'identity', role: 'visitor', isEnveloped: false, isMeantWell, ...asked };
}
