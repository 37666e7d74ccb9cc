import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useMemo } from 'react';
import { useSay } from '../../../i18n/use-words.ts';
import { differenceOf } from '../../../lib/difference.ts';
import { visuallyHidden } from '../../../lib/visually-hidden.ts';

/** The correction against the student's words. Marked by line and sign as well as by colour, and in words for a reader. */
export function Difference({ before, after }: { before: string; after: string }) {
  const say = useSay();
  const parts = useMemo(() => differenceOf(before, after), [before, after]);
  const isSame = parts.every((part) => part.kind === 'same');
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography component="h4" variant="caption" sx={{ fontWeight: 700, mb: 0.5 }}>
        {say('desk.difference')}
      </Typography>
      {isSame ? (
        <Typography variant="body2" color="textSecondary">
          {say('desk.no_difference')}
        </Typography>
      ) : (
        <Typography
          component="div"
          lang="ja"
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
                <span style={visuallyHidden}>{say(`desk.${part.kind}`)}</span>
                {part.text}
              </Mark>
            );
          })}
        </Typography>
      )}
    </Box>
  );
}
