/** Where the identity provider returns to. */
export const CALLBACK_PATH = '/auth0-callback';

/** Providers that only know hash addresses come back to `/#/auth0-callback`: where that leads, null elsewhere. */
export function forwardedCallback({ hash, search }: { hash: string; search: string }): string | null {
  const start = `#${CALLBACK_PATH}`;
  return hash.startsWith(start) ? CALLBACK_PATH + (search || hash.slice(start.length)) : null;
}
