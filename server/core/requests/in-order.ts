import type { RequestHandler } from 'express';

/**
 * One handler for several that run one after the other on every request. Express matches each handler that is mounted by
 * itself against the path, which takes longer than most of them.
 */
export function inOrder(...handlers: readonly RequestHandler[]): RequestHandler {
  return (req, res, next) => {
    /** What is thrown or rejected goes to `next`, also long after the first handler has returned. */
    function runFrom(place: number): void {
      const handler = handlers[place];
      if (!handler) {
        next();
        return;
      }
      let isDone = false;
      const goOn = (error?: unknown) => {
        if (isDone) return;
        isDone = true;
        if (error !== undefined && error !== null) next(error);
        else runFrom(place + 1);
      };
      try {
        const outcome: unknown = handler(req, res, goOn);
        if (outcome instanceof Promise) outcome.catch(next);
      } catch (error) {
        next(error);
      }
    }
    runFrom(0);
  };
}
