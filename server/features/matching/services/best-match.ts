import {
  MATCH_COMMON,
  MATCH_LOOKED_UP,
  MATCH_WEIGHTS as WEIGHT,
  NO_JLPT,
  type MatchFacts,
} from '../../../../domain/search/match-score.ts';

export interface MatchExpressions {
  /** The rank of a search row, an integer expression over its columns. */
  score: string;
  /** Whether a row shares anything an index can look up; null for a student without such wishes. */
  shares: string | null;
  /** The most a row can reach that shares nothing of the kind. */
  mostWithout: number;
  values: Record<string, unknown>;
}

/** The rank of best match (domain/search/match-score.ts) as SQL over recruitment_search_rows. */
export function matchExpressions(facts: MatchFacts): MatchExpressions {
  const values: Record<string, unknown> = {};
  const terms: string[] = [];
  const add = (condition: string, weight: number) =>
    terms.push(`case when ${condition} then ${weight} else 0 end`);
  let reachable: number = WEIGHT.jlpt_met;
  const addCommon = (condition: string, weight: number) => {
    add(condition, weight);
    reachable += weight;
  };
  const overlap = ({ fact, column }: (typeof MATCH_LOOKED_UP | typeof MATCH_COMMON)[number]) => {
    values[`match_${fact}`] = facts[fact];
    return `${column} && $match_${fact}::int[]`;
  };

  terms.push(jlptTerm(facts.jlpt, values));
  const shared = MATCH_LOOKED_UP.filter(({ fact }) => facts[fact].length > 0).map((wish) => {
    const condition = overlap(wish);
    add(condition, WEIGHT[wish.part]);
    return condition;
  });
  for (const wish of MATCH_COMMON)
    if (facts[wish.fact].length > 0) addCommon(overlap(wish), WEIGHT[wish.part]);
  addCommon("department_ids = '{}'", WEIGHT.any_department);
  if (facts.skill_ids.length > 0) addCommon('skill_ids <@ $match_skill_ids::int[]', WEIGHT.all_skills);
  else addCommon("skill_ids = '{}'", WEIGHT.all_skills);
  if (facts.lives_abroad) addCommon('is_available_from_overseas', WEIGHT.overseas);
  if (facts.is_hope_work_globaly) addCommon('is_work_globaly', WEIGHT.globaly);

  return {
    score: terms.join(' + '),
    shares: shared.length === 0 ? null : `(${shared.join(' or ')})`,
    mostWithout: reachable,
    values,
  };
}

/** Search rows write 6 where no level is required, and a smaller N digit is harder. */
function jlptTerm(jlpt: number | null, values: Record<string, unknown>): string {
  if (jlpt === null)
    return `case when required_jlpt = ${NO_JLPT} then ${WEIGHT.jlpt_met} else ${WEIGHT.jlpt_near} end`;
  values['match_jlpt'] = jlpt;
  return `case when required_jlpt >= $match_jlpt::int then ${WEIGHT.jlpt_met}
    when required_jlpt = $match_jlpt::int - 1 then ${WEIGHT.jlpt_near} else 0 end`;
}
