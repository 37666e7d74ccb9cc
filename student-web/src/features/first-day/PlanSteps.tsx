import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { PlanStep } from '../../../../domain/first-day/plan.ts';
import { pickText } from '../../../../domain/languages.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { formatDay } from '../../lib/dates.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';

const LOOKS: Record<PlanStep['timing'], { bgcolor: string; color: string }> = {
  late: { bgcolor: 'error.light', color: 'error.dark' },
  now: { bgcolor: 'warning.light', color: 'warning.dark' },
  ahead: { bgcolor: 'secondary.light', color: 'secondary.dark' },
};

/** The steps of a plan in the order of their last days. */
export function PlanSteps({ steps }: { steps: readonly PlanStep[] }) {
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {steps.map((step) => (
        <li key={step.code}>
          <Step step={step} />
        </li>
      ))}
    </Box>
  );
}

function Step({ step: { code, from, by, timing, papers, source, effective_from } }: { step: PlanStep }) {
  const { t } = useTranslation('first_day');
  const language = useScreenLanguage();
  const day = (value: string) => formatDay(value, language);
  return (
    <Card component="article" sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 700 }}>
          {from === by ? day(by) : t('when.range', { from: day(from), by: day(by) })}
        </Typography>
        <Chip size="small" label={t(`timing.${timing}`)} sx={LOOKS[timing]} />
      </Box>
      <Typography variant="h3" component="h2">
        {t(`step.${code}.title`)}
      </Typography>
      <Typography>{t(`step.${code}.text`)}</Typography>
      {papers.map(({ giver, papers: names }) => (
        <div key={giver}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {t(`giver.${giver}`)}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {names.map((name) => (
              <li key={name}>{t(`paper.${name}`)}</li>
            ))}
          </Box>
        </div>
      ))}
      <Typography variant="caption" color="textSecondary">
        {t('source', { source: pickText(source, language)?.text, day: day(effective_from) })}
      </Typography>
    </Card>
  );
}
