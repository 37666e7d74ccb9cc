import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { PLAN_DAYS, type PlanStep } from '../../../../domain/first-day/plan.ts';
import { pickText } from '../../../../domain/languages.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { formatDay, formatMonthOfYear, formatTokyoDate } from '../../lib/dates.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';
import { useDoneSteps } from './use-done-steps.ts';

const LOOKS: Record<PlanStep['timing'] | 'done', { bgcolor: string; color: string }> = {
  late: { bgcolor: 'error.light', color: 'error.dark' },
  now: { bgcolor: 'warning.light', color: 'warning.dark' },
  ahead: { bgcolor: 'secondary.light', color: 'secondary.dark' },
  done: { bgcolor: 'primary.light', color: 'primary.contrastText' },
};

/** The steps of a plan in the order to do them; what is ticked says only that it is done. */
export function PlanSteps({ steps }: { steps: readonly PlanStep[] }) {
  const { t } = useTranslation('first_day');
  const done = useDoneSteps();
  const toDo = steps.filter(({ code }) => !PLAN_DAYS.includes(code));
  return (
    <>
      {done && (
        <Typography component="output" sx={{ display: 'block', mb: 2, fontWeight: 600 }}>
          {t('progress', {
            done: toDo.filter(({ code }) => done.doneAt.has(code)).length,
            count: toDo.length,
          })}
        </Typography>
      )}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {steps.map((step) => (
          <li key={step.code}>
            <Step
              step={step}
              doneAt={toDo.includes(step) ? done?.doneAt.get(step.code) : undefined}
              onTick={done && toDo.includes(step) ? (isDone) => done.tick(step.code, isDone) : undefined}
            />
          </li>
        ))}
      </Box>
    </>
  );
}

interface StepProps {
  step: PlanStep;
  doneAt: string | undefined;
  /** Absent while it is not known what is done, and where there is nothing to do. */
  onTick: ((isDone: boolean) => void) | undefined;
}

function Step({ step, doneAt, onTick }: StepProps) {
  const { t } = useTranslation('first_day');
  const language = useScreenLanguage();
  const { code, from, by, timing } = step;
  const day = (value: string) => formatDay(value, language);
  // Of the graduation only the month is known.
  const one = step.is_from_graduation ? formatMonthOfYear(by, language) : day(by);
  const when = from === by ? one : t('when.range', { from: day(from), by: day(by) });
  return (
    <Card
      component="article"
      sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 1, ...(doneAt && { bgcolor: 'action.hover' }) }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 700 }}>{when}</Typography>
        <Chip
          size="small"
          label={doneAt ? t('doneOn', { day: formatTokyoDate(doneAt, language) }) : t(`timing.${timing}`)}
          sx={LOOKS[doneAt ? 'done' : timing]}
        />
      </Box>
      <Typography variant="h3" component="h2">
        {t(`step.${code}.title`)}
      </Typography>
      {!doneAt && <HowTo step={step} />}
      {onTick && (
        <FormControlLabel
          control={<Checkbox checked={Boolean(doneAt)} onChange={(_event, isDone) => onTick(isDone)} />}
          label={t('done')}
          sx={{ justifySelf: 'start' }}
        />
      )}
    </Card>
  );
}

/** What to do, with which papers, and the rule it follows. */
function HowTo({ step }: { step: PlanStep }) {
  const { code, papers, source, effective_from } = step;
  const { t } = useTranslation('first_day');
  const language = useScreenLanguage();
  return (
    <>
      <Typography>{t(`step.${code}.text`)}</Typography>
      {step.is_from_graduation && (
        <Typography variant="body2" color="textSecondary">
          {t('fromGraduation')}
        </Typography>
      )}
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
        {effective_from === null
          ? pickText(source, language)?.text
          : t('source', {
              source: pickText(source, language)?.text,
              day: formatDay(effective_from, language),
            })}
      </Typography>
    </>
  );
}
