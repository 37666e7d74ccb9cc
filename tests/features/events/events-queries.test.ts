import { StoredFile } from '../../../db/models/file.ts';
import { NotificationChannel } from '../../../db/models/notification-channel.ts';
import { startApi, type TestApi } from '../../support/api.ts';
import {
  appliedFor,
  applyFor,
  cancel,
  confirm,
  event,
  eventForm,
  students,
  withResumeFile,
} from '../../support/events.ts';
import { member, student } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';

let channel: NotificationChannel;
const api = prepared(startApi);
beforeAll(async () => {
  channel = await NotificationChannel.create({ name: '内部', url: null, url_changed_at: null });
});

type Caller = ReturnType<TestApi['as']>;
const see = async (caller: Caller, id: number) =>
  (await caller.query('aggregates__event', `id=${id}`).expect(200)).body;

describe('aggregates__event', () => {
  test('shows a visitor the event with its form and picture, and nothing of the organisers', async () => {
    const asked = await eventForm();
    const picture = await StoredFile.create({
      name: 'event.png',
      content_type: 'image/png',
      byte_size: 1,
      sha256: '0'.repeat(64),
      purpose: 'event_thumbnail',
      user_id: null,
    });
    const { id } = await event({
      form_id: asked.form.id,
      thumbnail_file_id: picture.id,
      capacity: 5,
      notification_channel_id: channel.id,
    });
    const body = await see(api.as(null), id);
    expect(body).toMatchObject({
      id,
      title: { en: 'Resume workshop' },
      start_at: '2026-12-05T05:00:00.000Z',
      deadline: '2026-11-28T14:59:00.000Z',
      thumbnail: `/files/${picture.key}`,
      thumbnail_url: `/files/${picture.key}`,
      form_id: asked.form.id,
      apply_complete_message: {},
      is_full: false,
      event_application: null,
      can: { apply: true, reason: null, confirm: false, cancel: false, answer_form: false },
    });
    expect(body.form.form_questions).toMatchObject([
      { kind: 'text', is_required: true, options: null },
      { kind: 'long_text', is_required: false },
      { kind: 'choice', options: [{ ja: 'はじめて', en: 'Never' }, { en: 'A little' }] },
      { kind: 'choices' },
    ]);
    const hidden = ['notification_channel_id', 'capacity', 'seats_taken', 'waiting_count', 'confirmed_count'];
    for (const field of hidden) expect(body).not.toHaveProperty(field);
  });

  test('tells what one decides by: until when, where, in which language, who holds it, what to bring, seats', async () => {
    const facts = {
      end_at: new Date('2026-12-05T07:30:00Z'),
      is_online: false,
      place: { ja: '会議室A', en: 'Room A' },
      google_map_url: 'https://maps.example.com/a',
      spoken_language: { en: 'Japanese from N4' },
      organiser: { en: 'Tabidachi office' },
      what_to_bring: { en: 'A pen' },
    };
    const { id } = await event({ ...facts, capacity: 3 });
    const people = await students(api, 4);
    const left = async () => (await see(api.as(null), id)).seats_left;
    expect(await see(api.as(null), id)).toMatchObject({
      ...facts,
      end_at: '2026-12-05T07:30:00.000Z',
      seats_left: 3,
    });
    await appliedFor(people[0]!, id);
    expect(await left()).toBe(2);
    for (const person of people.slice(1)) await appliedFor(person, id);
    expect(await left()).toBe(0);
    const listed = (await api.as(null).query('get_events', 'period=upcoming&per_page=100').expect(200)).body
      .events;
    expect(listed.find((row: { id: number }) => row.id === id)).toMatchObject({
      place: facts.place,
      seats_left: 0,
      is_full: true,
    });
    expect(await see(api.as(null), (await event()).id)).toMatchObject({
      end_at: null,
      place: {},
      seats_left: null,
    });
  });

  test('counts the seats for staff', async () => {
    const { id } = await event({ capacity: 2, notification_channel_id: channel.id });
    const people = await students(api, 4);
    for (const person of people) await appliedFor(person, id);
    const first = await see(people[0]!, id);
    await confirm(people[0]!, { id: first.event_application.id }).expect(200);
    for (const role of ['mentor', 'manager'] as const)
      expect(await see(await member(api, role), id)).toMatchObject({
        capacity: 2,
        seats_taken: 2,
        waiting_count: 2,
        confirmed_count: 1,
        is_full: true,
        notification_channel_id: channel.id,
        apply_complete_message: { en: 'Come to the third floor.' },
        version: 0,
      });
  });

  test('an unreleased one exists for staff only', async () => {
    const { id } = await event({ is_released: false });
    for (const caller of [api.as(null), await student(api)])
      await caller.query('aggregates__event', `id=${id}`).expect(404);
    expect((await see(await member(api), id)).is_released).toBe(false);
    await api.as(null).query('aggregates__event', 'id=999999').expect(404);
    await api.as(null).query('aggregates__event', 'id=x').expect(422);
  });

  test('has the live application of the caller beside it, and what is possible at each step', async () => {
    const asked = await eventForm();
    const { id } = await event({ form_id: asked.form.id, capacity: 1 });
    const [me, waiting] = await students(api, 2);
    const row = await appliedFor(me!, id);
    await appliedFor(waiting!, id);
    expect(await see(me!, id)).toMatchObject({
      event_application: { id: row.id, state: 'applied', form_answer: null },
      apply_complete_message: { ja: '会場は3階です。' },
      can: { apply: false, reason: 'already_applied_event', confirm: true, cancel: true, answer_form: true },
    });
    expect(await see(waiting!, id)).toMatchObject({
      event_application: { state: 'waiting' },
      apply_complete_message: {},
      can: { confirm: false, cancel: true, answer_form: true },
    });
    expect((await see(await student(api), id)).event_application).toBeNull();
    await cancel(me!, { id: row.id }).expect(200);
    expect(await see(me!, id)).toMatchObject({
      event_application: null,
      apply_complete_message: {},
      can: { apply: true, confirm: false, cancel: false },
    });
    expect((await see(waiting!, id)).event_application.state).toBe('applied');
  });

  test('says why applying is not possible', async () => {
    const me = await student(api);
    const reasonOf = async (caller: Caller, fields: Record<string, unknown>) =>
      (await see(caller, (await event(fields)).id)).can.reason;
    expect(await reasonOf(me, { deadline: new Date('2026-11-20T00:00:00Z') })).toBe('deadline_over');
    expect(await reasonOf(me, { apply_url: 'https://events.example.com/1' })).toBe('applies_elsewhere');
    expect(await reasonOf(me, { is_need_resume_file: true })).toBe('resume_file_missing');
    expect(await reasonOf(api.as(null), { is_need_resume_file: true })).toBeNull();
    await withResumeFile(me);
    expect(await reasonOf(me, { is_need_resume_file: true })).toBeNull();
  });

  test('no view holds a token', async () => {
    const me = await student(api);
    const { id } = await event();
    const { token_for_cancell } = await appliedFor(me, id);
    for (const caller of [me, await member(api, 'manager')])
      expect(JSON.stringify(await see(caller, id))).not.toContain(token_for_cancell);
  });

  test('takes two statements for a visitor, four for a student beside the one of the sign-in', async () => {
    const me = await student(api);
    const { id } = await event({ form_id: (await eventForm()).form.id });
    await appliedFor(me, id);
    await see(me, id);
    api.takeStatements();
    await see(api.as(null), id);
    expect(api.takeStatements()).toHaveLength(2);
    await see(me, id);
    expect(api.takeStatements()).toHaveLength(5);
  });
});

describe('aggregates__event_application', () => {
  const ask = (caller: Caller, id: number) => caller.query('aggregates__event_application', `id=${id}`);

  test("the owner's view: event, form and answers, no token", async () => {
    const { form, text, choice } = await eventForm();
    const { id } = await event({ form_id: form.id });
    const me = await student(api);
    const row = await appliedFor(me, id);
    const form_question_answers = [
      { form_question_id: text.id, answer_text: 'x' },
      { form_question_id: choice.id, answer_text: 'Never' },
    ];
    await me
      .command('user__answer_event_hf_form', {
        event_application: { event_id: id, form_answer: { form_id: form.id, form_question_answers } },
      })
      .expect(200);
    const { body } = await ask(me, row.id).expect(200);
    expect(body).toMatchObject({
      id: row.id,
      event_id: id,
      user_id: me.user.id,
      is_confirmed: false,
      is_cancelled: false,
      form_answer: { form_id: form.id, form_question_answers },
      event: { id, title: { en: 'Resume workshop' }, form: { form_questions: expect.any(Array) } },
      can: { confirm: true, cancel: true, answer_form: true },
    });
    expect(JSON.stringify(body)).not.toContain(row.token_for_cancell);
    for (const field of ['token_for_cancell', 'user', 'apply_campaign_name', 'resume_file_id'])
      expect(body).not.toHaveProperty(field);
  });

  test("R6: staff's view has the campaign and the name, but neither contact nor the token that acts", async () => {
    const me = await student(api);
    const { id } = await event({ is_need_resume_file: true });
    const file = await withResumeFile(me);
    await applyFor(me, id, { apply_campaign_source: 'mail' }).expect(200);
    const { event_application: mine } = await see(me, id);
    for (const role of ['mentor', 'manager'] as const) {
      const { body } = await ask(await member(api, role), mine.id).expect(200);
      expect(body).toMatchObject({
        apply_campaign_source: 'mail',
        resume_file_id: file.id,
        user: { id: me.user.id, first_name: 'Linh', last_name: 'Tran' },
        event: { apply_complete_message: { en: 'Come to the third floor.' } },
      });
      expect(JSON.stringify(body)).not.toContain(me.email);
      expect(JSON.stringify(body)).not.toContain('token');
    }
  });

  test("others' applications do not exist, and a visitor logs in first", async () => {
    const row = await appliedFor(await student(api), (await event()).id);
    await ask(await student(api), row.id).expect(404);
    await ask(api.as(null), row.id).expect(401);
    await ask(await member(api), 999_999).expect(404);
  });

  test('takes one statement beside the one of the sign-in', async () => {
    const me = await student(api);
    const row = await appliedFor(me, (await event({ form_id: (await eventForm()).form.id })).id);
    await ask(me, row.id);
    api.takeStatements();
    await ask(me, row.id).expect(200);
    expect(api.takeStatements()).toHaveLength(2);
  });
});
