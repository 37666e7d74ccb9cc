import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryAnswer } from '../../../../../server/client/contract.ts';
import { useApi } from '../../../providers/api-context.ts';

export type SlotBoard = QueryAnswer<'hf_member__get_interview_slots'>;
export type Slot = SlotBoard['slots'][number];
export type SlotStudent = SlotBoard['applications'][number];

/** Students pick meanwhile: how often an open page looks. */
const EVERY_MILLISECONDS = 15_000;

const keyOf = (recruitmentId: number) => ['interview_slots', recruitmentId] as const;

/** The times for the interviews of one job. Every command on them answers all of it again: `replace` shows that. */
export function useSlots(recruitmentId: number) {
  const api = useApi();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: keyOf(recruitmentId),
    queryFn: () => api.query('hf_member__get_interview_slots', { recruitment_id: recruitmentId }),
    refetchInterval: EVERY_MILLISECONDS,
    retry: false,
  });
  return { ...query, replace: (board: SlotBoard) => client.setQueryData(keyOf(recruitmentId), board) };
}
