import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import type { Translate } from '../i18n/use-translate.ts';
import { i18nProvider } from '../providers/i18n-provider.ts';

/** Before anything else works: the server did not even answer how to sign in. */
export function Unconfigured() {
  const t: Translate = i18nProvider.translate;
  return (
    <Container component="main" maxWidth="xs" sx={{ py: 8 }}>
      <Alert
        severity="error"
        action={
          <Button size="small" onClick={() => location.reload()}>
            {t('session.retry')}
          </Button>
        }
      >
        <h1 style={{ fontSize: '1rem', margin: 0 }}>{t('session.unreachable_title')}</h1>
        {t('session.unreachable')}
      </Alert>
    </Container>
  );
}
