import type { QueryClient } from '@tanstack/react-query';
import { isMasterTable } from '../../../domain/master-data.ts';
import { MASTER_KEY } from './use-master-data.ts';

/** What shows rows of a resource is read anew; names of master data stand in many places. */
export function refreshLists(client: QueryClient, resource: string): void {
  void client.invalidateQueries({ queryKey: [resource, 'getList'] });
  if (isMasterTable(resource)) void client.invalidateQueries({ queryKey: MASTER_KEY });
}
