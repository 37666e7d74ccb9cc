import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useLocation, useParams } from 'react-router-dom';
import { pickText } from '../../../../domain/languages.ts';
import { BackLink } from '../../components/BackLink.tsx';
import { Failure, Loading, NotFound } from '../../components/states.tsx';
import { JOBS_PATH } from '../../lib/access.ts';
import { useCurrentUser } from '../../lib/current-user.ts';
import { createDeferred, Deferred } from '../../lib/deferred-component.ts';
import { usePageLanguage } from '../../lib/page-language.ts';
import { useNow } from '../../../../web/use-now.ts';
import { firstWords, usePageHead } from '../../lib/page-head.ts';
import { ApplyBox, ApplyBar, PhoneNotForMe } from './ApplyBox.tsx';
import { ApplyNotice } from './ApplyNotice.tsx';
import { AtAGlance } from './AtAGlance.tsx';
import { CompanySection } from './CompanySection.tsx';
import { ConditionsSection } from './ConditionsSection.tsx';
import { EligibilitySection } from './EligibilitySection.tsx';
import { RecruitmentHead } from './RecruitmentHead.tsx';
import { PersonSection } from './PersonSection.tsx';
import { SelectionSection } from './SelectionSection.tsx';
import { jobPosting } from './job-posting.ts';
import { useRecruitment, useRecruitmentNames } from './use-recruitment.ts';
import { WorkSection } from './WorkSection.tsx';

const furiganaSwitch = createDeferred(() => import('./FuriganaSwitch.tsx'), 'furigana');

/** Everything of a job and its company, for anybody. */
export function RecruitmentPage() {
  const { t } = useTranslation(['recruitments', 'job_cards', 'facts']);
  const id = Number(useParams().id);
  const { list } = (useLocation().state ?? {}) as { list?: string };
  const language = usePageLanguage();
  const user = useCurrentUser();
  const { data, error, refetch } = useRecruitment(id);
  const master = useRecruitmentNames();
  const now = useNow();
  usePageHead({
    title: data && pickText(data.title, language)?.text,
    description: data && firstWords(pickText(data.job_description, language)?.text),
    image: data?.company.logo_url,
    // For search engines, so of the server's page alone.
    structured_data:
      import.meta.env.SSR && data ? (origin) => jobPosting(data, master, t, language, now, origin) : null,
  });

  const own = user.status === 'student' ? user.own : null;
  if (!Number.isInteger(id) || id < 1) return <NotFound />;
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <Container component="article" maxWidth="lg" sx={{ py: { xs: 2, sm: 4 } }}>
      {user.status === 'student' && (
        <BackLink to={JOBS_PATH + (list ?? '')} isFromThere={list !== undefined}>
          {t('backToSearch')}
        </BackLink>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 6 },
          gridTemplateColumns: { md: 'minmax(0, 1fr) 300px' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, minWidth: 0 }}>
          <ApplyNotice recruitment={data} />
          <RecruitmentHead recruitment={data} />
          {pickText(data.title, language)?.language === 'ja' && (
            <Deferred
              part={furiganaSwitch}
              props={{ recruitmentId: id }}
              before={<Box sx={{ height: 36 }} />}
            />
          )}
          <AtAGlance recruitment={data} master={master} own={own}>
            <EligibilitySection recruitment={data} master={master} user={user} />
          </AtAGlance>
          <div>
            <WorkSection recruitment={data} master={master} />
            <PersonSection recruitment={data} master={master} />
            <ConditionsSection recruitment={data} master={master} own={own} />
            <SelectionSection recruitment={data} master={master} />
            <CompanySection
              company={data.company}
              shownOffices={data.offices.map((office) => office.id)}
              master={master}
            />
          </div>
        </Box>
        <Box
          component="aside"
          aria-label={t('apply.heading')}
          sx={{ position: 'sticky', top: 90, display: { xs: 'none', md: 'block' } }}
        >
          <ApplyBox recruitment={data} user={user} />
        </Box>
      </Box>
      <PhoneNotForMe recruitment={data} user={user} />
      <ApplyBar recruitment={data} user={user} />
    </Container>
  );
}
export { RecruitmentPage as Component };
