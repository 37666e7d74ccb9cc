import { QueryTypes } from 'sequelize';
import { Recruitment } from '../../../db/models/recruitment.ts';
import { refreshSearchRows } from '../../../db/search-rows.ts';
import { tokyoDay } from '../../../domain/tokyo-time.ts';
import { filterCounts } from '../../../server/features/search/services/filter-counts.ts';
import type { SearchFilters } from '../../../server/features/search/services/search-filters.ts';
import { searchNames } from '../../../server/features/search/services/search-names.ts';
import {
  planOf,
  searchRecruitmentIds,
  type SearchRequest,
} from '../../../server/features/search/services/search-recruitments.ts';
import { FEW } from '../../../server/features/search/services/search-statements.ts';
import { totalOfRows } from '../../../server/features/search/services/total-of-rows.ts';
import { startDemoWorld } from '../../db/demo-world.ts';
import { prepared } from '../../support/prepared.ts';
import { randomFrom } from '../../support/random.ts';

const world = prepared(startDemoWorld);
beforeAll(() => refreshSearchRows(world.sequelize));

const KEYWORDS = ['営業', 'engineer', 'kỹ sư', 'N2', '正社員'];
const FILTERS: [sql: string, filters: SearchFilters][] = [
  ['true', {}],
  ['required_jlpt >= 3', { required_jlpt_gteq: 3 }],
  ['is_weekends_off', { is_weekends_off_eq: true }],
  [`contract_term = 'indefinite'`, { contract_term_eq_any: ['indefinite'] }],
];
const CHANGES = 40;
const PER_PAGE = 20;

/** As the database counts what is open and has a tsquery. */
async function countInDatabase(condition: string, query: string | null): Promise<number> {
  const [row] = await world.sequelize.query<{ count: number }>(
    `select count(*) from recruitment_search_rows
     where apply_deadline_on >= $today and ${condition} and ($query::text is null or grams @@ $query::tsquery)`,
    { bind: { today: tokyoDay(world.now), query }, type: QueryTypes.SELECT },
  );
  return row!.count;
}

const search = (request: Partial<SearchRequest>) =>
  searchRecruitmentIds({ isAsTyped: true, page: 1, per_page: PER_PAGE, now: world.now, ...request });

/** Keeps a keyword's rows, as the page of the jobs does by its counts. */
async function keep(keyword: string | null): Promise<void> {
  await filterCounts({ keyword, isAsTyped: true, page: 1, per_page: 1, now: world.now });
}

const seed = Math.floor(Math.random() * 2 ** 31);
test(`after any change, remembered pages are read anew and totals are what the database counts (seed ${seed})`, async () => {
  const { sequelize, now } = world;
  const random = randomFrom(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const names = await searchNames(sequelize);
  const ids = (await Recruitment.findAll({ attributes: ['id'], where: { is_released: true } })).map(
    ({ id }) => id,
  );
  for (const keyword of [null, ...KEYWORDS]) await keep(keyword);
  for (let change = 0; change < CHANGES; change++) {
    const id = pick(ids);
    const changed = pick([
      { closed_at: now },
      { closed_at: null },
      { required_jlpt: pick([1, 2, 3, 4, 5]) },
      { contract_term: pick(['indefinite', 'fixed'] as const) },
      { title: { ja: pick(['営業職', '経理担当', 'エンジニア']), en: 'Engineer', vi: 'Kỹ sư phần mềm' } },
    ]);
    await Recruitment.update(changed, { where: { id } });
    await refreshSearchRows(sequelize, [id]);
    const [condition, filters] = pick(FILTERS);
    const keyword = pick([null, ...KEYWORDS]);
    const plan = keyword === null ? null : planOf(keyword, names);
    if (plan === 'nothing') throw new Error(`${keyword} asks for nothing`);
    const strict = await countInDatabase(condition, plan?.all ?? null);
    const isNear = plan?.near ? strict < FEW : false;
    const total = isNear ? await countInDatabase(condition, plan!.near!.all) : strict;
    const told = await totalOfRows(sequelize, undefined, plan, { filters, now });
    expect({ change, keyword, condition, ...told }).toMatchObject({ total, is_near: isNear });
    const sort = pick(['relevance', 'newest', 'salary'] as const);
    const searched = await search({ keyword, filters, sort });
    // A page of another size is one that was never read before.
    const others = await search({ keyword, filters, sort, per_page: PER_PAGE + 1 + change });
    const asked = { change, keyword, condition, sort };
    expect({ ...asked, ids: searched.ids, total_count: searched.total_count }).toEqual({
      ...asked,
      ids: others.ids.slice(0, PER_PAGE),
      total_count: total,
    });
  }
});

test('a keyword that nobody has asked for yet is left to the database', async () => {
  const { sequelize, now } = world;
  await keep(null);
  const plan = planOf('通訳', await searchNames(sequelize));
  if (plan === 'nothing') throw new Error('通訳 asks for nothing');
  expect(await totalOfRows(sequelize, undefined, plan, { now })).toBeUndefined();
});
