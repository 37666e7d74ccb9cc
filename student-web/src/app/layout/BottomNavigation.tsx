import AssignmentOutlined from '../../../../web/icons/AssignmentOutlined.tsx';
import EventOutlined from '../../../../web/icons/EventOutlined.tsx';
import PersonOutlined from '../../../../web/icons/PersonOutlined.tsx';
import WorkOutlineOutlined from '../../../../web/icons/WorkOutlineOutlined.tsx';
import Box from '@mui/material/Box';
import { NavLink } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { JOBS_PATH } from '../../lib/access.ts';
import { useHasPageBar, useNavigationBar } from '../../lib/bottom-bar.ts';
import { useCurrentUser } from '../../lib/current-user.ts';

/** What a student goes to again and again, in reach of the thumb; a page's own bar stands instead of it. */
export default function BottomNavigation() {
  const { t } = useTranslation();
  const user = useCurrentUser();
  const bar = useNavigationBar();
  const isReplaced = useHasPageBar();
  if (user.status !== 'student' || isReplaced) return null;
  const items = [
    { to: JOBS_PATH, label: t('bottom.jobs'), Icon: WorkOutlineOutlined },
    { to: '/applications', label: t('bottom.applications'), Icon: AssignmentOutlined },
    { to: '/events', label: t('bottom.events'), Icon: EventOutlined },
    { to: '/profile', label: t('bottom.profile'), Icon: PersonOutlined },
  ];
  return (
    <Box
      ref={bar}
      component="nav"
      aria-label={t('bottom.label')}
      sx={{
        display: { xs: 'grid', md: 'none' },
        gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
        position: 'sticky',
        bottom: 0,
        zIndex: 'appBar',
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        pb: 'env(safe-area-inset-bottom)',
        '@media print': { display: 'none' },
      }}
    >
      {items.map(({ to, label, Icon }) => (
        <Box
          key={to}
          component={NavLink}
          to={to}
          sx={{
            display: 'grid',
            justifyItems: 'center',
            alignContent: 'center',
            minHeight: 56,
            color: 'text.secondary',
            textDecoration: 'none',
            fontSize: '0.75rem',
            fontWeight: 600,
            lineHeight: 1.4,
            textAlign: 'center',
            outlineOffset: '-3px',
            '&.active': {
              color: 'secondary.main',
              boxShadow: (theme) => `inset 0 3px ${theme.palette.primary.main}`,
            },
          }}
        >
          <Icon aria-hidden fontSize="small" />
          {label}
        </Box>
      ))}
    </Box>
  );
}
