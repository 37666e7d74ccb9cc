import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { Notice } from '../../components/Notice.tsx';
import { Page } from '../../components/Page.tsx';
import { Loading } from '../../components/states.tsx';
import { useMissingNames } from '../../components/use-missing-names.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { JOBS_PATH } from '../../lib/access.ts';
import type { Student } from '../../lib/api-types.ts';
import { useStudent } from '../../lib/current-user.ts';
import { useMasterData } from '../../lib/master-data.ts';
import { questionOf, QUESTIONS } from '../../lib/profile-map.ts';
import type { QuestionName } from '../../lib/profile-map.ts';
import { safeRedirect } from '../../lib/redirect.ts';
import { showSnackbar } from '../../lib/snackbar.ts';
import { fittingJobsPath, useJobCounts } from './questions/fitting-jobs.ts';
import { MasterDataGate } from './MasterDataGate.tsx';
import { FromQuestion } from './questions/FromQuestion.tsx';
import { JapaneseQuestion } from './questions/JapaneseQuestion.tsx';
import type { QuestionProps } from './questions/question-props.ts';
import { StudyQuestion } from './questions/StudyQuestion.tsx';
import { WorkQuestion } from './questions/WorkQuestion.tsx';

const FORMS: Record<QuestionName, (props: QuestionProps) => React.ReactNode> = {
  from: FromQuestion,
  japanese: JapaneseQuestion,
  study: StudyQuestion,
  work: WorkQuestion,
};

/** The first profile after sign-up: four questions, one at a time, then the jobs that fit. */
export function InitializeProfilePage() {
  const own = useStudent();
  return own ? <Questions own={own} /> : <Loading />;
}
export { InitializeProfilePage as Component };

function Questions({ own }: { own: Student }) {
  const { t } = useTranslation('profile');
  const navigate = useNavigate();
  const missingNames = useMissingNames();
  const [parameters] = useSearchParams();
  const missing = own.missing_for.initialized;
  // What is answered already is passed over at the start.
  const [start] = useState(() => QUESTIONS.find((name) => missing.some((one) => questionOf(one) === name)));
  const current = QUESTIONS.find((name) => name === parameters.get('step')) ?? start ?? 'from';
  const index = QUESTIONS.indexOf(current);
  const carried = safeRedirect(parameters.get('redirect'));
  /** The page they came for; the list of jobs is what the questions lead to anyway. */
  const wanted = carried === JOBS_PATH ? null : carried;
  const before = QUESTIONS[index - 1];
  const next = QUESTIONS[index + 1];
  /** The question that the end led back to, because it was passed over. */
  const [broughtBack, setBroughtBack] = useState<QuestionName | null>(null);
  const open = missing.filter((name) => questionOf(name) === current);
  const isBroughtBack = broughtBack === current && open.length > 0;
  const counts = useJobCounts(own);
  const master = useMasterData(['countries', 'department_categories', 'job_categories']);
  const heading = useHeadingFocus(current);
  const Form = FORMS[current];

  function addressOf(question: QuestionName) {
    const changed = new URLSearchParams(parameters);
    changed.set('step', question);
    return `?${changed}`;
  }

  function goOn(saved: Student) {
    const left = saved.missing_for.initialized.map(questionOf);
    const following = broughtBack ? undefined : next;
    const target = following ?? QUESTIONS.find((name) => left.includes(name));
    if (!target) {
      if (!wanted) showSnackbar('success', t('questions.done'));
      return;
    }
    if (!following) setBroughtBack(target);
    void navigate(addressOf(target));
  }

  // All four are answered, here or in another tab.
  if (own.is_initialized) return <Navigate to={wanted ?? fittingJobsPath(own, counts)} replace />;

  return (
    <Page
      title={t(`question.${current}.title`)}
      headingRef={heading}
      width="sm"
      above={
        <Box sx={{ mb: 2.5 }}>
          <Typography id="questions-progress" variant="body2" sx={{ fontWeight: 600, mb: 0.75 }}>
            {t('questions.number', { number: index + 1, count: QUESTIONS.length })}
          </Typography>
          <LinearProgress
            variant="determinate"
            color="primary"
            value={((index + 1) / QUESTIONS.length) * 100}
            aria-labelledby="questions-progress"
            sx={{ height: 6, borderRadius: 3, bgcolor: 'secondary.light' }}
          />
        </Box>
      }
      lead={t(`question.${current}.why`)}
    >
      {isBroughtBack && (
        <Notice severity="warning" isUrgent sx={{ mb: 2.5 }}>
          {t('questions.missing', { fields: missingNames(open) })}
        </Notice>
      )}
      <Card sx={{ p: { xs: 2, sm: 4 } }}>
        <MasterDataGate master={master}>
          <Form
            key={current}
            own={own}
            master={master}
            isChecked={isBroughtBack}
            submitLabel={next && !broughtBack ? t('questions.next') : t('questions.finish')}
            onSaved={goOn}
            actions={
              before && (
                <Button component={Link} to={addressOf(before)}>
                  {t('questions.back')}
                </Button>
              )
            }
          />
        </MasterDataGate>
      </Card>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2.5 }}>
        {t('questions.later')}{' '}
        <MuiLink href="/terms_of_service#data" target="_blank">
          {t('questions.data')}
        </MuiLink>
      </Typography>
    </Page>
  );
}

/** The heading takes the focus when the question changes: a keyboard and a screen reader go on from there. */
function useHeadingFocus(question: QuestionName) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(question);
  useEffect(() => {
    if (shown.current === question) return;
    shown.current = question;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [question]);
  return heading;
}
