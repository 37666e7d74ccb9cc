import NotificationsNoneOutlined from '../../../../web/icons/NotificationsNoneOutlined.tsx';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { NavLink } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useNewestNotifications } from '../../lib/notifications.ts';

const MOST_SHOWN = 9;

/** The way to the notifications, with the number of new ones. */
export default function NotificationBell() {
  const { t } = useTranslation();
  const { data } = useNewestNotifications();
  const count = data?.new_count ?? 0;
  return (
    <IconButton
      component={NavLink}
      to="/notifications"
      aria-label={count > 0 ? t('menu.notificationsNew', { count }) : t('menu.notifications')}
    >
      <Badge
        badgeContent={count}
        max={MOST_SHOWN}
        color="error"
        slotProps={{ badge: { sx: { whiteSpace: 'nowrap' } } }}
      >
        <NotificationsNoneOutlined />
      </Badge>
    </IconButton>
  );
}
