import { createHash, randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import type { Sequelize } from 'sequelize';
import {
  createEmbeddedProvider,
  type EmbeddedProvider,
  type EmbeddedProviderOptions,
} from '../../server/identity/embedded/provider.ts';
import { Browser, locationOf } from './browser.ts';

export const AUDIENCE = 'https://api.tabidachi.example/';
export const CLAIMS = 'https://tabidachi.example/';
export const CLIENT = 'student-web';
export const STAFF_CLIENT = 'staff-console';
export const PASSWORD = 'correct horse';

export interface SentMail {
  email: string;
  url: string;
  language: string;
}

export interface RunningProvider {
  provider: EmbeddedProvider;
  base: string;
  mails: SentMail[];
  errors: unknown[];
  /** Another process on the same database and address: the server goes, keys and rows stay. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** As the real app: no query parser of Express's, and the router at the root before body parsers. */
function appAround(router: () => express.Router): express.Express {
  const app = express();
  app.set('query parser', () => ({}));
  // Tests name other addresses by X-Forwarded-For.
  app.set('trust proxy', 'loopback');
  return app.use((req, res, next) => router()(req, res, next));
}

/** The provider behind an Express app on a free port, as the real app mounts it. */
export async function runProvider(
  sequelize: Sequelize,
  options: Partial<EmbeddedProviderOptions> = {},
): Promise<RunningProvider> {
  let server: Server;
  let router: express.Router;
  const listen = async (port: number) => {
    const app = appAround(() => router);
    server = await new Promise<Server>((resolve) => {
      const started = app.listen(port, '127.0.0.1', () => resolve(started));
    });
  };
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });

  await listen(0);
  const { port } = server!.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}`;
  const mails: SentMail[] = [];
  const errors: unknown[] = [];
  const start = async () => {
    running.provider = await createEmbeddedProvider({
      baseUrl: base,
      sequelize,
      audience: AUDIENCE,
      claimNamespace: CLAIMS,
      clients: [
        {
          client_id: CLIENT,
          redirect_uris: [`${base}/auth0-callback`],
          post_logout_redirect_uris: [`${base}/`],
          start_url: `${base}/log_in`,
        },
        {
          client_id: STAFF_CLIENT,
          name: { en: 'Staff console', ja: 'スタッフ用', vi: 'Trang nhân viên' },
          redirect_uris: [`${base}/staff/auth-callback`],
          post_logout_redirect_uris: [`${base}/staff/`],
          start_url: `${base}/staff/`,
        },
      ],
      sendVerificationMail: async (mail) => void mails.push(mail),
      showVerificationLink: false,
      passwordCost: { logN: 4, r: 8, p: 1 },
      onError: (error) => errors.push(error),
      ...options,
    });
    router = running.provider.router;
  };
  const running: RunningProvider = {
    provider: undefined as unknown as EmbeddedProvider,
    base,
    mails,
    errors,
    async restart() {
      await stop();
      await start();
      await listen(port);
    },
    close: stop,
  };
  await start();
  return running;
}

/** A sign-in the way Auth0's SDK begins it. */
export function authorizeRequest(base: string, extra: Record<string, string | null> = {}) {
  const verifier = randomBytes(32).toString('base64url');
  const params: Record<string, string | null> = {
    client_id: CLIENT,
    redirect_uri: `${base}/auth0-callback`,
    response_type: 'code',
    response_mode: 'query',
    scope: 'openid profile email offline_access',
    audience: AUDIENCE,
    state: 'some-state',
    nonce: 'some-nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...extra,
  };
  const present = Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== null);
  return { path: `/authorize?${new URLSearchParams(present)}`, verifier };
}

export interface Tokens {
  access_token: string;
  refresh_token?: string;
  id_token: string;
  expires_in: number;
  scope: string;
}

export async function tokenRequest(base: string, form: Record<string, string>) {
  const body = new URLSearchParams({ client_id: CLIENT, ...form });
  const response = await fetch(`${base}/oauth/token`, { method: 'POST', body });
  return {
    status: response.status,
    body: (await response.json()) as Tokens & { error?: string; error_description?: string },
  };
}

export const refresh = (base: string, token: string) =>
  tokenRequest(base, { grant_type: 'refresh_token', refresh_token: token });

export const exchange = (base: string, code: string, verifier: string, client_id = CLIENT) =>
  tokenRequest(base, {
    client_id,
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: `${base}/auth0-callback`,
  });

/** Opens the sign-in and answers the path of its form, `/u/<uid>`. */
export async function openForm(browser: Browser, base: string, extra: Record<string, string | null> = {}) {
  const { path, verifier } = authorizeRequest(base, extra);
  const form = new URL(locationOf(await browser.get(path)), base).pathname;
  return { form, verifier };
}

/** Follows redirects within the provider until the app's callback, and answers that address. */
export async function followToApp(browser: Browser, base: string, response: Response): Promise<URL> {
  let current = response;
  for (let hop = 0; hop < 5; hop++) {
    const next = new URL(locationOf(current), base);
    if (next.pathname.endsWith('-callback')) return next;
    current = await browser.get(next.href);
  }
  throw new Error('Too many redirects');
}

/**
 * The whole round: form, password, code, tokens.
 * @param app of a provider that runProvider() did not start
 */
export async function logIn(
  browser: Browser,
  base: string,
  email: string,
  password = PASSWORD,
  app = { client_id: CLIENT, audience: AUDIENCE },
): Promise<Tokens> {
  const { form, verifier } = await openForm(browser, base, app);
  const callback = await followToApp(
    browser,
    base,
    await browser.post(`${form}/log-in`, { email, password }),
  );
  const code = callback.searchParams.get('code') ?? '';
  const { status, body } = await exchange(base, code, verifier, app.client_id);
  if (status !== 200) throw new Error(`Token request answered ${status} ${JSON.stringify(body)}`);
  return body;
}

/** Fills in the sign-up form and answers the page it leads to. */
export async function signUpBy(browser: Browser, base: string, email: string, password = PASSWORD) {
  const { form, verifier } = await openForm(browser, base, { screen_hint: 'signup' });
  const response = await browser.post(`${form}/sign-up`, { email, password });
  const next = response.status === 303 ? await browser.get(locationOf(response)) : response;
  return { form, verifier, status: next.status, text: await next.text() };
}

/** Presses the button of the page behind a mailed link. */
export const press = (browser: Browser, link: URL) =>
  browser.post('/u/verify', { token: link.searchParams.get('token') ?? '' });
