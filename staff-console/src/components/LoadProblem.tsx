import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useSay } from '../i18n/use-words.ts';
import { problemText } from '../lib/problem-text.ts';

/** Something could not be loaded: says why, and offers to try again. */
export function LoadProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const say = useSay();
  return (
    <Alert
      severity="error"
      action={
        <Button size="small" onClick={onRetry} sx={{ whiteSpace: 'nowrap' }}>
          {say('problem.retry')}
        </Button>
      }
    >
      {say('problem.load')} {problemText(error, say)}
    </Alert>
  );
}
