import { useCallback } from 'react';
import { createStore } from './store.ts';

/** Height in pixels of the bar that a page keeps at the lower edge of the window; 0 without one. */
export const bottomBarHeight = createStore(0);

/** For the `ref` of such a bar: what floats over the page (inquiry button, snackbar) then stays above it. */
export function useBottomBar(): (bar: HTMLElement | null) => (() => void) | undefined {
  return useCallback((bar) => {
    if (!bar) return undefined;
    const measure = () => bottomBarHeight.set(bar.offsetHeight);
    const observer = new ResizeObserver(measure);
    observer.observe(bar);
    measure();
    return () => {
      observer.disconnect();
      bottomBarHeight.set(0);
    };
  }, []);
}
