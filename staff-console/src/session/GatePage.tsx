import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LogoMark } from '../../../web/LogoMark.tsx';
import { useTranslate } from '../i18n/use-translate.ts';
import { LanguageMenu } from '../layout/LanguageMenu.tsx';
import { useSession } from './session-context.ts';
import type { GateStage } from './stage.ts';

function NotStaff({ email, isVerified }: { email: string; isVerified: boolean }) {
  const t = useTranslate();
  const session = useSession();
  return (
    <Stack spacing={2}>
      <Typography component="h2" variant="h2">
        {t('session.not_staff_title')}
      </Typography>
      <Typography>
        {t(isVerified ? 'session.not_staff' : 'session.not_staff_unverified', { email })}
      </Typography>
      <Typography color="textSecondary">{t('session.not_staff_hint')}</Typography>
      <Button variant="contained" onClick={() => void session.signOut()}>
        {t('session.sign_out')}
      </Button>
      <Link href="/">{t('session.to_student_site')}</Link>
    </Stack>
  );
}

function SignIn() {
  const t = useTranslate();
  const session = useSession();
  return (
    <Stack spacing={3}>
      <Typography color="textSecondary">{t('session.lead')}</Typography>
      <Button variant="contained" size="large" onClick={() => void session.signIn()}>
        {t('session.sign_in')}
      </Button>
    </Stack>
  );
}

function Trouble({ title, text, onRetry }: { title: string; text: string; onRetry: () => void }) {
  const t = useTranslate();
  return (
    <Stack spacing={2}>
      <Alert severity="error">
        <Typography component="h2" variant="h3">
          {title}
        </Typography>
        {text}
      </Alert>
      <Button variant="contained" onClick={onRetry}>
        {t('session.retry')}
      </Button>
    </Stack>
  );
}

function Content({ stage }: { stage: GateStage }) {
  const t = useTranslate();
  switch (stage.at) {
    case 'starting':
      return (
        <Stack component="output" direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <CircularProgress size={24} color="secondary" aria-hidden />
          <Typography>{t('session.starting')}</Typography>
        </Stack>
      );
    case 'signed_out':
      return <SignIn />;
    case 'not_staff':
      return <NotStaff email={stage.email} isVerified={stage.email_verified} />;
    case 'failed':
      return (
        <Trouble
          title={t('session.failed_title')}
          text={t('session.failed', { reason: stage.reason })}
          onRetry={() => location.assign('/staff/')}
        />
      );
    case 'unreachable':
      return (
        <Trouble
          title={t('session.unreachable_title')}
          text={t('session.unreachable')}
          onRetry={() => location.reload()}
        />
      );
  }
}

/** The page in front of the console, for whoever is not let in (yet). */
export function GatePage({ stage }: { stage: GateStage }) {
  const t = useTranslate();
  return (
    <Box
      sx={{
        minHeight: '100vh',
        bgcolor: 'background.default',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        p: 2,
      }}
    >
      <Box sx={{ alignSelf: 'flex-end' }}>
        <LanguageMenu />
      </Box>
      <Paper
        component="main"
        variant="outlined"
        sx={{ width: '100%', maxWidth: 440, mt: { xs: 4, sm: 12 }, p: { xs: 3, sm: 5 } }}
      >
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', mb: 3 }}>
          <LogoMark size={40} ground="#123F4F" />
          <Typography component="h1" variant="h1">
            Tabidachi
            <Typography component="span" sx={{ display: 'block', color: 'text.secondary' }}>
              {t('session.title')}
            </Typography>
          </Typography>
        </Stack>
        <Content stage={stage} />
      </Paper>
    </Box>
  );
}
