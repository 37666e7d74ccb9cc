import type { Actor } from '../../domain/roles.ts';
import type { VerifiedToken } from '../identity/verify-token.ts';

declare global {
  namespace Express {
    interface Request {
      actor: Actor;
      /** Of the person who asks, once it has been verified. */
      token?: VerifiedToken;
      /** Why the token that came is none of ours. */
      token_error?: unknown;
    }
  }
}
