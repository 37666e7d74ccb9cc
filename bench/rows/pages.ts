import { QueryTypes } from 'sequelize';
import { requestRow } from '../beside.ts';
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
  const budget = { statements: STATEMENTS };
  yield await requestRow(world, 'pages', 'job page, visitor', pages, budget);
  const asStudent = pages.map((page) => ({ ...page, headers: student }));
  yield await requestRow(world, 'pages', 'job page, student', asStudent, budget);
  const ownData = [{ address: '/jtj/queries/user__get_own_data', headers: student }];
  yield await requestRow(world, 'pages', 'own data', ownData, budget);
  const applications = [{ address: '/jtj/queries/user__get_applications', headers: student }];
  yield await requestRow(world, 'pages', 'own applications', applications, budget);
}
