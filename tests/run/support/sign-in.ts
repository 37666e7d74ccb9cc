import { DEMO_PASSWORD } from '../../../server/start/demo.ts';
import { loadConfig } from '../../../server/config.ts';
import { Browser } from '../../identity/browser.ts';
import { logIn } from '../../identity/harness.ts';

/** Signs a demo account in at a running server, as a browser does; answers its access token. */
export async function signIn(baseUrl: string, email: string): Promise<string> {
  const { auth0 } = loadConfig({ TABIDACHI_PROFILE: 'development', BASE_URL: baseUrl });
  const app = { client_id: auth0.clientId, audience: auth0.audience };
  const tokens = await logIn(new Browser(baseUrl), baseUrl, email, DEMO_PASSWORD, app);
  return tokens.access_token;
}
