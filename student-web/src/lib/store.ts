import { useSyncExternalStore } from 'react';

/** A value outside of React that components can follow. */
export interface Store<T> {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
  /** What a page rendered on the server shows, and its first picture in the browser again. */
  atFirst(): T;
}

/** @param atFirst where the browser may know more than the server did: what the server assumed */
export function createStore<T>(initial: T, atFirst?: T): Store<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    atFirst: () => (atFirst === undefined ? current : atFirst),
  };
}

export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.atFirst);
}

const never = () => () => {};

/** False on the server and in the first picture of a page it rendered; then true. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
