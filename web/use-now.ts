import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

/** The moment a page was rendered on the server, for its first picture in the browser too. */
let renderedAt = new Date();
export function setRenderedAt(moment: Date): void {
  renderedAt = moment;
}

/** A clock that goes on while somebody looks at it. */
function createClock(every: number) {
  let current = new Date();
  let timer: ReturnType<typeof setInterval> | undefined;
  const listeners = new Set<() => void>();
  const tick = () => {
    current = new Date();
    for (const listener of listeners) listener();
  };
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      timer ??= setInterval(tick, every);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
    get() {
      if (timer === undefined && Date.now() - current.getTime() >= every) current = new Date();
      return current;
    },
  };
}

const clocks = new Map<number, ReturnType<typeof createClock>>();

function clockOf(every: number) {
  const clock = clocks.get(every) ?? createClock(every);
  clocks.set(every, clock);
  return clock;
}

/** The present moment, as often as asked: for due days, years and countdowns. */
export function useNow(every = MINUTE): Date {
  const clock = clockOf(every);
  return useSyncExternalStore(clock.subscribe, clock.get, () => renderedAt);
}
