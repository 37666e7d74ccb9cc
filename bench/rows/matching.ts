import { QueryTypes } from 'sequelize';
import { requestRow, type WebRequest } from '../beside.ts';
import type { Row } from '../report.ts';
import type { World } from '../world.ts';

/** Who asks, the student or job with its pairs, the facts, the candidates, and the rows of the page with theirs. */
const STATEMENTS = 6;
/** Students in turn, so that no answer is the one before. */
const ASKED = 5;

/** The staff's list of jobs that fit a student, over the recruitments that are there. */
export async function matchingRow(world: World, count: number): Promise<Row> {
  const students = await world.sequelize.query<{ id: number }>(
    `select id from users where is_initialized and status = 'active' order by id limit ${ASKED}`,
    { type: QueryTypes.SELECT },
  );
  const headers = await world.signedIn('mentor@example.com');
  const requests = students.map(({ id }) => ({
    address: `/jtj/queries/hf_member__get_matching_recruitments?user_id=${id}`,
    headers,
  }));
  const title = {
    section: 'search' as const,
    heading: `Search in ${count} recruitments`,
    name: 'staff, jobs that fit a student',
  };
  const hits = Math.max(...(await Promise.all(requests.map((request) => shownTo(world, request)))));
  const row = await requestRow(world, title, requests, { statements: STATEMENTS });
  return { ...row, measured: { hits, ...row.measured } };
}

/** How many jobs the list shows. */
async function shownTo({ server }: World, { address, headers }: Required<WebRequest>): Promise<number> {
  const answer = await fetch(`${server.url}${address}`, { headers });
  const body = (await answer.json()) as { recruitments: object[] };
  return body.recruitments.length;
}
