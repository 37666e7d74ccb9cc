import ReportGmailerrorredOutlined from '../../../web/icons/ReportGmailerrorredOutlined.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useOnline } from '../../../web/use-online.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { Loading, Message } from '../components/states.tsx';
import { ChunkError } from '../lib/chunk.ts';

const reload = () => window.location.reload();

/** A page that broke, or whose code did not arrive: says so and offers to load it again. */
export function RouteFailure({ error }: { error: Error }) {
  const { t } = useTranslation();
  const isChunk = error instanceof ChunkError;
  const isOffline = !useOnline() && isChunk;
  // What the connection was missing for comes by itself once it is back.
  useEffect(() => {
    if (!isChunk) return undefined;
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [isChunk]);
  return (
    <Message
      icon={<ReportGmailerrorredOutlined />}
      title={isChunk ? t('chunk.title') : t('crash.title')}
      isUrgent
      isPage
      action={
        // Without a connection both would end at the browser's own page.
        !isOffline && (
          <>
            <Button variant="contained" onClick={reload}>
              {t('reload')}
            </Button>
            {/* A page of its own: what broke may stand in the way of going by the app. */}
            <Button href="/recruitments">{t('notFound.toJobs')}</Button>
          </>
        )
      }
    >
      {isOffline ? t('chunk.offline') : isChunk ? t('chunk.text') : t('crash.text')}
    </Message>
  );
}

export function FirstLoading() {
  return (
    <Box sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center' }}>
      <Loading />
    </Box>
  );
}
