import type { Sequelize, Transaction } from 'sequelize';
import { APPLICATION_STATES, type ApplicationState } from '../domain/application-state.ts';

/** Applications of one load-test student. */
const PER_STUDENT = 5;
/** Three students of ten share these; the names of the others are put together of syllables, thousands of them. */
const COMMON_NAMES = ['高橋', '中村', 'Nguyen', 'Tran', 'Pham', 'Wang', 'Li', 'Zhang', 'Kim', 'Singh'];
const FAMILY_SYLLABLES = [
  [
    'Ka',
    'Mo',
    'Sa',
    'Ti',
    'Na',
    'Ru',
    'Ba',
    'Le',
    'Go',
    'Du',
    'Shi',
    'Pa',
    'Re',
    'Zo',
    'Fa',
    'Wi',
    'Hu',
    'Ja',
    'Ve',
  ],
  [
    'ru',
    'lan',
    'mi',
    'dar',
    'to',
    'sen',
    'ga',
    'rin',
    'bo',
    'kel',
    'shi',
    'van',
    'no',
    'pur',
    'li',
    'mar',
    'zu',
  ],
  [
    'mi',
    'da',
    'ko',
    'ra',
    'wan',
    'ti',
    'no',
    'lay',
    'ga',
    'sha',
    'ton',
    'be',
    'ki',
    'za',
    'rov',
    'ne',
    'hu',
    'ya',
    'le',
    'so',
    'vi',
    'ma',
    'du',
  ],
] as const;
const GIVEN_SYLLABLES = [
  ['Mei', 'A', 'Lin', 'Ha', 'So', 'Ra', 'Tu', 'Min', 'Yu', 'E', 'Ni', 'Ki', 'Pra'],
  [
    'lan',
    'sha',
    'h',
    'na',
    'ra',
    'vi',
    'an',
    'ko',
    'ji',
    'mon',
    'ta',
    'li',
    'ka',
    'wen',
    'do',
    'ya',
    'su',
    'ro',
    'min',
    'phu',
    'ng',
    'bi',
    'tra',
    'den',
    'le',
    'qi',
    'xu',
    'ho',
    'ne',
  ],
] as const;

/** How many of a hundred applications stand where, after some years of business: most have come to an end. */
const SHARES: Record<ApplicationState, number> = {
  applied: 5,
  resume_submitted: 2,
  in_correction: 2,
  returned_to_student: 1,
  awaiting_agreement: 2,
  correction_agreed: 1,
  sent_to_company: 4,
  resume_passed: 2,
  resume_failed: 30,
  interviewing: 3,
  passed: 1,
  failed: 20,
  offer_accepted: 8,
  offer_declined: 3,
  declined_by_hf: 6,
  quit_by_student: 10,
};
/** How far an application of each state has come along PATH before it ended or stands there. */
const STEPS: Record<ApplicationState, number> = {
  applied: 0,
  resume_submitted: 1,
  in_correction: 2,
  returned_to_student: 1,
  awaiting_agreement: 3,
  correction_agreed: 4,
  sent_to_company: 5,
  resume_passed: 6,
  resume_failed: 5,
  interviewing: 7,
  passed: 8,
  failed: 7,
  offer_accepted: 9,
  offer_declined: 8,
  declined_by_hf: 2,
  quit_by_student: 3,
};
/** The usual way, with the days since applying; some hours are added by the number of the application. */
const PATH: readonly (readonly [ApplicationState, number])[] = [
  ['applied', 0],
  ['resume_submitted', 3],
  ['in_correction', 4],
  ['awaiting_agreement', 5],
  ['correction_agreed', 6],
  ['sent_to_company', 7],
  ['resume_passed', 16],
  ['interviewing', 20],
  ['passed', 35],
  ['offer_accepted', 40],
];
/** Sources of campaigns; as many applications again came without one. */
const SOURCES = 25;
/** Members of staff beside the demo world's; the applications are shared out evenly. */
const MENTORS = 60;
/** Of the applications just made or handed in, one in so many has nobody yet who looks after it. */
const UNASSIGNED_EVERY = 3;

/**
 * Deterministic applications up to `count`, with students of their own, spread over the recruitments that are there
 * and the members of staff, each of whom has some in every state, with the history that the overview counts. Only what
 * staff's lists read: no resumes.
 */
export async function seedApplications(sequelize: Sequelize, count: number): Promise<void> {
  await sequelize.transaction(async (transaction) => {
    await sequelize.query("set local maintenance_work_mem = '256MB'", { transaction });
    await insertStudents(sequelize, Math.ceil(count / PER_STUDENT), transaction);
    await sequelize.query(
      `insert into hf_members (email, last_name_ja, first_name_ja)
       select 'load-test-mentor-' || i || '@example.com', '試験', i::text from generate_series(1, ${MENTORS}) i`,
      { transaction },
    );
    await insertApplications(sequelize, count, transaction);
    // A million rows need no trigger to tell them one by one what they have been made with.
    await sequelize.query('alter table application_hf_members disable trigger user', { transaction });
    await sequelize.query(
      `insert into application_hf_members (application_id, hf_member_id)
       select a.id, a.mentor_id from applications a join users u on u.id = a.user_id
       where u.email like 'load-test-%' and a.mentor_id is not null`,
      { transaction },
    );
    await sequelize.query('alter table application_hf_members enable trigger user', { transaction });
    await insertHistory(sequelize, transaction);
  });
  await sequelize.query('vacuum analyze');
}

/** A line for each step of the way. The database is not asked for each since when it had stood there: it is told. */
async function insertHistory(sequelize: Sequelize, transaction: Transaction): Promise<void> {
  const steps = PATH.slice(1).map(([to, days], at) => ({
    place: at + 1,
    from: PATH[at]![0],
    to,
    days,
    entered: PATH[at]![1],
  }));
  await sequelize.query('alter table application_events disable trigger user', { transaction });
  await sequelize.query(
    `insert into application_events (application_id, name, from_state, to_state, actor_kind, at, entered_at)
     select a.id, 'step', s."from", s."to", 'system', a.created_at + make_interval(days => s.days, hours => a.id % 10007 * 7919 % 200),
       a.created_at + make_interval(days => s.entered, hours => case s.entered when 0 then 0 else a.id % 10007 * 7919 % 200 - a.id % 13 end)
     from applications a join users u on u.id = a.user_id
       cross join jsonb_to_recordset($1::jsonb) as s (place int, "from" text, "to" text, days int, entered int)
     where u.email like 'load-test-%' and s.place <= ($2::jsonb ->> a.state)::int`,
    { bind: [JSON.stringify(steps), JSON.stringify(STEPS)], transaction },
  );
  await sequelize.query('alter table application_events enable trigger user', { transaction });
}

async function insertStudents(
  sequelize: Sequelize,
  students: number,
  transaction: Transaction,
): Promise<void> {
  // The lists' lengths are primes, so that the names are spread over all pairs and triples.
  const part = (parameter: number, length: number) => `($${parameter}::text[])[1 + i % ${length}]`;
  const [first, second, third] = FAMILY_SYLLABLES;
  const [givenFirst, givenSecond] = GIVEN_SYLLABLES;
  await sequelize.query(
    `insert into users (email, last_name, first_name)
     select 'load-test-' || i || '@example.com',
       case when i % 10 < 3 then ($2::text[])[1 + i / 10 % ${COMMON_NAMES.length}]
         else ${part(3, first.length)} || ${part(4, second.length)} || ${part(5, third.length)} end,
       ${part(6, givenFirst.length)} || ${part(7, givenSecond.length)}
     from generate_series(1, $1::int) i order by i`,
    { bind: [students, COMMON_NAMES, first, second, third, givenFirst, givenSecond], transaction },
  );
}

async function insertApplications(
  sequelize: Sequelize,
  count: number,
  transaction: Transaction,
): Promise<void> {
  const states = APPLICATION_STATES.flatMap((state) => Array.from({ length: SHARES[state] }, () => state));
  const sent = APPLICATION_STATES.filter((state) => STEPS[state] >= STEPS.sent_to_company);
  // 7919 and 104729 are primes: the places are spread, and those of one student differ.
  await sequelize.query(
    `with student as (
       select id, row_number() over (order by id) - 1 as place from users where email like 'load-test-%'
     ), recruitment as (
       select id, row_number() over (order by id) - 1 as place from recruitments
     ), planned as (
       select student.id as user_id, number, (student.place * 7919 + p) % total as place,
         ($2::text[])[1 + number * 104729 % ${states.length}] as state,
         members.ids[1 + number / ${states.length} % cardinality(members.ids)] as member,
         timestamptz '2026-11-01 00:00:00Z' - make_interval(mins => (number * 104729 % 1500000)::int) as at
       from (select array_agg(id order by id) as ids from hf_members) members
         cross join student cross join generate_series(0, ${PER_STUDENT - 1}) p
         cross join (select count(*) as total from recruitments) all_of_them,
         lateral (select student.place * ${PER_STUDENT} + p as number) n
       where number < $1
     ), looked_after as (
       select *, case when state in ('applied', 'resume_submitted') and number / 7 % ${UNASSIGNED_EVERY} = 0 then 0 else 1 end
         as mentors
       from planned
     )
     insert into applications (user_id, recruitment_id, state, is_quit_by_student, due_date_to_submit_resume,
       have_submitted_resume_by_user_at, sent_resume_to_company_at, get_resume_result_at, is_passed,
       selection_finished_at, apply_campaign_source, mentor_count, mentor_id, created_at, updated_at)
     select user_id, recruitment.id, state, state = 'quit_by_student', (at + interval '7 days')::date,
       case when state <> 'applied' then at + interval '3 days' end,
       case when state = any($3::text[]) then at + make_interval(days => 5 + (number % 4)::int) end,
       case when state = any($4::text[]) then at + interval '16 days' end,
       case when state in ('passed', 'offer_accepted', 'offer_declined') then true when state = 'failed' then false end,
       case when state in ('resume_failed', 'passed', 'failed', 'offer_accepted', 'offer_declined')
         then at + interval '35 days' end,
       case when number % 2 = 0 then 'source-' || number * 31 % ${SOURCES} end,
       mentors, case when mentors = 1 then member end, at, at
     from looked_after join recruitment using (place)
     order by number`,
    {
      bind: [count, states, sent, sent.filter((state) => state !== 'sent_to_company')],
      transaction,
    },
  );
}
