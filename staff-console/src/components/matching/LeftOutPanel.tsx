import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import type { LeftOut, StudentLeftOut } from '../../../../domain/recommending.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { Hint } from '../Hint.tsx';

interface LeftOutPanelProps<C extends LeftOut | StudentLeftOut> {
  counts: readonly { code: C; count: number }[];
  lookedAt: number;
  /** The list of one reason, once it is opened. */
  renderList: (code: C) => ReactNode;
}

/** How many are left out for which reason; each opens its list. */
export function LeftOutPanel<C extends LeftOut | StudentLeftOut>({
  counts,
  lookedAt,
  renderList,
}: LeftOutPanelProps<C>) {
  const t = useTranslate();
  const [open, setOpen] = useState<C | null>(null);
  if (counts.length === 0) return null;
  return (
    <Paper component="section" variant="outlined" sx={{ p: { xs: 2, md: 2.5 }, mt: 2 }}>
      <Typography component="h2" variant="h2">
        {t('matching.left_out_title')}
      </Typography>
      <Hint>{t('matching.left_out_hint', { count: lookedAt })}</Hint>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1.5 }}>
        {counts.map(({ code, count }) => (
          <Button
            key={code}
            variant={open === code ? 'contained' : 'outlined'}
            aria-expanded={open === code}
            onClick={() => setOpen(open === code ? null : code)}
          >
            {t('matching.show', { what: t(`matching.left_out.${code}`), smart_count: count })}
          </Button>
        ))}
      </Box>
      {open !== null && counts.some(({ code }) => code === open) && renderList(open)}
    </Paper>
  );
}
