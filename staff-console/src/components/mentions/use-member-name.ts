import { useGetManyAggregate } from 'ra-core';
import type { StaffRow } from '../../../../server/client/resources.ts';
import { usePick } from '../../i18n/use-translate.ts';

type Member = StaffRow<'hf_members'>;

/** The names of members of staff by their ids; a number until they are here. */
export function useMemberNames(ids: readonly number[]): (id: number) => string {
  const pick = usePick();
  const { data = [] } = useGetManyAggregate<Member>(
    'hf_members',
    { ids: [...ids] },
    { enabled: ids.length > 0, staleTime: 300_000 },
  );
  return (id) => {
    const member = data.find((one) => one?.id === id);
    return (member && pick(member.names)) || (member?.email ?? `#${id}`);
  };
}
