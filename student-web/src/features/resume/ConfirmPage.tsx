import { useTranslation } from '../../i18n/use-translation.tsx';
import { Failure, Loading } from '../../components/states.tsx';
import { AgreeSection } from './AgreeSection.tsx';
import { NotNow } from './NotNow.tsx';
import { ResumeFrame } from './ResumeFrame.tsx';
import { SubmitSection } from './SubmitSection.tsx';
import { useResumePage } from './use-resume-page.ts';

/** The last look: before handing in, or before agreeing to the correction. */
export function ConfirmPage() {
  const { t } = useTranslation('resume');
  const { data: application, error, refetch, own, id } = useResumePage();
  if (error && !application) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!application || !own) return <Loading />;
  const isAgreeing = application.events_allowed.includes('agree');
  return (
    <ResumeFrame
      application={application}
      title={isAgreeing ? t('agree.title') : t('confirm.title')}
      lead={isAgreeing ? t('agree.lead') : t('confirm.lead')}
    >
      {isAgreeing ? (
        <AgreeSection application={application} own={own} />
      ) : application.events_allowed.includes('submit') ? (
        <SubmitSection application={application} own={own} />
      ) : (
        <NotNow applicationId={id} />
      )}
    </ResumeFrame>
  );
}
export { ConfirmPage as Component };
