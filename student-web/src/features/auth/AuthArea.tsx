import { Auth0Provider, OAuthError, useAuth0 } from '@auth0/auth0-react';
import type { AppState } from '@auth0/auth0-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { interfaceLanguage } from '../../../../server/domain/languages.ts';
import { ConnectionError } from '../../lib/api.ts';
import { registerAuthenticator, sessionStatus } from '../../lib/session.ts';
import { CALLBACK_PATH } from './callback-path.ts';
import { callbackResult } from './callback-result.ts';

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

function Bridge() {
  const { isLoading, isAuthenticated, getAccessTokenSilently, loginWithRedirect, logout } = useAuth0();

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

  useEffect(() => {
    if (isLoading) return;
    if (isAuthenticated) sessionStatus.set('logged_in');
    else if (sessionStatus.get() !== 'lost') sessionStatus.set('logged_out');
    if (window.location.pathname === CALLBACK_PATH && !isAuthenticated) callbackResult.set('failed');
  }, [isLoading, isAuthenticated]);

  return null;
}
