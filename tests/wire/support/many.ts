import type { Sequelize } from 'sequelize';
import { refreshSearchRows } from '../../../db/search-rows.ts';
import { sweepReadDocuments } from '../../../server/features/recruitments/services/read-documents.ts';
import type { Actor } from '../calls/actors.ts';
import type { World } from './world.ts';

interface Many {
  call: string;
  as: Actor;
  payload(world: World): object;
  /** Path of the rows in the response. */
  list: string;
  /** Adds twenty more rows. */
  grow(sequelize: Sequelize, world: World): Promise<void>;
}

const TWENTY = 'generate_series(1, 20) as n';

/** Copies a row twenty times with the given columns overridden. */
async function copies(
  sequelize: Sequelize,
  table: string,
  id: number,
  changed: Record<string, string> = {},
): Promise<number[]> {
  const [columns] = (await sequelize.query(
    `select column_name from information_schema.columns where table_name = '${table}' and table_schema = 'public'
       and column_name <> 'id' and is_generated = 'NEVER'`,
  )) as [{ column_name: string }[], unknown];
  const names = columns.map(({ column_name }) => column_name);
  const values = names.map((name) => changed[name] ?? `t."${name}"`);
  const [rows] = (await sequelize.query(
    `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')})
       select ${values.join(', ')} from ${table} t, ${TWENTY} where t.id = ${id} returning id`,
  )) as [{ id: number }[], unknown];
  return rows.map((row) => row.id);
}

async function moreRecruitments(sequelize: Sequelize, { recruitments }: World): Promise<void> {
  const ids = await copies(sequelize, 'recruitments', recruitments.whole);
  for (const [table, column] of [
    ['recruitment_offices', 'company_office_id'],
    ['recruitment_job_categories', 'job_category_id'],
    ['recruitment_related_countries', 'country_id'],
    ['recruitment_target_study_department_categories', 'department_category_id'],
  ])
    await sequelize.query(
      `insert into ${table} (recruitment_id, ${column}) select r, ${column} from ${table} t, unnest(array[${ids.join(', ')}]) as r
         where t.recruitment_id = ${recruitments.whole}`,
    );
  await refreshSearchRows(sequelize, ids);
  await sweepReadDocuments(sequelize);
}

/** Adds twenty questions with templates to the fully filled recruitment. */
async function moreQuestions(sequelize: Sequelize, { recruitments, question }: World): Promise<void> {
  const ids = await copies(sequelize, 'resume_questions', question.id);
  await sequelize.query(
    `insert into recruitment_resume_questions (recruitment_id, resume_question_id, index)
       select ${recruitments.whole}, id, id from resume_questions where id in (${ids.join(', ')})`,
  );
  await sequelize.query(
    `insert into resume_question_templates (resume_question_id) select id from resume_questions where id in (${ids.join(', ')})`,
  );
}

/** Lists, and records with nested lists: measured with one or a few rows, then with twenty more. */
export const manyRows: readonly Many[] = [
  {
    call: 'search_recruitments',
    as: 'student',
    payload: () => ({ full_text_search_query: '営業', per_page: 100 }),
    list: 'recruitments',
    grow: moreRecruitments,
  },
  {
    call: 'get_new_recruitments',
    as: 'student',
    payload: () => ({ per_page: 100 }),
    list: 'recruitments',
    grow: moreRecruitments,
  },
  {
    call: 'get_resume_questions',
    as: 'student',
    payload: ({ applications }) => ({ application_id: applications.whole.id, per_page: 100 }),
    list: 'resume_questions',
    grow: moreQuestions,
  },
  {
    call: 'user__get_recruitment_resume_questions',
    as: 'student',
    payload: ({ recruitments }) => ({ recruitment_id: recruitments.whole, per_page: 100 }),
    list: 'resume_questions',
    grow: moreQuestions,
  },
  {
    call: 'aggregates__recruitment',
    as: 'student',
    payload: ({ recruitments }) => ({ id: recruitments.whole }),
    list: 'resume_questions',
    grow: moreQuestions,
  },
  {
    call: 'aggregates__application',
    as: 'student',
    payload: ({ applications }) => ({ id: applications.whole.id }),
    list: 'resume_questions',
    grow: moreQuestions,
  },
  {
    call: 'aggregates__company',
    as: 'visitor',
    payload: ({ company_id }) => ({ id: company_id }),
    list: 'offices',
    async grow(sequelize, { company_id }) {
      await sequelize.query(
        `insert into company_offices (company_id, prefecture_id) select ${company_id}, n from ${TWENTY}`,
      );
      await sequelize.query(
        `insert into company_office_transport_means (company_office_id) select id from company_offices where company_id = ${company_id}`,
      );
    },
  },
  {
    call: 'user__get_applications',
    as: 'student',
    payload: () => ({ per_page: 100 }),
    list: 'applications',
    async grow(sequelize, { applications }) {
      // Withdrawn applications may be repeated, so any number can exist.
      await copies(sequelize, 'applications', applications.quit.id);
    },
  },
  {
    call: 'get_articles',
    as: 'visitor',
    payload: () => ({ per_page: 100 }),
    list: 'articles',
    grow: async (sequelize, { articles }) => void (await copies(sequelize, 'articles', articles.published)),
  },
  {
    call: 'get_events',
    as: 'student',
    payload: () => ({ per_page: 100 }),
    list: 'events',
    grow: async (sequelize, { events }) => void (await copies(sequelize, 'events', events.open)),
  },
  {
    call: 'aggregates__course',
    as: 'student',
    payload: ({ course }) => ({ id: course.course_id }),
    list: 'lessons',
    grow: async (sequelize, { course }) =>
      void (await copies(sequelize, 'lessons', course.lesson_id, { index_in_course: 'n + 100' })),
  },
  {
    call: 'user__get_own_data',
    as: 'student',
    payload: () => ({}),
    list: 'certifications',
    async grow(sequelize, { me }) {
      await sequelize.query(
        `insert into user_certifications (user_id, name) select ${me.id}, 'TOEIC ' || n from ${TWENTY}`,
      );
    },
  },
  {
    call: 'aggregates__user',
    as: 'manager',
    payload: ({ me }) => ({ id: me.id }),
    list: 'skills',
    async grow(sequelize, { me }) {
      await sequelize.query(`insert into user_skills (user_id, skill_id) select ${me.id}, n from ${TWENTY}`);
    },
  },
  {
    call: 'get_user_survey',
    as: 'student',
    payload: () => ({}),
    list: 'user_surveys',
    async grow(sequelize) {
      await sequelize.query(
        `insert into user_surveys (id, name) select 1000 + n, '{"ja": "質問"}' from ${TWENTY}`,
      );
      await sequelize.query(
        `insert into user_survey_options (user_survey_id, name) select 1000 + n, '{"ja": "はい"}' from ${TWENTY}`,
      );
    },
  },
  {
    call: 'aggregates__recommend_mail',
    as: 'manager',
    payload: ({ mails }) => ({ id: mails.sent }),
    list: 'active_remind_recruitments',
    async grow(sequelize, { mails }) {
      await sequelize.query(
        `insert into recommend_mail_remind_recruitments (recommend_mail_id, recruitment_id)
           select ${mails.sent}, id from recruitments where id not in
             (select recruitment_id from recommend_mail_remind_recruitments where recommend_mail_id = ${mails.sent})
           order by id limit 20`,
      );
    },
  },
  {
    call: 'get_recruitment_required_languages',
    as: 'visitor',
    payload: () => ({}),
    list: 'languages',
    async grow(sequelize, { recruitments }) {
      await sequelize.query(
        `insert into recruitment_required_languages (recruitment_id, language_id) select ${recruitments.whole}, n + 1 from ${TWENTY}`,
      );
    },
  },
];
