import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from '../../i18n/use-translate.ts';

interface SelectionFrameProps {
  /** Hidden, not gone, with nothing chosen: what it holds may have a dialog open. */
  count: number;
  /** How many are chosen, in words. */
  words: string;
  /** The edge of the window it keeps to. At the bottom nothing moves when it comes. */
  at?: 'top' | 'bottom';
  children: ReactNode;
}

/** Stays in sight beside a list: how much of it is chosen, and what can be done with that. */
export function SelectionFrame({ count, words, at = 'top', children }: SelectionFrameProps) {
  const t = useTranslate();
  return (
    <Paper
      component="section"
      aria-label={t('list.selection')}
      variant="outlined"
      sx={{
        display: count === 0 ? 'none' : 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        px: 2,
        py: 1,
        bgcolor: 'secondary.light',
        position: 'sticky',
        ...(at === 'top' ? { top: 64, mb: 1.5 } : { bottom: 8, mt: 1, borderColor: 'secondary.main' }),
        zIndex: 4,
      }}
    >
      <Typography component="output" sx={{ fontWeight: 700 }}>
        {words}
      </Typography>
      {children}
    </Paper>
  );
}
