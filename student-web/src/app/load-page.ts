import { matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { routes } from './routes.tsx';

interface Place {
  pathname: string;
}

const waiting = ({ pathname }: Place): RouteObject[] =>
  (matchRoutes(routes, pathname) ?? []).map(({ route }) => route).filter(({ lazy }) => lazy !== undefined);

/** Whether everything is here that the address shows. */
export const isPageLoaded = (place: Place): boolean => waiting(place).length === 0;

/**
 * Brings the code and the words of the page at an address; what is there stays.
 * @throws ChunkError; what did not arrive is asked for again the next time
 */
export async function loadPage(place: Place): Promise<void> {
  await Promise.all(
    waiting(place).map(async (route) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
