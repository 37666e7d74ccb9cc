import { FormAnswer, FormQuestionAnswer } from '../../../db/models/form.ts';
import { startApi, type TestApi } from '../../support/api.ts';
import {
  appliedFor,
  at,
  cancel,
  DEADLINE,
  event,
  eventForm,
  workingStatements,
} from '../../support/events.ts';
import { member, student } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);

type Answers = [question: { id: number }, text?: string | null][];
const answersOf = (answers: Answers) =>
  answers.map(([{ id }, answer_text]) => ({ form_question_id: id, answer_text }));

const answer = (caller: ReturnType<TestApi['as']>, event_id: number, form_id: number, answers: Answers) =>
  caller.command('user__answer_event_hf_form', {
    event_application: {
      event_id,
      form_answer: { form_id, form_question_answers: answersOf(answers) },
    },
  });

/** A student with a seat at an event that asks a form. */
async function invited() {
  const asked = await eventForm();
  const { id } = await event({ form_id: asked.form.id });
  const me = await student(api);
  const application = await appliedFor(me, id);
  const complete: Answers = [
    [asked.text, '田中さんの紹介'],
    [asked.choice, 'Never'],
  ];
  return { me, application, eventId: id, ...asked, complete };
}

describe('user__answer_event_hf_form', () => {
  test('keeps the answers; a second time replaces the first as a whole', async () => {
    const { me, application, eventId, form, text, choice, choices, long_text, complete } = await invited();
    const first = await answer(me, eventId, form.id, [
      ...complete,
      [long_text, '一行目\n二行目'],
      [choices, 'IT, Tourism, restaurants'],
    ]).expect(200);
    expect(first.body).toMatchObject({ id: application.id, state: 'applied', can: { answer_form: true } });
    expect(first.body.form_answer).toMatchObject({
      form_id: form.id,
      form_question_answers: [
        { form_question_id: text.id, answer_text: '田中さんの紹介' },
        { form_question_id: choice.id, answer_text: 'Never' },
        { form_question_id: long_text.id, answer_text: '一行目\n二行目' },
        { form_question_id: choices.id, answer_text: 'IT\nTourism, restaurants' },
      ],
    });
    const second = await answer(me, eventId, form.id, [
      [text, '友だち'],
      [choice, '少しある'],
      [long_text, ''],
    ]).expect(200);
    expect(second.body.form_answer.form_question_answers).toMatchObject([
      { form_question_id: text.id, answer_text: '友だち' },
      { form_question_id: choice.id, answer_text: '少しある' },
    ]);
    expect(await FormAnswer.count({ where: { event_application_id: application.id } })).toBe(1);
  });

  test('takes the specified query parameters, a list without indexes', async () => {
    const { me, eventId, form, text, choice } = await invited();
    const { body } = await me
      .commandByQuery(
        'user__answer_event_hf_form',
        [
          `event_application[event_id]=${eventId}`,
          `event_application[form_answer][form_id]=${form.id}`,
          ...[
            [text.id, 'C%2B%2B'],
            [choice.id, encodeURIComponent('はじめて')],
          ].flatMap(([id, words]) => [
            `event_application[form_answer][form_question_answers][][form_question_id]=${id}`,
            `event_application[form_answer][form_question_answers][][answer_text]=${words}`,
          ]),
        ].join('&'),
      )
      .expect(200);
    expect(body.form_answer.form_question_answers).toMatchObject([
      { form_question_id: text.id, answer_text: 'C++' },
      { form_question_id: choice.id, answer_text: 'はじめて' },
    ]);
  });

  test('each fault is told at its place, and nothing is written', async () => {
    const { me, eventId, form, text, choice } = await invited();
    const other = await eventForm();
    const { body } = await answer(me, eventId, form.id, [
      [text, 'a\nb'],
      [choice, 'Often'],
      [other.text, 'x'],
      [text, 'again'],
    ]).expect(422);
    const path = (index: number, field: string) =>
      `event_application[form_answer][form_question_answers][${index}][${field}]`;
    expect(body.error.code).toBe('validation_failed');
    expect(
      Object.fromEntries(
        Object.entries<{ code: string }[]>(body.error.fields).map(([key, [fault]]) => [key, fault!.code]),
      ),
    ).toEqual({
      [path(0, 'answer_text')]: 'invalid',
      [path(1, 'answer_text')]: 'invalid_choice',
      [path(2, 'form_question_id')]: 'invalid_reference',
      [path(3, 'form_question_id')]: 'duplicate',
    });
    expect(await FormQuestionAnswer.count({ where: { form_question_id: [text.id, choice.id] } })).toBe(0);
  });

  test('required questions without an answer are named, and the answers of before stay', async () => {
    const { me, eventId, form, text, choice, complete } = await invited();
    await answer(me, eventId, form.id, complete).expect(200);
    const { body } = await answer(me, eventId, form.id, [[text, '   ']]).expect(422);
    expect(body.error).toMatchObject({
      code: 'answers_incomplete',
      message: 'Please answer every required question.',
      details: { form_question_ids: [text.id, choice.id] },
    });
    expect(await FormQuestionAnswer.count({ where: { form_question_id: [text.id, choice.id] } })).toBe(2);
  });

  test("only the event's own form", async () => {
    const { me, eventId, complete } = await invited();
    const other = await eventForm();
    const withoutForm = await event();
    await appliedFor(me, withoutForm.id);
    for (const [id, formId] of [
      [eventId, other.form.id],
      [withoutForm.id, other.form.id],
    ] as const) {
      const { body } = await answer(me, id, formId, complete).expect(422);
      expect(body.error.fields['event_application[form_answer][form_id]'][0].code).toBe('invalid_reference');
    }
  });

  test('until the deadline, the instant included', async () => {
    const { me, eventId, form, complete } = await invited();
    await at(api, DEADLINE, () => answer(me, eventId, form.id, complete).expect(200));
    const late = new Date(DEADLINE.getTime() + 1);
    const { body } = await at(api, late, () => answer(me, eventId, form.id, complete).expect(409));
    expect(body.error).toMatchObject({ code: 'deadline_over', message: 'Deadline is over.' });
  });

  test('only with a live application of one’s own', async () => {
    const { me, application, eventId, form, complete } = await invited();
    await answer(await student(api), eventId, form.id, complete).expect(404);
    await answer(me, 999_999, form.id, complete).expect(404);
    await cancel(me, { id: application.id }).expect(200);
    const { body } = await answer(me, eventId, form.id, complete).expect(409);
    expect(body.error.code).toBe('event_cancelled');
    await appliedFor(me, eventId);
    await answer(me, eventId, form.id, complete).expect(200);
  });

  test('six times at once leaves one set of answers', async () => {
    const { me, application, eventId, form, text, choice } = await invited();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        answer(me, eventId, form.id, [
          [text, `text ${index}`],
          [choice, 'Never'],
        ]),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const kept = await FormAnswer.findAll({ where: { event_application_id: application.id } });
    expect(kept).toHaveLength(1);
    expect(await FormQuestionAnswer.count({ where: { form_answer_id: kept[0]!.id } })).toBe(2);
  });

  test('is refused to visitors and staff, and without its parts', async () => {
    const { me, eventId, form, complete } = await invited();
    await answer(api.as(null), eventId, form.id, complete).expect(401);
    await answer(await member(api, 'manager'), eventId, form.id, complete).expect(403);
    await me.command('user__answer_event_hf_form', { event_application: { event_id: eventId } }).expect(422);
    const long: Answers = [[{ id: 1 }, 'あ'.repeat(4001)]];
    await answer(me, eventId, form.id, long).expect(422);
  });

  test('takes eight statements, however many answers', async () => {
    const { me, eventId, form, complete, choices, long_text } = await invited();
    api.takeStatements();
    await answer(me, eventId, form.id, complete).expect(200);
    const few = workingStatements(api);
    await answer(me, eventId, form.id, [...complete, [choices, 'IT'], [long_text, 'x']]).expect(200);
    expect([few.length, workingStatements(api).length]).toEqual([8, 8]);
  });
});
