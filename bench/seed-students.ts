import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { COUNTRY_ID_JAPAN } from '../domain/constants.ts';

const MARK = 'seeker-';
/** As many hosts of mail as other mails of the bench go to. */
const HOSTS = 500;
/** One of so many has stopped the mails, or looks for nothing now. */
const STOPPED_EVERY = 20;
/** Of the jobs that are asked about, each is known to one student of so many: applied for, recommended or "not this". */
const KNOWN_EVERY = 10;

/**
 * Deterministic students up to `count` who look for work, with what ranks them: a level, a place to live, two kinds of
 * work, two prefectures, three skills and a department each, spread by primes, so that a job shares some wish with about
 * a third of them. Some of them have a history with the jobs given.
 */
export async function seedStudents(
  sequelize: Sequelize,
  count: number,
  jobIds: readonly number[],
): Promise<void> {
  await sequelize.transaction(async (transaction) => {
    await insertStudents(sequelize, count, transaction);
    await insertWishes(sequelize, transaction);
    await insertHistory(sequelize, jobIds, transaction);
  });
  await sequelize.query('vacuum analyze');
}

async function insertStudents(sequelize: Sequelize, count: number, transaction: Transaction): Promise<void> {
  await sequelize.query(
    `insert into users (email, last_name, first_name, status, is_initialized, jlpt, is_jlpt_none, living_country_id,
       has_japanese_visa, hope_first_work_country_id, hope_last_work_country_id, is_hope_work_globaly, birth_day,
       graduate_latest_school_at, latest_school_department_category_id, page_language_id, summary, skill_description)
     select '${MARK}' || i || '@host' || i % ${HOSTS} || '.example.com', 'TRAN', 'AN ' || i,
       case when i % ${STOPPED_EVERY} = 7 then 'paused' else 'active' end, true,
       nullif(1 + i * 31 % 6, 6), i * 31 % 6 = 5,
       case when i * 7 % 10 < 7 then ${COUNTRY_ID_JAPAN} else country.ids[1 + i * 13 % cardinality(country.ids)] end,
       i * 7 % 10 < 8, ${COUNTRY_ID_JAPAN}, country.ids[1 + i * 17 % cardinality(country.ids)], i % 3 = 0,
       date '2000-01-01' + i * 11 % 2000, date '2027-03-31' + i * 5 % 700,
       department.ids[1 + i * 19 % cardinality(department.ids)], 2,
       repeat('Wants to design machines. ', 8), repeat('Has drawn parts for three years. ', 10)
     from generate_series((select count(*)::int from users where email like '${MARK}%') + 1, $1::int) i,
       (select array_agg(id order by id) as ids from countries) country,
       (select array_agg(id order by id) as ids from department_categories) department`,
    { bind: [count], transaction },
  );
}

/** A few rows of one of the lists for each student: ids of the master table, by the primes given. */
async function insertWishes(sequelize: Sequelize, transaction: Transaction): Promise<void> {
  for (const [list, column, master, primes] of [
    ['user_interesting_job_categories', 'job_category_id', 'job_categories', [29, 31]],
    ['user_hoped_prefectures', 'prefecture_id', 'prefectures', [37, 41]],
    ['user_skills', 'skill_id', 'skills', [43, 47, 53]],
    ['user_universities', 'department_category_id', 'department_categories', [19]],
  ] as const)
    await sequelize.query(
      `insert into ${list} (user_id, ${column})
       select distinct u.id, m.ids[1 + (u.id * prime + prime) % cardinality(m.ids)]
       from users u cross join unnest($1::int[]) prime, (select array_agg(id order by id) as ids from ${master}) m
       where u.email like '${MARK}%' and not exists (select 1 from ${list} l where l.user_id = u.id)`,
      { bind: [[...primes]], transaction },
    );
}

async function insertHistory(
  sequelize: Sequelize,
  jobIds: readonly number[],
  transaction: Transaction,
): Promise<void> {
  const [member] = await sequelize.query<{ id: number }>('select min(id) as id from hf_members', {
    transaction,
    type: QueryTypes.SELECT,
  });
  const known = (kind: number) =>
    `from users u cross join unnest($1::int[]) job where u.email like '${MARK}%' and (u.id + job) % ${KNOWN_EVERY * 3} = ${kind}`;
  const bind = [[...jobIds]];
  await sequelize.query(
    `insert into applications (user_id, recruitment_id) select u.id, job ${known(0)} on conflict do nothing`,
    { bind, transaction },
  );
  await sequelize.query(
    `with mail as (
       insert into recommend_mails (user_id, hf_member_id, recommend_mail_type, state, sent_recommend_at)
       select u.id, ${member!.id}, 'weekly', 'sent', now() from users u where u.email like '${MARK}%'
         and not exists (select 1 from recommend_mails m where m.user_id = u.id)
       returning id, user_id)
     insert into recommend_mail_recruitments (recommend_mail_id, recruitment_id)
     select mail.id, job from mail cross join unnest($1::int[]) job where (mail.user_id + job) % ${KNOWN_EVERY * 3} = 1`,
    { bind, transaction },
  );
  await sequelize.query(
    `insert into recommend_dismissals (user_id, recruitment_id, is_by_student) select u.id, job, true ${known(2)}
     on conflict do nothing`,
    { bind, transaction },
  );
  await sequelize.query(
    `insert into mail_suppressions (user_id, stream, stopped_at)
     select id, 'recommend', now() from users where email like '${MARK}%' and id % ${STOPPED_EVERY} = 3
     on conflict do nothing`,
    { transaction },
  );
}
