import type { Actor } from '../../domain/roles.ts';
import type { VerifiedToken } from '../identity/verify-token.ts';

declare global {
  namespace Express {
    interface Request {
      actor: Actor;
      /** Verified token of the caller. */
      token?: VerifiedToken;
      /** Why the token was rejected. */
      token_error?: unknown;
    }
  }
}
