import Paper from '@mui/material/Paper';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { LOWER_BAR } from '../../layout/lower-edge.ts';
import { useTranslate } from '../../i18n/use-translate.ts';

/** Stays at the lower edge of a page: whether it is saved, and what can be done about it. */
export function LowerBar({ sx, children }: { sx?: SxProps<Theme>; children: ReactNode }) {
  const t = useTranslate();
  return (
    <Paper
      component="section"
      {...LOWER_BAR}
      aria-label={t('form.save_bar')}
      variant="outlined"
      sx={[
        {
          position: 'sticky',
          bottom: 8,
          zIndex: 5,
          px: 2,
          py: 1,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          boxShadow: '0 4px 16px rgb(21 48 59 / 12%)',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Paper>
  );
}
