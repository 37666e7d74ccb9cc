import { Auth0Provider, OAuthError, useAuth0 } from '@auth0/auth0-react';
import type { AppState } from '@auth0/auth0-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { interfaceLanguage } from '../../../../domain/languages.ts';
import { LOG_OUT_PATH } from '../../lib/access.ts';
import { ConnectionError } from '../../lib/api.ts';
import { hasLoginCookie } from '../../lib/login-cookie.ts';
import { registerAuthenticator, sessionStatus, startsWithLogin } from '../../lib/session.ts';
import { CALLBACK_PATH } from './callback-path.ts';
import { callbackResult } from './callback-result.ts';
import { wantedPage } from './wanted-page.ts';

interface SignInConfig {
  domain: string;
  client_id: string;
  audience: string;
}

async function loadConfig(): Promise<SignInConfig> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`sign-in configuration: status ${response.status}`);
  return (await response.json()) as SignInConfig;
}

/**
 * The identity provider's side of the app, loaded only where somebody is or wants to be logged in. It stands
 * beside the pages and hands its doings to lib/session.ts, so that nothing on a page remounts when it arrives.
 */
export default function AuthArea() {
  const navigate = useNavigate();
  const { data: config, isError } = useQuery({
    queryKey: ['sign-in config'],
    queryFn: loadConfig,
    staleTime: Infinity,
    // A page that comes up without a connection waits for one: nobody is logged out by that.
    networkMode: 'online',
  });
  useEffect(() => {
    if (isError) sessionStatus.set('unreachable');
  }, [isError]);
  const isComplete = Boolean(config?.domain && config.client_id && config.audience);
  useEffect(() => {
    if (config && !isComplete) sessionStatus.set('unconfigured');
  }, [config, isComplete]);
  if (!config || !isComplete) return null;
  return (
    <Auth0Provider
      domain={config.domain}
      clientId={config.client_id}
      useRefreshTokens
      useRefreshTokensFallback
      cacheLocation="memory"
      // A sign-up goes on in the tab the mail's link opened, which shares cookies with this one but no storage.
      useCookiesForTransactions
      skipRedirectCallback={window.location.pathname !== CALLBACK_PATH}
      authorizationParams={{
        redirect_uri: window.location.origin + CALLBACK_PATH,
        audience: config.audience,
        scope: 'openid profile email offline_access',
      }}
      onRedirectCallback={(state?: AppState) => {
        callbackResult.set('done');
        wantedPage.forget();
        void navigate(state?.returnTo ?? '/recruitments', { replace: true });
      }}
    >
      <Bridge />
    </Auth0Provider>
  );
}

/** Errors of the provider that end a session; anything else may pass. */
const OVER = [
  'login_required',
  'consent_required',
  'interaction_required',
  'invalid_grant',
  'missing_refresh_token',
];

function isOver(error: unknown): boolean {
  return OVER.includes((error as { error?: string }).error ?? '');
}

/** Where the page was that asked the provider by a redirect, for a return without a person. In sessionStorage. */
const ASKED_FROM = 'asked from';

/**
 * Whether the silent sign-in of the page's load was refused although somebody is probably logged in: the SDK has then
 * taken its mark back. A provider on another site does not get its cookie in a frame (ADR 45).
 */
function isWorthRedirect(): boolean {
  const isElsewhere = [CALLBACK_PATH, LOG_OUT_PATH].includes(window.location.pathname);
  return startsWithLogin && !isElsewhere && !hasLoginCookie(document.cookie);
}

function Bridge() {
  const { isLoading, isAuthenticated, error, getAccessTokenSilently, loginWithRedirect, logout } = useAuth0();
  const navigate = useNavigate();
  const isFirst = useRef(true);

  useEffect(() => {
    registerAuthenticator({
      async token() {
        try {
          const token = await getAccessTokenSilently();
          if (!token) throw new OAuthError('login_required');
          return token;
        } catch (failure) {
          throw isOver(failure) ? failure : new ConnectionError(failure);
        }
      },
      async renew() {
        await getAccessTokenSilently({ cacheMode: 'off' });
      },
      async logIn({ screen, returnTo }) {
        wantedPage.keep(returnTo);
        await loginWithRedirect({
          appState: { returnTo },
          authorizationParams: {
            screen_hint: screen,
            ui_locales: interfaceLanguage(document.documentElement.lang),
          },
        });
      },
      async logOut() {
        await logout({ logoutParams: { returnTo: window.location.origin } });
      },
    });
  }, [getAccessTokenSilently, loginWithRedirect, logout]);

  /** Asks the provider once more, by a redirect that shows nothing of its own and leaves no step in the history. */
  const askByRedirect = useEffectEvent(() => {
    const returnTo = window.location.pathname + window.location.search + window.location.hash;
    sessionStorage.setItem(ASKED_FROM, returnTo);
    loginWithRedirect({
      appState: { returnTo },
      authorizationParams: { prompt: 'none' },
      openUrl: (url) => window.location.replace(url),
    }).catch(() => sessionStatus.set('unreachable'));
  });

  /** The callback came without a person. */
  const endWithoutPerson = useEffectEvent(() => {
    const from = sessionStorage.getItem(ASKED_FROM);
    const wasAsked = from !== null && (error as { error?: string } | undefined)?.error === 'login_required';
    if (wasAsked) void navigate(from, { replace: true });
    else callbackResult.set('failed');
  });

  useEffect(() => {
    if (isLoading) return;
    const wasFirst = isFirst.current;
    isFirst.current = false;
    if (isAuthenticated) sessionStatus.set('logged_in');
    else if (wasFirst && isWorthRedirect()) {
      askByRedirect();
      return;
    } else if (sessionStatus.get() !== 'lost') sessionStatus.set('logged_out');
    if (window.location.pathname === CALLBACK_PATH) {
      if (!isAuthenticated) endWithoutPerson();
      sessionStorage.removeItem(ASKED_FROM);
    }
  }, [isLoading, isAuthenticated]);

  return null;
}
