import AlertTitle from '@mui/material/AlertTitle';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useNavigate } from 'react-router-dom';
import { MissingList } from '../../components/MissingList.tsx';
import { ReadCvLink } from '../../components/ReadCvLink.tsx';
import { Notice } from '../../components/Notice.tsx';
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
          {own.missing_for.resume.length > 0 && (
            <Notice severity="info" sx={{ mb: 3 }}>
              <AlertTitle>{t('profile.missing', { count: own.missing_for.resume.length })}</AlertTitle>
              <MissingList names={own.missing_for.resume} />
            </Notice>
          )}
          <ReadCvLink />
          <ProfileEditor
            own={own}
            isForResume
            finishLabel={t('profile.finish')}
            onFinished={() => void navigate(`/applications/${application.id}/resume/edit`)}
          />
        </ResumeFrame>
      )}
    </ResumePage>
  );
}
export { ResumeProfilePage as Component };
