import MailIcon from '../../../web/icons/MarkEmailUnreadOutlined.tsx';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useGetList } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import type { StaffFilter } from '../../../server/client/resources.ts';
import { visuallyHidden } from '../../../web/visually-hidden.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { useMember } from '../session/member.ts';
import { listPath } from './list/list-path.ts';

const EVERY_MS = 60_000;
const MOST_COUNTED = 99;

type Counted = 'deliveries' | 'notification_channels' | 'webhook_endpoints';

/** How many rows of a list wait for managers, looked for every minute; 0 for mentors, whose work it is not. */
function useWaitingCount<Name extends Counted>(resource: Name, filter: StaffFilter<Name>): number {
  const { role } = useMember();
  const { total = 0 } = useGetList(
    resource,
    { filter, pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'DESC' } },
    { enabled: role === 'manager', refetchInterval: EVERY_MS, staleTime: EVERY_MS },
  );
  return total;
}

/** Beside an entry of the menu: how many wait there, in words for who hears it. */
function MenuCount({ count, words }: { count: number; words: string }) {
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

const FILTER: StaffFilter<'deliveries'> = { is_undecided: true };
const PATH = listPath('deliveries', FILTER);

/** Beside the menu's entry of the mails: how many held and failed ones wait for a decision. */
export function UndecidedCount() {
  const t = useTranslate();
  const count = useWaitingCount('deliveries', FILTER);
  return <MenuCount count={count} words={t('layout.undecided_mails', { smart_count: count })} />;
}

/** In the bar of every page: leads to the mails that wait, where there are some. */
export function UndecidedLink() {
  const t = useTranslate();
  const count = useWaitingCount('deliveries', FILTER);
  if (count === 0) return null;
  const words = t('layout.undecided_mails', { smart_count: count });
  return (
    <Tooltip title={words}>
      <IconButton component={RouterLink} to={PATH} color="inherit" aria-label={words}>
        <Badge badgeContent={count} max={MOST_COUNTED} color="warning">
          <MailIcon />
        </Badge>
      </IconButton>
    </Tooltip>
  );
}

const UNREAD: StaffFilter<'mentions'> = { is_unread: true };

/** Beside the menu's entry: how many mentions of oneself are not read yet; told while it changes. */
export function UnreadMentions() {
  const t = useTranslate();
  const { total = 0 } = useGetList('mentions', {
    filter: UNREAD,
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'DESC' },
  });
  return <MenuCount count={total} words={t('mentions.count', { smart_count: total })} />;
}

const FAILING = { is_failing: true };

/** Beside the menu's entry: how many channels did not take what they were told. */
export function FailingCount() {
  const t = useTranslate();
  const count = useWaitingCount('notification_channels', FAILING);
  return <MenuCount count={count} words={t('office.channels.failing', { smart_count: count })} />;
}

/** Beside the menu's entry: how many webhook endpoints take nothing, or were switched off for that. */
export function FailingWebhooksCount() {
  const t = useTranslate();
  const count = useWaitingCount('webhook_endpoints', FAILING);
  return <MenuCount count={count} words={t('machines.webhooks.failing', { smart_count: count })} />;
}
