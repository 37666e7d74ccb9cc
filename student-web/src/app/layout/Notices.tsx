import Close from '../../../../web/icons/Close.tsx';
import ReportProblemOutlined from '../../../../web/icons/ReportProblemOutlined.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useOnline } from '../../../../web/use-online.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useLocation } from 'react-router-dom';
import { api } from '../../lib/api.ts';
import { takeIsJapan } from '../../lib/early-requests.ts';
import { OWN_DATA_KEY, useCurrentUser } from '../../lib/current-user.ts';
import { errorText } from '../../lib/error-text.ts';
import { isProblem, logIn, sessionStatus } from '../../lib/session.ts';
import { useIsInBrowser, useStore } from '../../lib/store.ts';
import { unsavedLanguage } from '../../lib/save-language.ts';
import { useChangeLanguage } from '../../lib/use-change-language.ts';

/** What concerns the whole page: no connection, a lost session, a visitor outside Japan. */
export function Notices() {
  const isOnline = useOnline();
  const user = useCurrentUser();
  const { t } = useTranslation();
  const isLost = user.status === 'visitor' && user.lost;
  const isStranger = user.status === 'visitor' && !user.lost;
  return (
    <>
      {(!isOnline || isLost) && (
        // In sight wherever on a long form somebody is.
        <Container maxWidth="lg" sx={{ position: 'sticky', top: 64, zIndex: 'appBar', pt: 1.5 }}>
          {isOnline ? <SessionNotice /> : <Warning isUrgent>{t('offline')}</Warning>}
        </Container>
      )}
      <UnsavedLanguage />
      {isStranger && <LocationWarning />}
    </>
  );
}

function UnsavedLanguage() {
  const { t } = useTranslation();
  const unsaved = useStore(unsavedLanguage);
  const changeLanguage = useChangeLanguage();
  if (!unsaved) return null;
  return (
    <Container maxWidth="lg" sx={{ pt: 1.5 }}>
      <Warning
        severity="error"
        action={
          <Button size="small" onClick={() => changeLanguage(unsaved.id)}>
            {t('retry')}
          </Button>
        }
      >
        {t('languageNotSaved', { reason: errorText(unsaved.error, t) })}
      </Warning>
    </Container>
  );
}

interface WarningProps {
  severity?: 'warning' | 'error';
  isUrgent?: boolean;
  onClose?: () => void;
  action?: ReactNode;
  children: ReactNode;
}

/** Looks like a Notice, whose code every page would load for it; and without a connection it could not come later. */
function Warning({ severity = 'warning', isUrgent = false, action, onClose, children }: WarningProps) {
  const { t } = useTranslation();
  return (
    <Box
      role={isUrgent ? 'alert' : 'status'}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        px: 2,
        py: 1.5,
        borderRadius: '14px',
        bgcolor: `${severity}.light`,
        color: 'text.primary',
        typography: 'body2',
        boxShadow: isUrgent ? 3 : 0,
      }}
    >
      <ReportProblemOutlined fontSize="small" sx={{ color: `${severity}.dark` }} />
      <Box sx={{ flex: '1 1 12rem' }}>{children}</Box>
      {action}
      {onClose && (
        <IconButton size="small" aria-label={t('close')} onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}

function SessionNotice() {
  const { t } = useTranslation();
  const session = useStore(sessionStatus);
  const client = useQueryClient();
  const location = useLocation();
  const isEnded = session === 'lost';
  const again = () =>
    isEnded
      ? void logIn({ screen: 'login', returnTo: location.pathname + location.search + location.hash })
      : isProblem(session)
        ? window.location.reload()
        : void client.refetchQueries({ queryKey: OWN_DATA_KEY });
  return (
    <Warning
      isUrgent
      action={
        <Button size="small" onClick={again}>
          {isEnded ? t('session.logIn') : t('retry')}
        </Button>
      }
    >
      {isEnded ? t('session.ended') : t('session.unreachable')}
    </Warning>
  );
}

/** The page has the warning ready: its first lines show it before the app is there (at-once.ts). */
const UNTIL_KNOWN = { display: 'none', 'html[data-outside-japan] &': { display: 'block' } };

/** Shown at load and on each change of route; a failed check counts as inside Japan (specification section 8). */
function LocationWarning() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { data } = useQuery({
    queryKey: ['is-japan', pathname],
    queryFn: async () => {
      const asked = takeIsJapan();
      if (asked) return { is_japan: await asked };
      return api.query('is-japan', {}).catch(() => ({ is_japan: true }));
    },
    // Where somebody is has no place in a page that others get too.
    enabled: useIsInBrowser(),
    placeholderData: (previous) => previous,
  });
  const [closedOn, setClosedOn] = useState<string | null>(null);
  if (data?.is_japan || closedOn === pathname) return null;
  return (
    <Container maxWidth="lg" sx={{ py: 1.5, ...(!data && UNTIL_KNOWN) }}>
      <Warning onClose={() => setClosedOn(pathname)}>{t('outsideJapan')}</Warning>
    </Container>
  );
}
