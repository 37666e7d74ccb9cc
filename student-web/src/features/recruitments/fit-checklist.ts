import { createLatePart } from '../../lib/late-part.ts';

/** How a job fits the student: not for visitors. It comes with what the student is told (use-recruitment). */
export const fitChecklist = createLatePart(() => import('./FitChecklist.tsx'), 'job_fit');
