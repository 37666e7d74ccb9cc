import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { MarkedDifference } from '../../../components/MarkedDifference.tsx';
import { useSay } from '../../../i18n/use-words.ts';

/** The correction against the student's words. */
export function Difference({ before, after }: { before: string; after: string }) {
  const say = useSay();
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography component="h4" variant="caption" sx={{ fontWeight: 700, mb: 0.5 }}>
        {say('desk.difference')}
      </Typography>
      {before === after ? (
        <Typography variant="body2" color="textSecondary">
          {say('desk.no_difference')}
        </Typography>
      ) : (
        <MarkedDifference before={before} after={after} lang="ja" />
      )}
    </Box>
  );
}
