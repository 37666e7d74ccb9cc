import { QueryClient } from '@tanstack/react-query';
import { statusOf } from './data-provider.ts';

/** A refusal stays a refusal: only what did not reach the server, or broke there, is asked once more. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 1 && (statusOf(error) ?? 500) >= 500,
        refetchOnWindowFocus: false,
      },
    },
  });
}
