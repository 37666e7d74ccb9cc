import { useTranslation } from '../../i18n/use-translation.tsx';
import { useNavigate } from 'react-router-dom';
import { ProfileEditor } from '../../features/profile/ProfileEditor.tsx';
import { ResumeFrame } from '../../features/resume/ResumeFrame.tsx';
import { ResumePage } from '../../features/resume/ResumePage.tsx';

/** The profile on the way to a resume. */
export function ResumeProfilePage() {
  const { t } = useTranslation('resume');
  const navigate = useNavigate();
  return (
    <ResumePage>
      {(application, own) => (
        <ResumeFrame application={application} title={t('profile.title')} lead={t('profile.lead')}>
          <ProfileEditor
            own={own}
            finishLabel={t('profile.finish')}
            onFinished={() => void navigate(`/applications/${application.id}/resume/edit`)}
          />
        </ResumeFrame>
      )}
    </ResumePage>
  );
}
export { ResumeProfilePage as Component };
