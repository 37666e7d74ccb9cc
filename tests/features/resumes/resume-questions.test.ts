import { ResumeQuestion, ResumeQuestionTemplate } from '../../../db/models/resume-question.ts';
import { startApi } from '../../support/api.ts';
import { member, recruitment, student } from '../../support/factories.ts';
import { applied, submitted } from '../../support/steps.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);

type Person = Pick<Awaited<ReturnType<typeof student>>, 'query'>;
const fieldsOf = (body: object) => Object.keys(body).sort().join(' ');

describe('aggregates__resume_question', () => {
  const ask = (person: Person, question: { id: number }) =>
    person.query('aggregates__resume_question', `id=${question.id}`);

  const PUBLIC =
    'default_is_display_in_resume default_num_of_characters_ja default_num_of_words_en default_template_id disabled explanation id is_allow_reuse purpose resume_text templates title';

  /** A question with everything, asked by a recruitment of its own. */
  async function asked(fields: Record<string, unknown> = {}) {
    const made = await recruitment(api, { questions: [true], fields });
    const question = made.questions[0]!;
    const template = await ResumeQuestionTemplate.create({
      resume_question_id: question.id,
      template_name: { ja: '経験から', en: 'From experience' },
      template_text: { ja: '私は…' },
      position: 1,
    });
    await question.update({
      purpose: { ja: '意欲を知るため' },
      explanation: { en: 'Write three reasons' },
      title_for_hf_member: '志望動機（短）',
      disabled: true,
      using_frequency: 99,
      default_is_display_in_resume: true,
      default_num_of_characters_ja: 400,
      default_num_of_words_en: 200,
      default_template_id: template.id,
    });
    return { ...made, question, template };
  }

  test('staff read every field, with how many recruitments ask it', async () => {
    const { question, template } = await asked();
    for (const role of ['mentor', 'manager'] as const) {
      const { body } = await ask(await member(api, role), question).expect(200);
      expect(body).toEqual({
        id: question.id,
        title: { ja: '質問1', en: 'Question 1' },
        purpose: { ja: '意欲を知るため' },
        explanation: { en: 'Write three reasons' },
        title_for_hf_member: '志望動機（短）',
        disabled: true,
        using_frequency: 1,
        default_is_display_in_resume: true,
        default_num_of_characters_ja: 400,
        default_num_of_words_en: 200,
        default_template_id: template.id,
        is_allow_reuse: true,
        resume_text: null,
        version: 0,
        templates: [
          {
            id: template.id,
            template_name: { ja: '経験から', en: 'From experience' },
            template_text: { ja: '私は…' },
          },
        ],
      });
    }
  });

  test('a student reads what a released recruitment asks, without what is for staff', async () => {
    const { question } = await asked();
    const { body } = await ask(await student(api), question).expect(200);
    expect(fieldsOf(body)).toBe(PUBLIC);
  });

  test('what only an unreleased recruitment asks is for staff, and for who has applied for it', async () => {
    const { me, job, questions } = await applied(api);
    await job.update({ is_released: false });
    expect(fieldsOf((await ask(me, questions[0]!).expect(200)).body)).toBe(PUBLIC);
    await ask(await student(api), questions[0]!).expect(404);
    await ask(await member(api), questions[0]!).expect(200);
  });

  test('what nobody asks is for staff alone', async () => {
    const question = await ResumeQuestion.create({
      title_for_hf_member: null,
      default_num_of_characters_ja: null,
      default_num_of_words_en: null,
      default_template_id: null,
    });
    await ask(await student(api), question).expect(404);
    const { body } = await ask(await member(api), question).expect(200);
    expect(body).toMatchObject({ using_frequency: 0, templates: [], default_template_id: null });
  });

  test('a visitor is asked to log in, an account to sign up; an unknown id is not found', async () => {
    const { question } = await asked();
    await ask(api.as(null), question).expect(401);
    const account = await ask(api.as(await api.tokenFor('question-account@example.com')), question);
    expect([account.status, account.body.error.code]).toEqual([403, 'sign_up_required']);
    await ask(await student(api), { id: 999_999 }).expect(404);
    await ask(await member(api), { id: 999_999 }).expect(404);
    await (await student(api)).query('aggregates__resume_question', 'id=').expect(422);
  });

  test('costs one statement for a student and two for staff, beside the one for who asks', async () => {
    const { question } = await asked();
    const count = async (person: Person) => {
      await ask(person, question).expect(200);
      api.takeStatements();
      await ask(person, question).expect(200);
      return api.takeStatements().length;
    };
    expect(await count(await student(api))).toBe(2);
    expect(await count(await member(api))).toBe(3);
  });
});

describe('the questions to answer, a page at a time,', () => {
  const idsOf = (body: { resume_questions: { resume_question_id: number }[] }) =>
    body.resume_questions.map((row) => row.resume_question_id);
  const ofApplication = (person: Person, id: number, more = '') =>
    person.query('get_resume_questions', `application_id=${id}&${more}`);
  const ofRecruitment = (person: Person, id: number, more = '') =>
    person.query('user__get_recruitment_resume_questions', `recruitment_id=${id}&${more}`);

  test('are the same before and after applying, in their order', async () => {
    const { me, job, application, questions } = await applied(api, {
      recruitment: { questions: [true, false, true] },
    });
    const ids = questions.map((question) => question.id);
    const before = await ofRecruitment(me, job.id).expect(200);
    const after = await ofApplication(me, application.id).expect(200);
    expect(before.body).toEqual(after.body);
    expect(idsOf(after.body)).toEqual(ids);
    expect(after.body).toMatchObject({ page: 1, per_page: 20, total_count: 3 });
    expect(after.body.resume_questions[1]).toMatchObject({
      recruitment_id: job.id,
      is_required: false,
      is_display_in_resume: true,
      index: 1,
      resume_question: { title: { ja: '質問2', en: 'Question 2' }, templates: [] },
    });
    for (const ask of [
      ofApplication(me, application.id, 'page=2&per_page=2'),
      ofRecruitment(me, job.id, 'page=2&per_page=2'),
    ]) {
      const { body } = await ask.expect(200);
      expect(body).toMatchObject({ page: 2, per_page: 2, total_count: 3 });
      expect(idsOf(body)).toEqual(ids.slice(2));
    }
    expect(idsOf((await ofRecruitment(me, job.id, 'page=3').expect(200)).body)).toEqual([]);
  });

  test('of an application are for its student, its mentor and who sees all', async () => {
    const { me, mentor, application } = await submitted(api);
    const { id } = application;
    await ofApplication(me, id).expect(200);
    await ofApplication(mentor, id).expect(200);
    await ofApplication(await member(api, 'manager'), id).expect(200);
    await ofApplication(await member(api, 'mentor', { is_manager_of_applications: true }), id).expect(200);
    await ofApplication(await member(api), id).expect(404);
    await ofApplication(await student(api), id).expect(404);
    await ofApplication(api.as(null), id).expect(401);
    await ofApplication(api.as(await api.tokenFor('questions-account@example.com')), id).expect(403);
  });

  test('of a recruitment are for students while it is released, and for staff', async () => {
    const { recruitment: job } = await recruitment(api);
    await ofRecruitment(await student(api), job.id).expect(200);
    await ofRecruitment(api.as(null), job.id).expect(401);
    await ofRecruitment(api.as(await api.tokenFor('questions-account@example.com')), job.id).expect(403);
    await job.update({ is_released: false });
    await ofRecruitment(await student(api), job.id).expect(404);
    await ofRecruitment(await member(api), job.id).expect(200);
    await ofRecruitment(await member(api, 'manager'), job.id).expect(200);
  });

  test('are none of a simple recruitment without questions', async () => {
    const { recruitment: job } = await recruitment(api, { questions: [], fields: { is_simple: true } });
    const { body } = await ofRecruitment(await student(api), job.id).expect(200);
    expect(body).toMatchObject({ resume_questions: [], total_count: 0 });
  });

  test.each(['page=0', 'per_page=0', 'per_page=101', 'page=1.5'])('refuse %s', async (more) => {
    const { me, job, application } = await applied(api);
    await ofApplication(me, application.id, more).expect(422);
    await ofRecruitment(me, job.id, more).expect(422);
  });

  test('ask for an id that is one and exists', async () => {
    const me = await student(api);
    await me.query('get_resume_questions').expect(422);
    await me.query('user__get_recruitment_resume_questions', 'recruitment_id=x').expect(422);
    await ofApplication(me, 999_999).expect(404);
    await ofRecruitment(me, 999_999).expect(404);
  });

  test('cost two statements beside the one for who asks, however many there are', async () => {
    for (const questions of [[true], [true, true, true, true]]) {
      const { me, job, application } = await applied(api, { recruitment: { questions } });
      api.takeStatements();
      await ofApplication(me, application.id).expect(200);
      expect(api.takeStatements()).toHaveLength(3);
      await ofRecruitment(me, job.id).expect(200);
      expect(api.takeStatements()).toHaveLength(3);
    }
  });
});
