import Alert, { type AlertProps } from '@mui/material/Alert';
import { useTranslate } from '../i18n/use-translate.ts';
import { problemText } from '../lib/problem-text.ts';

/** What went wrong, in a sentence; nothing while nothing did. */
export function Problem({ error, ...alert }: { error: unknown } & Pick<AlertProps, 'severity' | 'sx'>) {
  const t = useTranslate();
  if (!error) return null;
  return (
    <Alert severity="error" {...alert}>
      {problemText(error, t)}
    </Alert>
  );
}
