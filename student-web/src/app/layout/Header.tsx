import Menu from '../../../../web/icons/Menu.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link, NavLink } from 'react-router-dom';
import { Logo } from '../../components/Logo.tsx';
import { JOBS_PATH } from '../../lib/access.ts';
import { useCurrentUser } from '../../lib/current-user.ts';
import { usePart } from '../use-part.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { useEntryLinks } from './use-entry-links.ts';

/** Of students only: visitors do not load it. */
const NotificationBell = lazy(() => import('./NotificationBell.tsx'));
const loadDrawer = () => import('./SideDrawer.tsx');

export function Header() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  // Its code comes with the first use; then it stays, so that it can slide out.
  const drawer = usePart(loadDrawer);
  const SideDrawer = drawer.Part;
  const user = useCurrentUser();
  const entry = useEntryLinks();
  const wide = { display: { xs: 'none', md: 'inline-flex' }, '&.active': { bgcolor: 'secondary.light' } };
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Container
        maxWidth="lg"
        sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0, sm: 1 }, minHeight: 64 }}
      >
        <Box
          component={Link}
          to="/"
          aria-label={t('header.home')}
          sx={{ textDecoration: 'none', display: 'inline-flex', mr: 'auto', borderRadius: 2 }}
        >
          <Logo />
        </Box>
        {user.status === 'student' && (
          <>
            <Button component={NavLink} to={JOBS_PATH} sx={wide}>
              {t('menu.jobs')}
            </Button>
            <Button component={NavLink} to="/applications" sx={wide}>
              {t('menu.applications')}
            </Button>
            <Button component={NavLink} to="/profile" sx={wide}>
              {t('menu.profile')}
            </Button>
          </>
        )}
        {user.status === 'visitor' && (
          <>
            <Button component={Link} to={entry.logIn} sx={wide}>
              {t('menu.logIn')}
            </Button>
            <Button component={Link} to={entry.signUp} variant="contained" color="primary" sx={wide}>
              {t('menu.signUp')}
            </Button>
          </>
        )}
        {user.status === 'student' && (
          <Box sx={{ width: 44, height: 44, display: 'grid', placeItems: 'center' }}>
            <Suspense fallback={null}>
              <NotificationBell />
            </Suspense>
          </Box>
        )}
        <LanguageMenu />
        <IconButton
          aria-label={t('menu.open')}
          aria-expanded={isOpen}
          onClick={() => void drawer.load().then(setIsOpen)}
          edge="end"
        >
          <Menu />
        </IconButton>
      </Container>
      {SideDrawer && <SideDrawer isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </Box>
  );
}
