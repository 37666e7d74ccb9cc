import type { RequestHandler } from 'express';

/**
 * One handler for several that run one after the other on every request. Express matches each handler that is mounted by
 * itself against the path, which takes longer than most of them.
 */
export function inOrder(...handlers: readonly RequestHandler[]): RequestHandler {
  return (req, res, next) => {
    function runFrom(place: number): unknown {
      const handler = handlers[place];
      if (!handler) return next();
      let isDone = false;
      return handler(req, res, (error?: unknown) => {
        if (isDone) return;
        isDone = true;
        if (error !== undefined && error !== null) next(error);
        else settle(place + 1);
      });
    }
    /** Also what is thrown, or rejected, long after the first handler has returned. */
    function settle(place: number): void {
      try {
        const outcome = runFrom(place);
        if (outcome instanceof Promise) outcome.catch(next);
      } catch (error) {
        next(error);
      }
    }
    settle(0);
  };
}
