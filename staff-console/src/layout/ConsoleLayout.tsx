import MenuIcon from '../../../web/icons/Menu.tsx';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import type { CoreLayoutProps } from 'ra-core';
import { LogoMark } from '../../../web/LogoMark.tsx';
import { PageLink } from '../components/PageLink.tsx';
import { UndecidedLink } from '../components/WaitingCounts.tsx';
import { useTranslate } from '../i18n/use-translate.ts';
import { loadPagesAhead } from '../lib/load-ahead.ts';
import { SessionLostDialog } from '../session/SessionLostDialog.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { CommandPalette } from './palette/CommandPalette.tsx';
import { RoleGate } from './RoleGate.tsx';
import { SideMenu } from './SideMenu.tsx';
import { BAR_HEIGHT, MENU_WIDTH } from './sizes.ts';
import { TakeOverViews } from './TakeOverViews.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { usePageFocus } from './use-page-focus.ts';

const MAIN_ID = 'main-content';

function SkipLink() {
  const t = useTranslate();
  return (
    <Link
      href={`#${MAIN_ID}`}
      sx={{
        position: 'absolute',
        left: -9999,
        zIndex: 2000,
        bgcolor: 'background.paper',
        p: 1,
        '&:focus': { left: 8, top: 8 },
      }}
    >
      {t('layout.skip')}
    </Link>
  );
}

function TopBar({ onOpenMenu, isMenuOpen }: { onOpenMenu: () => void; isMenuOpen: boolean }) {
  const t = useTranslate();
  return (
    <AppBar
      position="sticky"
      color="secondary"
      elevation={0}
      sx={{ zIndex: 1210, '@media print': { display: 'none' } }}
    >
      <Toolbar sx={{ gap: 1, minHeight: { xs: BAR_HEIGHT }, px: { xs: 1, sm: 2 } }}>
        <IconButton
          color="inherit"
          onClick={onOpenMenu}
          aria-label={t('layout.open_menu')}
          aria-expanded={isMenuOpen}
          sx={{ display: { lg: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
        <PageLink
          to="/applications"
          aria-label={`Tabidachi, ${t('session.title')}`}
          color="inherit"
          underline="none"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minWidth: 0 }}
        >
          <LogoMark size={32} ground="#123F4F" />
          <Typography component="span" sx={{ fontWeight: 700, display: { xs: 'none', sm: 'inline' } }}>
            Tabidachi
          </Typography>
          <Typography component="span" variant="body2" sx={{ display: { xs: 'none', md: 'inline' }, ml: 1 }}>
            {t('session.title')}
          </Typography>
        </PageLink>
        <OfflineNotice />
        <Box sx={{ flexGrow: 1 }} />
        <CommandPalette />
        <UndecidedLink />
        <LanguageMenu />
        <AccountMenu />
      </Toolbar>
    </AppBar>
  );
}

/** The frame of every page: bar, menu (a drawer on small screens), and the page itself. */
export function ConsoleLayout({ children }: CoreLayoutProps) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const t = useTranslate();
  const close = () => setMenuOpen(false);
  const main = useRef<HTMLElement>(null);
  usePageFocus(main);
  useKeptFocus(main);
  useEffect(loadPagesAhead, []);
  return (
    <Box sx={{ minHeight: '100vh', bgcolor: 'background.default', '@media print': { bgcolor: '#FFFFFF' } }}>
      <SkipLink />
      <TakeOverViews />
      <TopBar onOpenMenu={() => setMenuOpen(true)} isMenuOpen={isMenuOpen} />
      <Box sx={{ display: 'flex' }}>
        <Box
          sx={{
            display: { xs: 'none', lg: 'block' },
            width: MENU_WIDTH,
            flexShrink: 0,
            borderRight: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
            minHeight: `calc(100vh - ${BAR_HEIGHT}px)`,
          }}
        >
          <Box
            sx={{
              position: 'sticky',
              top: BAR_HEIGHT,
              maxHeight: `calc(100vh - ${BAR_HEIGHT}px)`,
              overflowY: 'auto',
              py: 1,
            }}
          >
            <SideMenu />
          </Box>
        </Box>
        <Drawer
          open={isMenuOpen}
          onClose={close}
          slotProps={{ paper: { sx: { width: 240, pt: 7 }, 'aria-label': t('layout.menu') } }}
        >
          <SideMenu onChoose={close} />
        </Drawer>
        <Box
          component="main"
          ref={main}
          id={MAIN_ID}
          tabIndex={-1}
          sx={{ flexGrow: 1, minWidth: 0, p: { xs: 1.5, sm: 2, md: 3 } }}
        >
          <ErrorBoundary>
            <RoleGate>{children}</RoleGate>
          </ErrorBoundary>
        </Box>
      </Box>
      <SessionLostDialog />
    </Box>
  );
}
