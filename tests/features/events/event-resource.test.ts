import { StoredFile } from '../../../db/models/file.ts';
import { FormQuestion } from '../../../db/models/form.ts';
import { startApi } from '../../support/api.ts';
import { applyFor, appliedFor, emitted, event, eventForm, students } from '../../support/events.ts';
import { member, student } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);
const manager = prepared(() => member(api, 'manager'));
const mentor = prepared(() => member(api));

const WORDS = { title: { ja: '交流会', en: 'Meeting' }, start_at: '2026-12-20T05:00:00Z' };
const QUESTION = { title: { ja: '質問', en: 'Question' }, kind: 'text' };
const CHOICE = { title: { ja: '好きな色' }, kind: 'choice', options: [{ ja: '赤', en: 'Red' }] };

interface FormBody {
  id: number;
  version: number;
  form_questions: { id: number; title: object; kind: string; position: number; answer_count: number }[];
}
const made = async (form_questions: object[]): Promise<FormBody> =>
  (await manager.create('forms', { name: '参加申込', form_questions }).expect(201)).body;

const fieldOf = (answer: { status: number; body: { error?: { code: string; fields: object } } }) => [
  answer.status,
  answer.body.error?.code,
  ...Object.keys(answer.body.error?.fields ?? {}),
];

describe('an event', () => {
  test('is made with its form and picture, and seen by students once it is released', async () => {
    const form = await made([
      { ...QUESTION, position: 1 },
      { ...CHOICE, position: 2 },
    ]);
    const body = { ...WORDS, form_id: form.id, capacity: 20, is_released: true };
    const created = (await manager.create('events', body).expect(201)).body;
    expect(created).toMatchObject({
      ...WORDS,
      start_at: '2026-12-20T05:00:00.000Z',
      seats_taken: 0,
      version: 0,
    });
    const { body: seen } = await (
      await student(api)
    )
      .query('aggregates__event', `id=${created.id}`)
      .expect(200);
    expect(seen.form.form_questions.map((question: { title: object }) => question.title)).toEqual([
      QUESTION.title,
      CHOICE.title,
    ]);
  });

  test.each<[string, object, unknown[]]>([
    ['without a start', { title: WORDS.title }, [422, 'validation_failed', 'start_at']],
    [
      'that ends taking applications after it starts',
      { ...WORDS, deadline: '2026-12-21T05:00:00Z' },
      [422, 'validation_failed', 'deadline'],
    ],
    ['that ends when it starts', { ...WORDS, end_at: WORDS.start_at }, [422, 'validation_failed', 'end_at']],
    [
      'with a map that is not https',
      { ...WORDS, google_map_url: 'http://maps.example.com' },
      [422, 'validation_failed', 'google_map_url'],
    ],
    [
      'with an address that is not https',
      { ...WORDS, apply_url: 'http://example.com' },
      [422, 'validation_failed', 'apply_url'],
    ],
    ['with a form that is not there', { ...WORDS, form_id: 999_999 }, [422, 'validation_failed', 'form_id']],
    [
      'with a picture that is not there',
      { ...WORDS, thumbnail_file_id: 999_999 },
      [422, 'validation_failed', 'thumbnail_file_id'],
    ],
    ['with seats below nothing', { ...WORDS, capacity: -1 }, [422, 'validation_failed', 'capacity']],
    ['with a field of the lifecycle', { ...WORDS, seats_taken: 3 }, [400, 'unknown_field', 'seats_taken']],
  ])('%s is refused', async (_what, body, refusal) => {
    expect(fieldOf(await manager.create('events', body))).toEqual(refusal);
  });

  test('takes no student’s photo for its picture', async () => {
    const { id } = await StoredFile.create({
      name: 'face.jpg',
      content_type: 'image/jpeg',
      byte_size: 1,
      sha256: '0'.repeat(64),
      purpose: 'face_image',
      user_id: null,
    });
    expect(fieldOf(await manager.create('events', { ...WORDS, thumbnail_file_id: id }))).toEqual([
      422,
      'validation_failed',
      'thumbnail_file_id',
    ]);
  });

  test('with more seats lets those in who waited first, and tells them', async () => {
    const { id } = await event({ capacity: 1 });
    const people = await students(api, 4);
    const rows = [];
    for (const person of people) rows.push(await appliedFor(person, id));
    expect(fieldOf(await manager.update('events', id, 0, { capacity: 0 }))).toEqual([
      422,
      'validation_failed',
      'capacity',
    ]);
    const answer = await manager.update('events', id, 0, { capacity: 3 }).expect(200);
    expect(answer.body).toMatchObject({ seats_taken: 3, waiting_count: 1, version: 1 });
    expect(await emitted(rows[1]!.id, rows[2]!.id, rows[3]!.id)).toEqual([
      'event_applied (waiting)',
      'event_applied (waiting)',
      'event_applied (waiting)',
      'event_place_opened',
      'event_place_opened',
    ]);
  });

  test('is removed only before somebody applied, and written by managers alone', async () => {
    const { id } = await event();
    await appliedFor(await student(api), id);
    expect(fieldOf(await manager.remove('events', id, 0))).toEqual([409, 'still_in_use']);
    await mentor.get(`/staff/api/events/${id}`).expect(200);
    await mentor.update('events', id, 0, { is_released: false }).expect(403);
    await mentor.create('forms', { name: 'x' }).expect(403);
  });
});

describe('a form', () => {
  test('keeps the order it was given', async () => {
    const { id, version, form_questions } = await made([
      { ...QUESTION, position: 1 },
      { ...CHOICE, position: 2 },
    ]);
    const moved = [
      { id: form_questions[1]!.id, position: 1 },
      { id: form_questions[0]!.id, position: 2 },
    ];
    const { body } = await manager.update('forms', id, version, { form_questions: moved }).expect(200);
    expect(body.form_questions.map((question: { kind: string }) => question.kind)).toEqual([
      'choice',
      'text',
    ]);
  });

  test.each<[string, object, string]>([
    ['a choice without anything to choose', { ...CHOICE, options: [] }, 'form_questions[0][options]'],
    ['an option without words', { ...CHOICE, options: [{ vi: 'Đỏ' }] }, 'form_questions[0][options][0][ja]'],
    ['a question without words', { kind: 'text' }, 'form_questions[0][title][ja]'],
    ['a question of no kind', { title: QUESTION.title }, 'form_questions[0][kind]'],
    ['a kind that is not there', { ...QUESTION, kind: 'colour' }, 'form_questions[0][kind]'],
  ])('%s is refused', async (_what, question, field) => {
    expect(fieldOf(await manager.create('forms', { name: '申込', form_questions: [question] }))).toEqual([
      422,
      'validation_failed',
      field,
    ]);
  });

  test('keeps what was answered: neither its kind nor the question itself goes', async () => {
    const { form, text, choice } = await eventForm();
    const { id } = await event({ form_id: form.id });
    const person = await student(api);
    await applyFor(person, id).expect(200);
    const form_answer = {
      form_id: form.id,
      form_question_answers: [
        { form_question_id: text.id, answer_text: '=1+1' },
        { form_question_id: choice.id, answer_text: 'Never' },
      ],
    };
    await person
      .command('user__answer_event_hf_form', { event_application: { event_id: id, form_answer } })
      .expect(200);
    const change = (item: object) => manager.update('forms', form.id, 0, { form_questions: [item] });
    expect(fieldOf(await change({ id: text.id, _destroy: true }))).toEqual([409, 'still_in_use']);
    expect(fieldOf(await change({ id: text.id, kind: 'long_text' }))).toEqual([
      422,
      'validation_failed',
      'form_questions[0][kind]',
    ]);
    expect(await FormQuestion.count({ where: { id: text.id, kind: 'text' } })).toBe(1);

    const list = await mentor.list('event_applications', { filter: { event_id: id } }).expect(200);
    expect(list.body[0]).toMatchObject({
      state: 'applied',
      user: { id: person.user.id },
      form_question_answers: [{ answer_text: '=1+1' }, { answer_text: 'Never' }],
      can: { confirm: false, cancel: false },
    });
    expect(JSON.stringify(list.body)).not.toContain('token');
    const csv = await manager.get(
      `/staff/api/event_applications.csv?filter=${encodeURIComponent(JSON.stringify({ event_id: id }))}`,
    );
    expect(csv.text).toContain('Question 1: =1+1');
  });
});

describe('applications of an event', () => {
  test('are found by state and by name, in kana too', async () => {
    const { id } = await event({ capacity: 1 });
    const [first, second] = await students(api, 2);
    await first!.user.update({ last_name: 'Quang', last_name_kana: 'クアン' });
    await appliedFor(first!, id);
    const waiting = await appliedFor(second!, id);
    const found = async (filter: object) =>
      (
        (await manager.list('event_applications', { filter: { event_id: id, ...filter } })).body as {
          id: number;
        }[]
      ).map((row) => row.id);
    expect(await found({ state: 'waiting' })).toEqual([waiting.id]);
    expect(await found({ q: 'クアン' })).toHaveLength(1);
    expect(await found({ state: 'confirmed' })).toEqual([]);
  });

  test('are cancelled on the applicant’s behalf: the seat goes on and both are told', async () => {
    const { id } = await event({ capacity: 1 });
    const [first, second] = await students(api, 2);
    const [seat, waiting] = [await appliedFor(first!, id), await appliedFor(second!, id)];
    const cancel = { event_application: { id: seat.id } };
    await mentor.command('hf_member__cancel_event_application', cancel).expect(403);
    const { body } = await manager.command('hf_member__cancel_event_application', cancel).expect(200);
    expect(body).toMatchObject({ state: 'cancelled' });
    expect(body).not.toHaveProperty('token_for_cancell');
    await manager.command('hf_member__cancel_event_application', cancel).expect(200);
    expect(await emitted(seat.id, waiting.id)).toEqual([
      'event_applied',
      'event_applied (waiting)',
      'event_cancelled',
      'event_place_opened',
    ]);
  });
});
