import path from 'node:path';
import { QueryTypes } from 'sequelize';
import { projectRoot } from '../../project-root.ts';
import { searchQuery } from '../../domain/search/terms.ts';
import { itemAt, required } from '../../domain/required.ts';
import { tokyoDay } from '../../domain/tokyo-time.ts';
import { measuredRound, takeTurns, type WebRequest } from '../beside.ts';
import { startChild } from '../child.ts';
import { createHttpClient, type HttpClient } from '../http-client.ts';
import type { LimitRead } from '../limit-child.ts';
import { check, type Row } from '../report.ts';
import type { World } from '../world.ts';
import { fillApplications } from './staff.ts';
import { COMMON, fillRecruitments, RARE, STUDENT } from './search.ts';

/** Of the issue that set these targets: ten clients, and what 95 of 100 of their requests take at most. */
const CLIENTS = 10;
const P95_MS = 40;
const PAGE = 20;
const STAFF_PAGE = 25;
/** Our server warms up this many times as long as usual, until it is as fast as one that has been up for a while. */
const WARM_UPS = 7;
/** As far as the staff's lists count. */
const COUNTED = 10_001;
const JOBS = 20;

/** A read of ours beside the same one at its limit. */
interface Pair extends WebRequest {
  limit: Pick<LimitRead, 'text' | 'values'>;
}

interface Read {
  name: string;
  /** limit ÷ ours in requests a second; null: told, not held to anything. */
  most: number | null;
  pairs: Pair[];
}

const ORDERS = {
  newest: 'published_at desc, recruitment_id desc',
  salary: 'salary_max desc nulls last, published_at desc, recruitment_id desc',
  deadline: 'apply_deadline_on, published_at desc, recruitment_id desc',
};

interface Search {
  sort?: keyof typeof ORDERS;
  page?: number;
  keyword?: string;
  prefectures?: number[];
  jlpt?: number;
  headers?: Record<string, string>;
}

function searchPair({ sort = 'newest', page = 1, keyword, prefectures, jlpt, headers = {} }: Search): Pair {
  const parameters = new URLSearchParams({ sort, page: String(page) });
  const values: unknown[] = [tokyoDay(new Date()), PAGE, (page - 1) * PAGE];
  const conditions = ['apply_deadline_on >= $1'];
  const add = (condition: (place: string) => string, value: unknown) => {
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  if (keyword !== undefined) {
    parameters.set('full_text_search_query', keyword);
    add((place) => `grams @@ (select ${place}::tsquery)`, required(searchQuery(keyword)).terms);
  }
  for (const id of prefectures ?? [])
    parameters.append('q[company_offices_prefecture_id_eq_any][]', String(id));
  if (prefectures) add((place) => `prefecture_ids && ${place}::int[]`, prefectures);
  if (jlpt !== undefined) {
    parameters.set('q[required_jlpt_gteq]', String(jlpt));
    add((place) => `required_jlpt >= ${place}::int`, jlpt);
  }
  const where = conditions.join(' and ');
  const text = `
    select json_build_object(
      'total_count', (select count(*) from recruitment_search_rows where ${where}),
      'recruitments', (
        select json_agg(json_build_object('id', r.id, 'title', r.title, 'is_released', r.is_released,
          'salary_max', found.salary_max, 'apply_deadline_on', r.apply_deadline_on,
          'company', json_build_object('id', c.id, 'official_name', c.official_name)))
        from (select * from recruitment_search_rows where ${where} order by ${ORDERS[sort]} limit $2 offset $3) found
        join recruitments r on r.id = found.recruitment_id join companies c on c.id = found.company_id))::text`;
  return { address: `/jtj/queries/search_recruitments?${parameters}`, headers, limit: { text, values } };
}

const DETAIL = `
  select json_build_object('id', r.id, 'title', r.title, 'job_description', r.job_description,
    'steps', (select json_agg(row_to_json(s)) from recruitment_selection_steps s where s.recruitment_id = r.id),
    'company', json_build_object('id', c.id, 'official_name', c.official_name))::text
  from recruitments r join companies c on c.id = r.company_id where r.id = $1 and r.is_released`;
const OWN_DATA = `select row_to_json(users)::text from users where lower(email) = $1`;

interface StaffList {
  filter?: object;
  sort: [column: string, direction: 'ASC' | 'DESC'];
  where?: string;
}
const STAFF_LISTS: StaffList[] = [
  { sort: ['due_date_to_submit_resume', 'ASC'] },
  { sort: ['created_at', 'DESC'] },
  {
    filter: { state: 'in_correction' },
    sort: ['due_date_to_submit_resume', 'ASC'],
    where: `a.state = 'in_correction'`,
  },
  { filter: { hf_member_id: 7 }, sort: ['created_at', 'DESC'], where: 'a.mentor_id = 7' },
];

function staffPair({ filter = {}, sort, where = 'true' }: StaffList, headers: Record<string, string>): Pair {
  const parameters = new URLSearchParams({
    filter: JSON.stringify(filter),
    range: JSON.stringify([0, STAFF_PAGE - 1]),
    sort: JSON.stringify(sort),
  });
  const order = `${sort[0]} ${sort[1] === 'ASC' ? 'asc' : 'desc'}, id ${sort[1] === 'ASC' ? 'asc' : 'desc'}`;
  const text = `
    select json_build_object(
      'total', (select count(*) from (select from applications a where ${where} limit ${COUNTED}) counted),
      'rows', (
        select json_agg(json_build_object('id', a.id, 'state', a.state, 'due', a.due_date_to_submit_resume,
          'created_at', a.created_at, 'last_name', u.last_name, 'first_name', u.first_name, 'title', r.title,
          'company', c.official_name))
        from (select * from applications a where ${where} order by ${order} limit $1) a
        join users u on u.id = a.user_id join recruitments r on r.id = a.recruitment_id
        join companies c on c.id = r.company_id))::text`;
  return { address: `/staff/api/applications?${parameters}`, headers, limit: { text, values: [STAFF_PAGE] } };
}

async function readsOf({ sequelize, signedIn }: World): Promise<Read[]> {
  const jobs = await sequelize.query<{ id: number }>(
    `select recruitment_id as id from recruitment_search_rows order by published_at desc, 1 desc limit ${JOBS}`,
    { type: QueryTypes.SELECT },
  );
  const student = await signedIn(STUDENT);
  const manager = await signedIn('manager@example.com');
  const mix: Search[] = [
    ...[1, 2, 3].map((page) => ({ page })),
    ...[1, 2].map((page) => ({ page, sort: 'salary' as const })),
    ...[1, 2].map((page) => ({ page, sort: 'deadline' as const })),
    ...[1, 2].map((page) => ({ page, keyword: COMMON })),
    { jlpt: 2 },
  ];
  const job = (id: number, headers: Record<string, string> = {}): Pair => ({
    address: `/jtj/queries/aggregates__recruitment?id=${id}`,
    headers,
    limit: { text: DETAIL, values: [id] },
  });
  return [
    { name: 'search mix', most: 1.2, pairs: mix.map(searchPair) },
    { name: 'search, rare keyword', most: 2, pairs: [searchPair({ keyword: RARE })] },
    { name: 'search, filters', most: 2, pairs: [searchPair({ prefectures: [11, 12], jlpt: 3 })] },
    { name: 'job page', most: 1.3, pairs: jobs.map(({ id }) => job(id)) },
    { name: 'staff list', most: 1.2, pairs: STAFF_LISTS.map((list) => staffPair(list, manager)) },
    {
      name: 'search, student',
      most: 2,
      pairs: [1, 2, 3].map((page) => searchPair({ page, headers: student })),
    },
    { name: 'job page, student', most: 3, pairs: jobs.map(({ id }) => job(id, student)) },
    {
      name: 'own data',
      most: null,
      pairs: [
        {
          address: '/jtj/queries/user__get_own_data',
          headers: student,
          limit: { text: OWN_DATA, values: [STUDENT] },
        },
      ],
    },
  ];
}

/** Each hot read beside the least that answers it: one statement behind node:http. Both take turns. */
export async function* limitRows(world: World): AsyncIterable<Row> {
  const { options, environment, databaseUrl } = world;
  const jobs = options.recruitments.at(-1)!;
  await fillRecruitments(world, jobs);
  await fillApplications(world);
  const program = path.join(projectRoot, 'bench/limit-child.ts');
  const child = startChild({
    args: ['--import', 'tsx', program, databaseUrl, String(CLIENTS)],
    environment,
    log: world.logOf('limit'),
  });
  const ours = createHttpClient(world.server.url, CLIENTS);
  try {
    const reads = await readsOf(world);
    const all = reads.flatMap(({ pairs }) => pairs.map(({ address, limit }) => ({ address, ...limit })));
    const port = (await child.ask('serve', all)) as number;
    const limit = createHttpClient(`http://127.0.0.1:${port}`, CLIENTS);
    const sides = {
      ours: { client: ours, usage: world.server.usage },
      limit: { client: limit, usage: async () => ({ cpu_ms: (await child.ask('usage')) as number }) },
    };
    const heading = `Reads beside their limit: ${jobs} recruitments, ${options.applications} applications`;
    for (const read of reads)
      yield await limitRow(world, { section: 'limit', heading, name: read.name }, read, sides);
    limit.close();
  } finally {
    ours.close();
    await child.stop();
  }
}

interface Side {
  client: HttpClient;
  usage(): Promise<{ cpu_ms: number }>;
}

async function limitRow(
  { options: { pace } }: World,
  title: Pick<Row, 'section' | 'heading' | 'name'>,
  { most, pairs }: Read,
  { ours, limit }: { ours: Side; limit: Side },
): Promise<Row> {
  const pairAt = (turn: number) => itemAt(pairs, turn % pairs.length);
  const roundOf = (side: Side) => (milliseconds: number) =>
    measuredRound(side, { clients: CLIENTS, milliseconds }, (turn) =>
      side.client.get(pairAt(turn).address, pairAt(turn).headers),
    );
  const sides = { measured: roundOf(ours), bare: roundOf(limit) };
  await sides.measured(WARM_UPS * pace.warmUpMs);
  await sides.bare(pace.warmUpMs);
  const { measured, bare, ratio } = await takeTurns(pace, sides);
  const checks = [check('p95_ms', required(measured['p95_ms']), 'below', P95_MS)];
  if (most !== null) checks.push(check('limit_over_ours_x', ratio, 'at_most', most));
  return { ...title, measured, bare, ratio, checks };
}
