import { Op } from 'sequelize';
import { Interview } from '../../../db/models/interview.ts';
import { OutboxEvent } from '../../../db/models/outbox-event.ts';
import { startApi } from '../../support/api.ts';
import { member } from '../../support/factories.ts';
import { sent } from '../../support/steps.ts';
import { prepared } from '../../support/prepared.ts';

const start = new Date('2026-11-21T03:00:00Z');
const api = prepared(startApi);
beforeAll(() => {
  api.clock.now = start;
});

const hence = (minutes: number) => new Date(start.getTime() + minutes * 60_000).toISOString();
const IN_A_WEEK = hence(7 * 24 * 60);
const INTERNAL = '面接官が急病';
const TOLD = '会社の都合により中止となりました。';

/** An application whose resume has passed, with what its mentor does to it. */
async function arranging() {
  const { me, mentor, application } = await sent(api);
  const about = { application: { id: application.id } };
  await mentor
    .command('hf_member__record_resume_result', {
      application: { ...about.application, is_resume_passed: true },
    })
    .expect(200);
  return {
    me,
    mentor,
    id: application.id,
    schedule: (interview: object) => mentor.command('hf_member__schedule_interview', { ...about, interview }),
    practise: (interview_practice: object) =>
      mentor.command('hf_member__schedule_interview_practice', { ...about, interview_practice }),
    cancel: (interview: object, reason: string = INTERNAL) =>
      mentor.command('hf_member__cancel_interview', { ...about, interview, reason }),
    cancelPractice: (interview_practice: object, reason: string = INTERNAL) =>
      mentor.command('hf_member__cancel_interview_practice', { ...about, interview_practice, reason }),
    waiting: () =>
      OutboxEvent.findAll({
        where: { type: { [Op.like]: '%cancelled' }, payload: { application_id: application.id } },
        order: ['id'],
      }),
  };
}

test('practices stand in the order in which they take place, and the history tells what was done with them', async () => {
  const { practise } = await arranging();
  await practise({ scheduled_at: IN_A_WEEK }).expect(200);
  const { body: two } = await practise({ scheduled_at: hence(60) }).expect(200);
  const [soon, later] = two.interview_practices;
  expect([soon.scheduled_at, later.scheduled_at]).toEqual([hence(60), IN_A_WEEK]);
  await practise({ id: later.id, scheduled_at: hence(48 * 60) }).expect(200);
  api.clock.now = new Date(hence(90));
  const { body } = await practise({
    id: soon.id,
    scheduled_at: soon.scheduled_at,
    done_at: hence(90),
  }).expect(200);
  api.clock.now = start;
  const steps = body.application_events
    .slice(-4)
    .map((line: Record<string, unknown>) => line['practice_step']);
  expect(steps).toEqual(['booked', 'booked', 'changed', 'done']);
});

describe('cancelling an interview', () => {
  test('leads back to before it; the student sees our words and not the internal reason', async () => {
    const { me, id, schedule, cancel, waiting } = await arranging();
    const { body: scheduled } = await schedule({ conduct_at: IN_A_WEEK, place: '本社' }).expect(200);
    const interview_id = scheduled.latest_interview.id;
    const { body } = await cancel({ id: interview_id, cancel_reason: TOLD }).expect(200);
    expect(body).toMatchObject({
      state: 'resume_passed',
      latest_interview: null,
      interviews: [{ id: interview_id, cancelled_at: expect.any(String), cancel_reason: TOLD }],
      undo: { event: 'cancel_interview', until: hence(10) },
    });
    expect(body.application_events.at(-1)).toMatchObject({ name: 'cancel_interview', reason: INTERNAL });
    const [mail] = await waiting();
    expect(mail).toMatchObject({ type: 'interview_cancelled', available_at: new Date(hence(10)) });

    const seen = await me.query('aggregates__application', `id=${id}`).expect(200);
    expect(seen.body).toMatchObject({ state: 'resume_passed', interviews: [{ cancel_reason: TOLD }] });
    expect(JSON.stringify(seen.body)).not.toContain(INTERNAL);
  });

  test('of a second one leaves the first; the next takes its number', async () => {
    const { schedule, cancel } = await arranging();
    await schedule({ conduct_at: hence(60 * 24) }).expect(200);
    const { body: two } = await schedule({ conduct_at: IN_A_WEEK }).expect(200);
    const { body } = await cancel({ id: two.latest_interview.id }).expect(200);
    expect(body).toMatchObject({ state: 'interviewing', latest_interview: { interview_number: 1 } });
    const { body: again } = await schedule({ conduct_at: IN_A_WEEK }).expect(200);
    const numbers = again.application_events
      .slice(-4)
      .map((line: Record<string, unknown>) => [line['name'], line['interview_number']]);
    expect(numbers).toEqual([
      ['schedule_interview', 1],
      ['schedule_interview', 2],
      ['cancel_interview', 2],
      ['schedule_interview', 2],
    ]);
    expect(again.latest_interview).toMatchObject({ interview_number: 2, cancelled_at: null });
    expect(again.interviews).toHaveLength(3);
  });

  test('can be undone for ten minutes, with its mail', async () => {
    const { mentor, schedule, cancel, me, id } = await arranging();
    const { body: scheduled } = await schedule({ conduct_at: IN_A_WEEK }).expect(200);
    const { body } = await cancel({ id: scheduled.latest_interview.id, cancel_reason: TOLD }).expect(200);
    const { body: undone } = await mentor
      .command('hf_member__undo_move', { move_id: body.undo.move_id, dry_run: false })
      .expect(200);
    expect(undone.results[0]).toMatchObject({ outcome: 'undone', to_state: 'interviewing' });
    const seen = await me.query('aggregates__application', `id=${id}`);
    expect(seen.body).toMatchObject({
      state: 'interviewing',
      latest_interview: { conduct_at: IN_A_WEEK, cancelled_at: null, cancel_reason: null },
    });
  });

  test('is past undoing once the next one is arranged, and its mail goes before the new one', async () => {
    const { mentor, schedule, cancel, waiting } = await arranging();
    const { body: scheduled } = await schedule({ conduct_at: IN_A_WEEK }).expect(200);
    const { body } = await cancel({ id: scheduled.latest_interview.id }).expect(200);
    await schedule({ conduct_at: hence(10 * 24 * 60) }).expect(200);
    expect((await waiting())[0]!.available_at).toEqual(start);
    const { body: undone } = await mentor
      .command('hf_member__undo_move', { move_id: body.undo.move_id, dry_run: false })
      .expect(200);
    expect(undone.results[0]).toMatchObject({ code: 'undo_superseded', came_after: 'schedule_interview' });
    expect(await Interview.count({ where: { cancelled_at: null, id: scheduled.latest_interview.id } })).toBe(
      0,
    );
  });

  test('that begins within the hour is told at once', async () => {
    const { schedule, cancel, waiting } = await arranging();
    const { body } = await schedule({ conduct_at: hence(45) }).expect(200);
    await cancel({ id: body.latest_interview.id }).expect(200);
    expect((await waiting())[0]!.available_at).toEqual(start);
  });

  test('is refused: of another application, without a reason, twice, with a result, by a stranger', async () => {
    const one = await arranging();
    const other = await arranging();
    const { body } = await one.schedule({ conduct_at: IN_A_WEEK }).expect(200);
    const { id } = body.latest_interview;
    expect((await other.cancel({ id })).body.error.code).toBe('illegal_transition');
    await other.schedule({ conduct_at: IN_A_WEEK, is_date_confirmed: true }).expect(200);
    await other.cancel({ id }).expect(404);
    const { body: empty } = await one.cancel({ id }, ' ').expect(422);
    expect(empty.error.fields).toHaveProperty('reason');
    await one.me
      .command('hf_member__cancel_interview', {
        application: { id: one.id },
        interview: { id },
        reason: INTERNAL,
      })
      .expect(403);
    const stranger = await member(api);
    await stranger
      .command('hf_member__cancel_interview', {
        application: { id: one.id },
        interview: { id },
        reason: INTERNAL,
      })
      .expect(404);

    const { body: second } = await one
      .schedule({ conduct_at: IN_A_WEEK, is_date_confirmed: true })
      .expect(200);
    await one.cancel({ id: second.latest_interview.id }).expect(200);
    const again = await one.cancel({ id: second.latest_interview.id }).expect(409);
    expect(again.body.error.code).toBe('appointment_settled');
    const about = { application: { id: one.id } };
    const result = (interview: object) =>
      one.mentor.command('hf_member__record_interview_result', { ...about, interview });
    expect((await result({ id: second.latest_interview.id, is_passed: true })).body.error.code).toBe(
      'appointment_settled',
    );
    const changed = await one.schedule({ id: second.latest_interview.id, place: '支社' }).expect(409);
    expect(changed.body.error.code).toBe('appointment_settled');
    await result({ id, is_passed: true, is_date_confirmed: true }).expect(200);
    expect((await one.cancel({ id })).body.error.code).toBe('appointment_settled');
    expect(await one.waiting()).toHaveLength(1);
  });
});

describe('cancelling a practice', () => {
  test('is told and can be undone; the application stays where it is', async () => {
    const { mentor, practise, cancelPractice, waiting } = await arranging();
    const { body: booked } = await practise({ scheduled_at: IN_A_WEEK }).expect(200);
    const { id } = booked.interview_practices[0];
    const { body } = await cancelPractice({ id, cancel_reason: TOLD }).expect(200);
    expect(body).toMatchObject({
      state: 'resume_passed',
      interview_practices: [{ cancelled_at: expect.any(String), cancel_reason: TOLD }],
    });
    expect((await waiting())[0]).toMatchObject({ type: 'interview_practice_cancelled' });
    await mentor.command('hf_member__undo_move', { move_id: body.undo.move_id, dry_run: false }).expect(200);
    const { body: after } = await mentor.get(`/staff/api/applications/${body.id}`);
    expect(after.interview_practices[0]).toMatchObject({ cancelled_at: null, cancel_reason: null });
  });

  test('is refused once it was held, twice, and a cancelled one is not moved', async () => {
    const { practise, cancelPractice } = await arranging();
    const { body: one } = await practise({ scheduled_at: IN_A_WEEK }).expect(200);
    const { id } = one.interview_practices[0];
    await practise({ id, scheduled_at: IN_A_WEEK, done_at: hence(0), is_date_confirmed: true }).expect(200);
    expect((await cancelPractice({ id })).body.error.code).toBe('appointment_settled');
    const { body: two } = await practise({ scheduled_at: IN_A_WEEK }).expect(200);
    const next = two.interview_practices.at(-1);
    await cancelPractice({ id: next.id }).expect(200);
    await cancelPractice({ id: next.id }).expect(409);
    await practise({ id: next.id, scheduled_at: hence(60) }).expect(409);
    await cancelPractice({ id: 999_999 }).expect(404);
  });

  test('a saved practice without a change is no news', async () => {
    const { practise, id } = await arranging();
    const { body } = await practise({ scheduled_at: IN_A_WEEK, notes: '自己紹介' }).expect(200);
    const told = () =>
      OutboxEvent.count({ where: { type: 'interview_practice_scheduled', payload: { application_id: id } } });
    const practice = { id: body.interview_practices[0].id, scheduled_at: IN_A_WEEK, notes: '自己紹介' };
    await practise(practice).expect(200);
    expect(await told()).toBe(1);
    await practise({ ...practice, scheduled_at: hence(60) }).expect(200);
    expect(await told()).toBe(2);
  });
});
