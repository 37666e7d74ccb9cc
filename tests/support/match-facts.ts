import type { MatchFacts } from '../../domain/search/match-score.ts';

/** Matching facts of a student with an empty profile. */
export const nobody: MatchFacts = {
  jlpt: null,
  lives_abroad: false,
  job_category_ids: [],
  department_ids: [],
  prefecture_ids: [],
  skill_ids: [],
  country_ids: [],
  first_country_ids: [],
  last_country_ids: [],
  is_hope_work_globaly: false,
};
