import { loadResumeQuestions } from '../../recruitments/views/present-recruitment.ts';
import type { QueryContext } from '../../../core/calls/context.ts';
import { recruitmentResumeQuestion } from '../../recruitments/views/recruitment-schema.ts';
import { paged } from '../../../core/schemas/schema-helpers.ts';

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
