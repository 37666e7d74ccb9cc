import { type ComponentType, lazy } from 'react';

/** Pages that have not been asked for yet, in the order of the menu. */
const ahead: (() => Promise<unknown>)[] = [];

/** A page whose code is loaded when it is first shown, or before that, when the browser has nothing else to do. */
export function page<P>(load: () => Promise<{ default: ComponentType<P> }>) {
  ahead.push(load);
  return lazy(load);
}

/** Runs when nothing else does; Safari knows no idle time. */
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(work) : setTimeout(work, 500);

/** On a phone, and where somebody saves data, what is not asked for is not loaded. */
const isWelcome = () =>
  matchMedia('(min-width: 1200px)').matches &&
  !(navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

/** Loads the code of the pages one after the other, so that a click waits for its data alone. */
export function loadPagesAhead(): void {
  if (!isWelcome()) return;
  const next = () => {
    const load = ahead.shift();
    // One that fails is asked for again, and its failure told, where it is shown.
    if (load) whenIdle(() => void load().then(next, () => {}));
  };
  next();
}
