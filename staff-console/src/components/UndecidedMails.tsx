import MailIcon from '@mui/icons-material/MarkEmailUnreadOutlined';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { StaffFilter } from '../../../server/staff/contract.ts';
import { useSay } from '../i18n/use-words.ts';
import { visuallyHidden } from '../lib/visually-hidden.ts';
import { useMember } from '../session/member.ts';

const FILTER: StaffFilter<'deliveries'> = { is_undecided: true };
const PATH = `/deliveries?filter=${encodeURIComponent(JSON.stringify(FILTER))}`;
const EVERY_MS = 60_000;
const MOST = 99;

/** How many held and failed mails wait for a decision; 0 for mentors, whose work it is not. */
function useUndecided(): number {
  const { role } = useMember();
  const { total = 0 } = useGetList(
    'deliveries',
    { filter: FILTER, pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'DESC' } },
    { enabled: role === 'manager', refetchInterval: EVERY_MS, staleTime: EVERY_MS },
  );
  return total;
}

/** Beside the menu's entry of the mails. */
export function UndecidedCount() {
  const say = useSay();
  const count = useUndecided();
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
      <span aria-hidden>{count > MOST ? `${MOST}+` : count}</span>
      <span style={visuallyHidden}>{say('layout.undecided_mails', { smart_count: count })}</span>
    </Box>
  );
}

/** In the bar of every page: leads to the mails that wait, where there are some. */
export function UndecidedLink() {
  const say = useSay();
  const count = useUndecided();
  if (count === 0) return null;
  const words = say('layout.undecided_mails', { smart_count: count });
  return (
    <Tooltip title={words}>
      <IconButton component={RouterLink} to={PATH} color="inherit" aria-label={words}>
        <Badge badgeContent={count} max={MOST} color="warning">
          <MailIcon />
        </Badge>
      </IconButton>
    </Tooltip>
  );
}
