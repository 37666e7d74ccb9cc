import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Notice } from '../../components/Notice.tsx';
import { api } from '../../lib/api.ts';
import { OWN_DATA_KEY, useCurrentUser } from '../../lib/current-user.ts';
import { errorText } from '../../lib/error-text.ts';
import { isProblem, logIn, sessionStatus } from '../../lib/session.ts';
import { useIsInBrowser, useStore } from '../../lib/store.ts';
import { unsavedLanguage, useChangeLanguage } from '../../lib/use-change-language.ts';

function followConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** What concerns the whole page: no connection, a lost session, a visitor outside Japan. */
export function Notices() {
  const isOnline = useSyncExternalStore(
    followConnection,
    () => navigator.onLine,
    () => true,
  );
  const user = useCurrentUser();
  const { t } = useTranslation();
  const isLost = user.status === 'visitor' && user.lost;
  const isStranger = user.status === 'visitor' && !user.lost;
  return (
    <>
      {(!isOnline || isLost) && (
        // In sight wherever on a long form somebody is.
        <Container maxWidth="lg" sx={{ position: 'sticky', top: 64, zIndex: 'appBar', pt: 1.5 }}>
          {isOnline ? (
            <SessionNotice />
          ) : (
            <Notice severity="warning" isUrgent sx={{ boxShadow: 3 }}>
              {t('offline')}
            </Notice>
          )}
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
      <Notice
        severity="error"
        action={
          <Button size="small" onClick={() => changeLanguage(unsaved.id)}>
            {t('retry')}
          </Button>
        }
      >
        {t('languageNotSaved', { reason: errorText(unsaved.error, t) })}
      </Notice>
    </Container>
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
    <Notice
      severity="warning"
      isUrgent
      sx={{ boxShadow: 3 }}
      action={
        <Button size="small" onClick={again}>
          {isEnded ? t('session.logIn') : t('retry')}
        </Button>
      }
    >
      {isEnded ? t('session.ended') : t('session.unreachable')}
    </Notice>
  );
}

/** Shown at load and on each change of route; a failed check counts as inside Japan (specification section 8). */
function LocationWarning() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { data } = useQuery({
    queryKey: ['is-japan', pathname],
    queryFn: () => api.query('is-japan', {}).catch(() => ({ is_japan: true })),
    // Where somebody is has no place in a page that others get too.
    enabled: useIsInBrowser(),
    placeholderData: (previous) => previous,
  });
  const [closedOn, setClosedOn] = useState<string | null>(null);
  if (!data || data.is_japan || closedOn === pathname) return null;
  return (
    <Container maxWidth="lg" sx={{ py: 1.5 }}>
      <Notice severity="warning" closeText={t('close')} onClose={() => setClosedOn(pathname)}>
        {t('outsideJapan')}
      </Notice>
    </Container>
  );
}
