import type { BrowserContext, Page } from '@playwright/test';

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** Sign-ins of this worker process, whose tests share one server. */
const sessions = new Map<string, Cookies>();

/** The provider's session cookie and the app's marker for it; tokens stay in page memory. */
const isOfSession = ({ name }: { name: string }) => /^(idp_session|auth0\.)/.test(name);

/**
 * Gives the page's browser the session of an earlier test, or has one made: the pages of the identity provider, its
 * slow password hash and two more loads of the app are gone through once for each account. A test that ends a session
 * needs one of its own.
 * @param key whose session it is, and with which app
 * @param signIn ends when the app has its tokens
 */
export async function rememberedSession(page: Page, key: string, signIn: () => Promise<void>): Promise<void> {
  const kept = sessions.get(key);
  if (kept) return page.context().addCookies(kept);
  await signIn();
  sessions.set(key, (await page.context().cookies()).filter(isOfSession));
}
