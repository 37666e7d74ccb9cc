/** The cookie the Auth0 SDK leaves readable: "probably signed in", so that public pages need not load the SDK. */
export function hasLoginCookie(cookies: string): boolean {
  return cookies
    .split(';')
    .some((one) => one.trim().startsWith('auth0.') && one.trim().endsWith('.is.authenticated=true'));
}
