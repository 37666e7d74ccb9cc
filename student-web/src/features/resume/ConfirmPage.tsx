import { useTranslation } from '../../i18n/use-translation.tsx';
import { Navigate } from 'react-router-dom';
import { AgreeSection } from './AgreeSection.tsx';
import { NotNow } from './NotNow.tsx';
import { ResumeFrame } from './ResumeFrame.tsx';
import { ResumePage } from './ResumePage.tsx';
import { useNow } from '../../../../web/use-now.ts';
import { sentStage } from './sent-stage.ts';
import { SubmitSection } from './SubmitSection.tsx';

/** The last look: before handing in, or before agreeing to the correction. */
export function ConfirmPage() {
  const { t } = useTranslation('resume');
  const now = useNow();
  return (
    <ResumePage>
      {(application, own) => {
        const isAgreeing = application.events_allowed.includes('agree');
        const isSubmitting = application.events_allowed.includes('submit');
        // After an answer to the correction one goes on to the page of the application.
        const isBackWithMentor =
          application.state === 'in_correction' && application.correction_started_at !== null;
        // Handed in or agreed to just now, in another tab, or when the answer was lost: the page that says so.
        if (!isAgreeing && !isSubmitting && !isBackWithMentor && sentStage(application, now))
          return <Navigate to={`/applications/${application.id}/resume/sent`} replace />;
        return (
          <ResumeFrame
            application={application}
            title={t(isAgreeing ? 'agree.title' : isSubmitting ? 'confirm.title' : 'notNow.title')}
            lead={isAgreeing ? t('agree.lead') : isSubmitting ? t('confirm.lead') : undefined}
          >
            {isAgreeing ? (
              <AgreeSection application={application} own={own} />
            ) : isSubmitting ? (
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
