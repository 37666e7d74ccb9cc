import { required } from '../../../domain/required.ts';
import type { Application, ResumeQuestion } from './api-types.ts';

/** The resume's own texts, beside the company's questions, in the order they are asked for. */
export const RESUME_TEXTS = [
  'why_select_company',
  'self_pr',
  'skill_pr',
  'why_select_career',
  'why_good_at_job',
  'about_special_skill',
] as const;
export type ResumeText = (typeof RESUME_TEXTS)[number];

/** Name of a text: one of the resume's own, or `q` and the id of a question. */
export type TextKey = ResumeText | `q${number}`;
export type Texts = Record<string, string>;

export const questionKey = (resumeQuestionId: number): TextKey => `q${resumeQuestionId}`;

export function questionsOf(application: Application): ResumeQuestion[] {
  return application.resume_questions.toSorted((a, b) => a.index - b.index);
}

/**
 * The resume's own texts that are asked for: a part that a question of the company fills is asked once, unless
 * something stands in it already.
 */
export function textsToAsk(application: Application): ResumeText[] {
  const asked = new Set(
    application.resume_questions.map(({ resume_question }) => resume_question.resume_text),
  );
  return RESUME_TEXTS.filter((name) => !asked.has(name) || application.resume[name]);
}

/** The student's own words as the server has them. */
export function textsOf(application: Application): Texts {
  const { resume } = application;
  const texts: Texts = {};
  for (const name of RESUME_TEXTS) texts[name] = resume[name] ?? '';
  for (const question of application.resume_questions) {
    const row = resume.resume_question_answers.find(
      (answer) => answer.resume_question_id === question.resume_question_id,
    );
    texts[questionKey(question.resume_question_id)] = row?.answer ?? '';
  }
  return texts;
}

/** The mentor's corrected Japanese by text name; only what was corrected. */
export function correctionsOf(application: Application): Texts {
  const { resume } = application;
  const texts: Texts = {};
  for (const name of RESUME_TEXTS) {
    const corrected = resume[`${name}_jt`];
    if (corrected) texts[name] = corrected;
  }
  for (const row of resume.resume_question_answers)
    if (row.answer_jt) texts[questionKey(row.resume_question_id)] = row.answer_jt;
  return texts;
}

const idOf = (key: string) => Number(key.slice(1));
const isQuestion = (key: string) => /^q\d+$/.test(key);

/** The payload of user__save_resume_for_application for changed texts, and which text each list index is. */
export function savePayload(application: Application, changed: Texts, templates: Record<string, number>) {
  const questionKeys = Object.keys(changed).filter(isQuestion);
  const resume = {
    ...Object.fromEntries(Object.entries(changed).filter(([key]) => !isQuestion(key))),
    ...(questionKeys.length > 0 && {
      resume_question_answers: questionKeys.map((key) => ({
        resume_question_id: idOf(key),
        answer: required(changed[key]),
        ...(templates[key] !== undefined && { resume_question_template_id: templates[key] }),
      })),
    }),
  };
  return { payload: { application: { id: application.id, resume } }, questionKeys };
}

/** The text a refused field belongs to: `application[resume][resume_question_answers][0][answer]` → q12. */
export function keyOfField(path: string, questionKeys: readonly string[]): string | null {
  const answer = /\[resume_question_answers\]\[(\d+)\]/.exec(path);
  if (answer) return questionKeys[Number(answer[1])] ?? null;
  return /^application\[resume\]\[(\w+)\]$/.exec(path)?.[1] ?? null;
}

/** Required questions without an answer. */
export function unanswered(application: Application, texts: Texts): ResumeQuestion[] {
  return questionsOf(application).filter(
    (question) => question.is_required && !texts[questionKey(question.resume_question_id)]?.trim(),
  );
}
