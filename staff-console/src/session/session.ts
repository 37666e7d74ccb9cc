import { Auth0Client, type AuthenticationError, type GenericError } from '@auth0/auth0-spa-js';
import { staffDrafts } from '../../../web/drafts.ts';

/** The sign-in part of GET /config.json. */
export interface SignInConfig {
  domain: string;
  audience: string;
  client_id_staff: string;
}

/** Where the console lives on the origin. */
export const BASE = '/staff/';
const CALLBACK = '/staff/auth-callback';

/** A provider that does not answer keeps nobody from signing out. */
const PATIENCE_MILLISECONDS = 5_000;

/** Paths inside the console only: an address that came from outside is not followed. */
function ownPath(path: unknown): string {
  return typeof path === 'string' && path.startsWith(BASE) && !path.startsWith(CALLBACK) ? path : BASE;
}

/** Network trouble is worth a retry; every other refusal of the provider means signing in again. */
function isSignedOut(error: unknown): boolean {
  const code = (error as Partial<GenericError> | null)?.error;
  return code !== undefined && code !== 'timeout' && code !== 'request_error';
}

/** Who is signed in, as the identity provider says. One per page. */
export class Session {
  readonly #client: Auth0Client;
  readonly #clientId: string;
  readonly #listeners = new Set<() => void>();
  readonly #underWay = new Set<Promise<unknown>>();
  #isLost = false;
  #isLeaving = false;

  constructor(config: SignInConfig) {
    this.#clientId = config.client_id_staff;
    this.#client = new Auth0Client({
      domain: config.domain,
      clientId: config.client_id_staff,
      useRefreshTokens: true,
      useRefreshTokensFallback: true,
      cacheLocation: 'memory',
      authorizationParams: {
        audience: config.audience,
        redirect_uri: location.origin + CALLBACK,
        scope: 'openid profile email offline_access',
      },
    });
  }

  /** Whether the session ended while the console was open: forms stay, and a dialog asks to sign in again. */
  get isLost(): boolean {
    return this.#isLost;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  lose(): void {
    if (this.#isLost) return;
    this.#isLost = true;
    for (const listener of this.#listeners) listener();
  }

  static isCallback(): boolean {
    return location.pathname === CALLBACK;
  }

  /**
   * Finishes a sign-in that has come back, or takes up the one of before a reload. A provider on another site does not
   * get its cookie in a frame, so it is asked once more by a redirect, which shows nothing of its own (ADR 45).
   * @returns whether somebody is signed in, and the path to show
   * @throws what the provider refused, for example a denied consent
   */
  async start(): Promise<{ isSignedIn: boolean; path: string | null }> {
    if (Session.isCallback()) return this.#finish();
    const wasSignedIn = this.#hasCookie();
    await this.#client.checkSession();
    const isSignedIn = await this.#client.isAuthenticated();
    // The SDK takes its mark back when the provider says that nobody is signed in; trouble on the way leaves it.
    if (isSignedIn || !wasSignedIn || this.#hasCookie()) return { isSignedIn, path: null };
    await this.#client.loginWithRedirect({
      appState: { path: ownPath(location.pathname + location.search) },
      authorizationParams: { prompt: 'none' },
      openUrl: (url) => location.replace(url),
    });
    return new Promise(() => undefined);
  }

  async #finish(): Promise<{ isSignedIn: boolean; path: string }> {
    try {
      const { appState } = await this.#client.handleRedirectCallback<{ path?: string }>();
      return { isSignedIn: true, path: ownPath(appState?.path) };
    } catch (error) {
      // Asked without a page of the provider's own, and nobody is signed in there any more.
      const { error: code, appState } = error as Partial<AuthenticationError>;
      if (code !== 'login_required') throw error;
      return { isSignedIn: false, path: ownPath((appState as { path?: unknown } | null)?.path) };
    }
  }

  /** The SDK's readable mark: "probably signed in". */
  #hasCookie(): boolean {
    return document.cookie.split('; ').includes(`auth0.${this.#clientId}.is.authenticated=true`);
  }

  /** A valid access token, null when there is nobody signed in any more. */
  async token(): Promise<string | null> {
    return this.#silently('on');
  }

  /** A new token, for when the server refused the one at hand. */
  async renew(): Promise<string | null> {
    return this.#silently('off');
  }

  /** Has no answer while the page is being left by a sign-out. */
  async #silently(cacheMode: 'on' | 'off'): Promise<string | null> {
    if (this.#isLeaving) return new Promise(() => undefined);
    // Without a connection the SDK would try for a minute to renew a token that has run out.
    const asked = navigator.onLine ? this.#client.getTokenSilently({ cacheMode }) : this.#keptToken();
    this.#underWay.add(asked);
    try {
      return (await asked) ?? null;
    } catch (error) {
      if (isSignedOut(error)) return null;
      throw error;
    } finally {
      this.#underWay.delete(asked);
    }
  }

  /** @throws when there is none: no connection is no end of the session */
  async #keptToken(): Promise<string> {
    const token = await this.#client.getTokenSilently({ cacheMode: 'cache-only' });
    if (!token) throw new TypeError('No connection');
    return token;
  }

  /** Leaves for the identity provider and comes back to `path`. */
  async signIn(path: string = location.pathname + location.search): Promise<void> {
    await this.#client.loginWithRedirect({ appState: { path: ownPath(path) } });
  }

  /** Ends the session here and at the provider; what was being written goes with it. */
  async signOut(): Promise<void> {
    staffDrafts.clearAll();
    await this.#endAdmin();
    // The provider must not be asked for a token while it ends the session: the answer could bring it back.
    this.#isLeaving = true;
    // Pages that the browser keeps for its back button show what is no longer theirs to show.
    addEventListener('pageshow', (event) => event.persisted && location.reload());
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MILLISECONDS));
    await Promise.race([Promise.allSettled(this.#underWay), patience]);
    await this.#client.logout({ logoutParams: { returnTo: location.origin + BASE } });
  }

  /** The cookie of the tables at /admin ends with the sign-in. When it cannot be told, it ends by itself. */
  async #endAdmin(): Promise<void> {
    try {
      const token = await this.token();
      if (token)
        await fetch('/admin/session', { method: 'DELETE', headers: { authorization: `Bearer ${token}` } });
    } catch {
      // Signing out goes on.
    }
  }
}
