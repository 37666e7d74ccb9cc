import { ResumeQuestionTemplate } from '../../db/models/resume-question.ts';
import { ResumeQuestionAnswer } from '../../db/models/resume.ts';
import { UserSurveyOption } from '../../db/models/master-data.ts';
import { User } from '../../db/models/user.ts';
import { loadUser } from '../../server/features/profile/views/present-user.ts';
import { startApi } from '../support/api.ts';
import { student } from '../support/factories.ts';
import { applied } from '../support/steps.ts';
import { prepared } from '../support/prepared.ts';

/** An id of somebody else's row, wherever a payload may name one: it does not exist, and nothing is written. */

const api = prepared(startApi);

/** One row for each nested list, with a change to it. */
const LISTS: Record<string, [created: object, changed: object]> = {
  survey_answers: [{ user_survey_id: 1, answer_text: 'a' }, { answer_text: 'b' }],
  hoped_prefectures: [{ prefecture_id: 13 }, { prefecture_id: 27 }],
  interesting_job_categories: [{ job_category_id: 5 }, { job_category_id: 6 }],
  interesting_industries: [{ industry_id: 1 }, { industry_id: 2 }],
  language_skills: [{ language_id: 2 }, { language_id: 3 }],
  skills: [{ skill_id: 1, description: 'a' }, { description: 'b' }],
  universities: [{ university_id: 1, department_official_name: 'a' }, { department_official_name: 'b' }],
  schools: [{ name: 'a' }, { name: 'b' }],
  academic_majors: [{ academic_major_id: 1 }, { academic_major_id: 2 }],
  job_histories: [{ company_name: 'a' }, { company_name: 'b' }],
  language_examinations: [{ language_examination_id: 1, result: 'a' }, { result: 'b' }],
  certifications: [{ name: 'a' }, { name: 'b' }],
};

type Person = Awaited<ReturnType<typeof student>>;
const update = (person: Person, user: object) => person.command('user__update_profile', { user });
const everything = async (id: number) => JSON.stringify(await loadUser(id, null));

describe('rows of another profile', () => {
  let other: Person;
  let theirs: Record<string, { id: number; quit_reasons?: { id: number }[] }[]>;
  beforeAll(async () => {
    other = await student(api);
    const lists = Object.fromEntries(Object.entries(LISTS).map(([name, [row]]) => [name, [row]]));
    const job_histories = [{ company_name: 'a', quit_reasons: [{ job_history_quit_reason_id: 1 }] }];
    ({ body: theirs } = await update(other, { ...lists, job_histories }).expect(200));
  });

  test('the table names every list of a profile', async () => {
    const me = await student(api);
    const { body } = await me.query('user__get_own_data').expect(200);
    const notRows = ['application_ids', 'event_application_ids'];
    const lists = Object.keys(body).filter((name) => Array.isArray(body[name]) && !notRows.includes(name));
    expect(Object.keys(LISTS).sort()).toEqual(lists.sort());
  });

  test.each(Object.entries(LISTS))('%s', async (list, [, changed]) => {
    const me = await student(api);
    const before = [await everything(me.user.id), await everything(other.user.id)];
    const { id } = theirs[list]!.at(-1)!;
    for (const item of [
      { id, ...changed },
      { id, _destroy: true },
    ]) {
      const { body } = await update(me, { first_name: 'Changed', [list]: [item] }).expect(404);
      expect(body.error.code).toBe('not_found');
    }
    const unknown = await update(me, { [list]: [{ id: 2_000_000_000, ...changed }] }).expect(404);
    expect(unknown.body.error.message).toBe('Not found.');
    expect([await everything(me.user.id), await everything(other.user.id)]).toEqual(before);
  });

  test('a row inside a row', async () => {
    const me = await student(api);
    const mine = await update(me, { job_histories: [{ company_name: 'mine' }] }).expect(200);
    const { id } = mine.body.job_histories[0];
    const stolen = theirs['job_histories']!.at(-1)!.quit_reasons![0]!;
    const before = await everything(me.user.id);
    for (const item of [
      { id: stolen.id, job_history_quit_reason_id: 2 },
      { id: stolen.id, _destroy: true },
    ])
      await update(me, { job_histories: [{ id, company_name: 'x', quit_reasons: [item] }] }).expect(404);
    expect(await everything(me.user.id)).toBe(before);
  });

  test('one right row does not carry a wrong one', async () => {
    const me = await student(api);
    const { id } = theirs['certifications']!.at(-1)!;
    await update(me, { certifications: [{ name: 'mine' }, { id, name: 'x' }] }).expect(404);
    expect((await loadUser(me.user.id, null))!.certifications).toEqual([]);
  });

  test('a university another student added looks like one that does not exist', async () => {
    const added = await update(other, {
      universities: [{ university: { local_name: '秘密大学', country_id: 109 } }],
    }).expect(200);
    const { university_id } = added.body.universities.at(-1);
    const me = await student(api);
    const refusals = [];
    for (const id of [university_id, 2_000_000_000]) {
      const { body } = await update(me, { universities: [{ university_id: id }] }).expect(422);
      refusals.push({ ...body.error, request_id: '' });
    }
    expect(refusals[0]).toEqual(refusals[1]);
    expect(Object.keys(refusals[0].fields)).toEqual(['user[universities][0][university_id]']);
    await update(other, { universities: [{ university_id, department_official_name: 'c' }] }).expect(200);
  });

  test('the owner of rows, and the photo, are not named by the payload', async () => {
    const me = await student(api);
    await update(me, { id: other.user.id }).expect(404);
    await update(me, { certifications: [{ name: 'x', user_id: other.user.id }] }).expect(400);
    const photo = { user: { id: other.user.id, resume_face_image: 'AAAA' } };
    await me.command('user__upload_resume_face_image', photo).expect(404);
  });
});

describe('rows that do not belong together', () => {
  test('an option answers its own question only, also when the row names just one of them', async () => {
    const option = (await UserSurveyOption.findOne({ where: { user_survey_id: 1 } }))!;
    const me = await student(api);
    const row = { user_survey_id: 2, user_survey_option_id: option.id };
    const { body } = await update(me, { survey_answers: [row] }).expect(422);
    expect(Object.keys(body.error.fields)).toEqual(['user[survey_answers]']);
    const right = await update(me, { survey_answers: [{ ...row, user_survey_id: 1 }] }).expect(200);
    const { id } = right.body.survey_answers[0];
    await update(me, { survey_answers: [{ id, user_survey_id: 2 }] }).expect(422);
  });

  test('an end before the beginning is seen when only one of them is sent', async () => {
    const me = await student(api);
    const { body } = await update(me, {
      schools: [{ name: 'a', enroll_at: '2020-04-01', graduate_at: '2023-03-01' }],
      job_histories: [{ company_name: 'a', enter_at: '2020-04-01', leave_at: '2023-03-01' }],
    }).expect(200);
    const schools = [{ id: body.schools[0].id, enroll_at: '2024-04-01' }];
    const refused = await update(me, { schools }).expect(422);
    expect(refused.body.error.fields['user[schools]'][0].code).toBe('end_before_start');
    const job_histories = [{ id: body.job_histories[0].id, leave_at: '2019-04-01' }];
    await update(me, { job_histories }).expect(422);
    await update(me, { job_histories: [{ ...job_histories[0], leave_at: null }] }).expect(200);
  });
});

describe('rows of another resume', () => {
  const save = (person: Person, id: number, resume: object) =>
    person.command('user__save_resume_for_application', { application: { id, resume } });

  test('answers, applications and questions of others do not exist, and nothing is written', async () => {
    const theirs = await applied(api, { answered: true });
    const mine = await applied(api, { answered: true });
    const [stolen] = await ResumeQuestionAnswer.findAll({
      where: { resume_question_id: theirs.questions[0]!.id },
    });
    const texts = async () =>
      (await ResumeQuestionAnswer.findAll({ order: ['id'] })).map(({ id, answer }) => [id, answer]);
    const before = await texts();
    const wrong = [
      { id: stolen!.id, answer: 'x' },
      { id: stolen!.id, _destroy: true },
    ];
    for (const item of wrong)
      await save(mine.me, mine.application.id, { self_pr: 'x', resume_question_answers: [item] }).expect(404);
    await save(mine.me, theirs.application.id, { self_pr: 'x' }).expect(404);
    const question = { resume_question_id: theirs.questions[0]!.id, answer: 'x' };
    const { body } = await save(mine.me, mine.application.id, { resume_question_answers: [question] }).expect(
      422,
    );
    expect(Object.keys(body.error.fields)).toEqual([
      'application[resume][resume_question_answers][0][resume_question_id]',
    ]);
    expect(await texts()).toEqual(before);
    const { body: application } = await mine.me.query('aggregates__application', `id=${mine.application.id}`);
    expect(application.resume.self_pr).toBeNull();
  });

  test('a template of another question is refused', async () => {
    const { me, application, questions } = await applied(api);
    const template = await ResumeQuestionTemplate.create({
      resume_question_id: questions[1]!.id,
      position: 1,
    });
    const answer = { answer: 'x', resume_question_template_id: template.id };
    const items = questions.map(({ id }) => [{ ...answer, resume_question_id: id }]);
    await save(me, application.id, { resume_question_answers: items[0] }).expect(422);
    await save(me, application.id, { resume_question_answers: items[1] }).expect(200);
  });

  test('a question removed and answered anew in one call keeps the new answer', async () => {
    const { me, application, questions } = await applied(api, { answered: true });
    const { body } = await me.query('aggregates__application', `id=${application.id}`);
    const [old] = body.resume.resume_question_answers;
    const again = { resume_question_id: old.resume_question_id, answer: '新しい答え' };
    const saved = await save(me, application.id, {
      resume_question_answers: [{ id: old.id, _destroy: true }, again],
    }).expect(200);
    expect(saved.body.resume.resume_question_answers).toHaveLength(questions.length);
    expect(saved.body.resume.resume_question_answers).toContainEqual(expect.objectContaining(again));
  });
});

describe('a student whose row is gone', () => {
  test('is an account again and changes nothing', async () => {
    const me = await student(api, { level: 'minimum' });
    await User.destroy({ where: { id: me.user.id } });
    expect((await update(me, { first_name: 'x' }).expect(403)).body.error.code).toBe('sign_up_required');
  });
});
