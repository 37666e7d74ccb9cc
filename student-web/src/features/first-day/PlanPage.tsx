import Typography from '@mui/material/Typography';
import { firstDayPlan, nextApril } from '../../../../domain/first-day/plan.ts';
import { tokyoDay } from '../../../../domain/tokyo-time.ts';
import { useNow } from '../../../../web/use-now.ts';
import { BackLink } from '../../components/BackLink.tsx';
import { LangText } from '../../components/LangText.tsx';
import { Page } from '../../components/Page.tsx';
import { Failure, Loading } from '../../components/states.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { Application, Student } from '../../lib/api-types.ts';
import { useApplication } from '../../lib/application.ts';
import { useStudent } from '../../lib/current-user.ts';
import { formatDay } from '../../lib/dates.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';
import { useOwnApplications } from '../../lib/use-own-applications.ts';
import { MissingFacts } from './MissingFacts.tsx';
import { PlanSteps } from './PlanSteps.tsx';

/** The accepted offer, if there is one; undefined while that is not known. */
function useAccepted() {
  const list = useOwnApplications();
  const accepted = list.data?.find(({ state }) => state === 'offer_accepted');
  const detail = useApplication(accepted?.id ?? 0);
  return {
    error: list.error ?? detail.error,
    refetch: () => void (list.error ? list.refetch() : detail.refetch()),
    accepted: list.data ? (accepted ? detail.data : null) : undefined,
  };
}

/** What is to be done until the first day of work, or, without an offer, until the residence card expires. */
export function PlanPage() {
  const own = useStudent();
  const { accepted, error, refetch } = useAccepted();
  if (error && accepted === undefined) return <Failure error={error} onRetry={refetch} />;
  return own && accepted !== undefined ? <Plan own={own} accepted={accepted} /> : <Loading />;
}
export { PlanPage as Component };

function Plan({ own, accepted }: { own: Student; accepted: Application | null }) {
  const { t } = useTranslation('first_day');
  const language = useScreenLanguage();
  const today = tokyoDay(useNow());
  const agreed = accepted?.offer?.starts_on ?? null;
  const starts_on = agreed ?? (accepted ? nextApril(today) : null);
  const { expires_at: expires_on = null, residence_status_id = null } = own.residence_record ?? {};
  const facts = { graduates_on: own.graduate_latest_school_at, expires_on, residence_status_id };
  const steps = firstDayPlan({ ...facts, starts_on, today });
  const lead =
    starts_on === null
      ? t('leadNoOffer')
      : t(agreed ? 'lead' : 'leadAssumed', { day: formatDay(starts_on, language) });
  return (
    <Page
      title={accepted ? t('title') : t('titleNoOffer')}
      lead={lead}
      above={
        <BackLink to={accepted ? `/applications/${accepted.id}` : '/applications'}>
          {t(accepted ? 'backToApplication' : 'back')}
        </BackLink>
      }
    >
      {accepted && (
        <Typography sx={{ mt: -1.5, mb: 2.5, fontWeight: 600 }} color="textSecondary">
          <LangText map={accepted.recruitment.company.official_name} unlabelled />
        </Typography>
      )}
      <MissingFacts {...facts} />
      {steps.length === 0 ? <Typography>{t('empty')}</Typography> : <PlanSteps steps={steps} />}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
        {t('lawyer')}
      </Typography>
    </Page>
  );
}
