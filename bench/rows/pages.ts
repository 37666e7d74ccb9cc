import { QueryTypes } from 'sequelize';
import { requestRow, type WebRequest } from '../beside.ts';
import type { Row } from '../report.ts';
import type { World } from '../world.ts';

/** Of design.md section 9. */
const STATEMENTS = 15;
/** Different jobs, so that no client asks for the one before. */
const JOBS = 20;

/** The job page, for a visitor and for a student, and what the students' app asks first for everybody signed in. */
export async function* pageRows(world: World): AsyncIterable<Row> {
  const jobs = await world.sequelize.query<{ id: number }>(
    `select r.id from recruitments r join companies c on c.id = r.company_id
     where r.is_released and r.closed_at is null and coalesce(c.contract_num, '') not like 'SCALE-%'
     order by r.id limit ${JOBS}`,
    { type: QueryTypes.SELECT },
  );
  const student = await world.signedIn('student@example.com');
  const pages = jobs.map(({ id }) => ({ address: `/jtj/queries/aggregates__recruitment?id=${id}` }));
  const row = (name: string, requests: readonly WebRequest[]) =>
    requestRow(world, { section: 'pages', heading: 'Pages', name }, requests, { statements: STATEMENTS });
  yield await row('job page, visitor', pages);
  const asStudent = pages.map((page) => ({ ...page, headers: student }));
  yield await row('job page, student', asStudent);
  yield await row('own data', [{ address: '/jtj/queries/user__get_own_data', headers: student }]);
  yield await row('own applications', [{ address: '/jtj/queries/user__get_applications', headers: student }]);
}
