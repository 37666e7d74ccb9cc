import { QueryTypes } from 'sequelize';
import { requestRow } from '../beside.ts';
import type { Row } from '../report.ts';
import { seedApplications } from '../seed-applications.ts';
import type { World } from '../world.ts';
import { fillRecruitments } from './search.ts';

const PAGE = 25;
/** The first hundred pages are what the budget is about. */
const LAST_PAGE = 100;

interface List {
  name: string;
  filter?: object;
  sort?: [column: string, direction: 'ASC' | 'DESC'];
  page?: number;
  /** `applications` unless told. */
  resource?: 'application_counts';
  as?: 'manager' | 'mentor';
}

const WORK: List['sort'] = ['work_order', 'ASC'];

/** The filters and sorts of the queue and of the board, by the names they are shown under. */
const LISTS: List[] = [
  { name: 'work: open ones', filter: { is_open: true }, sort: WORK },
  { name: 'work: open ones, page 100', filter: { is_open: true }, sort: WORK, page: LAST_PAGE },
  { name: "work: a mentor's own", filter: { scope: 'mine', is_open: true }, sort: WORK, as: 'mentor' },
  {
    name: "work: a mentor's own, page 100",
    filter: { scope: 'mine', is_open: true },
    sort: WORK,
    page: LAST_PAGE,
    as: 'mentor',
  },
  { name: 'work: of one mentor', filter: { hf_member_id: 7, is_open: true }, sort: WORK },
  {
    name: 'work: of one mentor, waiting for students',
    filter: { hf_member_id: 7, waiting_for: 'student' },
    sort: WORK,
  },
  { name: 'work: unassigned', filter: { scope: 'unassigned' }, sort: WORK },
  { name: 'work: unassigned, page 100', filter: { scope: 'unassigned' }, sort: WORK, page: LAST_PAGE },
  { name: 'work: waiting for students', filter: { waiting_for: 'student' }, sort: WORK },
  {
    name: 'work: waiting for the company, page 100',
    filter: { waiting_for: 'company' },
    sort: WORK,
    page: LAST_PAGE,
  },
  { name: 'work: one state', filter: { state: 'passed' }, sort: WORK },
  {
    name: 'work: one ended state, page 100',
    filter: { state: 'offer_declined' },
    sort: WORK,
    page: LAST_PAGE,
  },
  { name: 'work: of one company', filter: { company_id: 100, is_open: true }, sort: WORK },
  { name: 'work: of one job', filter: { recruitment_id: 200 }, sort: WORK },
  { name: 'work: search, common family name', filter: { q: 'Nguyen', is_open: true }, sort: WORK },
  { name: 'board: all columns', resource: 'application_counts' },
  { name: 'board: of one mentor', resource: 'application_counts', filter: { hf_member_id: 7 } },
  { name: 'all by due date' },
  { name: `all by due date, page ${LAST_PAGE}`, page: LAST_PAGE },
  { name: 'all, newest first', sort: ['created_at', 'DESC'] },
  { name: `all, newest first, page ${LAST_PAGE}`, sort: ['created_at', 'DESC'], page: LAST_PAGE },
  { name: 'all by state', sort: ['state', 'ASC'] },
  { name: 'all by number', sort: ['id', 'DESC'] },
  { name: 'open ones by due date', filter: { is_open: true } },
  { name: 'ended ones, newest first', filter: { is_open: false }, sort: ['created_at', 'DESC'] },
  { name: 'one state', filter: { state: 'in_correction' } },
  { name: 'one rare state, newest first', filter: { state: 'passed' }, sort: ['created_at', 'DESC'] },
  { name: 'waiting for staff', filter: { waiting_for: 'staff' } },
  { name: 'waiting for the company', filter: { waiting_for: 'company' }, sort: ['created_at', 'DESC'] },
  { name: 'unassigned', filter: { scope: 'unassigned' } },
  { name: "a mentor's own", filter: { scope: 'mine' }, as: 'mentor' },
  { name: "a mentor's own, open", filter: { scope: 'mine', is_open: true }, as: 'mentor' },
  { name: 'unassigned, page 100', filter: { scope: 'unassigned' }, page: LAST_PAGE },
  { name: 'three states', filter: { state: ['sent_to_company', 'resume_passed', 'interviewing'] } },
  { name: 'by last activity', sort: ['updated_at', 'DESC'] },
  {
    name: 'three states by last activity',
    filter: { state: ['sent_to_company', 'resume_passed', 'interviewing'] },
    sort: ['updated_at', 'DESC'],
  },
  { name: 'quiet for long, open', filter: { quiet_since: '2026-06-01', is_open: true } },
  { name: 'overdue', filter: { is_overdue: true } },
  { name: 'due in a month', filter: { due_from: '2026-06-01', due_to: '2026-06-30' } },
  { name: 'of one mentor', filter: { hf_member_id: 7 } },
  { name: 'of one mentor, page 100', filter: { hf_member_id: 7 }, page: LAST_PAGE },
  { name: 'of one mentor by last activity', filter: { hf_member_id: 7 }, sort: ['updated_at', 'DESC'] },
  { name: 'of one company', filter: { company_id: 100 } },
  { name: 'of one company, newest first', filter: { company_id: 100 }, sort: ['created_at', 'DESC'] },
  { name: 'search: common family name', filter: { q: 'Nguyen' } },
  { name: 'search: common family name of two characters', filter: { q: '高橋' } },
  { name: 'search: rare family name', filter: { q: 'Karumi' } },
  { name: 'search: whole name', filter: { q: 'Nguyen Meilan' } },
  { name: 'search: company', filter: { q: '試験12号' } },
  { name: 'search: number', filter: { q: '4711' } },
];

/** The pictures of the manager's overview, over its usual period of a year. */
const OVERVIEW = ['applications', 'state_times', 'mentors', 'offers', 'sources'];
const PERIOD = 'from_month=2025-12&to_month=2026-11';

/** Load-test applications, unless another part of this run has made them. */
export async function fillApplications({ options, log, sequelize }: World): Promise<void> {
  const made = await sequelize.query(
    "select 1 from hf_members where email like 'load-test-mentor-%' limit 1",
    {
      type: QueryTypes.SELECT,
    },
  );
  if (made.length > 0) return;
  log(`Filling up to ${options.applications} applications …`);
  const since = performance.now();
  await seedApplications(sequelize, options.applications);
  log(`  done in ${((performance.now() - since) / 1000).toFixed(1)} s`);
}

/** The staff's list of applications, as the console asks for it. */
export async function* staffRows(world: World): AsyncIterable<Row> {
  const { options } = world;
  await fillRecruitments(world, options.recruitments[0]!);
  await fillApplications(world);
  for (const list of LISTS) {
    const headers = await world.signedIn(`${list.as ?? 'manager'}@example.com`);
    const first = ((list.page ?? 1) - 1) * PAGE;
    const parameters = new URLSearchParams({
      filter: JSON.stringify(list.filter ?? {}),
      range: JSON.stringify([first, first + PAGE - 1]),
      sort: JSON.stringify(list.sort ?? [list.resource ? 'id' : 'due_date_to_submit_resume', 'ASC']),
    });
    const address = `/staff/api/${list.resource ?? 'applications'}?${parameters}`;
    const hits = await totalOf(`${world.server.url}${address}`, headers);
    const heading = `The staff's list of ${options.applications} applications`;
    const title = { section: 'staff' as const, heading, name: list.name };
    const row = await requestRow(world, title, [{ address, headers }]);
    yield { ...row, measured: { hits, ...row.measured } };
  }
  const heading = `The manager's overview of ${options.applications} applications`;
  const headers = await world.signedIn('manager@example.com');
  for (const name of OVERVIEW) {
    const address = `/jtj/queries/hf_member__get_overview_${name}?${PERIOD}`;
    yield await requestRow(world, { section: 'staff', heading, name: name.replace('_', ' ') }, [
      { address, headers },
    ]);
  }
}

/** As the list tells it, counted up to 10,000. */
async function totalOf(url: string, headers: Record<string, string>): Promise<number> {
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  return Number(answer.headers.get('content-range')?.split('/')[1]);
}
