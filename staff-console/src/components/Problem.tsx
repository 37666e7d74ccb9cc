import Alert, { type AlertProps } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { ConnectionError } from '../../../server/client/client.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { problemText } from '../lib/problem-text.ts';
import { fieldRefusal } from '../providers/refusal.ts';

/** As much of a mutation as it takes to give the same command again. */
interface Given {
  error: unknown;
  variables: unknown;
  mutate(variables: never): void;
}

type ProblemProps = Pick<AlertProps, 'severity' | 'sx'> & {
  /** What was sent is this field: what is wrong with it is the sentence, where no input could be marked. */
  field?: string;
} & ({ error: unknown } | { of: Given });

/**
 * What went wrong, in a sentence; nothing while nothing did. A command (`of`) that did not reach the server can be
 * given again from here; nothing is sent unasked.
 */
export function Problem(props: ProblemProps) {
  const t = useTranslate();
  const { error } = 'of' in props ? props.of : props;
  if (!error) return null;
  const given = 'of' in props && error instanceof ConnectionError ? props.of : null;
  return (
    <Alert
      severity={props.severity ?? 'error'}
      sx={props.sx ?? {}}
      action={
        given && (
          <Button
            size="small"
            color="inherit"
            sx={{ whiteSpace: 'nowrap' }}
            onClick={() => given.mutate(given.variables as never)}
          >
            {t('problem.retry')}
          </Button>
        )
      }
    >
      {(props.field && fieldRefusal(error, props.field)) ?? problemText(error, t)}
    </Alert>
  );
}
