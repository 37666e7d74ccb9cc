import Box from '@mui/material/Box';
import { useGetList } from 'ra-core';
import type { StaffFilter } from '../../../server/client/resources.ts';
import { visuallyHidden } from '../../../web/visually-hidden.ts';
import { useMember } from '../session/member.ts';

const EVERY_MS = 60_000;
export const MOST_COUNTED = 99;

type Counted = 'deliveries' | 'notification_channels';

/** How many rows of a list wait for managers, looked for every minute; 0 for mentors, whose work it is not. */
export function useWaitingCount<Name extends Counted>(resource: Name, filter: StaffFilter<Name>): number {
  const { role } = useMember();
  const { total = 0 } = useGetList(
    resource,
    { filter, pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'DESC' } },
    { enabled: role === 'manager', refetchInterval: EVERY_MS, staleTime: EVERY_MS },
  );
  return total;
}

/** Beside an entry of the menu: how many wait there, in words for who hears it. */
export function MenuCount({ count, words }: { count: number; words: string }) {
  if (count === 0) return null;
  return (
    <Box
      component="span"
      sx={{
        ml: 'auto',
        px: 0.75,
        borderRadius: 2,
        fontSize: '0.75rem',
        fontWeight: 700,
        bgcolor: 'warning.light',
        color: 'warning.dark',
      }}
    >
      <span aria-hidden>{count > MOST_COUNTED ? `${MOST_COUNTED}+` : count}</span>
      <span style={visuallyHidden}>{words}</span>
    </Box>
  );
}
