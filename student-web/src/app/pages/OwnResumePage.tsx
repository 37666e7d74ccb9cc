import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { PROFILE_MAX } from '../../../../domain/constants.ts';
import { CALENDARS, type Calendar } from '../../../../domain/japanese-calendar.ts';
import { PAPERS } from '../../../../domain/paper.ts';
import type { ResumeTextContext } from '../../../../domain/resume-checks.ts';
import { tokyoDay } from '../../../../domain/tokyo-time.ts';
import { useNow } from '../../../../web/use-now.ts';
import { useField } from '../../components/form/use-field.tsx';
import { MissingList } from '../../components/MissingList.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Page } from '../../components/Page.tsx';
import { ReadCvLink } from '../../components/ReadCvLink.tsx';
import { RadioChoice } from '../../components/RadioChoice.tsx';
import { PdfCard } from '../../components/resume/PdfCard.tsx';
import { Loading } from '../../components/states.tsx';
import { StepForm } from '../../features/profile/StepForm.tsx';
import { TextCard } from '../../features/resume/TextCard.tsx';
import { WriteOrSee } from '../../features/resume/WriteOrSee.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { api } from '../../lib/api.ts';
import type { Student } from '../../lib/api-types.ts';
import { useStudent } from '../../lib/current-user.ts';
import { useAddressChoices } from '../../lib/use-address-choices.ts';
import { longText } from '../../lib/form-schemas.ts';

const CHOICES = {
  document: ['resume', 'career_history'],
  calendar: CALENDARS,
  paper: PAPERS,
} as const;
type Choices = { [K in keyof typeof CHOICES]: (typeof CHOICES)[K][number] };
const NAMES = Object.keys(CHOICES) as (keyof Choices)[];

const TEXTS = {
  resume: ['resume_motivation', 'resume_self_pr', 'resume_special_skill', 'resume_request'],
  career_history: ['career_summary', 'resume_self_pr'],
} as const;
type TextName = (typeof TEXTS)[keyof typeof TEXTS][number];
/** A wish may be one line: no length is wanted of it. */
const SHORT: ReadonlySet<TextName> = new Set(['resume_request', 'resume_special_skill']);

const schema = z.object({
  resume_motivation: longText(PROFILE_MAX.description),
  resume_self_pr: longText(PROFILE_MAX.description),
  resume_special_skill: longText(PROFILE_MAX.description),
  resume_request: longText(PROFILE_MAX.note),
  career_summary: longText(PROFILE_MAX.description),
});
type Values = z.infer<typeof schema>;
const valuesOf = (own: Student): Values => ({
  resume_motivation: own.resume_motivation ?? '',
  resume_self_pr: own.resume_self_pr ?? '',
  resume_special_skill: own.resume_special_skill ?? '',
  resume_request: own.resume_request ?? '',
  career_summary: own.career_summary ?? '',
});
const changeOf = (values: Values) => values;

/** What is to be printed, kept in the page's address. */
function useChoices(): [Choices, (name: keyof Choices, value: string) => void] {
  const [parameters, choose] = useAddressChoices<keyof Choices>();
  const chosen = (name: keyof Choices) => {
    const values: readonly string[] = CHOICES[name];
    const told = parameters.get(name);
    return told !== null && values.includes(told) ? told : values[0];
  };
  return [Object.fromEntries(NAMES.map((name) => [name, chosen(name)])) as Choices, choose];
}

/** The student's own resume and career history: written, checked and printed without applying. */
export function OwnResumePage() {
  const { t } = useTranslation('own_resume');
  const own = useStudent();
  const [choices, choose] = useChoices();
  if (!own) return <Loading />;
  const { document: kind, calendar, paper } = choices;
  const source = {
    key: ['own resume pdf', own.id, own.version, kind, calendar, paper],
    read: () => api.query('user__get_own_resume_pdf', { document: kind, calendar, paper }),
  };
  return (
    <Page title={t('title')} lead={t('lead')} width="lg">
      <Box sx={{ display: 'grid', gap: 3 }}>
        {own.missing_for.resume.length > 0 && (
          <Notice severity="warning">
            {t('missing')}
            <MissingList names={own.missing_for.resume} path="/profile" />
          </Notice>
        )}
        <ReadCvLink />
        <ChoiceCard choices={choices} choose={choose} />
        <WriteOrSee
          write={<Texts own={own} kind={kind} calendar={calendar} />}
          see={<PdfCard source={source} isOpenAtFirst height={{ lg: 'calc(100vh - 260px)' }} />}
        />
        <HowToPrint />
      </Box>
    </Page>
  );
}
export { OwnResumePage as Component };

function ChoiceCard({
  choices,
  choose,
}: {
  choices: Choices;
  choose(name: keyof Choices, value: string): void;
}) {
  const { t } = useTranslation('own_resume');
  return (
    <Card
      component="section"
      aria-labelledby="choices-title"
      sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 1.5 }}
    >
      <Typography variant="h3" component="h2" id="choices-title">
        {t('choose.title')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 1.5, md: 3 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {NAMES.map((name) => (
          <RadioChoice<string>
            key={name}
            name={name}
            label={t(`choose.${name}`)}
            value={choices[name]}
            options={CHOICES[name].map((value) => ({
              value,
              label: t(`${name}.${value}` as 'document.resume'),
            }))}
            onChoose={(value) => choose(name, value)}
          />
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {t(`documentHelp.${choices.document}`)}
      </Typography>
    </Card>
  );
}

function Texts({ own, kind, calendar }: { own: Student; kind: Choices['document']; calendar: Calendar }) {
  const { t } = useTranslation('own_resume');
  const today = tokyoDay(useNow());
  const context = useMemo(
    (): ResumeTextContext => ({
      characters_ja: null,
      words_en: null,
      company: {},
      other_companies: [],
      template_texts: [],
      today,
      calendar,
    }),
    [today, calendar],
  );
  return (
    <StepForm
      own={own}
      submitLabel={t('save')}
      onSaved={() => undefined}
      step="own_resume"
      schema={schema}
      valuesOf={valuesOf}
      changeOf={changeOf}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {TEXTS[kind].map((name) => (
          <OwnText key={name} name={name} context={context} />
        ))}
      </Box>
      <Typography color="textSecondary">
        {t('profile')}{' '}
        <MuiLink component={Link} to="/profile">
          {t('profileLink')}
        </MuiLink>
      </Typography>
    </StepForm>
  );
}

function OwnText({ name, context }: { name: TextName; context: ResumeTextContext }) {
  const { t } = useTranslation('own_resume');
  const { field, id, error } = useField(name);
  return (
    <TextCard
      id={id}
      title={t(`text.${name}.title`)}
      explanation={<span>{t(`text.${name}.help`)}</span>}
      isRequired={false}
      text={(field.value as string | null) ?? ''}
      error={error || undefined}
      context={SHORT.has(name) ? { ...context, may_be_short: true } : context}
      onWrite={field.onChange}
    />
  );
}

const PRINT_STEPS = ['download', 'register', 'machine', 'sign'] as const;

function HowToPrint() {
  const { t } = useTranslation('own_resume');
  return (
    <Card component="section" aria-labelledby="print-title" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h3" component="h2" id="print-title" sx={{ mb: 1 }}>
        {t('print.title')}
      </Typography>
      <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
        {PRINT_STEPS.map((step) => (
          <li key={step}>{t(`print.${step}`)}</li>
        ))}
      </Box>
    </Card>
  );
}
