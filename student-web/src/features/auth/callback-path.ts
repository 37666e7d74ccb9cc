/** Where the identity provider returns to. `/#/auth0-callback` forwards here. */
export const CALLBACK_PATH = '/auth0-callback';
