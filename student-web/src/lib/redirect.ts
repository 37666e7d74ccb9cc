const LOOPS = [
  '/log_in',
  '/log_out',
  '/sign_up',
  '/auth0-callback',
  '/initialize_profile',
  '/deprecated-email-error',
];

/**
 * The path to come back to, if it is one of this app. Anything that leaves the origin (`//host`, `/\host`,
 * a scheme) or would lead in a circle answers null.
 */
export function safeRedirect(value: string | null | undefined): string | null {
  if (!value || !value.startsWith('/') || /[\\\s]/.test(value) || value.startsWith('//')) return null;
  let url: URL;
  try {
    url = new URL(value, 'https://origin.invalid');
  } catch {
    return null;
  }
  if (url.origin !== 'https://origin.invalid' || url.pathname.startsWith('//')) return null;
  if (url.pathname === '/' || LOOPS.includes(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

/** `path` carrying the wanted path along. */
export function withRedirect(path: string, redirect: string | null): string {
  return redirect ? `${path}?redirect=${encodeURIComponent(redirect)}` : path;
}
