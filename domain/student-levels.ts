/** The education levels recruitments state their pay by. */
export const STUDENT_LEVELS = ['professional_school', 'bachelor', 'master', 'doctor', 'mid_career'] as const;
