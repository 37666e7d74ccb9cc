import { createDeferred } from '../../lib/deferred-component.ts';

/** What to answer where no job is known to fit: few searches need it. */
export const answerFirst = createDeferred(() => import('./AnswerFirst.tsx'), 'job_fit');
