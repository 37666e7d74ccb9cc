/** The levels a recruitment states its pay by. */
export const STUDENT_LEVELS = ['professional_school', 'bachelor', 'master', 'doctor', 'mid_career'] as const;
