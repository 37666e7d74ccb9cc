import { ConnectionError } from '../../../server/client/client.ts';
import { hasLoginCookie } from './login-cookie.ts';
import { createStore, useStore } from './store.ts';

/**
 * Who the identity provider says is here. `starting`: sign-in code is loading or a silent sign-in runs;
 * `lost`: was logged in on this page and no longer is, so forms stay mounted and ask to log in again;
 * `unreachable`: the provider could not be asked; `unconfigured`: the server does not say which one it is.
 */
export type SessionStatus = 'logged_out' | 'starting' | 'logged_in' | 'lost' | Problem;
type Problem = 'unreachable' | 'unconfigured';

/** Nobody can log in now, whoever they are. */
export function isProblem(status: SessionStatus): status is Problem {
  return status === 'unreachable' || status === 'unconfigured';
}

export interface Authenticator {
  /** A valid access token. Rejects with ConnectionError when offline, else the session is over. */
  token(): Promise<string>;
  /** Asks for a new token, which tells the server what has changed (a verified e-mail address). */
  renew(): Promise<void>;
  logIn(options: LogInOptions): Promise<void>;
  logOut(): Promise<void>;
}
export interface LogInOptions {
  screen: 'signup' | 'login';
  /** Path of this app to come back to. */
  returnTo: string;
}

/** Whether this page was loaded by somebody who is probably logged in. */
export const startsWithLogin = hasLoginCookie(globalThis.document?.cookie ?? '');

export const sessionStatus = createStore<SessionStatus>(
  startsWithLogin ? 'starting' : 'logged_out',
  'logged_out',
);
/** Whether the sign-in code is to be loaded. It stays loaded once it is. */
export const authWanted = createStore(startsWithLogin, false);

let authenticator: Authenticator | null = null;
let waiting: ((value: Authenticator) => void)[] = [];

export function registerAuthenticator(value: Authenticator): void {
  authenticator = value;
  const told = waiting;
  waiting = [];
  for (const resolve of told) resolve(value);
}

function whenReady(): Promise<Authenticator> {
  if (authenticator) return Promise.resolve(authenticator);
  authWanted.set(true);
  return new Promise((resolve) => waiting.push(resolve));
}

/** Leaves this page for the identity provider. */
export async function logIn(options: LogInOptions): Promise<void> {
  await (await whenReady()).logIn(options);
}

/** A new token, for what has changed at the provider meanwhile. */
export async function renewSession(): Promise<void> {
  const provider = await whenReady();
  await silently(() => provider.renew());
}

/** Leaves this page: the provider's session ends and the browser comes back to the top page. */
export async function logOut(): Promise<void> {
  const provider = await whenReady();
  await settled();
  // The provider must not be asked for a token while it ends the session: the answer could bring it back.
  isLeaving = true;
  // Pages that the browser keeps for its back button show what is no longer theirs to show.
  globalThis.window?.addEventListener('pageshow', (event) => event.persisted && window.location.reload());
  await Promise.race([answered(), patience()]);
  try {
    await provider.logOut();
  } catch (error) {
    isLeaving = false;
    throw error;
  }
}

/** Somebody logs out: nothing asks for a token any more. */
let isLeaving = false;
const underWay = new Set<Promise<unknown>>();
/** A provider that does not answer keeps nobody from logging out. */
const PATIENCE_MILLISECONDS = 5_000;
const patience = () => new Promise((resolve) => setTimeout(resolve, PATIENCE_MILLISECONDS));

/** Asks the provider for a token. Has no answer while the page is being left by a log-out. */
function silently<T>(ask: () => Promise<T>): Promise<T> {
  return isLeaving ? new Promise<T>(() => undefined) : beforeLogOut(ask());
}

/** Makes a log-out wait for this work: once the session has ended, a request that carries its token is refused. */
export async function beforeLogOut<T>(work: Promise<T>): Promise<T> {
  underWay.add(work);
  try {
    return await work;
  } finally {
    underWay.delete(work);
  }
}

/** Waits until no token or request is under way. The short pause lets a token just received start its request. */
async function answered(): Promise<void> {
  do {
    await Promise.allSettled(underWay);
    await new Promise((resolve) => setTimeout(resolve));
  } while (underWay.size > 0);
}

function settled(): Promise<void> {
  if (sessionStatus.get() !== 'starting') return Promise.resolve();
  return new Promise((resolve) => {
    const stop = sessionStatus.subscribe(() => {
      if (sessionStatus.get() === 'starting') return;
      stop();
      resolve();
    });
  });
}

/** The server or the provider no longer accepts us. Visitors stay visitors. */
export function sessionLost(): void {
  if (sessionStatus.get() === 'logged_in') sessionStatus.set('lost');
}

/**
 * Token for a request, null for a visitor. Waits for a silent sign-in that is under way.
 * @throws ConnectionError when a token is due but the provider cannot be reached
 */
export async function sessionToken(): Promise<string | null> {
  await settled();
  const provider = authenticator;
  if (sessionStatus.get() !== 'logged_in' || !provider) return null;
  try {
    return await silently(() => provider.token());
  } catch (error) {
    if (error instanceof ConnectionError) throw error;
    sessionLost();
    return null;
  }
}

/** Whether answers are about somebody: what was asked as a visitor is asked anew when somebody logs in. */
export function useIsLoggedIn(): boolean {
  return useStore(sessionStatus) === 'logged_in';
}
