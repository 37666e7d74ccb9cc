import { RecruitmentResumeQuestion } from '../../../db/models/recruitment-lists.ts';
import { startApi } from '../../support/api.ts';
import { member, recruitment, student } from '../../support/factories.ts';
import { agreed, applied, corrected } from '../../support/steps.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);

type Caller = Awaited<ReturnType<typeof student>>;
const ask = (me: Pick<Caller, 'query'>, id: number | string) =>
  me.query('user__get_earlier_answers', `resume_question_id=${id}`);
const listOf = async (me: Caller, id: number) => (await ask(me, id).expect(200)).body.earlier_answers;

/** Another recruitment that asks the same question, applied for and answered. */
async function answerAgain(me: Caller, questionId: number, answer: string) {
  const { recruitment: job, company } = await recruitment(api, { questions: [] });
  await RecruitmentResumeQuestion.create({
    recruitment_id: job.id,
    resume_question_id: questionId,
    index: 0,
    is_required: true,
    is_display_in_resume: true,
  });
  const { body } = await me.command('user__apply', { application: { recruitment_id: job.id } }).expect(200);
  await me
    .command('user__save_resume_for_application', {
      application: {
        id: body.id,
        resume: { resume_question_answers: [{ resume_question_id: questionId, answer }] },
      },
    })
    .expect(200);
  return { id: body.id as number, job, company };
}

describe('earlier answers', () => {
  test('are the own ones, the last written first, with the company and the day', async () => {
    const { me, questions, application, company } = await applied(api, { answered: true });
    const [question] = questions;
    const second = await answerAgain(me, question!.id, '次の答えです。');
    const earlier = await listOf(me, question!.id);
    expect(earlier).toMatchObject([
      {
        application_id: second.id,
        answer: '次の答えです。',
        answer_jt: null,
        recruitment: { id: second.job.id, company: { id: second.company.id } },
      },
      {
        application_id: application.id,
        answer: `わたしの答え${question!.id}です。`,
        recruitment: { company: { id: company.id, official_name: company.official_name } },
      },
    ]);
    expect(Date.parse(earlier[0].written_at)).toBeGreaterThan(0);
  });

  test('are none for another student, and blank ones do not count', async () => {
    const { questions } = await applied(api, { answered: true });
    const other = await student(api);
    expect(await listOf(other, questions[0]!.id)).toEqual([]);
    await answerAgain(other, questions[0]!.id, ' \n　');
    expect(await listOf(other, questions[0]!.id)).toEqual([]);
  });

  test('are none where the question does not allow reuse', async () => {
    const { me, questions } = await applied(api, { answered: true });
    await questions[0]!.update({ is_allow_reuse: false });
    expect(await listOf(me, questions[0]!.id)).toEqual([]);
    expect(await listOf(me, questions[1]!.id)).toHaveLength(1);
  });

  test('bring the mentor’s Japanese only once it is agreed to', async () => {
    const inWork = await corrected(api);
    const id = inWork.answer.resume_question_id as number;
    expect(await listOf(inWork.me, id)).toMatchObject([{ answer_jt: null }]);
    const done = await agreed(api);
    const [answer] = await listOf(done.me, done.answer.resume_question_id as number);
    expect(answer.answer_jt).toBe('私の直した答えです。');
  });

  test('are for students only, and about questions that they may see', async () => {
    const { questions, recruitment: job } = await applied(api, { answered: true });
    const id = questions[0]!.id;
    await ask(api.as(null), id).expect(401);
    await ask(await member(api), id).expect(403);
    const me = await student(api);
    await ask(me, 2_000_000_000).expect(404);
    await job.update({ is_released: false });
    await ask(me, id).expect(404);
    for (const wrong of ['x', '0', '']) expect((await ask(me, wrong)).status).toBeGreaterThanOrEqual(400);
    await me.query('user__get_earlier_answers').expect(422);
  });

  test('take two statements beside the one that knows the caller, however many there are', async () => {
    const { me, questions } = await applied(api, { answered: true });
    const count = async () => {
      await ask(me, questions[0]!.id).expect(200);
      api.takeStatements();
      await ask(me, questions[0]!.id).expect(200);
      return api.takeStatements().length;
    };
    const few = await count();
    await answerAgain(me, questions[0]!.id, 'もう一つの答えです。');
    await answerAgain(me, questions[0]!.id, 'さらに一つの答えです。');
    expect(await count()).toBe(few);
    expect(few).toBe(3);
  });
});
