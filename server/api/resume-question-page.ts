import { loadResumeQuestions } from '../presenters/recruitment.ts';
import type { QueryContext } from './context.ts';
import { recruitmentResumeQuestion } from './shapes/recruitment.ts';
import { paged } from './wire.ts';

export const resumeQuestionPage = paged('resume_questions', recruitmentResumeQuestion);

/** One page of the questions that a recruitment asks, in their order. A resume has a few: they are read at once. */
export async function resumeQuestionPageOf(
  ctx: QueryContext,
  recruitmentId: number,
  { page, per_page }: { page: number; per_page: number },
) {
  const questions = await loadResumeQuestions(recruitmentId, ctx.tx);
  return {
    resume_questions: questions.slice((page - 1) * per_page, page * per_page),
    page,
    per_page,
    total_count: questions.length,
  };
}
