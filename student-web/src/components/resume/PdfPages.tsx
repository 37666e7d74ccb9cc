import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Loading } from '../states.tsx';
import { drawPages } from './pdf-pages.ts';

interface Props {
  pdf: Blob;
  /** Newer pages are on their way. */
  isBusy: boolean;
  /** A frame of its own to scroll in, beside the text. */
  height: string | { lg: string } | undefined;
}

/** The pages as the company sees them. New ones take the old ones' place only when they are drawn. */
export function PdfPages({ pdf, isBusy, height }: Props) {
  const { t } = useTranslation('resume');
  const frame = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'drawing' | 'drawn' | 'failed'>('drawing');

  useEffect(() => {
    const target = frame.current;
    if (!target) return undefined;
    const stop = new AbortController();
    drawPages(pdf, target.clientWidth, stop.signal)
      .then((pages): void => {
        for (const [index, page] of pages.entries()) {
          page.setAttribute('role', 'img');
          page.setAttribute('aria-label', t('preview.page', { number: index + 1, count: pages.length }));
        }
        target.replaceChildren(...pages);
        return setState('drawn');
      })
      .catch(() => {
        if (!stop.signal.aborted) setState('failed');
      });
    return () => stop.abort();
  }, [pdf, t]);

  return (
    <Box sx={{ position: 'relative' }} aria-busy={isBusy || state === 'drawing'}>
      {state === 'drawing' && <Loading label={t('preview.making')} />}
      {state === 'failed' && <Typography component="output">{t('preview.cannotDraw')}</Typography>}
      <Box
        ref={frame}
        tabIndex={state === 'drawn' && height ? 0 : undefined}
        role={height ? 'group' : undefined}
        aria-label={height ? t('preview.title') : undefined}
        sx={{
          maxHeight: height,
          overflowY: height ? 'auto' : undefined,
          '& canvas': {
            display: 'block',
            width: '100%',
            height: 'auto',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: '#fff',
            mb: 1.5,
          },
        }}
      />
    </Box>
  );
}
