import { usePick, useTranslate } from '../../../i18n/use-translate.ts';
import type { StaffApplication } from '../types.ts';
import { RESUME_TEXTS, type ResumeText } from './correction.ts';
import type { PairedText } from './paired-text.ts';

/** The fixed texts that are written, by the student or a mentor. */
export const textsInUse = ({ resume }: StaffApplication): ResumeText[] =>
  RESUME_TEXTS.filter((name) => resume[name] || resume[`${name}_jt`]);

/** The texts of a resume in the order of the form: the company's questions, then the fixed texts that are shown. */
export function usePairs(application: StaffApplication, fixedShown: readonly ResumeText[]): PairedText[] {
  const t = useTranslate();
  const pick = usePick();
  const { resume, resume_questions } = application;
  const asked = resume_questions.map((question): PairedText => {
    const answer = resume.resume_question_answers.find(
      (item) => item.resume_question_id === question.resume_question_id,
    );
    return {
      id: `question-${question.resume_question_id}`,
      key: answer ? `answer:${answer.id}` : null,
      title: pick(question.resume_question.title),
      purpose: pick(question.resume_question.purpose),
      isRequired: question.is_required,
      original: answer?.answer ?? null,
      characters: question.approximate_num_of_characters_ja,
      words: question.approximate_num_of_words_en,
      templates: question.resume_question.templates.flatMap(({ template_text }) =>
        Object.values(template_text),
      ),
      about: answer ? { resume_question_answer_id: answer.id } : null,
    };
  });
  const fixed = RESUME_TEXTS.filter((name) => fixedShown.includes(name)).map((name): PairedText => ({
    id: `text-${name}`,
    key: `${name}_jt`,
    title: t(`resume_text.${name}`),
    purpose: '',
    isRequired: false,
    original: resume[name],
    characters: null,
    words: null,
    templates: [],
    about: { field: name },
  }));
  return [...asked, ...fixed];
}
