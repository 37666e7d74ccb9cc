import { useTranslation } from '../../i18n/use-translation.tsx';
import { AgreeSection } from './AgreeSection.tsx';
import { NotNow } from './NotNow.tsx';
import { ResumeFrame } from './ResumeFrame.tsx';
import { ResumePage } from './ResumePage.tsx';
import { SubmitSection } from './SubmitSection.tsx';

/** The last look: before handing in, or before agreeing to the correction. */
export function ConfirmPage() {
  const { t } = useTranslation('resume');
  return (
    <ResumePage>
      {(application, own) => {
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
              <NotNow applicationId={application.id} />
            )}
          </ResumeFrame>
        );
      }}
    </ResumePage>
  );
}
export { ConfirmPage as Component };
