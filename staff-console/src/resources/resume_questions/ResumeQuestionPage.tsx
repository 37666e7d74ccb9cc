import type { StaffRecord } from '../../../../server/client/resources.ts';
import { EditPage } from '../../components/form/EditPage.tsx';
import { usePick, useTranslate } from '../../i18n/use-translate.ts';
import { ResumeQuestionFields } from './ResumeQuestionFields.tsx';

/** One question with its templates. */
export default function ResumeQuestionPage() {
  const t = useTranslate();
  const pick = usePick();
  return (
    <EditPage<StaffRecord<'resume_questions'>>
      resource="resume_questions"
      listLabel={t('learning.questions.title')}
      title={(record) =>
        record.title_for_hf_member ?? (pick(record.title) || t('content.untitled', { id: record.id }))
      }
      canEdit={(record) => record.can.edit}
      renderFacts={(record) => t('learning.questions.used', { smart_count: record.using_frequency })}
    >
      <ResumeQuestionFields />
    </EditPage>
  );
}
