import { AccountError } from './embedded/accounts.ts';
import type { EmbeddedProvider } from './embedded/provider.ts';

/** What our own sign-up needs of an identity provider: to make an account of an e-mail and a password, nothing else. */
export interface IdentityAdmin {
  /**
   * Makes an account whose e-mail is not verified yet; the provider sends the verification mail.
   * `language` (a code such as `ja`) is the language of that mail where the provider lets us choose.
   *
   * @returns the new account's `sub`, or `exists` when the address already has an account; the person who asked must
   *   not be able to tell the two apart
   * @throws IdentityAdminError
   */
  createAccount(input: {
    email: string;
    password: string;
    language?: string;
  }): Promise<{ sub: string } | 'exists'>;
}

export type IdentityAdminErrorReason =
  'invalid_email' | 'weak_password' | 'guessable_password' | 'too_many_requests' | 'unavailable';

/** The provider did not make the account. Only `unavailable` is worth trying again unchanged. */
export class IdentityAdminError extends Error {
  readonly reason: IdentityAdminErrorReason;

  constructor(reason: IdentityAdminErrorReason, cause?: unknown) {
    super(`The identity provider refused the sign-up: ${reason}`, { cause });
    this.name = 'IdentityAdminError';
    this.reason = reason;
  }
}

/** Auth0's codes for "this address is taken"; which one comes depends on a tenant setting. */
const EXISTS = new Set(['user_exists', 'username_exists', 'invalid_signup']);
const WEAK = new Set(['invalid_password', 'password_strength_error']);
const GUESSABLE = new Set(['password_dictionary_error', 'password_no_user_info_error']);

export interface SignUpClientOptions {
  /** `https://tenant.example/`, with the slash. */
  issuer: string;
  clientId: string;
  /** The tenant's database connection. */
  connection?: string;
}

/**
 * Makes accounts at the provider's public sign-up endpoint, `POST /dbconnections/signup`, as Auth0 documents it.
 * The password passes through and is kept nowhere on our side.
 */
export function createSignUpClient(options: SignUpClientOptions): IdentityAdmin {
  const { issuer, clientId, connection = 'Username-Password-Authentication' } = options;
  const url = new URL('dbconnections/signup', issuer);

  async function post(
    email: string,
    password: string,
  ): Promise<{ status: number; body: Record<string, unknown> }> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ client_id: clientId, email, password, connection }),
        signal: AbortSignal.timeout(10_000),
        redirect: 'error',
      });
      const body: unknown = await response.json().catch(() => null);
      return { status: response.status, body: (body ?? {}) as Record<string, unknown> };
    } catch (error) {
      throw new IdentityAdminError('unavailable', error);
    }
  }

  return {
    async createAccount({ email, password }) {
      const { status, body } = await post(email, password);
      const id = body['_id'] ?? body['id'];
      if (status === 200 && typeof id === 'string' && id !== '') {
        return { sub: id.startsWith('auth0|') ? id : `auth0|${id}` };
      }
      const code = String(body['code'] ?? '');
      if (status === 429) throw new IdentityAdminError('too_many_requests');
      if (EXISTS.has(code)) return 'exists';
      if (WEAK.has(code)) throw new IdentityAdminError('weak_password');
      if (GUESSABLE.has(code)) throw new IdentityAdminError('guessable_password');
      if (code === 'invalid_email' || (status === 400 && /email/i.test(String(body['error'] ?? '')))) {
        throw new IdentityAdminError('invalid_email');
      }
      throw new IdentityAdminError('unavailable', new Error(`status ${status}, code ${code || 'none'}`));
    },
  };
}

/** The same for the embedded provider: a call in our own process instead of a request to ourselves. */
export function embeddedIdentityAdmin(provider: Pick<EmbeddedProvider, 'signUp'>): IdentityAdmin {
  return {
    async createAccount(input) {
      try {
        return await provider.signUp(input);
      } catch (error) {
        if (!(error instanceof AccountError)) throw error;
        throw new IdentityAdminError(
          error.code === 'too_many_mails' ? 'too_many_requests' : error.code,
          error,
        );
      }
    },
  };
}
