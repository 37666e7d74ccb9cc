import { QueryTypes } from 'sequelize';
import { requestRow, type WebRequest } from '../beside.ts';
import type { Row } from '../report.ts';
import { seedStudents } from '../seed-students.ts';
import type { World } from '../world.ts';
import { fillRecruitments } from './search.ts';

/** Who asks, the student or job with its pairs, the facts, the candidates, the others' counts, and the rows of the page with theirs; and three for the second look at where too few of the first fit. */
const STATEMENTS = 7 + 3;
/** Students or jobs in turn, so that no answer is the one before. */
const ASKED = 5;

interface List {
  name: string;
  call: string;
  /** What the answer holds: the page's rows. */
  shows: 'recruitments' | 'users';
  ids(world: World): Promise<number[]>;
}

const idsFrom = async (world: World, from: string): Promise<number[]> =>
  (
    await world.sequelize.query<{ id: number }>(`select id from ${from} order by id limit ${ASKED}`, {
      type: QueryTypes.SELECT,
    })
  ).map(({ id }) => id);

/** The first that are open; the demo world's ask for more than the load test's. */
const openJobs = (world: World) =>
  idsFrom(world, '(select recruitment_id as id from recruitment_search_rows) as open');

const LISTS: readonly List[] = [
  {
    name: 'jobs that fit a student',
    call: 'hf_member__get_matching_recruitments?user_id=',
    shows: 'recruitments',
    ids: (world) => idsFrom(world, "users where is_initialized and status = 'active'"),
  },
  {
    name: 'students who fit a job',
    call: 'hf_member__get_matching_users?recruitment_id=',
    shows: 'users',
    ids: openJobs,
  },
];

/** What staff find for a student and for a job: a person waits for it, so one client asks. */
export async function* matchingRows(given: World): AsyncIterable<Row> {
  const world = { ...given, options: { ...given.options, clients: 1 } };
  const { recruitments, students } = world.options;
  const count = recruitments.at(-1)!;
  await fillRecruitments(world, count);
  world.log(`Filling up to ${students} students …`);
  await seedStudents(world.sequelize, students, await openJobs(world));
  const headers = await world.signedIn('mentor@example.com');
  for (const { name, call, shows, ids } of LISTS) {
    const requests = (await ids(world)).map((id) => ({ address: `/jtj/queries/${call}${id}`, headers }));
    const hits = Math.max(...(await Promise.all(requests.map((request) => shownTo(world, request, shows)))));
    const heading = `Matching ${count} recruitments and ${students} students, one client`;
    const row = await requestRow(world, { section: 'matching', heading, name }, requests, {
      statements: STATEMENTS,
    });
    yield { ...row, measured: { hits, ...row.measured } };
  }
}

/** How many rows the list shows. */
async function shownTo(
  { server }: World,
  { address, headers }: Required<WebRequest>,
  shows: List['shows'],
): Promise<number> {
  const answer = await fetch(`${server.url}${address}`, { headers });
  const body = (await answer.json()) as Record<List['shows'], object[] | undefined>;
  if (!answer.ok) throw new Error(`${address} was answered ${answer.status}: ${JSON.stringify(body)}`);
  return body[shows]!.length;
}
