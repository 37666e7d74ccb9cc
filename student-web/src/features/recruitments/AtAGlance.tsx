import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { LangText, useFurigana } from '../../components/LangText.tsx';
import { Part } from '../../components/Sections.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { Recruitment, Student } from '../../lib/api-types.ts';
import { formatDay } from '../../lib/dates.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';
import { formatSalary, salaryFor, studentLevel } from '../../lib/salary.ts';
import { applyState } from './apply-state.ts';
import { bonusText, fixedOvertimeTexts, hoursText } from './condition-words.ts';
import { PlaceName } from './PlaceName.tsx';
import type { SectionProps } from './section-props.ts';

interface Props extends SectionProps {
  own: Student | null;
  /** Whether the student may get the job. */
  children: ReactNode;
}

/** A job in a minute: what one does, what it pays, whether one may get it, and what happens next. */
export function AtAGlance({ recruitment, master, own, children }: Props) {
  const { t } = useTranslation('recruitments');
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        p: { xs: 2, sm: 3 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 5,
        bgcolor: 'background.paper',
      }}
    >
      <Part title={t('glance.work')}>
        <Box
          sx={{
            display: '-webkit-box',
            WebkitLineClamp: '4',
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
          }}
        >
          <LangText map={recruitment.job_description} />
        </Box>
        <More to="work">{t('glance.moreWork')}</More>
      </Part>
      <Part title={t('glance.pay')}>
        <Pay recruitment={recruitment} own={own} />
        <WhereAndWhen recruitment={recruitment} master={master} />
        <More to="conditions">{t('glance.morePay')}</More>
      </Part>
      {children}
      <Next recruitment={recruitment} master={master} />
    </Box>
  );
}

/** Leads to a part of the page that is folded away; the browser opens it. */
function More({ to, children }: { to: string; children: ReactNode }) {
  return (
    <MuiLink href={`#${to}`} variant="body2" sx={{ display: 'inline-block', py: 0.75 }}>
      {children}
    </MuiLink>
  );
}

function Pay({ recruitment, own }: { recruitment: Recruitment; own: Student | null }) {
  const { t } = useTranslation(['recruitments', 'job_cards']);
  const language = useScreenLanguage();
  const salary = salaryFor(recruitment, studentLevel(own));
  const bonus = bonusText(recruitment, t, language);
  const beside = [
    ...(bonus ? [t('labelled', { label: t('field.bonus'), value: bonus })] : []),
    ...fixedOvertimeTexts(recruitment, t, language),
  ];
  return (
    <>
      <Typography
        sx={{ fontWeight: 700, fontSize: '1.25rem', '& small': { fontWeight: 400, fontSize: '0.875rem' } }}
      >
        {salary ? (
          <>
            {formatSalary(salary, language)}{' '}
            <Box component="small" sx={{ display: 'inline-block' }}>
              {t(`job_cards:perUnit.${recruitment.salary_unit}`)} · {t(`job_cards:level.${salary.level}`)}
            </Box>
          </>
        ) : (
          t('job_cards:salaryByInterview')
        )}
      </Typography>
      {beside.map((line) => (
        <Typography key={line} variant="body2">
          {line}
        </Typography>
      ))}
    </>
  );
}

function WhereAndWhen({ recruitment, master }: SectionProps) {
  const { t } = useTranslation(['recruitments', 'job_cards']);
  const language = useScreenLanguage();
  const separator = language === 'ja' ? '、' : ', ';
  const hours = hoursText(recruitment, t, language);
  return (
    <Typography
      component="div"
      variant="body2"
      // Room for the reading above a name.
      sx={{ mt: 1, '&:has(ruby)': { lineHeight: 2.2 }, '& rt': { fontWeight: 400 } }}
    >
      {recruitment.prefecture_ids.length === 0 && t('job_cards:placeOpen')}
      {recruitment.prefecture_ids.map((id, place) => (
        <Fragment key={id}>
          {place > 0 && separator}
          <PlaceName prefectureId={id} master={master} />
        </Fragment>
      ))}
      {hours && ` · ${hours}`}
      {recruitment.contract_term && ` · ${t(`contract.${recruitment.contract_term}`)}`}
    </Typography>
  );
}

function Next({ recruitment, master }: SectionProps) {
  const read = useFurigana();
  const { t } = useTranslation(['recruitments', 'job_cards']);
  const language = useScreenLanguage();
  const { kind } = applyState(recruitment);
  if (kind === 'closed' || kind === 'applied') return null;
  const questions = recruitment.resume_questions.length;
  const company = [...recruitment.selection_steps]
    .sort((a, b) => a.step_num - b.step_num)
    .map((step) => master.name('selection_types', step.selection_type_id));
  const deadline = recruitment.apply_deadline_on;
  const ours =
    kind === 'elsewhere'
      ? [t('apply.elsewhere')]
      : [
          recruitment.is_simple ? t('glance.simple') : t('glance.answer', { count: questions }),
          t('glance.mentor'),
        ];
  const steps = [
    ...ours,
    ...(company.length > 0 ? [t('glance.company', { steps: company.join(' → ') })] : []),
    ...(deadline ? [t('job_cards:deadline', { day: formatDay(deadline, language) })] : []),
  ];
  return (
    <Part title={t('glance.next')}>
      <Box component="ul" sx={{ m: 0, pl: 2.5, '& li': { mb: 0.5 } }}>
        {steps.map((step) => (
          <li key={step}>{read(step)}</li>
        ))}
      </Box>
      {company.length > 0 && <More to="selection">{t('glance.moreNext')}</More>}
    </Part>
  );
}
