import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Outlet } from 'react-router-dom';
import { Loading } from '../../components/states.tsx';
import { authWanted } from '../../lib/session.ts';
import { snackbar } from '../../lib/snackbar.ts';
import { useStore } from '../../lib/store.ts';
import { useFreshUserOnNavigation } from '../Guard.tsx';
import { pageIsComing } from '../page-router.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Notices } from './Notices.tsx';
import { ScrollManager } from './ScrollManager.tsx';
import { StaffBanner } from './StaffBanner.tsx';
import { usePageViews } from './use-page-views.ts';
import { useSignUpState } from './use-sign-up-state.ts';
import { useUsersLanguage } from './use-users-language.ts';

/** There before a student needs it: it tells when something else did not arrive. */
const SnackbarHost = lazy(() => import('../../components/SnackbarHost.tsx'));
const BottomNavigation = lazy(() => import('./BottomNavigation.tsx'));
const InquiryButton = lazy(() => import('./InquiryButton.tsx'));
/** The sign-in code is large: it loads only for who is, was or wants to be logged in, beside the pages. */
const AuthArea = lazy(() => import('../../features/auth/AuthArea.tsx'));

export function Layout() {
  const { t } = useTranslation();
  const isAuthWanted = useStore(authWanted);
  const message = useStore(snackbar);
  useFreshUserOnNavigation();
  useUsersLanguage();
  usePageViews();
  useSignUpState();
  return (
    <Box sx={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}>
      {isAuthWanted && (
        <Suspense fallback={null}>
          <AuthArea />
        </Suspense>
      )}
      <ScrollManager />
      <Box
        component="a"
        href="#main"
        sx={{
          position: 'absolute',
          left: 8,
          top: -80,
          zIndex: 'tooltip',
          p: 1.5,
          borderRadius: 2,
          bgcolor: 'secondary.main',
          color: 'common.white',
          '&:focus': { top: 8 },
        }}
      >
        {t('skip')}
      </Box>
      <Header />
      <StaffBanner />
      <PendingBar />
      <Notices />
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={{ flexGrow: 1, display: 'flex', flexDirection: 'column' }}
      >
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </Box>
      <Footer />
      {isAuthWanted && (
        <Suspense fallback={null}>
          <InquiryButton />
          <BottomNavigation />
        </Suspense>
      )}
      <div aria-live="polite">
        {(message || isAuthWanted) && (
          <Suspense fallback={null}>
            <SnackbarHost />
          </Suspense>
        )}
      </div>
    </Box>
  );
}

/** A page's code is on its way: told only when it takes longer than a moment. */
function PendingBar() {
  const { t } = useTranslation();
  const isLoading = useStore(pageIsComing);
  if (!isLoading) return null;
  return (
    <Box
      component="output"
      aria-label={t('loading')}
      sx={{
        position: 'fixed',
        insetInline: 0,
        top: 64,
        height: 4,
        zIndex: 'appBar',
        bgcolor: 'primary.light',
        '@keyframes appear': { from: { opacity: 0 }, to: { opacity: 1 } },
        animation: 'appear .2s .3s both',
        overflow: 'hidden',
        '@keyframes pass': { from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } },
        '&::after': {
          content: '""',
          position: 'absolute',
          insetBlock: 0,
          width: '40%',
          bgcolor: 'primary.main',
          animation: 'pass 1.4s infinite',
        },
      }}
    />
  );
}
