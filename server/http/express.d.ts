import type { Actor } from '../domain/roles.ts';

declare global {
  namespace Express {
    interface Request {
      actor: Actor;
    }
  }
}
