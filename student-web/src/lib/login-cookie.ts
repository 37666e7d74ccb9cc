/** The cookie the Auth0 SDK leaves readable: "probably signed in", so that public pages need not load the SDK. */
export function hasLoginCookie(cookies: string): boolean {
  return /(?:^|;\s*)auth0\.[^=;]+\.is\.authenticated=true/.test(cookies);
}
