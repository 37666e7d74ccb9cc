import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from '../../i18n/use-translate.ts';
import { LOWER_BAR } from '../../layout/lower-edge.ts';
import { isPlainKey } from '../../lib/is-plain-key.ts';
import { Hint } from '../Hint.tsx';

interface SelectionFrameProps {
  /** Hidden, not gone, with nothing chosen: what it holds may have a dialog open. */
  count: number;
  /** How many are chosen, in words. */
  words: string;
  /** The edge of the window it keeps to. At the bottom nothing moves when it comes. */
  at?: 'top' | 'bottom';
  children: ReactNode;
}

/** From any row to the bar, which comes after all of them, and back to where one was. */
const BAR_KEY = 'a';

/** Stays in sight beside a list: how much of it is chosen, and what can be done with that. */
export function SelectionFrame({ count, words, at = 'top', children }: SelectionFrameProps) {
  const t = useTranslate();
  const frame = useRef<HTMLElement>(null);
  const from = useRef<HTMLElement>(null);
  const isShown = count > 0;
  useEffect(() => {
    if (!isShown) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (!isPlainKey(event, BAR_KEY)) return;
      event.preventDefault();
      const focused = document.activeElement as HTMLElement;
      if (frame.current?.contains(focused)) return from.current?.focus();
      from.current = focused;
      frame.current?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isShown]);
  return (
    <Paper
      ref={frame}
      component="section"
      {...(at === 'bottom' && LOWER_BAR)}
      tabIndex={-1}
      aria-keyshortcuts={BAR_KEY.toUpperCase()}
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
      <Hint sx={{ display: { xs: 'none', md: 'block' } }}>{t('list.bar_key')}</Hint>
      {children}
    </Paper>
  );
}
