import type { QueryAnswer } from '../../../../server/client/contract.ts';

export type JobMatch = QueryAnswer<'hf_member__get_matching_recruitments'>['recruitments'][number];
export type StudentMatch = QueryAnswer<'hf_member__get_matching_users'>['users'][number];

/** One row of a list of matches, whichever side it is read from. */
export type Match = Pick<JobMatch, 'score' | 'parts' | 'verdict' | 'met' | 'total' | 'gaps' | 'not_this'> & {
  /** Of the job or the student the row is about. */
  id: number;
  name: string;
  path: string;
  /** Beside the name: the company, or where somebody lives and what they can. */
  facts: string;
  /** Of the job: its JLPT digit. */
  level: number | null;
  pair: { user_id: number; recruitment_id: number };
};
