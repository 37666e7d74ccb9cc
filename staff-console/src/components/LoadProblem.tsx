import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from '../i18n/use-translate.ts';
import { problemText } from '../lib/problem-text.ts';

/** Something could not be loaded: says why, and offers to try again. */
export function LoadProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslate();
  return (
    <Alert
      severity="error"
      action={
        <Button size="small" onClick={onRetry} sx={{ whiteSpace: 'nowrap' }}>
          {t('problem.retry')}
        </Button>
      }
    >
      {t('problem.load')} {problemText(error, t)}
    </Alert>
  );
}
