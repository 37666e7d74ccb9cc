import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { scoresOf } from '../../../../domain/scorecard.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { Application } from '../../lib/api-types.ts';

type Practice = Application['interview_practices'][number];

function Words({ title, text }: { title: string; text: string | null }) {
  if (!text) return null;
  return (
    <Box>
      <Typography variant="body2" component="h4" sx={{ fontWeight: 700 }}>
        {title}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} dir="auto">
        {text}
      </Typography>
    </Box>
  );
}

/** How a practice went, as who held it has written it: levels in words, never as a number. */
export function Scorecard({ practice }: { practice: Practice }) {
  const { t } = useTranslation('applications');
  if (practice.scored_at === null) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: 1 }}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          columnGap: 2,
          rowGap: 0.5,
          gridTemplateColumns: 'minmax(0, 1fr) max-content',
        }}
      >
        {scoresOf(practice).map(({ criterion, level }) => (
          <Box key={criterion} sx={{ display: 'contents' }}>
            <Typography component="dt">{t(`scorecard.criterion.${criterion}`)}</Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 700 }}>
              {t(`scorecard.level.${level}`)}
            </Typography>
          </Box>
        ))}
      </Box>
      <Words title={t('scorecard.strength')} text={practice.score_strength} />
      <Words title={t('scorecard.nextStep')} text={practice.score_next_step} />
    </Box>
  );
}
