import { ApiError, createClient } from '../../../server/client/client.ts';
import { pageLanguageId } from './page-language.ts';
import { beforeLogOut, sessionLost, sessionToken } from './session.ts';

const client = createClient({
  token: sessionToken,
  pageLanguageId: () => pageLanguageId.get(),
  fetch: (input, init) => beforeLogOut(fetch(input, init)),
});

function watched<A extends unknown[], R>(call: (...args: A) => Promise<R>): (...args: A) => Promise<R> {
  return async (...args) => {
    try {
      return await call(...args);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) sessionLost();
      throw error;
    }
  };
}

type QueryCaller = typeof client.query;
let callQuery: QueryCaller = watched(client.query);

/** On the server, queries are answered without going over the network. */
export function answerQueriesWith(caller: QueryCaller): void {
  callQuery = caller;
}

/** The one client of the app. A 401 marks the session as lost, so that the page can ask to log in again. */
export const api = {
  command: watched(client.command),
  query: ((name, payload) => callQuery(name, payload)) as QueryCaller,
};

/** For a last word while the page is being left: nobody's name, and the browser sends it to the end. */
export const partingApi = createClient({
  token: () => Promise.resolve(null),
  pageLanguageId: () => pageLanguageId.get(),
  fetch: (input, init) => fetch(input, { ...init, keepalive: true }),
});

export { ApiError, ConnectionError } from '../../../server/client/client.ts';

/** One more try for what may pass by itself; a refusal stays a refusal. */
export function worthRetrying(failures: number, error: unknown): boolean {
  if (failures >= 1) return false;
  return !(error instanceof ApiError) || error.status >= 500;
}
