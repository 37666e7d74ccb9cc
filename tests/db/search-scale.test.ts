import { QueryTypes } from 'sequelize';
import { seedScale } from '../../db/seeds/demo/scale.ts';
import { matchExpressions } from '../../server/features/matching/services/best-match.ts';
import type { SearchFilters } from '../../server/features/search/services/search-filters.ts';
import { searchRecruitmentIds } from '../../server/features/search/services/search-recruitments.ts';
import { matchParts, matchScore, type MatchFacts, type MatchRow } from '../../domain/search/match-score.ts';
import { searchQuery } from '../../domain/search/terms.ts';
import { freshDatabase } from '../support/database.ts';
import { nobody } from '../support/match-facts.ts';
import { prepared } from '../support/prepared.ts';

/** Enough that each of the ways a search may take is taken: looked up, counted first, walked, ranked in part. */
const COUNT = 4000;
const db = prepared(freshDatabase);
beforeAll(async () => {
  await seedScale(db.sequelize, COUNT);
  // So that a walk along the dates has to give up: the word stands in the oldest only, and those are many.
  const name = 'recruitment_search_rows_filters_index';
  const [index] = await db.sequelize.query<{ sql: string }>(
    `select pg_get_indexdef('${name}'::regclass) as sql`,
    {
      type: QueryTypes.SELECT,
    },
  );
  await db.sequelize.query(
    `drop index ${name};
     update recruitment_search_rows set grams = grams || array_to_tsvector(array['珊瑚'])
     where recruitment_id in (select id from recruitments order by published_at limit 3200);
     ${index!.sql}`,
  );
  await db.sequelize.query('analyze');
}, 120_000);

const facts: MatchFacts = {
  jlpt: 3,
  lives_abroad: true,
  job_category_ids: [1, 2, 3],
  department_ids: [4],
  prefecture_ids: [13, 27],
  skill_ids: [5, 6, 7, 8],
  country_ids: [100],
  first_country_ids: [109],
  last_country_ids: [109],
  is_hope_work_globaly: true,
};
const SORTS = {
  newest: 'published_at desc',
  top: 'is_shown_on_top desc, published_at desc',
  salary: 'salary_max desc nulls last, published_at desc',
  deadline: 'apply_deadline_on, published_at desc',
  best_match: 'score desc, published_at desc',
} as const;
type Sort = keyof typeof SORTS;

/** The same question without any cleverness. */
async function plainly(condition: string, sort: Sort, who: MatchFacts): Promise<number[]> {
  const { score, values } = matchExpressions(who);
  const rows = await db.sequelize.query<{ recruitment_id: number }>(
    `select recruitment_id, ${score} as score from recruitment_search_rows
     where ${condition} order by ${SORTS[sort]}, recruitment_id desc`,
    { type: QueryTypes.SELECT, bind: values },
  );
  return rows.map((row) => row.recruitment_id);
}
const holds = (keyword: string) => `grams @@ '${searchQuery(keyword)!.terms.replaceAll("'", "''")}'::tsquery`;

const cases: [string, { keyword?: string; filters?: SearchFilters }, string][] = [
  ['everything', {}, 'true'],
  ['a frequent word', { keyword: '開発' }, holds('開発')],
  ['a word of nearly all', { keyword: 'す' }, holds('す')],
  ['a word of the oldest', { keyword: '珊瑚' }, holds('珊瑚')],
  ['a word of none', { keyword: '魑魅魍魎' }, 'false'],
  ['a broad filter', { filters: { required_jlpt_gteq: 3 } }, 'required_jlpt >= 3'],
  [
    'a narrow filter',
    { filters: { company_offices_prefecture_id_eq_any: [13, 27] } },
    'prefecture_ids && array[13, 27]',
  ],
  [
    'a word and filters',
    { keyword: '開発', filters: { company_offices_prefecture_id_eq_any: [13, 27], required_jlpt_gteq: 2 } },
    `prefecture_ids && array[13, 27] and required_jlpt >= 2 and ${holds('開発')}`,
  ],
];

describe.each(cases)('%s', (_name, request, condition) => {
  test.each(Object.keys(SORTS) as Sort[])(
    'by %s: every page and the total are as asked plainly',
    async (sort) => {
      const expected = await plainly(condition, sort, facts);
      for (const page of [1, 3, 100]) {
        const found = await searchRecruitmentIds({
          ...request,
          sort,
          facts,
          page,
          per_page: 20,
          now: new Date('2026-11-21T00:00:00Z'),
        });
        const at = (page - 1) * 20;
        expect(found).toMatchObject({ ids: expected.slice(at, at + 20), total_count: expected.length });
      }
    },
  );
});

test('the parts that are told add up to what the database ranks by', async () => {
  const { score, values } = matchExpressions(facts);
  const rows = await db.sequelize.query<MatchRow & { score: number }>(
    `select *, ${score} as score from recruitment_search_rows`,
    { type: QueryTypes.SELECT, bind: values },
  );
  expect(new Set(rows.map((row) => row.score)).size).toBeGreaterThan(20);
  expect(rows.filter((row) => matchScore(matchParts(facts, row)) !== row.score)).toEqual([]);
});

test('best match for a student who has said next to nothing', async () => {
  const expected = await plainly('true', 'best_match', nobody);
  const request = { sort: 'best_match', facts: nobody, page: 3, per_page: 10, now: new Date(0) } as const;
  expect(await searchRecruitmentIds(request)).toMatchObject({
    ids: expected.slice(20, 30),
    total_count: COUNT,
  });
});
