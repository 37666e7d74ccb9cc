import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import type { Say } from '../i18n/use-words.ts';
import { i18nProvider } from '../providers/i18n-provider.ts';

/** Before anything else works: the server did not even answer how to sign in. */
export function Unconfigured() {
  const say: Say = i18nProvider.translate;
  return (
    <Container component="main" maxWidth="xs" sx={{ py: 8 }}>
      <Alert
        severity="error"
        action={
          <Button size="small" onClick={() => location.reload()}>
            {say('session.retry')}
          </Button>
        }
      >
        <h1 style={{ fontSize: '1rem', margin: 0 }}>{say('session.unreachable_title')}</h1>
        {say('session.unreachable')}
      </Alert>
    </Container>
  );
}
