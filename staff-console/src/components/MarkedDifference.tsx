import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import { differenceOf } from '../lib/difference.ts';
import { visuallyHidden } from '../../../web/visually-hidden.ts';

/** Two texts as one, with what went and what came. Marked by line as well as by colour, and in words for a reader. */
export function MarkedDifference({ before, after, lang }: { before: string; after: string; lang?: string }) {
  const t = useTranslate();
  const parts = useMemo(() => differenceOf(before, after), [before, after]);
  return (
    <Typography
      component="div"
      lang={lang}
      sx={{
        whiteSpace: 'pre-wrap',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        p: 1.5,
        '& ins': {
          bgcolor: 'success.light',
          color: 'success.dark',
          textDecoration: 'underline',
          textDecorationThickness: 2,
          textUnderlineOffset: 3,
        },
        '& del': { bgcolor: 'error.light', color: 'error.dark', textDecoration: 'line-through' },
      }}
    >
      {parts.map((part, index) => {
        const key = `${index}-${part.kind}`;
        if (part.kind === 'same') return <span key={key}>{part.text}</span>;
        const Mark = part.kind === 'inserted' ? 'ins' : 'del';
        return (
          <Mark key={key}>
            <span style={visuallyHidden}>{t(`desk.${part.kind}`)}</span>
            {part.text}
          </Mark>
        );
      })}
    </Typography>
  );
}
