import { UserSurvey, UserSurveyOption } from '../../../db/models/master-data.ts';
import { RecruitmentRequiredLanguage } from '../../../db/models/recruitment-lists.ts';
import { refreshSearchRows } from '../../../db/search-rows.ts';
import { startApi, type TestApi } from '../../support/api.ts';
import { member, recruitment, student } from '../../support/factories.ts';
import { submitted } from '../../support/steps.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);

type Person = ReturnType<TestApi['as']>;
const ask = (person: Person, ...sets: string[]) =>
  person.get(`/master/queries/get_master_data?${sets.map((set) => `target[${set}]=true`).join('&')}`);

/** Every set of the specification's section 3, by its wire name; `hf_members` has rules of its own. */
const SETS =
  `countries faculty_categories department_categories languages prefectures job_categories industries
  industry_sectors university_control_types degrees student_categories school_categories language_levels
  language_speaking_levels language_listening_levels language_reading_levels language_writing_levels
  language_examinations transport_means company_country_relation_types company_cultures dresses allowances
  insurances housing_supports religious_considerations personalities selection_types skill_categories skills
  skill_levels user_surveys job_history_quit_reasons reasons_to_recruit_international_students company_channels
  academic_major_categories academic_majors`.split(/\s+/);

describe('get_master_data', () => {
  let all: Record<string, { id: number; name: Record<string, string>; [key: string]: unknown }[]>;
  beforeAll(async () => {
    all = (await ask(api.as(null), ...SETS, 'residence_statuses').expect(200)).body;
  });

  test.each(SETS)('has %s, each with an id of its own and a name in Japanese and English', (set) => {
    const items = all[set]!;
    expect(items.length).toBeGreaterThan(0);
    expect(new Set(items.map((item) => item.id)).size).toBe(items.length);
    for (const { id, name } of items) {
      expect(Number.isInteger(id)).toBe(true);
      expect(name).toMatchObject({ ja: expect.stringMatching(/\S/), en: expect.stringMatching(/\S/) });
    }
  });

  test('answers what was asked for, and nothing else', async () => {
    const { body } = await ask(api.as(null), 'degrees', 'prefectures').expect(200);
    expect(Object.keys(body).sort()).toEqual(['degrees', 'prefectures']);
    const none = await api.as(null).get('/master/queries/get_master_data?target[degrees]=false').expect(200);
    expect(none.body).toEqual({});
  });

  test('is read in one statement once it has been read, and anew where a row was written, came or went', async () => {
    const read = async () => {
      api.takeStatements();
      const { text } = await ask(api.as(null), 'degrees', 'user_surveys').expect(200);
      return { text, statements: api.takeStatements().length };
    };
    const first = await read();
    expect(await read()).toEqual({ text: first.text, statements: 1 });
    const changes = [
      `update degrees set name = name || '{"en": "Renamed"}' where id = 1`,
      `update user_survey_options set name = name || '{"en": "Renamed"}' where id = (select min(id) from user_survey_options)`,
      `update degrees set position = 99 where id = 1`,
      `insert into degrees (name) values ('{"ja": "新", "en": "New"}')`,
      `delete from degrees where name ->> 'en' = 'New'`,
    ];
    let before = first.text;
    for (const change of changes) {
      await api.sequelize.query(change);
      const { text } = await read();
      expect({ change, isSame: text === before }).toEqual({ change, isSame: false });
      expect(await read()).toEqual({ text, statements: 1 });
      before = text;
    }
  });

  test('holds the constants of the specification', () => {
    const find = (set: string, id: number) => all[set]!.find((item) => item.id === id)!;
    expect(find('countries', 109).code).toBe('JP');
    expect([find('languages', 1).code, find('languages', 2).code, find('languages', 104).code]).toEqual([
      'ja',
      'en',
      'zu',
    ]);
    expect(all['languages']).toHaveLength(104);
    expect(all['prefectures']).toHaveLength(47);
    expect(find('school_categories', 1).name['en']).toMatch(/university/i);
    expect(find('school_categories', 2).name['en']).toMatch(/high school/i);
    expect(find('degrees', 1).name['en']).toMatch(/bachelor/i);
    const categories = ['programming', 'cad', 'general skills', 'design', 'other'];
    categories.forEach((name, index) =>
      expect(find('skill_categories', index + 1).name['en']!.toLowerCase()).toContain(name.split(' ')[0]),
    );
    expect(find('department_categories', 15).name['en']).toMatch(/other/i);
    expect(find('department_categories', 37).name['en']).toMatch(/other/i);
  });

  test('tells where an item belongs', () => {
    for (const skill of all['skills']!)
      expect(all['skill_categories']!.map((category) => category.id)).toContain(skill.skill_category_id);
    for (const major of all['academic_majors']!)
      expect(all['academic_major_categories']!.map((category) => category.id)).toContain(
        major.academic_major_category_id,
      );
    for (const survey of all['user_surveys']!) expect(survey.options).not.toHaveLength(0);
  });

  test("names members of staff: all for staff, one's own mentors for a student, nobody for others", async () => {
    const { me, mentor } = await submitted(api);
    const gone = await member(api, 'mentor', { is_active: false });
    const idsFor = async (person: Person) => {
      const { body } = await ask(person, 'hf_members').expect(200);
      for (const item of body.hf_members) expect(Object.keys(item).sort()).toEqual(['id', 'name']);
      return body.hf_members.map((item: { id: number }) => item.id) as number[];
    };
    expect(await idsFor(me)).toEqual([mentor.member.id]);
    expect(await idsFor(await student(api))).toEqual([]);
    expect(await idsFor(api.as(null))).toEqual([]);
    expect(await idsFor(api.as(await api.tokenFor('master-account@example.com')))).toEqual([]);
    for (const role of ['mentor', 'manager'] as const) {
      const staff = await member(api, role);
      const seen = await idsFor(staff);
      expect(seen).toEqual(expect.arrayContaining([mentor.member.id, staff.member.id]));
      expect(seen).not.toContain(gone.member.id);
    }
  });

  test('refuses a set there is not, by its name', async () => {
    const { body } = await ask(api.as(null), 'countries', 'users').expect(400);
    expect(body.error.code).toBe('unknown_field');
    expect(Object.keys(body.error.fields)).toEqual(['target[users]']);
  });

  test.each(['', 'target=countries', 'target[countries]=perhaps', 'target[]=countries'])(
    'refuses the form "%s"',
    async (parameters) => {
      const { status } = await api.as(null).get(`/master/queries/get_master_data?${parameters}`);
      expect([400, 422]).toContain(status);
    },
  );
});

describe('get_user_survey', () => {
  test('gives everybody the questions with their options', async () => {
    const { body } = await api.as(null).query('get_user_survey').expect(200);
    expect(Object.keys(body).sort()).toEqual(['survey_answers', 'user_surveys']);
    expect(body.survey_answers).toEqual([]);
    expect(body.user_surveys).toHaveLength(await UserSurvey.count());
    for (const survey of body.user_surveys) {
      expect(Object.keys(survey).sort()).toEqual(['id', 'name', 'options']);
      for (const option of survey.options) expect(Object.keys(option).sort()).toEqual(['id', 'name']);
    }
  });

  test("gives a student one's own answers, as the profile saves them", async () => {
    const me = await student(api);
    const other = await student(api);
    const option = (await UserSurveyOption.findOne())!;
    const answer = { user_survey_id: option.user_survey_id, user_survey_option_id: option.id };
    await me.command('user__update_profile', { user: { survey_answers: [answer] } }).expect(200);
    const { body } = await me.query('get_user_survey').expect(200);
    expect(body.survey_answers).toEqual([{ id: expect.any(Number), ...answer, answer_text: null }]);
    const own = await me.query('user__get_own_data').expect(200);
    expect(own.body.survey_answers).toEqual(body.survey_answers);
    for (const person of [
      other,
      await member(api, 'manager'),
      api.as(await api.tokenFor('survey-account@example.com')),
    ])
      expect((await person.query('get_user_survey').expect(200)).body.survey_answers).toEqual([]);
  });

  test('takes no parameter, and costs two statements beside the one for who asks', async () => {
    await api.as(null).query('get_user_survey', 'user_id=1').expect(400);
    const me = await student(api);
    api.takeStatements();
    await me.query('get_user_survey').expect(200);
    expect(api.takeStatements()).toHaveLength(3);
  });
});

describe('get_recruitment_required_languages', () => {
  const languages = async (person: Person = api.as(null)) =>
    (await person.query('get_recruitment_required_languages').expect(200)).body.languages;

  test('counts the released recruitments that ask for a language, each once', async () => {
    const before = await languages();
    expect(before).toEqual([]);
    const made = [await recruitment(api), await recruitment(api), await recruitment(api)];
    const need = (index: number, language_id: number) =>
      RecruitmentRequiredLanguage.create({
        recruitment_id: made[index]!.recruitment.id,
        language_id,
        language_level_id: null,
        language_speaking_level_id: null,
        language_listening_level_id: null,
        language_reading_level_id: null,
        language_writing_level_id: null,
      });
    await need(0, 1);
    await need(0, 1);
    await need(1, 1);
    await need(1, 2);
    await need(2, 90);
    await made[2]!.recruitment.update({ is_released: false });
    await refreshSearchRows(api.sequelize);
    const expected = [
      { language_id: 1, num_of_recruitments: 2 },
      { language_id: 2, num_of_recruitments: 1 },
    ];
    for (const person of [api.as(null), await student(api), await member(api)])
      expect(await languages(person)).toEqual(expected);
  });

  test('takes no parameter, and costs one statement', async () => {
    await api.as(null).query('get_recruitment_required_languages', 'recruitment_id=1').expect(400);
    api.takeStatements();
    await languages();
    expect(api.takeStatements()).toHaveLength(1);
  });
});
