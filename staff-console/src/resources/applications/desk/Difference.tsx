import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { MarkedDifference } from '../../../components/MarkedDifference.tsx';
import { useTranslate } from '../../../i18n/use-translate.ts';

/** The correction against the student's words. */
export function Difference({ before, after }: { before: string; after: string }) {
  const t = useTranslate();
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography component="h4" variant="caption" sx={{ fontWeight: 700, mb: 0.5 }}>
        {t('desk.difference')}
      </Typography>
      {before === after ? (
        <Typography variant="body2" color="textSecondary">
          {t('desk.no_difference')}
        </Typography>
      ) : (
        <MarkedDifference before={before} after={after} lang="ja" />
      )}
    </Box>
  );
}
