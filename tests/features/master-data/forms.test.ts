import request from 'supertest';
import { connect } from '../../../db/connect.ts';
import { loadMasterData } from '../../../db/seeds/master/load.ts';
import { AuditLog } from '../../../db/models/audit-log.ts';
import { Company } from '../../../db/models/company.ts';
import { JobCategory, Skill, UserSurveyOption } from '../../../db/models/master-data.ts';
import { Recruitment } from '../../../db/models/recruitment.ts';
import { RecruitmentJobCategory } from '../../../db/models/recruitment-lists.ts';
import { University } from '../../../db/models/university.ts';
import { User } from '../../../db/models/user.ts';
import { UserInterestingJobCategory } from '../../../db/models/user-lists.ts';
import { MASTER_TABLE_NAMES, masterTable } from '../../../domain/master-data.ts';
import { KEPT_TABLES, referencesTo } from '../../../server/core/master-data/uses.ts';
import { startApi } from '../../support/api.ts';
import { member, student } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);
const manager = prepared(() => member(api, 'manager'));
const mentor = prepared(() => member(api));

let number = 0;
const names = () => {
  number += 1;
  return { ja: `職種その${number}`, en: `Job no. ${number}` };
};
const added = async (table: string, body: object) =>
  (await manager.create(table, body).expect(201)).body as {
    id: number;
    version: number;
    name: Record<string, string>;
    position: number;
  };
const codesOf = (body: { error: { fields: Record<string, { code: string }[]> } }) =>
  Object.fromEntries(Object.entries(body.error.fields).map(([path, [first]]) => [path, first!.code]));

describe('a name', () => {
  test('is required in Japanese and English, in a new row and in a changed one', async () => {
    const only = async (name: object) =>
      codesOf((await manager.create('job_categories', { name }).expect(422)).body);
    expect(await only({ ja: '書道家' })).toEqual({ 'name[en]': 'required' });
    expect(await only({ en: 'Calligrapher', vi: 'Nhà thư pháp' })).toEqual({ 'name[ja]': 'required' });
    expect(await only({ ja: ' ', en: '　' })).toEqual({ 'name[ja]': 'required', 'name[en]': 'required' });
    expect(await JobCategory.count({ where: { name: { ja: '書道家' } } })).toBe(0);

    const name = names();
    const { id, version } = await added('job_categories', { name });
    const { body } = await manager
      .update('job_categories', id, version, { name: { ja: name.ja } })
      .expect(422);
    expect(codesOf(body)).toEqual({ 'name[en]': 'required' });
    const saved = await manager
      .update('job_categories', id, version, { name: { ...name, vi: 'Việc' } })
      .expect(200);
    expect(saved.body.name).toEqual({ ...name, vi: 'Việc' });
  });

  test('that another row has is refused with that row, whatever its width, kana and capitals', async () => {
    await added('personalities', { name: { ja: 'ネバリづよい', en: 'Tenacious' } });
    const { body } = await manager
      .create('personalities', { name: { ja: 'ﾈﾊﾞﾘヅヨイ', en: 'TENACIOUS' } })
      .expect(422);
    expect(body.error.fields['name[ja]'][0]).toEqual({
      code: 'name_taken',
      message: '“ネバリづよい / Tenacious” has this name already.',
    });
    expect(codesOf(body)).toEqual({ 'name[ja]': 'name_taken', 'name[en]': 'name_taken' });
    // A row is not its own duplicate, and another table is none.
    const own = await added('personalities', { name: { ja: '冷静', en: 'Calm' } });
    await manager
      .update('personalities', own.id, own.version, { name: { ja: '冷静', en: 'CALM' } })
      .expect(200);
    await added('company_cultures', { name: { ja: '冷静', en: 'Calm' } });
  });

  test('is one among the answers of one question', async () => {
    const [first] = await UserSurveyOption.findAll({ order: ['id'], limit: 1 });
    const other = await added('user_surveys', { name: names() });
    const answer = { name: first!.name, user_survey_id: first!.user_survey_id };
    expect(codesOf((await manager.create('user_survey_options', answer).expect(422)).body)).toEqual({
      'name[ja]': 'name_taken',
      'name[en]': 'name_taken',
    });
    await added('user_survey_options', { ...answer, user_survey_id: other.id });
  });

  test('is given by one of two who add it at the same moment', async () => {
    const name = names();
    const both = await Promise.all([1, 2].map(() => manager.create('dresses', { name })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  test('that lacks from earlier times keeps nobody from putting its row in order', async () => {
    const row = await Skill.create({ name: { ja: '昔の技能' }, skill_category_id: 1, position: 9_999 });
    const lacking = await manager.list('skills', { filter: { lacks_name: true } }).expect(200);
    expect(lacking.body.map(({ id }: { id: number }) => id)).toEqual([row.id]);
    await manager.update('skills', row.id, 0, { skill_category_id: 2 }).expect(200);
    const { body } = await manager
      .update('skills', row.id, 1, { name: { ja: '昔のままの技能' } })
      .expect(422);
    expect(codesOf(body)).toEqual({ 'name[en]': 'required' });
    const { body: counts } = await manager.query('hf_member__get_master_data_counts').expect(200);
    expect(counts.tables.find(({ table }: { table: string }) => table === 'skills')).toEqual({
      table: 'skills',
      count: await Skill.count(),
      lacking_name_count: 1,
    });
  });
});

describe('who and what', () => {
  test('managers alone', async () => {
    await mentor.list('job_categories').expect(403);
    await mentor.create('job_categories', { name: names() }).expect(403);
    await mentor.query('hf_member__get_master_data_counts').expect(403);
    await mentor
      .command('hf_member__order_master_data', {
        master_data: { table: 'dresses', ids: [1], ids_before: [1] },
      })
      .expect(403);
    for (const list of ['recruitments', 'companies', 'users', 'search_aliases'])
      await mentor.list(list, { filter: { uses: { table: 'residence_statuses', id: 1 } } }).expect(403);
  });

  test.each(MASTER_TABLE_NAMES)('%s is listed, opened and changed', async (table) => {
    const { body: rows } = await manager.list(table, { range: [0, 0] }).expect(200);
    const { body: row } = await manager.get(`/staff/api/${table}/${rows[0].id}`).expect(200);
    const name = { ...row.name, vi: `Tên của ${table}` };
    await manager.update(table, row.id, row.version, { name }).expect(200);
    const found = await manager.list(table, { filter: { q: `tên của ${table}` } }).expect(200);
    expect(found.body.map(({ id }: { id: number }) => id)).toEqual([row.id]);
    const { isFixed = false } = masterTable(table);
    expect(row.can).toEqual({ edit: true, remove: !isFixed && row.used_by.length === 0 });
    if (!isFixed) return;
    await manager.create(table, { name: names() }).expect(405);
    await manager.remove(table, row.id, row.version + 1).expect(405);
  });

  test('what code goes by is not written', async () => {
    const { body } = await manager.update('countries', 109, 0, { code: 'XX' }).expect(400);
    expect(codesOf(body)).toEqual({ code: 'unknown_field' });
    await manager.update('language_levels', 1, 0, { level: 3 }).expect(400);
    const reading = await manager.update('prefectures', 13, 0, { kana: '' }).expect(422);
    expect(codesOf(reading.body)).toEqual({ kana: 'required' });
  });

  test('a change is in the audit log and public at once; of two changes the second is told', async () => {
    const name = names();
    const { id } = await added('insurance_types', { name });
    await manager.update('insurance_types', id, 0, { name: { ...name, en: 'Pension' } }).expect(200);
    const late = await manager.update('insurance_types', id, 0, { name }).expect(409);
    expect(late.body.error.code).toBe('version_conflict');
    const log = await AuditLog.findOne({
      where: { table_name: 'insurance_types', row_id: id, action: 'update' },
    });
    expect(log).toMatchObject({ source: 'PUT insurance_types', hf_member_id: manager.member.id });
    const answer = await request(api.app).get('/master/queries/get_master_data?target[insurances]=true');
    expect(answer.body.insurances.at(-1)).toEqual({ id, name: { ...name, en: 'Pension' } });
  });
});

describe('the order', () => {
  const inOrder = async () =>
    (
      await request(api.app).get('/master/queries/get_master_data?target[transport_means]=true')
    ).body.transport_means.map(({ id }: { id: number }) => id) as number[];
  const order = (ids: number[], ids_before: number[]) =>
    manager.command('hf_member__order_master_data', {
      master_data: { table: 'transport_means', ids, ids_before },
    });

  test('is changed at once, with the last one first; a new row comes last', async () => {
    const before = await inOrder();
    const after = [before.at(-1)!, ...before.slice(0, -1)];
    const { body } = await order(after, before).expect(200);
    expect(body).toEqual({ table: 'transport_means', ids: after });
    expect(await inOrder()).toEqual(after);
    const { id } = await added('transport_means', { name: names() });
    expect(await inOrder()).toEqual([...after, id]);
    const first = await AuditLog.findOne({ where: { table_name: 'transport_means', row_id: after[0]! } });
    expect(first).toMatchObject({ source: 'hf_member__order_master_data' });
  });

  test('that was made from an older one changes nothing', async () => {
    const before = await inOrder();
    const mine = before.toReversed();
    await order([before[1]!, before[0]!, ...before.slice(2)], before).expect(200);
    const now = await inOrder();
    expect((await order(mine, before).expect(409)).body.error.code).toBe('version_conflict');
    expect(await inOrder()).toEqual(now);
    const refused = await order(now.slice(1), now).expect(422);
    expect(codesOf(refused.body)).toEqual({ 'master_data[ids]': 'invalid' });
    await order([...now.slice(1), 9_999], [...now.slice(1), 9_999]).expect(409);
  });

  test('of job categories leaves the search rows of their jobs alone; a new name does not', async () => {
    const { company, recruitment, category } = await usedCategory();
    const touched = async () => {
      const [rows] = await api.sequelize.query('select recruitment_id from search.touched');
      return rows.length;
    };
    expect(company.id).toBeGreaterThan(0);
    await api.sequelize.query('delete from search.touched');
    await JobCategory.update({ position: 7_777 }, { where: { id: category.id } });
    expect(await touched()).toBe(0);
    await JobCategory.update({ name: names() }, { where: { id: category.id } });
    const [rows] = await api.sequelize.query('select recruitment_id from search.touched');
    expect(rows).toEqual([{ recruitment_id: recruitment.id }]);
  });
});

/** A job category that a job and a student use. */
async function usedCategory() {
  const category = await added('job_categories', { name: names() });
  const company = await Company.create({ official_name: { ja: '山猫軒', en: 'Wildcat House' } });
  const recruitment = await Recruitment.create({ company_id: company.id, title: { ja: '給仕' } });
  await RecruitmentJobCategory.create({ recruitment_id: recruitment.id, job_category_id: category.id });
  return { category, company, recruitment };
}

describe('what uses a row', () => {
  test('is counted by kind as its list shows it, and keeps the row', async () => {
    const { category, recruitment } = await usedCategory();
    const [wishing, gone] = [await student(api), await student(api)];
    for (const { user } of [wishing, gone])
      await UserInterestingJobCategory.create({ user_id: user.id, job_category_id: category.id });
    await User.update({ status: 'deleted' }, { where: { id: gone.user.id } });
    const alias = await added('search_aliases', {
      names: ['きゅうじ'],
      means: [`job_category:${category.id}`],
    });

    const { body } = await manager.get(`/staff/api/job_categories/${category.id}`).expect(200);
    expect(body.can).toEqual({ edit: true, remove: false });
    expect(body.used_by).toHaveLength(3);
    expect(body.used_by).toEqual(
      expect.arrayContaining([
        { record: 'recruitments', count: 1, hidden_count: 0 },
        { record: 'users', count: 1, hidden_count: 1 },
        { record: 'search_aliases', count: 1, hidden_count: 0 },
      ]),
    );
    const filter = { uses: { table: 'job_categories', id: category.id } };
    const listed = async (list: string) =>
      (await manager.list(list, { filter }).expect(200)).body.map(({ id }: { id: number }) => id);
    expect(await listed('recruitments')).toEqual([recruitment.id]);
    expect(await listed('users')).toEqual([wishing.user.id]);
    expect(await listed('search_aliases')).toEqual([alias.id]);
    expect(await listed('companies')).toEqual([]);

    const refused = await manager.remove('job_categories', category.id, category.version).expect(409);
    expect(refused.body.error.code).toBe('still_in_use');
    expect(await JobCategory.count({ where: { id: category.id } })).toBe(1);
  });

  test('is another row of the master data too', async () => {
    const group = await added('academic_major_categories', { name: names() });
    const major = await added('academic_majors', { name: names(), academic_major_category_id: group.id });
    const { body } = await manager.get(`/staff/api/academic_major_categories/${group.id}`).expect(200);
    expect(body.used_by).toEqual([{ record: 'academic_majors', count: 1, hidden_count: 0 }]);
    const filter = { uses: { table: 'academic_major_categories', id: group.id } };
    const listed = await manager.list('academic_majors', { filter }).expect(200);
    expect(listed.body.map(({ id }: { id: number }) => id)).toEqual([major.id]);
    await manager.remove('academic_major_categories', group.id, 0).expect(409);
    await manager.remove('academic_majors', major.id, 0).expect(200);
    const free = await manager.get(`/staff/api/academic_major_categories/${group.id}`).expect(200);
    expect(free.body.can).toEqual({ edit: true, remove: true });
    await manager.remove('academic_major_categories', group.id, 0).expect(200);
  });

  test('a question is not removed with its answers', async () => {
    const survey = await added('user_surveys', { name: names() });
    await added('user_survey_options', { name: names(), user_survey_id: survey.id });
    await manager.remove('user_surveys', survey.id, 0).expect(409);
    expect(await UserSurveyOption.count({ where: { user_survey_id: survey.id } })).toBe(1);
  });

  test('is known of every column that points to master data', () => {
    for (const table of KEPT_TABLES)
      for (const { record } of referencesTo(api.sequelize, table)) expect(record).toEqual(expect.any(String));
    const records = referencesTo(api.sequelize, 'countries').map(({ record }) => record);
    expect(new Set(records)).toEqual(new Set(['users', 'companies', 'recruitments', 'universities']));
  });
});

test('a row of the files that staff removed is not brought back, and one they changed stays', async () => {
  const before = await JobCategory.findAll({ order: ['position', 'id'] });
  const unused = [];
  for (const row of before) {
    const { body } = await manager.get(`/staff/api/job_categories/${row.id}`).expect(200);
    if (body.used_by.length === 0 && row.id < 10_000) unused.push(row);
    if (unused.length === 2) break;
  }
  const [gone, renamed] = unused as [JobCategory, JobCategory];
  await manager.remove('job_categories', gone.id, gone.version).expect(200);
  const name = names();
  await manager.update('job_categories', renamed.id, renamed.version, { name }).expect(200);
  const again = connect(api.url);
  try {
    await loadMasterData(again);
  } finally {
    await again.close();
  }
  expect(await JobCategory.count({ where: { id: gone.id } })).toBe(0);
  expect((await JobCategory.findByPk(renamed.id))?.name).toEqual(name);
});

describe('universities', () => {
  const body = { local_name: '星めぐり大学', english_name: 'Star Tour University', country_id: 109 };

  test('need both names, each once in a country, and are found by any name', async () => {
    const lacking = await manager.create('universities', { ...body, english_name: '' }).expect(422);
    expect(codesOf(lacking.body)).toEqual({ english_name: 'required' });
    const { id, version } = await added('universities', { ...body, other_names: ['旧・銀河大学'] });
    const twice = await manager.create('universities', body).expect(422);
    expect(codesOf(twice.body)).toEqual({ local_name: 'name_taken', english_name: 'name_taken' });
    await added('universities', { ...body, country_id: 1 });
    const found = await manager.list('universities', { filter: { q: '銀河大学' } }).expect(200);
    expect(found.body.map((row: { id: number }) => row.id)).toEqual([id]);
    await manager.update('universities', id, version, { english_name: null }).expect(422);
    await manager.update('universities', id, version, { ranking: 5 }).expect(200);
    expect((await University.findByPk(id))?.ranking).toBe(5);
    await manager.remove('universities', id, version + 1).expect(200);
  });

  test('with a name of former times stay', async () => {
    const now = await added('universities', { ...body, local_name: '新大学', english_name: 'New U' });
    await added('universities', {
      ...body,
      local_name: '旧大学',
      english_name: 'Old U',
      current_university_id: now.id,
    });
    const { body: record } = await manager.get(`/staff/api/universities/${now.id}`).expect(200);
    expect(record.used_by).toEqual([{ record: 'universities', count: 1, hidden_count: 0 }]);
    await manager.remove('universities', now.id, now.version).expect(409);
  });
});
