import Box from '@mui/material/Box';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { Application, Student } from '../../lib/api-types.ts';
import { AnswersEditor } from './AnswersEditor.tsx';
import { PdfPreview } from './PdfPreview.tsx';
import { WritingBar } from './WritingBar.tsx';
import { SaveState } from './SaveState.tsx';
import { useAutosave } from './use-autosave.ts';
import { WriteOrSee } from './WriteOrSee.tsx';
import { WritingPage } from './WritingPage.tsx';
import { WritingOverview } from './WritingOverview.tsx';

export function EditResumePage() {
  const { t } = useTranslation('resume');
  return (
    <WritingPage title={t('edit.title')} lead={t('edit.lead')}>
      {(application, own) => <Editing key={application.id} application={application} own={own} />}
    </WritingPage>
  );
}
export { EditResumePage as Component };

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
      <WritingBar applicationId={application.id}>
        <SaveState status={editing.status} savedAt={editing.savedAt} />
      </WritingBar>
    </Box>
  );
}
