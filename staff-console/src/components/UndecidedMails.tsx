import MailIcon from '@mui/icons-material/MarkEmailUnreadOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Link as RouterLink } from 'react-router-dom';
import type { StaffFilter } from '../../../server/client/resources.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { MenuCount, MOST_COUNTED, useWaitingCount } from './MenuCount.tsx';

const FILTER: StaffFilter<'deliveries'> = { is_undecided: true };
const PATH = `/deliveries?filter=${encodeURIComponent(JSON.stringify(FILTER))}`;

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
