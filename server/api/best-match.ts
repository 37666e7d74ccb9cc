import { MATCH_WEIGHTS as WEIGHT, type MatchFacts } from '../domain/search-match.ts';

/** Wishes that an index can look up, by the column of the search row; each counts when one value is shared. */
const LOOKED_UP = [
  ['job_category_ids', 'job_category_ids', WEIGHT.job_category],
  ['department_ids', 'department_ids', WEIGHT.department],
  ['prefecture_ids', 'prefecture_ids', WEIGHT.prefecture],
  ['skill_ids', 'skill_ids', WEIGHT.skill],
  ['country_ids', 'country_ids', WEIGHT.related_country],
] as const;
/** The same for what nearly every recruitment shares, such as beginning in Japan. */
const COMMON = [
  ['first_country_ids', 'career_first_country_ids', WEIGHT.first_country],
  ['last_country_ids', 'career_last_country_ids', WEIGHT.last_country],
] as const;

export interface MatchExpressions {
  /** The rank of a search row, an integer expression over its columns. */
  score: string;
  /** Whether a row shares anything an index can look up; null for a student without such wishes. */
  shares: string | null;
  /** The most a row can reach that shares nothing of the kind. */
  mostWithout: number;
  replacements: Record<string, unknown>;
}

/** The rank of best match (domain/search-match.ts) as SQL over recruitment_search_rows. */
export function matchExpressions(facts: MatchFacts): MatchExpressions {
  const replacements: Record<string, unknown> = {};
  const terms: string[] = [];
  const add = (condition: string, weight: number) =>
    terms.push(`case when ${condition} then ${weight} else 0 end`);
  let reachable: number = WEIGHT.jlpt_met;
  const addCommon = (condition: string, weight: number) => {
    add(condition, weight);
    reachable += weight;
  };
  const overlap = (fact: (typeof LOOKED_UP | typeof COMMON)[number][0], column: string) => {
    replacements[`match_${fact}`] = facts[fact];
    return `${column} && array[:match_${fact}]::int[]`;
  };

  terms.push(jlptTerm(facts.jlpt, replacements));
  const shared = LOOKED_UP.filter(([fact]) => facts[fact].length > 0).map(([fact, column, weight]) => {
    const condition = overlap(fact, column);
    add(condition, weight);
    return condition;
  });
  for (const [fact, column, weight] of COMMON)
    if (facts[fact].length > 0) addCommon(overlap(fact, column), weight);
  addCommon("department_ids = '{}'", WEIGHT.any_department);
  if (facts.skill_ids.length > 0) addCommon('skill_ids <@ array[:match_skill_ids]::int[]', WEIGHT.all_skills);
  else addCommon("skill_ids = '{}'", WEIGHT.all_skills);
  if (facts.lives_abroad) addCommon('is_available_from_overseas', WEIGHT.overseas);
  if (facts.is_hope_work_globaly) addCommon('is_work_globaly', WEIGHT.globaly);

  return {
    score: terms.join(' + '),
    shares: shared.length === 0 ? null : `(${shared.join(' or ')})`,
    mostWithout: reachable,
    replacements,
  };
}

/** Search rows write 6 where no level is required, and a smaller N digit is harder. */
function jlptTerm(jlpt: number | null, replacements: Record<string, unknown>): string {
  if (jlpt === null)
    return `case when required_jlpt = 6 then ${WEIGHT.jlpt_met} else ${WEIGHT.jlpt_near} end`;
  replacements['match_jlpt'] = jlpt;
  return `case when required_jlpt >= :match_jlpt then ${WEIGHT.jlpt_met}
    when required_jlpt = :match_jlpt - 1 then ${WEIGHT.jlpt_near} else 0 end`;
}
