import type { APIRequestContext } from '@playwright/test';

export interface Job {
  id: number;
  title: string;
  company: string;
  /** Of the questions in its resume. */
  questions: string[];
}

/** The first open demo recruitment with questions to answer that takes applications here. */
export async function openJob(request: APIRequestContext): Promise<Job> {
  const search = await request.get('/jtj/queries/search_recruitments?per_page=100');
  const { recruitments } = (await search.json()) as { recruitments: { id: number; is_simple: boolean }[] };
  for (const { id, is_simple } of recruitments) {
    if (is_simple) continue;
    const answer = await request.get(`/jtj/queries/aggregates__recruitment?id=${id}`);
    const job = (await answer.json()) as {
      title: Record<string, string>;
      company: { official_name: Record<string, string> };
      can: { apply: boolean };
      resume_questions: { resume_question: { title: Record<string, string> } }[];
    };
    if (job.can.apply && job.resume_questions.length > 0)
      return {
        id,
        title: job.title['en']!,
        company: job.company.official_name['en']!,
        questions: job.resume_questions.map((question) => question.resume_question.title['en']!),
      };
  }
  throw new Error('the demo data has no open recruitment');
}
