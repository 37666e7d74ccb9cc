import { type ComponentType, lazy } from 'react';
import { whenIdle } from './when-idle.ts';

/** Pages and parts of pages that have not been asked for yet, in the order of the menu. */
const ahead: (() => Promise<unknown>)[] = [];
/** Nothing is loaded ahead before the first page stands; then what comes with a page follows it. */
let state: 'waiting' | 'loading' | 'done' = 'waiting';

/** A component whose code is loaded when it is first shown, or before, when the browser has nothing else to do. */
export function loadedAhead<P>(load: () => Promise<{ default: ComponentType<P> }>) {
  ahead.push(load);
  if (state === 'done') loadNext();
  return lazy(load);
}

/** On a phone, and where somebody saves data, what is not asked for is not loaded. */
const isWelcome = () =>
  matchMedia('(min-width: 1200px)').matches &&
  !(navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

function loadNext(): void {
  const load = ahead.shift();
  state = load ? 'loading' : 'done';
  // One that fails is asked for again, and its failure told, where it is shown.
  if (load) whenIdle(() => void load().then(loadNext, () => (state = 'done')));
}

/** Loads the code of the pages one after the other, so that a click waits for its data alone. */
export function loadPagesAhead(): void {
  if (isWelcome() && state === 'waiting') loadNext();
}
