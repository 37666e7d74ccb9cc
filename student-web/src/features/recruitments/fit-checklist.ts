import { createDeferred } from '../../lib/deferred-component.ts';

/** How a job fits the student: not for visitors. It comes with what the student is told (use-recruitment). */
export const fitChecklist = createDeferred(() => import('./FitChecklist.tsx'), 'job_fit');
