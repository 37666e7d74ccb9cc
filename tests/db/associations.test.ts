import { QueryTypes } from 'sequelize';
import { Application } from '../../db/models/application.ts';
import { Company } from '../../db/models/company.ts';
import { Recruitment } from '../../db/models/recruitment.ts';
import { User } from '../../db/models/user.ts';
import { UserSkill } from '../../db/models/user-lists.ts';
import { freshDatabase } from '../support/database.ts';
import { makeUser } from './rows.ts';
import { prepared } from '../support/prepared.ts';

const db = prepared(freshDatabase);

const lists = (model: typeof User | typeof Company | typeof Recruitment | typeof Application) =>
  Object.values(model.associations)
    .filter((association) => association.associationType !== 'BelongsTo')
    .map((association) => association.as)
    .sort();

test('each alias of each model can be loaded', async () => {
  for (const model of Object.values(db.sequelize.models)) {
    for (const as of Object.keys(model.associations)) {
      await expect(model.findAll({ include: as, limit: 1 })).resolves.toBeInstanceOf(Array);
    }
  }
});

test('every foreign key of the database is an association, and every association a foreign key', async () => {
  const keys = await db.sequelize.query<{ key: string }>(
    `select format('%s.%s -> %s', c.conrelid::regclass, a.attname, c.confrelid::regclass) as key
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace`,
    { type: QueryTypes.SELECT },
  );
  const references = Object.values(db.sequelize.models).flatMap((model) =>
    Object.values(model.associations)
      .filter((association) => association.associationType === 'BelongsTo')
      .map((association) => {
        const target = String(association.target.getTableName());
        return `${String(model.getTableName())}.${association.foreignKey} -> ${target}`;
      }),
  );
  expect(references.sort()).toEqual(keys.map((row) => row.key).sort());
});

test('the lists of the four aggregates carry their names on the wire', () => {
  expect(lists(User)).toEqual([
    'academic_majors',
    'analytics_data',
    'applications',
    'bookmarks',
    'certifications',
    'done_plan_steps',
    'event_applications',
    'hoped_prefectures',
    'identities',
    'interesting_industries',
    'interesting_job_categories',
    'job_histories',
    'language_examinations',
    'language_skills',
    'lesson_progresses',
    'recommend_dismissals',
    'recommend_mails',
    'residence_record',
    'saved_searches',
    'schools',
    'skills',
    'survey_answers',
    'undeliverable_addresses',
    'universities',
  ]);
  expect(lists(Company)).toEqual([
    'allowances',
    'annual_data',
    'appliable_terms',
    'cc_emails',
    'contact_persons',
    'country_relations',
    'cultures',
    'employees',
    'housing_supports',
    'images',
    'industry_sectors',
    'insurances',
    'internal_data',
    'joinable_months',
    'offices',
    'recruitments',
    'religious_considerations',
  ]);
  expect(lists(Recruitment)).toEqual([
    'allowances',
    'annual_hiring_numbers',
    'applications',
    'bookmarks',
    'offices',
    'public_versions',
    'reasons_to_recruit_international_students',
    'recruitment_careers',
    'recruitment_job_categories',
    'recruitment_related_countries',
    'required_language_examinations',
    'required_languages',
    'required_personalities',
    'required_skills',
    'resume_questions',
    'search_row',
    'selection_steps',
    'target_study_department_categories',
  ]);
  expect(lists(Application)).toEqual([
    'application_events',
    'application_hf_members',
    'application_messages',
    'comments',
    'interview_practices',
    'interview_slot_requests',
    'interviews',
    'offer',
    'resume',
    'resume_versions',
  ]);
});

test('a list and a single part are read by their alias', async () => {
  const user = await makeUser();
  await UserSkill.bulkCreate([
    { user_id: user.id, description: 'Welding' },
    { user_id: user.id, description: 'CAD' },
  ]);
  const read = await User.findByPk(user.id, { include: ['skills', 'residence_record'] });
  expect(read?.skills?.map((skill) => skill.description).sort()).toEqual(['CAD', 'Welding']);
  expect(read?.residence_record).toBeNull();
});
