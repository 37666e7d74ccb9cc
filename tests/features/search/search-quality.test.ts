import { QueryTypes } from 'sequelize';
import {
  FOUND,
  judge,
  JUDGED_QUERIES,
  JUDGED_WISHES,
  summariesByKind,
  summaryOf,
  type JudgedQuery,
} from '../../../bench/search-quality/judge.ts';
import { refreshSearchRows } from '../../../db/search-rows.ts';
import { searchRecruitmentIds } from '../../../server/features/search/services/search-recruitments.ts';
import { startDemoWorld } from '../../db/demo-world.ts';
import { prepared } from '../../support/prepared.ts';

/** The floor of how good the search is, on the demo world: `npm run search:score` prints more of it. */
const FLOOR = { ndcg: 0.93, recall: 0.95, zero: 0.05, ndcgOfKind: 0.75 };
/** The same of wishes, which are messy. */
const FLOOR_OF_WISHES = { ndcg: 0.78, recall: 0.8, zero: 0 };

const world = prepared(startDemoWorld);

/** What a visitor's search finds for the queries. */
async function answers(queries: readonly JudgedQuery[]) {
  const { sequelize, now } = world;
  await refreshSearchRows(sequelize);
  const rows = await sequelize.query<{ id: number; job: string }>(
    `select r.id, (r.title ->> 'en') || ' | ' || (c.official_name ->> 'en') as job
     from recruitments r join companies c on c.id = r.company_id`,
    { type: QueryTypes.SELECT },
  );
  const jobOf = new Map(rows.map(({ id, job }) => [id, job]));
  const search = async (keyword: string | null, per_page: number) => {
    const request = { keyword, page: 1, per_page, now, isForgiving: true };
    const { ids, total_count } = await searchRecruitmentIds(request);
    return { jobs: ids.map((id) => jobOf.get(id)!), total: total_count };
  };
  const open = (await search(null, rows.length)).jobs;
  const judged = [];
  for (const query of queries) {
    const { jobs, total } = await search(query.query, FOUND);
    judged.push(judge(query, jobs, total, open));
  }
  return judged;
}

test('the search answers the judged queries as well as ever', async () => {
  const judged = await answers(JUDGED_QUERIES);
  const { ndcg, recall, zero } = summaryOf(judged);
  expect(ndcg).toBeGreaterThanOrEqual(FLOOR.ndcg);
  expect(recall).toBeGreaterThanOrEqual(FLOOR.recall);
  expect(zero).toBeLessThanOrEqual(FLOOR.zero);
  expect(summariesByKind(judged).filter((kind) => kind.ndcg < FLOOR.ndcgOfKind)).toEqual([]);
});

test('the search answers the judged wishes as well as ever', async () => {
  const { ndcg, recall, zero } = summaryOf(await answers(JUDGED_WISHES));
  expect(ndcg).toBeGreaterThanOrEqual(FLOOR_OF_WISHES.ndcg);
  expect(recall).toBeGreaterThanOrEqual(FLOOR_OF_WISHES.recall);
  expect(zero).toBeLessThanOrEqual(FLOOR_OF_WISHES.zero);
});
