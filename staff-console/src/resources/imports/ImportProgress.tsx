import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from '../../i18n/use-translate.ts';
import type { Progress } from './use-import.ts';

/** How far it has come; at first, while the file is read, only that it goes on. */
export function ImportProgress({ label, progress }: { label: string; progress: Progress | null }) {
  const t = useTranslate();
  const id = useId();
  return (
    <Box sx={{ mt: 2 }} aria-live="polite">
      <Typography id={id}>{label}</Typography>
      <LinearProgress
        aria-labelledby={id}
        sx={{ my: 1 }}
        {...(progress && { variant: 'determinate', value: (100 * progress.done) / progress.of })}
      />
      {progress && (
        <Typography variant="body2" color="textSecondary">
          {t('imports.progress', { done: progress.done, of: progress.of })}
        </Typography>
      )}
    </Box>
  );
}
