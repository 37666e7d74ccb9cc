import { createElement, useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { loadTexts } from '../i18n/i18n.ts';
import type { Namespace } from '../i18n/namespace.ts';
import { currentText } from '../i18n/use-translation.tsx';
import { inTime } from './chunk.ts';
import { showSnackbar } from './snackbar.ts';
import { createStore, useStore, type Store } from './store.ts';

/** A part of a public page that only a known person sees: its code and its words come when that person is there. */
export interface DeferredComponent<P> {
  /** Null until it has been loaded. */
  store: Store<ComponentType<P> | null>;
  /** Never rejects: what does not arrive is told, and asked for again the next time. */
  load(): Promise<void>;
}

/** @param namespaces parts of the texts that it uses beside those of its page */
export function createDeferred<P>(
  bring: () => Promise<{ default: ComponentType<P> }>,
  ...namespaces: Namespace[]
): DeferredComponent<P> {
  const store = createStore<ComponentType<P> | null>(null);
  let coming: Promise<void> | null = null;
  const begin = async () => {
    try {
      const [loaded] = await inTime(Promise.all([bring(), loadTexts(namespaces)]));
      store.set(loaded.default);
    } catch {
      coming = null;
      showSnackbar('error', currentText('noConnection.text'));
    }
  };
  return { store, load: () => (coming ??= begin()) };
}

interface LateProps<P> {
  part: DeferredComponent<P>;
  props: P;
  /** What stands there until it has come. */
  before: ReactNode;
}

/** The part once it is there; it is fetched when it is first to be shown. */
export function Deferred<P extends object>({ part, props, before }: LateProps<P>): ReactNode {
  const component = useStore(part.store);
  useEffect(() => void part.load(), [part]);
  return component ? createElement(component, props) : before;
}
