import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { Router, UNSAFE_createBrowserHistory, useRoutes } from 'react-router-dom';
import type { Location, NavigationType } from 'react-router-dom';
import { isPageLoaded, loadPage } from './load-page.ts';
import { LoadFailure, pageIsComing } from './page-router.ts';
import { FirstLoading } from './RouteFailure.tsx';
import { routes } from './routes.tsx';

type PageHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;
export const createPageHistory = (): PageHistory => UNSAFE_createBrowserHistory({ v5Compat: true });

/** The page of the router's address. */
export function CurrentPage() {
  return useRoutes(routes);
}

interface Shown {
  location: Location;
  action: `${NavigationType}`;
  failure: Error | null;
}
interface Props {
  history: PageHistory;
  /** The first page stands and works. */
  onReady(): void;
}

/**
 * Shows the page of the address, once its code is there: until then the page before stays. Our data come through
 * queries, so that this small part does for a visitor's first page what react-router's data router does with
 * twice as much code.
 */
export function PageRouter({ history, onReady }: Props) {
  const [shown, setShown] = useState<Shown>(() => ({
    location: history.location,
    action: history.action,
    failure: null,
  }));

  useLayoutEffect(() => {
    let latest = history.location;
    const show = async (location: Location, action: Shown['action']) => {
      const isSamePage = location.pathname === latest.pathname;
      latest = location;
      let failure: Error | null = null;
      if (!isPageLoaded(location)) {
        pageIsComing.set(true);
        failure = await loadPage(location).then(
          () => null,
          (error: Error) => error,
        );
        if (latest !== location) return;
      }
      pageIsComing.set(false);
      const next = { location, action, failure };
      // A filter changes the search that is shown, so a new query is drawn before the next press.
      if (isSamePage) setShown(next);
      else startTransition(() => setShown(next));
    };
    // What did not arrive with the app is asked for once more.
    if (!isPageLoaded(history.location)) void show(history.location, history.action);
    return history.listen(({ location, action }) => void show(location, action));
  }, [history]);

  useEffect(() => onReady(), [onReady]);

  return (
    <Router location={shown.location} navigationType={shown.action as NavigationType} navigator={history}>
      <LoadFailure value={shown.failure}>
        {shown.failure || isPageLoaded(shown.location) ? <CurrentPage /> : <FirstLoading />}
      </LoadFailure>
    </Router>
  );
}
