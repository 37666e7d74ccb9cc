import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link, useParams } from 'react-router-dom';
import { Notice } from '../../components/Notice.tsx';
import { COUNTRY_ID_JAPAN } from '../../../../domain/constants.ts';
import { BackLink } from '../../components/BackLink.tsx';
import { CompanyLogo } from '../../components/CompanyLogo.tsx';
import { EligibilityBadge } from '../../components/EligibilityBadge.tsx';
import { LangText } from '../../components/LangText.tsx';
import { Page } from '../../components/Page.tsx';
import { Failure, Loading, NotFound } from '../../components/states.tsx';
import type { Recruitment, Student } from '../../lib/api-types.ts';
import { loadTexts } from '../../i18n/i18n.ts';
import { useCurrentUser } from '../../lib/current-user.ts';
import { formatDay } from '../../lib/dates.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';
import { minutesFor } from '../../lib/profile-map.ts';
import { withRedirect } from '../../lib/redirect.ts';
import { ApplyButton } from './ApplyButton.tsx';
import { ApplyNotice } from './ApplyNotice.tsx';
import { applyState } from './apply-state.ts';
import { useRecruitment } from './use-recruitment.ts';

// The names of the profile's fields come along only where they are told.
const ProfileGaps = lazy(async () => {
  const [module] = await Promise.all([import('./ProfileGaps.tsx'), loadTexts(['profile'])]);
  return module;
});

// Forms, the PDF and their words are needed by a signed-in student alone.
const SimpleApplyForm = lazy(async () => {
  const [module] = await Promise.all([import('./SimpleApplyForm.tsx'), loadTexts(['resume'])]);
  return module;
});

/** The page is public; applying asks to sign in and comes back. */
export function ApplyPage() {
  const { t } = useTranslation('apply_page');
  const id = Number(useParams().id);
  const { data, error, refetch, isPlaceholderData } = useRecruitment(id);
  if (!Number.isInteger(id) || id < 1) return <NotFound />;
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const state = applyState(data);
  return (
    <Page title={t('title')} width="sm" above={<BackLink to={`/recruitments/${id}`}>{t('back')}</BackLink>}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Card sx={{ p: 2.5, display: 'flex', gap: 2, alignItems: 'center' }}>
          <CompanyLogo url={data.company.logo_url} />
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <Typography variant="body2" color="textSecondary">
              <LangText map={data.company.official_name} unlabelled block />
            </Typography>
            <Typography sx={{ fontWeight: 700 }}>
              <LangText map={data.title} block />
            </Typography>
          </Box>
        </Card>
        {state.kind === 'open' && <WhatHappens recruitment={data} />}
        {isPlaceholderData ? <Loading /> : <Action recruitment={data} />}
      </Box>
    </Page>
  );
}
export { ApplyPage as Component };

function WhatHappens({ recruitment }: { recruitment: Recruitment }) {
  const { t } = useTranslation('apply_page');
  const steps = recruitment.is_simple
    ? (['simpleSend', 'simpleLook', 'simpleMentor', 'send'] as const)
    : (['write', 'mentor', 'agree', 'send'] as const);
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {t('next')}
      </Typography>
      <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', gap: 1 }}>
        {steps.map((step) => (
          <li key={step}>{t(`steps.${step}`)}</li>
        ))}
      </Box>
    </section>
  );
}

function Action({ recruitment }: { recruitment: Recruitment }) {
  const { t } = useTranslation('apply_page');
  const { t: job } = useTranslation('recruitments');
  const language = useScreenLanguage();
  const user = useCurrentUser();
  const state = applyState(recruitment);
  const here = `/recruitments/${recruitment.id}/apply`;
  if (user.status === 'loading') return <Loading />;
  if (state.kind === 'applied')
    return (
      <Notice
        severity="success"
        action={
          <Button component={Link} to={`/applications/${state.applicationId}`}>
            {job('apply.seeApplication')}
          </Button>
        }
      >
        {t('already')}
        {state.againFrom && ` ${job('apply.againFrom', { day: formatDay(state.againFrom, language) })}`}
      </Notice>
    );
  if (state.kind === 'elsewhere')
    return (
      <Notice
        severity="info"
        action={
          <Button href={state.url} target="_blank" rel="noreferrer">
            {job('apply.elsewhereButton')}
          </Button>
        }
      >
        {job('apply.elsewhere')}
      </Notice>
    );
  if (state.kind === 'closed') return <ApplyNotice recruitment={recruitment} />;
  if (user.status === 'visitor')
    return (
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Notice severity="info">{t('signInFirst')}</Notice>
        <Button
          component={Link}
          to={withRedirect('/sign_up', here)}
          variant="contained"
          color="primary"
          size="large"
        >
          {t('signUp')}
        </Button>
        <Button component={Link} to={withRedirect('/log_in', here)} variant="outlined" size="large">
          {t('logIn')}
        </Button>
      </Box>
    );
  if (user.status === 'account')
    return (
      <Button
        component={Link}
        to={withRedirect('/sign_up', here)}
        variant="contained"
        color="primary"
        size="large"
      >
        {t('finishSignUp')}
      </Button>
    );
  return <StudentAction recruitment={recruitment} own={user.own} here={here} />;
}

function StudentAction({ recruitment, own, here }: { recruitment: Recruitment; own: Student; here: string }) {
  const { t } = useTranslation('apply_page');
  const isAbroad = own.living_country_id !== COUNTRY_ID_JAPAN && own.has_japanese_visa === false;
  if (!own.is_minimum_initialized && !own.is_initialized)
    return (
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Notice severity="info">{t('questionsFirst')}</Notice>
        <Button
          component={Link}
          to={withRedirect('/initialize_profile', here)}
          variant="contained"
          color="primary"
          size="large"
        >
          {t('toQuestions')}
        </Button>
      </Box>
    );
  const level = recruitment.is_simple ? 'resume' : 'minimum';
  const gaps = own.missing_for[level];
  if (gaps.length > 0)
    return (
      <Suspense fallback={<Loading />}>
        <ProfileGaps why={t(level === 'resume' ? 'simpleProfileFirst' : 'profileFirst')} missing={gaps} />
      </Suspense>
    );
  const jlpt = recruitment.eligibility?.requirements.find(({ requirement }) => requirement === 'jlpt');
  const isBelow = jlpt !== undefined && jlpt.status !== 'met' && typeof jlpt.have === 'number';
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {recruitment.eligibility && recruitment.eligibility.total > 0 && (
        <div>
          <EligibilityBadge eligibility={recruitment.eligibility} />
          <MuiLink
            component={Link}
            to={`/recruitments/${recruitment.id}#eligibility`}
            variant="body2"
            sx={{ display: 'inline-block', py: 1 }}
          >
            {t('toChecklist')}
          </MuiLink>
        </div>
      )}
      {isAbroad && !recruitment.is_available_from_overseas && (
        <Notice severity="warning">{t('abroadWarning')}</Notice>
      )}
      {isBelow && (
        <Notice severity="warning">
          {t('japaneseBelow', { needed: Number(jlpt.asked), own: Number(jlpt.have) })}
        </Notice>
      )}
      {!own.is_profile_enough_for_resume && (
        <Notice severity="info">
          {t('resumeAfter', {
            count: own.missing_for.resume.length,
            minutes: minutesFor(own.missing_for.resume),
          })}
        </Notice>
      )}
      {recruitment.is_simple ? (
        <Suspense fallback={<Loading />}>
          <SimpleApplyForm recruitment={recruitment} own={own} />
        </Suspense>
      ) : (
        <ApplyButton recruitment={recruitment} own={own} />
      )}
    </Box>
  );
}
