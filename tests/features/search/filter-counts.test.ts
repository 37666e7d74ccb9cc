import { loadAggregatesById } from '../../../db/aggregate.ts';
import { Recruitment } from '../../../db/models/recruitment.ts';
import { User } from '../../../db/models/user.ts';
import { refreshSearchRows } from '../../../db/search-rows.ts';
import { fitOf, NOT_IN_FIT } from '../../../domain/eligibility/fit.ts';
import {
  loadReader,
  loadReaders,
  presentEligibility,
  recruitmentFacts,
  REQUIREMENTS_TREE,
  type RequirementsRow,
} from '../../../server/features/matching/views/present-eligibility.ts';
import { COUNTED_FILTERS, filterCounts } from '../../../server/features/search/services/filter-counts.ts';
import {
  LIST_FILTER_NAMES,
  type SearchFilters,
} from '../../../server/features/search/services/search-filters.ts';
import { searchRecruitmentIds } from '../../../server/features/search/services/search-recruitments.ts';
import { startDemoWorld } from '../../db/demo-world.ts';
import { prepared } from '../../support/prepared.ts';

const world = prepared(startDemoWorld);
beforeAll(() => refreshSearchRows(world.sequelize));

const page = { page: 1, per_page: 100 };

const SEARCHES: [string, { keyword?: string; filters?: SearchFilters }][] = [
  ['everything', {}],
  ['a word', { keyword: '営業' }],
  ['a word that has something near', { keyword: 'N2' }],
  ['a phrase', { keyword: 'cơ khí' }],
  ['a list', { filters: { company_offices_prefecture_id_eq_any: [13, 27] } }],
  [
    'several filters and a word',
    {
      keyword: '開発',
      filters: {
        company_offices_prefecture_id_eq_any: [13, 14, 27],
        required_jlpt_gteq: 2,
        is_weekends_off_eq: true,
      },
    },
  ],
  [
    'pay, contract and housing',
    {
      filters: {
        pay_level: 'master',
        pay_min_yen: 220_000,
        contract_term_eq_any: ['indefinite'],
        housing_support_types_id_eq_any: [1, 3],
      },
    },
  ],
  ['the day of publishing', { filters: { published_within_days: 30, is_available_from_overseas_eq: false } }],
  ['what one meets', { filters: { is_fit_eq: true } }],
  ['what nothing has', { keyword: '営業', filters: { company_id_eq_any: [999_999] } }],
];

/** The search with one value of a filter instead of all that it has. */
function withValue(filters: SearchFilters, filter: string, value: string): SearchFilters {
  const isList = (LIST_FILTER_NAMES as readonly string[]).includes(filter);
  const asked = value === 'true' ? true : filter === 'contract_term_eq_any' ? [value] : Number(value);
  return { ...filters, [filter]: isList ? [asked] : asked };
}

test.each(SEARCHES)('%s: each count is what searching with that value finds', async (_name, asked) => {
  const { now } = world;
  const student = await User.findOne({ where: { email: 'student@example.com' }, rejectOnEmpty: true });
  const reader = await loadReader(student.id, now, null);
  const fit = fitOf(reader!.student, reader!.today);
  const filters = { pay_level: 'bachelor' as const, ...asked.filters };
  const request = { ...page, ...asked, filters, fit, now };
  // The second time from what is known of this state.
  const counted = await filterCounts(request);
  expect(await filterCounts(request)).toEqual(counted);
  expect(counted.total_count).toBe((await searchRecruitmentIds(request)).total_count);
  expect(Object.keys(counted.counts).sort()).toEqual([...COUNTED_FILTERS].sort());
  const wrong = [];
  for (const [filter, counts] of Object.entries(counted.counts))
    for (const [value, count] of Object.entries(counts)) {
      const one = { ...request, filters: withValue(filters, filter, value) };
      const { total_count } = await searchRecruitmentIds(one);
      if (total_count !== count) wrong.push({ filter, value, count, total_count });
    }
  expect(wrong).toEqual([]);
  for (const filter of LIST_FILTER_NAMES) {
    const missing = [...Array(120).keys()].map((place) => place + 1);
    const named = Object.keys(counted.counts[filter] ?? {}).map(Number);
    const others = missing.filter((id) => !named.includes(id));
    const { total_count } = await searchRecruitmentIds({
      ...request,
      filters: { ...filters, [filter]: others },
    });
    expect([filter, total_count]).toEqual([filter, 0]);
  }
});

test('a count is never of another state of the jobs', async () => {
  const request = { ...page, filters: {}, now: world.now };
  const before = await filterCounts(request);
  const { ids } = await searchRecruitmentIds(request);
  await Recruitment.update({ closed_at: world.now }, { where: { id: ids[0]! } });
  await refreshSearchRows(world.sequelize, [ids[0]!]);
  expect((await filterCounts(request)).total_count).toBe(before.total_count - 1);
  await Recruitment.update({ closed_at: null }, { where: { id: ids[0]! } });
  await refreshSearchRows(world.sequelize, [ids[0]!]);
  expect(await filterCounts(request)).toEqual(before);
});

test('what a student meets is what eligibility finds met, beside what the filter does not know of', async () => {
  const { now } = world;
  const users = await User.findAll({ attributes: ['id'] });
  const readers = await loadReaders(
    users.map(({ id }) => id),
    now,
    null,
  );
  const { ids: open } = await searchRecruitmentIds({ page: 1, per_page: 1000, now });
  const jobs = await loadAggregatesById<RequirementsRow, Recruitment>(
    Recruitment,
    REQUIREMENTS_TREE,
    open,
    null,
  );
  const numbers = new Set<number>();
  for (const reader of readers.values()) {
    const fit = fitOf(reader.student, reader.today);
    const found = await searchRecruitmentIds({
      filters: { is_fit_eq: true },
      fit,
      page: 1,
      per_page: 1000,
      now,
    });
    const met = jobs.filter((job) =>
      presentEligibility(reader, recruitmentFacts(job)).requirements.every(
        ({ requirement, is_must, status }) =>
          !is_must || status === 'met' || NOT_IN_FIT.includes(requirement),
      ),
    );
    expect(found.ids.toSorted()).toEqual(met.map(({ id }) => id).toSorted());
    numbers.add(found.total_count);
  }
  expect(numbers.size).toBeGreaterThan(3);
});
