import { useTranslation } from '../../i18n/use-translation.tsx';
import { useNavigate } from 'react-router-dom';
import { Failure, Loading } from '../../components/states.tsx';
import { ProfileEditor } from '../../features/profile/ProfileEditor.tsx';
import { ResumeFrame } from '../../features/resume/ResumeFrame.tsx';
import { useResumePage } from '../../features/resume/use-resume-page.ts';

/** The profile on the way to a resume. */
export function ResumeProfilePage() {
  const { t } = useTranslation('resume');
  const navigate = useNavigate();
  const { data: application, error, refetch, own, id } = useResumePage();
  if (error && !application) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!application || !own) return <Loading />;
  return (
    <ResumeFrame application={application} title={t('profile.title')} lead={t('profile.lead')}>
      <ProfileEditor
        own={own}
        finishLabel={t('profile.finish')}
        onFinished={() => void navigate(`/applications/${id}/resume/edit`)}
      />
    </ResumeFrame>
  );
}
export { ResumeProfilePage as Component };
