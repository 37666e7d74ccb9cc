import { CreatePage } from '../../components/form/CreatePage.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import { ResumeQuestionFields } from './ResumeQuestionFields.tsx';

/** A new question. */
export default function ResumeQuestionCreatePage() {
  const t = useTranslate();
  return (
    <CreatePage
      resource="resume_questions"
      title={t('learning.questions.new')}
      listLabel={t('learning.questions.title')}
      defaults={{ disabled: false, is_allow_reuse: true, default_is_display_in_resume: true }}
    >
      <ResumeQuestionFields />
    </CreatePage>
  );
}
