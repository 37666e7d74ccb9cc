import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useGetOne } from 'ra-core';
import { WHOLE_RECORD } from '../../providers/data-provider.ts';
import type { StaffApplication } from './types.ts';

const keyOf = (id: number) => ['applications', 'getOne', { id: String(id), meta: WHOLE_RECORD }];

/** One application. Every staff command answers the whole of it again: `replace` shows that answer. */
export function useApplication(id: number) {
  const queryClient = useQueryClient();
  const query = useGetOne<StaffApplication>('applications', {
    id: String(id) as never,
    meta: WHOLE_RECORD,
  });
  const replace = useCallback(
    (application: StaffApplication) => {
      queryClient.setQueryData(keyOf(id), application);
      void queryClient.invalidateQueries({ queryKey: ['applications', 'getList'] });
    },
    [queryClient, id],
  );
  return { ...query, replace };
}
