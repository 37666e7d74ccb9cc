import CheckCircle from '../../../../web/icons/CheckCircle.tsx';
import EditNoteOutlined from '../../../../web/icons/EditNoteOutlined.tsx';
import RadioButtonUnchecked from '../../../../web/icons/RadioButtonUnchecked.tsx';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { Student } from '../../lib/api-types.ts';
import { SCROLL_ROW } from '../../components/scroll-row.ts';
import { showInRow } from '../../lib/show-in-row.ts';
import { fieldsMissing, missingByStep, STEPS } from '../../lib/profile-map.ts';
import type { StepName } from '../../lib/profile-map.ts';
import { useNow } from '../../../../web/use-now.ts';
import { NeededFields } from '../../components/form/needed.tsx';
import { useHasDraft } from './kept-drafts.ts';
import type { StepProps } from './step-props.ts';
import { BasicStep } from './steps/BasicStep.tsx';
import { EducationStep } from './steps/EducationStep.tsx';
import { ExperienceStep } from './steps/ExperienceStep.tsx';
import { LanguagesStep } from './steps/LanguagesStep.tsx';
import { ResumeStep } from './steps/ResumeStep.tsx';
import { WishesStep } from './steps/WishesStep.tsx';

const FORMS: Record<StepName, (props: StepProps) => React.ReactNode> = {
  basic: BasicStep,
  education: EducationStep,
  languages: LanguagesStep,
  wishes: WishesStep,
  experience: ExperienceStep,
  resume: ResumeStep,
};

interface Props {
  own: Student;
  /** On the way to a resume: begins and goes on with what it lacks; the other parts are there to be opened. */
  isForResume?: boolean;
  /** After the last step was saved. */
  onFinished(): void;
  /** What the last step's button says. */
  finishLabel: string;
}

/** The profile in steps; the step stands in the address, so that a link can lead to a field. */
export function ProfileEditor({ own, isForResume = false, onFinished, finishLabel }: Props) {
  const { t } = useTranslation('profile');
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const missing = missingByStep(own);
  const isWanted = (step: StepName) => !isForResume || missing[step].length > 0;
  // The step that is open stays so while its last gap is filled in.
  const [first] = useState<StepName>(() => STEPS.find(isWanted) ?? 'basic');
  const current = STEPS.find((step) => step === parameters.get('step')) ?? first;
  const next = STEPS.slice(STEPS.indexOf(current) + 1).find(isWanted);
  const Form = FORMS[current];
  const hasDraft = useHasDraft(own.id, useNow().getTime());
  const isUnsaved = (step: StepName) => step !== current && hasDraft(`profile.${step}`);

  function addressOf(step: StepName) {
    const changed = new URLSearchParams(parameters);
    changed.set('step', step);
    return `?${changed}`;
  }

  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2.5, md: 4 },
        gridTemplateColumns: { md: '264px minmax(0, 1fr)' },
        alignItems: 'start',
      }}
    >
      <Box
        component="nav"
        aria-label={t('steps')}
        sx={[
          { position: { md: 'sticky' }, top: 90, mx: { xs: -2, md: 0 }, px: { xs: 1.5, md: 0 } },
          (theme) => ({ [theme.breakpoints.down('md')]: SCROLL_ROW }),
        ]}
      >
        <Box
          component="ol"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0.5,
            display: 'flex',
            width: { xs: 'max-content', md: 'auto' },
            flexDirection: { md: 'column' },
            gap: 0.75,
          }}
        >
          {STEPS.map((step) => {
            const isCurrent = step === current;
            const open = missing[step].length;
            return (
              <li key={step}>
                <Box
                  component={Link}
                  to={addressOf(step)}
                  aria-current={isCurrent ? 'step' : undefined}
                  ref={isCurrent ? showInRow : undefined}
                  sx={{
                    display: 'flex',
                    gap: 1.25,
                    alignItems: 'center',
                    whiteSpace: 'nowrap',
                    minHeight: 44,
                    px: 1.75,
                    borderRadius: 3,
                    textDecoration: 'none',
                    color: 'text.primary',
                    fontWeight: isCurrent ? 700 : 500,
                    bgcolor: isCurrent ? 'secondary.light' : undefined,
                    '&:hover': { bgcolor: 'secondary.light' },
                  }}
                >
                  {isUnsaved(step) ? (
                    <EditNoteOutlined
                      fontSize="small"
                      titleAccess={t('draft.stepUnsaved')}
                      sx={{ color: 'warning.dark' }}
                    />
                  ) : open === 0 ? (
                    <CheckCircle fontSize="small" sx={{ color: 'primary.dark' }} />
                  ) : (
                    <RadioButtonUnchecked fontSize="small" sx={{ color: 'text.secondary' }} />
                  )}
                  {t(`step.${step}`)}
                  {open > 0 && (
                    <Typography
                      component="span"
                      variant="caption"
                      sx={{
                        ml: 'auto',
                        px: 1,
                        borderRadius: 2,
                        bgcolor: 'warning.light',
                        color: 'warning.dark',
                      }}
                    >
                      {t('open', { count: open })}
                    </Typography>
                  )}
                </Box>
              </li>
            );
          })}
        </Box>
      </Box>
      <Card sx={{ p: { xs: 2, sm: 4 } }}>
        <Typography variant="h2">{t(`step.${current}`)}</Typography>
        <Typography color="textSecondary" sx={{ mb: 3 }}>
          {t(`stepLead.${current}`)}
        </Typography>
        <NeededFields value={fieldsMissing(own.missing_for.resume)}>
          <Form
            key={current}
            own={own}
            submitLabel={next ? t('saveAndNext') : finishLabel}
            onSaved={() => {
              if (!next) {
                onFinished();
                return;
              }
              void navigate(addressOf(next));
              window.scrollTo(0, 0);
            }}
          />
        </NeededFields>
      </Card>
    </Box>
  );
}
