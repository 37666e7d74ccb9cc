import { useCallback } from 'react';
import { createStore, useStore, type Store } from './store.ts';

/** Heights in pixels of the bars at the lower edge of the window; 0 without one, and where it is not shown. */
const pageBar = createStore(0);
const navigationBar = createStore(0);

/** For the `ref` of a bar: keeps its height. */
function useMeasured(height: Store<number>): (bar: HTMLElement | null) => (() => void) | undefined {
  return useCallback(
    (bar) => {
      if (!bar) return undefined;
      const measure = () => height.set(bar.offsetHeight);
      const observer = new ResizeObserver(measure);
      observer.observe(bar);
      measure();
      return () => {
        observer.disconnect();
        height.set(0);
      };
    },
    [height],
  );
}

/** For the `ref` of a bar that a page keeps there: it stands instead of the navigation of phones. */
export const useBottomBar = () => useMeasured(pageBar);

/** For the `ref` of the navigation of phones. */
export const useNavigationBar = () => useMeasured(navigationBar);

/** Whether the page keeps a bar of its own there. */
export const useHasPageBar = (): boolean => useStore(pageBar) > 0;

/** What floats over the page (inquiry button, snackbar) stays above this many pixels. */
export function useBottomBarHeight(): number {
  const page = useStore(pageBar);
  const navigation = useStore(navigationBar);
  return Math.max(page, navigation);
}
