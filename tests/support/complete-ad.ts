const words = { ja: 'あります', en: 'There is.' };

/** The details a job ad must state by law, except workplaces. */
export const COMPLETE_AD = {
  job_description: { ja: '取引先を担当します。', en: 'You look after customers.' },
  duties_scope_of_change: words,
  contract_term: 'indefinite',
  probation_description: words,
  workplace_scope_of_change: words,
  work_start_at: '09:00',
  work_end_at: '18:00',
  break_minutes: 60,
  overtime_description: words,
  holidays_description: words,
  salary_min_bachelor: 220_000,
  salary_max_bachelor: 260_000,
  insurance_description: words,
  recruiter_name: { ja: 'みらい商事' },
  smoking_prevention_description: words,
} as const;
