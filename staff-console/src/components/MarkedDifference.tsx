import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { DifferenceMarks } from '../../../web/DifferenceMarks.tsx';
import { wordDifference } from '../../../web/word-difference.ts';
import { useTranslate } from '../i18n/use-translate.ts';

const LOOK = {
  inserted: {
    bgcolor: 'success.light',
    color: 'success.dark',
    textDecoration: 'underline',
    textDecorationThickness: 2,
    textUnderlineOffset: 3,
  },
  deleted: { bgcolor: 'error.light', color: 'error.dark', textDecoration: 'line-through' },
};

/** Two texts as one, with what went and what came. Marked by line as well as by colour, and in words for a reader. */
export function MarkedDifference({ before, after, lang }: { before: string; after: string; lang?: string }) {
  const t = useTranslate();
  const parts = useMemo(() => wordDifference(before, after), [before, after]);
  return (
    <Typography
      component="div"
      lang={lang}
      sx={{ whiteSpace: 'pre-wrap', border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 }}
    >
      <DifferenceMarks
        parts={parts}
        look={LOOK}
        words={{ inserted: t('desk.inserted'), deleted: t('desk.deleted') }}
      />
    </Typography>
  );
}
