import { startApi } from '../../support/api.ts';
import { applied, corrected } from '../../support/steps.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);

/** A correction the student has been sent. */
async function awaiting() {
  const made = await corrected(api);
  const { id } = made.application;
  await made.mentor.command('hf_member__send_correction', { application: { id } }).expect(200);
  const answer = (payload: object) =>
    made.me.command('user__answer_correction', { application: { id }, ...payload });
  return { ...made, reply: answer, answer_id: made.answer.id as number };
}

test('a correction is answered text by text', async () => {
  const { reply, answer_id } = await awaiting();
  const { body } = await reply({
    comments: [
      { resume_question_answer_id: answer_id, body: 'この言葉は残したいです。' },
      { field: 'self_pr', body: 'ここは三年です。' },
    ],
    comment: 'よろしくお願いします。',
  }).expect(200);
  expect(body.state).toBe('in_correction');
  expect(body.comments).toMatchObject([
    {
      author: 'student',
      resume_question_answer_id: answer_id,
      field: null,
      body: 'この言葉は残したいです。',
    },
    { author: 'student', resume_question_answer_id: null, field: 'self_pr' },
    { author: 'student', resume_question_answer_id: null, field: null, body: 'よろしくお願いします。' },
  ]);
});

test('words on single texts are enough', async () => {
  const { reply } = await awaiting();
  const { body } = await reply({ comments: [{ field: 'self_pr', body: '違います。' }] }).expect(200);
  expect(body.comments).toHaveLength(1);
});

test.each([
  ['nothing at all', {}],
  ['blanks', { comment: ' \n', comments: [] }],
  ['an empty word', { comments: [{ field: 'self_pr', body: ' ' }] }],
  ['a word on no text', { comments: [{ body: '違います。' }] }],
  ['a text there is not', { comments: [{ field: 'memo', body: '違います。' }] }],
])('%s is refused', async (_case, payload) => {
  const { reply, me, application } = await awaiting();
  await reply(payload).expect(422);
  const { body } = await me.query('aggregates__application', `id=${application.id}`).expect(200);
  expect(body).toMatchObject({ state: 'awaiting_agreement', comments: [] });
});

test('an answer of another resume is not found, and nothing is written', async () => {
  const { reply, me, application, answer_id } = await awaiting();
  const other = await applied(api, { answered: true });
  const theirs = (await other.me.query('aggregates__application', `id=${other.application.id}`)).body.resume
    .resume_question_answers[0].id as number;
  await reply({
    comments: [
      { resume_question_answer_id: answer_id, body: '違います。' },
      { resume_question_answer_id: theirs, body: '違います。' },
    ],
  }).expect(404);
  const { body } = await me.query('aggregates__application', `id=${application.id}`).expect(200);
  expect(body).toMatchObject({ state: 'awaiting_agreement', comments: [] });
});
