import type { Logger } from 'pino';
import type { Caller } from '../core/requests/caller.ts';
import type { Actor } from '../../domain/roles.ts';
import type { FoundKey } from './api-keys.ts';
import type { VerifiedToken } from '../identity/verify-token.ts';

declare module 'node:http' {
  interface IncomingMessage {
    /** Stands in the log, in `X-Request-Id` and in every error. */
    id?: string;
    log?: Logger;
  }
}

declare global {
  namespace Express {
    interface Request {
      /** Set by `loadActor` and `readAsCaller`. */
      actor: Actor;
      caller: Caller;
      /** What is asked for, for the figures: a call's name, or method and name of a resource. */
      called?: string;
      /** Verified token of the caller. */
      token?: VerifiedToken;
      /** Digest of the API key that was sent, known or not. */
      key_digest?: string;
      /** The API key, once it was found and is valid. */
      api_key?: FoundKey;
      /** Why the token was rejected. */
      token_error?: unknown;
    }
    interface Response {
      /** Why the request failed, for the log. */
      err?: Error;
    }
  }
}
