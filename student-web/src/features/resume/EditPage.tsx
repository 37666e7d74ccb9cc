import Box from '@mui/material/Box';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Failure, Loading } from '../../components/states.tsx';
import type { Application, Student } from '../../lib/api-types.ts';
import { AnswersEditor } from './AnswersEditor.tsx';
import { NotNow } from './NotNow.tsx';
import { PdfPreview } from './PdfPreview.tsx';
import { ResumeFrame } from './ResumeFrame.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SaveState } from './SaveState.tsx';
import { useAutosave } from './use-autosave.ts';
import { useResumePage } from './use-resume-page.ts';
import { WriteOrSee } from './WriteOrSee.tsx';
import { WritingOverview } from './WritingOverview.tsx';

export function EditPage() {
  const { t } = useTranslation('resume');
  const { data: application, error, refetch, own, id } = useResumePage();
  if (error && !application) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!application || !own) return <Loading />;
  const isWriting = application.events_allowed.includes('submit');
  return (
    <ResumeFrame application={application} title={t('edit.title')} lead={isWriting && t('edit.lead')}>
      {isWriting ? <Editing key={id} application={application} own={own} /> : <NotNow applicationId={id} />}
    </ResumeFrame>
  );
}
export { EditPage as Component };

function Editing({ application, own }: { application: Application; own: Student }) {
  const editing = useAutosave(own.id, application);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <WritingOverview application={application} own={own} texts={editing.texts} />
      <WriteOrSee
        write={<AnswersEditor application={application} editing={editing} />}
        see={
          <PdfPreview
            application={application}
            profileVersion={own.version}
            isOpenAtFirst
            // Where it is not beside the text it stands in the page: on a phone one would scroll in the other.
            height={{ lg: 'calc(100vh - 260px)' }}
          />
        }
      />
      <SaveBar applicationId={application.id}>
        <SaveState status={editing.status} savedAt={editing.savedAt} />
      </SaveBar>
    </Box>
  );
}
