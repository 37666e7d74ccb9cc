import { createContext, useContext } from 'react';
import { createClient, type ApiClient } from '../../../server/client/client.ts';

/** The typed client of commands and queries. Tokens are put on by the session's fetch. */
export function createApi(fetch: typeof globalThis.fetch, pageLanguageId: () => number): ApiClient {
  return createClient({ fetch, pageLanguageId, token: () => Promise.resolve(null) });
}

export const ApiContext = createContext<ApiClient | null>(null);

export function useApi(): ApiClient {
  const api = useContext(ApiContext);
  if (!api) throw new Error('The API context is missing');
  return api;
}
