import {
  MATCH_WEIGHTS,
  matchParts,
  matchScore,
  type MatchFacts,
  type MatchRow,
} from '../../../domain/search/match-score.ts';
import { nobody } from '../../support/match-facts.ts';

const nothing: MatchRow = {
  required_jlpt: 6,
  is_available_from_overseas: false,
  is_work_globaly: false,
  job_category_ids: [],
  department_ids: [99],
  prefecture_ids: [],
  skill_ids: [99],
  country_ids: [],
  career_first_country_ids: [],
  career_last_country_ids: [],
};
const names = (facts: Partial<MatchFacts>, row: Partial<MatchRow>) =>
  matchParts({ ...nobody, ...facts }, { ...nothing, ...row }).map(({ part }) => part);

describe('each agreement adds its part', () => {
  test.each<[string, Partial<MatchFacts>, Partial<MatchRow>, string[]]>([
    ['a level that is asked', { jlpt: 2 }, { required_jlpt: 2 }, ['jlpt_met']],
    ['a better level', { jlpt: 1 }, { required_jlpt: 3 }, ['jlpt_met']],
    ['no level asked', {}, {}, ['jlpt_met']],
    ['one level below', { jlpt: 3 }, { required_jlpt: 2 }, ['jlpt_near']],
    ['a level nobody told', {}, { required_jlpt: 2 }, ['jlpt_near']],
    ['two levels below', { jlpt: 4 }, { required_jlpt: 2 }, []],
    ['none yet, where the easiest is asked', { jlpt: 6 }, { required_jlpt: 5 }, ['jlpt_near']],
    [
      'abroad',
      { lives_abroad: true, jlpt: 6 },
      { required_jlpt: 1, is_available_from_overseas: true },
      ['overseas'],
    ],
    ['the whole world', { is_hope_work_globaly: true }, { is_work_globaly: true }, ['jlpt_met', 'globaly']],
    ['no department asked', {}, { department_ids: [] }, ['jlpt_met', 'any_department']],
    ['no skill asked', {}, { skill_ids: [] }, ['jlpt_met', 'all_skills']],
    ['one of two skills', { skill_ids: [1] }, { skill_ids: [1, 2] }, ['jlpt_met', 'skill']],
    ['every skill', { skill_ids: [1, 2, 3] }, { skill_ids: [1, 2] }, ['jlpt_met', 'skill', 'all_skills']],
  ])('%s', (_what, facts, row, parts) => expect(names(facts, row)).toEqual(parts));

  test('what is shared is named', () => {
    const parts = matchParts(
      { ...nobody, jlpt: 2, prefecture_ids: [13, 27], job_category_ids: [3], country_ids: [233] },
      { ...nothing, required_jlpt: 2, prefecture_ids: [27, 1], job_category_ids: [3], country_ids: [1] },
    );
    expect(parts).toEqual([
      { part: 'jlpt_met', points: MATCH_WEIGHTS.jlpt_met, ids: [] },
      { part: 'job_category', points: MATCH_WEIGHTS.job_category, ids: [3] },
      { part: 'prefecture', points: MATCH_WEIGHTS.prefecture, ids: [27] },
    ]);
    expect(matchScore(parts)).toBe(85);
  });
});
