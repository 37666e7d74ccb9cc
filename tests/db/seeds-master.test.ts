import { QueryTypes } from 'sequelize';
import { required } from '../../domain/required.ts';
import { readMigrations } from '../../db/migrations.ts';
import {
  Country,
  Degree,
  DepartmentCategory,
  Language,
  Prefecture,
  ResidenceStatus,
  SchoolCategory,
  SkillCategory,
  UserSurveyOption,
  masterDataSets,
} from '../../db/models/master-data.ts';
import { Setting } from '../../db/models/setting.ts';
import { University } from '../../db/models/university.ts';
import { loadMasterData } from '../../db/seeds/master/load.ts';
import { masterDataRows, rowSchema } from '../../db/seeds/master/sets.ts';
import { universityRows } from '../../db/seeds/master/universities.ts';
import { LANGUAGE_CODES } from '../../domain/languages.ts';
import { freshDatabase } from '../support/database.ts';
import { prepared } from '../support/prepared.ts';

const database = prepared(freshDatabase);
beforeAll(async () => {
  await loadMasterData(database.sequelize);
});

const englishName = async (row: Promise<{ name: Partial<Record<string, string>> } | null>) =>
  (await row)?.name['en'];

describe('the files', () => {
  const sets = Object.entries(masterDataRows());

  test('hold a list for every set of get_master_data', () => {
    expect(sets.map(([set]) => set).sort()).toEqual(Object.keys(masterDataSets).sort());
  });

  test.each(sets)('%s has rows with distinct ids and names in ja, en and vi', (_set, list) => {
    expect(list.length).toBeGreaterThan(1);
    expect(new Set(list.map((row) => row.id)).size).toBe(list.length);
    const nameless = list.filter((row) => !row.name['ja'] || !row.name['en'] || !row.name['vi']);
    expect(nameless).toEqual([]);
    const unplaced = list.filter((row) => !(row.position > 0));
    expect(unplaced).toEqual([]);
  });

  test('name countries in the languages of the students who come most', () => {
    const languages = ['ja', 'en', 'vi', 'zh-CN', 'zh-TW', 'ko', 'ne', 'my', 'th', 'id'];
    for (const row of masterDataRows().countries) expect(Object.keys(row.name)).toEqual(languages);
  });

  test('hold universities by the thousand, each once in its country, Japanese ones in Japanese', () => {
    const list = universityRows();
    expect(list.length).toBeGreaterThan(5000);
    expect(new Set(list.map((row) => row.id)).size).toBe(list.length);
    expect(new Set(list.map((row) => `${row.country_id} ${row.local_name}`)).size).toBe(list.length);
    const japanese = list.filter((row) => row.country_id === 109);
    expect(japanese.length).toBeGreaterThan(850);
    for (const row of japanese) expect(row.local_name).toMatch(/大[学學]|^UNU /);
  });

  test('a row with a column missing, unknown or of another kind is refused, not loaded half', () => {
    const row = {
      id: 1,
      code: '01',
      kana: 'ほっかいどう',
      name: { ja: '北海道', en: 'Hokkaido', vi: 'Hokkaido' },
    };
    const isTaken = (one: object) => rowSchema(Prefecture.fields).safeParse(one).success;
    expect(isTaken(row)).toBe(true);
    const { kana: _kana, ...withoutKana } = row;
    for (const wrong of [
      withoutKana,
      { ...row, region: 1 },
      { ...row, code: 1 },
      { ...row, name: { ja: '北海道' } },
    ])
      expect(isTaken(wrong)).toBe(false);
  });
});

describe('the ids the specification names', () => {
  test('country 109 is Japan', async () => {
    expect((await Country.findByPk(109))?.code).toBe('JP');
  });

  test('a language is found by its page language id', async () => {
    const list = await Language.findAll({ order: ['id'] });
    expect(list.map((row) => row.code)).toEqual([...LANGUAGE_CODES]);
    expect(list[0]?.code).toBe('ja');
    expect(list[1]?.code).toBe('en');
    expect(list[103]?.code).toBe('zu');
  });

  test('other arts 15, other sciences 37, bachelor 1, university 1, high school 2', async () => {
    expect(await englishName(DepartmentCategory.findByPk(15))).toBe('Other arts');
    expect(await englishName(DepartmentCategory.findByPk(37))).toBe('Other sciences');
    expect(await englishName(Degree.findByPk(1))).toBe('Bachelor');
    expect(await englishName(SchoolCategory.findByPk(1))).toBe('University');
    expect(await englishName(SchoolCategory.findByPk(2))).toBe('High school');
  });

  test('the five skill categories', async () => {
    const list = await SkillCategory.findAll({ order: ['id'] });
    expect(list.map((row) => row.name['en'])).toEqual([
      'Programming',
      'CAD',
      'General skills',
      'Design',
      'Other',
    ]);
  });

  test('a level of Japanese is the digit of its JLPT level', async () => {
    for (const set of ['speaking', 'listening', 'reading', 'writing'] as const) {
      const list = await masterDataSets[`language_${set}_levels`].findAll({ order: ['id'] });
      expect(list.map((row) => row.level)).toEqual([1, 2, 3, 4, 5]);
    }
  });

  test('47 prefectures with kana, in the order of their codes', async () => {
    const list = await Prefecture.findAll({ order: ['id'] });
    expect(list).toHaveLength(47);
    expect(list[12]).toMatchObject({ code: '13', kana: 'とうきょうと' });
    expect(list[46]).toMatchObject({ code: '47', kana: 'おきなわけん' });
  });
});

describe('loading', () => {
  test('a student status permits no work by itself, an engineer status does', async () => {
    expect((await ResidenceStatus.findOne({ where: { code: 'student' } }))?.permits_work).toBe(false);
    const engineer = await ResidenceStatus.findOne({ where: { code: 'engineer_humanities_international' } });
    expect(engineer?.permits_work).toBe(true);
    expect((await ResidenceStatus.findOne({ where: { code: 'other' } }))?.permits_work).toBeNull();
  });

  test('the claims and the notice are there to be edited', async () => {
    const claims = await Setting.findOne({ where: { key: 'claims' } });
    expect(claims?.value).toEqual({
      partner_firms: 170,
      companies_to_apply: 100,
      resume_days: 3,
      minutes: 5,
    });
    const notice = await Setting.findOne({ where: { key: 'residence_status_notice' } });
    expect(Object.keys(notice?.value as object).sort()).toEqual(['en', 'ja', 'vi']);
  });

  test('every survey question has options to choose from', async () => {
    const options = await UserSurveyOption.findAll();
    const questions = new Set(options.map((row) => row.user_survey_id));
    expect([...questions].sort()).toEqual([1, 2, 3, 4]);
  });

  test('the indexes of the universities’ words, built after them, are those of the migrations', async () => {
    const { sequelize } = database;
    const indexes = () =>
      sequelize.query<{ indexdef: string }>(
        `select indexdef from pg_indexes where tablename = 'universities' order by indexname`,
        { type: QueryTypes.SELECT },
      );
    const loaded = await indexes();
    await sequelize.query('truncate universities cascade');
    const { sql } = required(readMigrations().find(({ name }) => name === '0057-universities-found'));
    await sequelize.query('drop index universities_search_words_index');
    await sequelize.query(sql.slice(sql.lastIndexOf('create index universities_search_words')));
    expect(await indexes()).toEqual(loaded);
    expect(loaded).toHaveLength(7);
    await loadMasterData(sequelize);
    expect(await indexes()).toEqual(loaded);
    expect(await University.count()).toBe(universityRows().length);
  });

  test('again changes nothing', async () => {
    const before = await Country.findByPk(109, { raw: true });
    const universities = await University.count();
    await loadMasterData(database.sequelize);
    expect(await Country.findByPk(109, { raw: true })).toEqual(before);
    expect(await University.count()).toBe(universities);
  });

  test('a row the files changed is brought up to date, a row staff edited is left alone', async () => {
    await database.sequelize.query(`update job_categories set name = '{"en": "old"}' where id = 1`);
    await (await Country.findByPk(240))!.update({ name: { en: 'Viet Nam' } });
    await Setting.update({ value: { partner_firms: 180 } }, { where: { key: 'claims' } });
    await loadMasterData(database.sequelize);
    expect(await englishName(masterDataSets.job_categories.findByPk(1))).toBe('Systems engineer');
    expect(await englishName(Country.findByPk(240))).toBe('Viet Nam');
    expect((await Setting.findOne({ where: { key: 'claims' } }))?.value).toEqual({ partner_firms: 180 });
  });

  test('what staff and students add gets ids the files will never use', async () => {
    const skill = await masterDataSets.skills.create({ name: { en: 'Juggling' }, skill_category_id: 5 });
    expect(skill.id).toBeGreaterThan(10_000);
    const university = await University.create({
      local_name: 'A new one',
      english_name: null,
      country_id: 109,
      ranking: null,
      university_control_type_id: null,
      is_created_by_user: true,
      created_by_user_id: null,
    });
    expect(university.id).toBeGreaterThan(100_000);
  });
});
