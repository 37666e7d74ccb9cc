import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { api } from './api.ts';
import type { Application } from './api-types.ts';

const keyOf = (id: number) => ['application', id] as const;

/** One of the student's own applications. */
export function useApplication(id: number) {
  return useQuery({
    queryKey: keyOf(id),
    // The owner's view: these pages are reached by the owner only.
    queryFn: async () => (await api.query('aggregates__application', { id })) as Application,
    enabled: Number.isInteger(id) && id > 0,
  });
}

/** Asks again for an application that may have changed meanwhile. */
export const refreshApplication = (client: QueryClient, id: number): void =>
  void client.invalidateQueries({ queryKey: keyOf(id) });

/** Every command on an application answers the application: it takes the place of the one known so far. */
export function keepApplication(client: QueryClient, application: Application): void {
  client.setQueryData(keyOf(application.id), application);
  void client.invalidateQueries({ queryKey: ['applications'] });
}

export function useKeepApplication(): (application: Application) => void {
  const client = useQueryClient();
  return (application) => keepApplication(client, application);
}
