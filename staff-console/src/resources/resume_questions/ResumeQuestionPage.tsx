import type { StaffRecord } from '../../../../server/client/resources.ts';
import { EditPage } from '../../components/form/EditPage.tsx';
import { usePick, useSay } from '../../i18n/use-words.ts';
import { ResumeQuestionFields } from './ResumeQuestionFields.tsx';

/** One question with its templates. */
export default function ResumeQuestionPage() {
  const say = useSay();
  const pick = usePick();
  return (
    <EditPage<StaffRecord<'resume_questions'>>
      resource="resume_questions"
      listLabel={say('learning.questions.title')}
      title={(record) =>
        record.title_for_hf_member ?? (pick(record.title) || say('content.untitled', { id: record.id }))
      }
      canEdit={(record) => record.can.edit}
      renderFacts={(record) => say('learning.questions.used', { smart_count: record.using_frequency })}
    >
      <ResumeQuestionFields />
    </EditPage>
  );
}
