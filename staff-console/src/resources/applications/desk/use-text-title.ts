import { usePick, useTranslate } from '../../../i18n/use-translate.ts';
import { RESUME_TEXTS, type TextKey } from './correction.ts';
import { useDesk } from './desk-context.ts';

/** What a text of the resume is called on the screen. */
export function useTextTitle(): (key: TextKey) => string {
  const t = useTranslate();
  const pick = usePick();
  const { application } = useDesk();
  return (key) => {
    if (key === 'hf_remark') return t('desk.remark');
    const fixed = RESUME_TEXTS.find((name) => key === `${name}_jt`);
    if (fixed) return t(`resume_text.${fixed}`);
    const answer = application.resume.resume_question_answers.find(({ id }) => key === `answer:${id}`);
    return pick(answer?.resume_question.title);
  };
}
