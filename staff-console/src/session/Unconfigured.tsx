import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { en } from '../i18n/en/en.ts';
import { ja } from '../i18n/ja/ja.ts';
import { startLocale } from '../providers/i18n-provider.ts';

/** Before anything else works: the server did not even answer how to sign in. */
export function Unconfigured() {
  const { session } = startLocale() === 'ja' ? ja : en;
  return (
    <Container component="main" maxWidth="xs" sx={{ py: 8 }}>
      <Alert
        severity="error"
        action={
          <Button size="small" onClick={() => location.reload()}>
            {session.retry}
          </Button>
        }
      >
        <h1 style={{ fontSize: '1rem', margin: 0 }}>{session.unreachable_title}</h1>
        {session.unreachable}
      </Alert>
    </Container>
  );
}
