import { QueryClient } from '@tanstack/react-query';
import { statusOf } from './data-provider.ts';

/** A refusal stays a refusal: only what did not reach the server, or broke there, is asked once more. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 1 && (statusOf(error) ?? 500) >= 500,
        refetchOnWindowFocus: false,
        // Without a connection a page says so at once, instead of loading until there is one.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // Without a connection a command fails at once: waiting for one, it would be sent when nobody expects it.
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
