import { CreatePage } from '../../components/form/CreatePage.tsx';
import { useSay } from '../../i18n/use-words.ts';
import { ResumeQuestionFields } from './ResumeQuestionFields.tsx';

/** A new question. */
export default function ResumeQuestionCreatePage() {
  const say = useSay();
  return (
    <CreatePage
      resource="resume_questions"
      title={say('learning.questions.new')}
      listLabel={say('learning.questions.title')}
      defaults={{ disabled: false, is_allow_reuse: true, default_is_display_in_resume: true }}
    >
      <ResumeQuestionFields />
    </CreatePage>
  );
}
