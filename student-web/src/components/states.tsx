import CloudOffOutlined from '../../../web/icons/CloudOffOutlined.tsx';
import ExploreOffOutlined from '../../../web/icons/ExploreOffOutlined.tsx';
import LockOutlined from '../../../web/icons/LockOutlined.tsx';
import ReportGmailerrorredOutlined from '../../../web/icons/ReportGmailerrorredOutlined.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.tsx';
import { Link } from 'react-router-dom';
import { ApiError } from '../lib/api.ts';
import { usePageHead } from '../lib/page-head.ts';

interface MessageProps {
  icon?: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Errors are announced at once. */
  isUrgent?: boolean;
  /** It is all the page has, so its title is the page's heading. */
  isPage?: boolean;
}

/** A page or a part of one that has nothing else to show: what happened and what to do next. */
export function Message({ icon, title, children, action, isUrgent = false, isPage = false }: MessageProps) {
  return (
    <Box
      role={isUrgent ? 'alert' : 'status'}
      sx={{
        textAlign: 'center',
        maxWidth: 520,
        mx: 'auto',
        py: { xs: 5, sm: 8 },
        px: 2,
        display: 'grid',
        gap: 1.5,
        justifyItems: 'center',
      }}
    >
      {icon && (
        <Box
          sx={{
            width: 72,
            height: 72,
            borderRadius: '50%',
            bgcolor: 'secondary.light',
            color: 'secondary.main',
            display: 'grid',
            placeItems: 'center',
            '& svg': { fontSize: 34 },
          }}
        >
          {icon}
        </Box>
      )}
      <Typography variant="h2" component={isPage ? 'h1' : 'h2'}>
        {title}
      </Typography>
      {children && (
        <Typography component="div" color="textSecondary">
          {children}
        </Typography>
      )}
      {action && (
        <Box sx={{ mt: 1, display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
          {action}
        </Box>
      )}
    </Box>
  );
}

export function Loading({ label }: { label?: string }) {
  const { t } = useTranslation();
  return (
    <Box component="output" sx={{ display: 'grid', placeItems: 'center', gap: 2, py: 10 }}>
      <CircularProgress color="secondary" aria-hidden />
      <Typography color="textSecondary">{label ?? t('loading')}</Typography>
    </Box>
  );
}

export function NotFound({ isPage = true }: { isPage?: boolean }) {
  const { t } = useTranslation();
  usePageHead(isPage ? { title: t('notFound.title'), status: 404 } : {});
  return (
    <Message
      isPage={isPage}
      icon={<ExploreOffOutlined />}
      title={t('notFound.title')}
      action={
        <Button component={Link} to="/recruitments" variant="contained">
          {t('notFound.toJobs')}
        </Button>
      }
    >
      {t('notFound.text')}
    </Message>
  );
}

interface FailureProps {
  error: unknown;
  onRetry?: () => void;
  /** Instead of a part of a page that has its heading already. */
  isPart?: boolean;
}

/** Why something could not be loaded, by kind, with a way on. The sentence of a refusal is the server's. */
export function Failure({ error, onRetry, isPart = false }: FailureProps) {
  const { t } = useTranslation();
  const retry = onRetry && (
    <Button variant="contained" onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  if (error instanceof ApiError) {
    if (error.status === 404) return <NotFound isPage={!isPart} />;
    if (error.status === 401 || error.status === 403)
      return (
        <Message isPage={!isPart} icon={<LockOutlined />} title={t('notAllowed')} isUrgent action={retry}>
          {error.message}
        </Message>
      );
    return (
      <Message
        isPage={!isPart}
        icon={<ReportGmailerrorredOutlined />}
        title={t('failed')}
        isUrgent
        action={retry}
      >
        {error.message}
      </Message>
    );
  }
  return (
    <Message
      isPage={!isPart}
      icon={<CloudOffOutlined />}
      title={t('noConnection.title')}
      isUrgent
      action={retry}
    >
      {t('noConnection.text')}
    </Message>
  );
}
