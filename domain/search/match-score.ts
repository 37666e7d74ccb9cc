import { COUNTRY_ID_JAPAN } from '../constants.ts';

/**
 * Points each match between a student and a recruitment adds to the "best match" ranking: first eligibility
 * (Japanese, living abroad), then wishes, then other affinities. Our own choice; the specification defines no
 * ranking.
 */
export const MATCH_WEIGHTS = {
  /** The student has the required JLPT level, or none is required. */
  jlpt_met: 30,
  /** One level is missing, or the student's level is unknown. */
  jlpt_near: 10,
  /** The student lives abroad and the recruitment accepts applicants from overseas. */
  overseas: 20,
  /** More than what any job without requirements has: a wish for engineering is not answered by guiding tours. */
  job_category: 40,
  department: 15,
  /** The recruitment asks for no department. */
  any_department: 8,
  prefecture: 15,
  /** At least one of the required skills. */
  skill: 8,
  /** None of the required skills is missing. */
  all_skills: 4,
  /**
   * The recruitment is related to a country the student hopes to work in; their country of origin is never
   * used.
   */
  related_country: 8,
  first_country: 4,
  last_country: 4,
  globaly: 4,
} as const;

export type MatchPartName = keyof typeof MATCH_WEIGHTS;

/** The parts of a student's profile used for ranking. */
export interface MatchFacts {
  /** JLPT digit; 6 for "none yet"; null if unknown. */
  jlpt: number | null;
  lives_abroad: boolean;
  job_category_ids: number[];
  department_ids: number[];
  prefecture_ids: number[];
  skill_ids: number[];
  country_ids: number[];
  first_country_ids: number[];
  last_country_ids: number[];
  is_hope_work_globaly: boolean;
}

/** The ranked parts of a recruitment, as in its search row (db/search-rows.ts): 6 where no JLPT is required. */
export interface MatchRow {
  required_jlpt: number;
  is_available_from_overseas: boolean;
  is_work_globaly: boolean;
  job_category_ids: readonly number[];
  department_ids: readonly number[];
  prefecture_ids: readonly number[];
  skill_ids: readonly number[];
  country_ids: readonly number[];
  career_first_country_ids: readonly number[];
  career_last_country_ids: readonly number[];
}

/** Criteria an index can look up, by column; each counts when one value is shared. */
export const MATCH_LOOKED_UP = [
  { part: 'job_category', fact: 'job_category_ids', column: 'job_category_ids' },
  { part: 'department', fact: 'department_ids', column: 'department_ids' },
  { part: 'prefecture', fact: 'prefecture_ids', column: 'prefecture_ids' },
  { part: 'skill', fact: 'skill_ids', column: 'skill_ids' },
  { part: 'related_country', fact: 'country_ids', column: 'country_ids' },
] as const;
/** The same for values shared by nearly every recruitment, such as starting in Japan. */
export const MATCH_COMMON = [
  { part: 'first_country', fact: 'first_country_ids', column: 'career_first_country_ids' },
  { part: 'last_country', fact: 'last_country_ids', column: 'career_last_country_ids' },
] as const;

interface Profile {
  jlpt: number | null;
  is_jlpt_none: boolean;
  living_country_id: number | null;
  hope_first_work_country_id: number | null;
  hope_last_work_country_id: number | null;
  latest_school_department_category_id: number | null;
  is_hope_work_globaly: boolean;
}
interface Lists {
  hoped_prefectures: readonly { prefecture_id: number }[];
  interesting_job_categories: readonly { job_category_id: number }[];
  skills: readonly { skill_id: number | null }[];
  universities: readonly { department_category: { id: number } | null }[];
}

export const NO_JLPT = 6;

const idsOf = (values: readonly (number | null | undefined)[]) => [
  ...new Set(values.flatMap((value) => value ?? [])),
];

/** Japan relates to every recruitment, so it does not count as a related country. */
export function matchFacts(user: Profile & Lists): MatchFacts {
  const { hope_first_work_country_id, hope_last_work_country_id } = user;
  return {
    jlpt: user.jlpt ?? (user.is_jlpt_none ? NO_JLPT : null),
    lives_abroad: user.living_country_id !== null && user.living_country_id !== COUNTRY_ID_JAPAN,
    job_category_ids: idsOf(user.interesting_job_categories.map((row) => row.job_category_id)),
    department_ids: idsOf([
      user.latest_school_department_category_id,
      ...user.universities.map((row) => row.department_category?.id),
    ]),
    prefecture_ids: idsOf(user.hoped_prefectures.map((row) => row.prefecture_id)),
    skill_ids: idsOf(user.skills.map((row) => row.skill_id)),
    country_ids: idsOf([hope_first_work_country_id, hope_last_work_country_id]).filter(
      (id) => id !== COUNTRY_ID_JAPAN,
    ),
    first_country_ids: idsOf([hope_first_work_country_id]),
    last_country_ids: idsOf([hope_last_work_country_id]),
    is_hope_work_globaly: user.is_hope_work_globaly,
  };
}

/** One match between a student and a recruitment: its points, and the shared ids, if any. */
export interface MatchPart {
  part: MatchPartName;
  points: number;
  ids: number[];
}

/**
 * The parts whose sum is the best-match score. best-match.ts (jobs for a student) and matching-students.ts
 * (students for a job) implement the same rule in SQL; a test compares the three.
 */
export function matchParts(facts: MatchFacts, row: MatchRow): MatchPart[] {
  const parts: MatchPart[] = [];
  const add = (part: MatchPartName, isAgreed: boolean, ids: number[] = []) => {
    if (isAgreed) parts.push({ part, points: MATCH_WEIGHTS[part], ids });
  };
  const { jlpt } = facts;
  const isMet = jlpt === null ? row.required_jlpt === NO_JLPT : jlpt <= row.required_jlpt;
  add('jlpt_met', isMet);
  add('jlpt_near', !isMet && (jlpt === null || jlpt === row.required_jlpt + 1));
  add('overseas', facts.lives_abroad && row.is_available_from_overseas);
  for (const { part, fact, column } of [...MATCH_LOOKED_UP, ...MATCH_COMMON]) {
    const shared = facts[fact].filter((id) => row[column].includes(id));
    add(part, shared.length > 0, shared);
  }
  add('any_department', row.department_ids.length === 0);
  add(
    'all_skills',
    row.skill_ids.every((id) => facts.skill_ids.includes(id)),
  );
  add('globaly', facts.is_hope_work_globaly && row.is_work_globaly);
  return parts;
}

/** The sum of the parts. */
export const matchScore = (parts: readonly MatchPart[]) => parts.reduce((sum, { points }) => sum + points, 0);
