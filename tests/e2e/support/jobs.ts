import type { APIRequestContext } from '@playwright/test';

export interface Job {
  id: number;
  title: string;
  company: string;
  /** Its resume questions. */
  questions: string[];
  questionIds: number[];
}

/** The first open demo recruitment with questions that accepts applications here. */
export async function openJob(request: APIRequestContext): Promise<Job> {
  return (await openJobs(request, 1))[0]!;
}

/** Several of them; `isFromEnd` takes those at the end of the list, where no other test applies. */
export async function openJobs(request: APIRequestContext, count: number, isFromEnd = false): Promise<Job[]> {
  const search = await request.get('/jtj/queries/search_recruitments?per_page=100');
  const { recruitments } = (await search.json()) as { recruitments: { id: number; is_simple: boolean }[] };
  const found: Job[] = [];
  for (const { id, is_simple } of isFromEnd ? recruitments.toReversed() : recruitments) {
    if (is_simple) continue;
    const answer = await request.get(`/jtj/queries/aggregates__recruitment?id=${id}`);
    const job = (await answer.json()) as {
      title: Record<string, string>;
      company: { official_name: Record<string, string> };
      can: { apply: boolean };
      resume_questions: { resume_question_id: number; resume_question: { title: Record<string, string> } }[];
    };
    if (job.can.apply && job.resume_questions.length > 0)
      found.push({
        id,
        title: job.title['en']!,
        company: job.company.official_name['en']!,
        questions: job.resume_questions.map((question) => question.resume_question.title['en']!),
        questionIds: job.resume_questions.map((question) => question.resume_question_id),
      });
    if (found.length === count) return found;
  }
  throw new Error(`the demo data have no ${count} open recruitments`);
}
