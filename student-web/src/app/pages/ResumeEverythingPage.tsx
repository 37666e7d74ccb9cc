import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useNavigate } from 'react-router-dom';
import { ProfileEditor } from '../../features/profile/ProfileEditor.tsx';
import { AnswersEditor } from '../../features/resume/AnswersEditor.tsx';
import { PdfPreview } from '../../features/resume/PdfPreview.tsx';
import { WritingBar } from '../../features/resume/WritingBar.tsx';
import { SaveState } from '../../features/resume/SaveState.tsx';
import { useAutosave } from '../../features/resume/use-autosave.ts';
import { WritingPage } from '../../features/resume/WritingPage.tsx';
import type { Application, Student } from '../../lib/api-types.ts';

/** Profile, texts and preview of a resume on one page, for a last round of changes. */
export function ResumeEverythingPage() {
  const { t } = useTranslation('resume');
  return (
    <WritingPage title={t('all.title')} lead={t('all.lead')}>
      {(application, own) => <Everything key={application.id} application={application} own={own} />}
    </WritingPage>
  );
}
export { ResumeEverythingPage as Component };

function Everything({ application, own }: { application: Application; own: Student }) {
  const { t } = useTranslation('resume');
  const navigate = useNavigate();
  const editing = useAutosave(own.id, application);
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <PdfPreview application={application} profileVersion={own.version} />
      <AnswersEditor application={application} editing={editing} />
      <Box component="section" aria-labelledby="all-profile-title">
        <Typography variant="h2" id="all-profile-title" sx={{ mb: 2 }}>
          {t('all.profile')}
        </Typography>
        <ProfileEditor
          own={own}
          finishLabel={t('all.finish')}
          onFinished={() => void navigate(`/applications/${application.id}/resume/confirm`)}
        />
      </Box>
      <WritingBar applicationId={application.id}>
        <SaveState status={editing.status} savedAt={editing.savedAt} />
      </WritingBar>
    </Box>
  );
}
