import { useQueryClient } from '@tanstack/react-query';
import { useGetOne } from 'ra-core';
import { useCallback } from 'react';
import type { CommandAnswer } from '../../../../server/client/contract.ts';
import type { StaffFilter, StaffRow } from '../../../../server/client/resources.ts';
import { WHOLE_RECORD } from '../../providers/data-provider.ts';

export type ApplicationRow = StaffRow<'applications'>;
export type ApplicationFilter = StaffFilter<'applications'>;
/** One application as the resource and every staff command answer it. */
export type StaffApplication = CommandAnswer<'hf_member__start_correction'>;
export type EventName = StaffApplication['events_allowed'][number];
export type State = StaffApplication['state'];
export type Student = StaffApplication['user'];
export type Interview = StaffApplication['interviews'][number];
export type Practice = StaffApplication['interview_practices'][number];

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
