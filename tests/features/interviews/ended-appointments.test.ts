import { Delivery } from '../../../db/models/delivery.ts';
import { Interview, InterviewPractice } from '../../../db/models/interview.ts';
import { OutboxEvent } from '../../../db/models/outbox-event.ts';
import { stillToCome } from '../../../domain/appointments.ts';
import type { StaffRecord } from '../../../server/client/resources.ts';
import { startApi } from '../../support/api.ts';
import { member } from '../../support/factories.ts';
import { sent } from '../../support/steps.ts';
import { prepared } from '../../support/prepared.ts';

const start = new Date('2026-11-21T03:00:00Z');
const api = prepared(startApi);
beforeEach(() => {
  api.clock.now = start;
});

const hence = (minutes: number) => new Date(start.getTime() + minutes * 60_000).toISOString();
const IN_A_WEEK = hence(7 * 24 * 60);
const WITH = { reason_of_decline: '条件に合わないため' };
const GONE = '別の会社に決めました。';

/** An application in the interviews, with the first held, the second and a practice to come. */
async function interviewing(second: string = IN_A_WEEK) {
  const { me, mentor, application } = await sent(api);
  const about = { application: { id: application.id } };
  const { id } = application;
  const staff = async (name: Parameters<typeof mentor.command>[0], more: object) =>
    (await mentor.command(name, { ...about, ...more }).expect(200)).body;
  await staff('hf_member__record_resume_result', { application: { id, is_resume_passed: true } });
  const past = { conduct_at: hence(-60), is_date_confirmed: true };
  await staff('hf_member__schedule_interview', { interview: past });
  await staff('hf_member__schedule_interview', { interview: { conduct_at: second } });
  const { interviews, interview_practices } = await staff('hf_member__schedule_interview_practice', {
    interview_practice: { scheduled_at: hence(3 * 24 * 60) },
  });
  return {
    me,
    mentor,
    staff,
    id,
    held: interviews[0].id as number,
    coming: interviews[1].id as number,
    practice: interview_practices[0].id as number,
  };
}
type World = Awaited<ReturnType<typeof interviewing>>;

/** Ids of what stands. */
const standing = async ({ id }: World) => ({
  interviews: (
    await Interview.findAll({ where: { application_id: id, cancelled_at: null }, order: ['id'] })
  ).map((row) => row.id),
  practices: await InterviewPractice.count({ where: { application_id: id, cancelled_at: null } }),
});
const newsOf = ({ id }: World) =>
  OutboxEvent.findAll({
    where: { type: 'appointments_called_off', payload: { application_id: id } },
    order: ['id'],
  });

const ENDS: Record<string, (world: World) => Promise<unknown>> = {
  decline: ({ staff, id }) => staff('hf_member__decline_application', { application: { id, ...WITH } }),
  'withdrawal by the student': ({ me, id }) =>
    me
      .command('user__quit_application', { application: { id, reason_of_quit_by_student: GONE } })
      .expect(200),
  'withdrawal told to staff': ({ staff, id }) =>
    staff('hf_member__record_quit', {
      application: { id, reason_of_quit_by_student: GONE },
    }),
  failure: ({ staff, id }) => staff('hf_member__finish_selection', { application: { id, is_passed: false } }),
  offer: ({ staff, id }) => staff('hf_member__finish_selection', { application: { id, is_passed: true } }),
  'bulk failure': ({ mentor, id }) =>
    mentor
      .command('hf_member__move_applications', {
        ids: [id],
        event: 'finish',
        dry_run: false,
        application: { is_passed: false },
      })
      .expect(200),
};

describe.each(Object.entries(ENDS))('the end by %s', (name, end) => {
  test('calls off what is still to come and tells of it once; what was held stays', async () => {
    const world = await interviewing();
    const { body: before } = await world.mentor.get(`/staff/api/applications/${world.id}`).expect(200);
    const { interviews, interview_practices } = stillToCome(
      before as StaffRecord<'applications'>,
      api.clock.now,
    );
    // What a screen says before is what the end does.
    expect(interviews.map(({ id }) => id)).toEqual([world.coming]);
    expect(interview_practices.map(({ id }) => id)).toEqual([world.practice]);
    await end(world);
    expect(await standing(world)).toEqual({ interviews: [world.held], practices: 0 });
    const news = await newsOf(world);
    expect(news).toHaveLength(1);
    expect(news[0]!.available_at).toEqual(new Date(hence(10)));
    const others = await OutboxEvent.count({
      where: { type: ['interview_cancelled', 'interview_practice_cancelled'] },
    });
    expect(others).toBe(0);
    const { body } = await world.mentor.get(`/staff/api/applications/${world.id}`).expect(200);
    expect(body.application_events.at(-1).called_off).toEqual({
      interview_ids: [world.coming],
      practice_ids: [world.practice],
    });
    const { body: seen } = await world.me.query('aggregates__application', `id=${world.id}`).expect(200);
    // A decline is told when it can no longer be taken back.
    const cancelled_at = name === 'decline' ? null : start.toISOString();
    expect(seen.interviews[1]).toMatchObject({ cancelled_at, cancel_reason: null });
    expect(JSON.stringify(seen.application_events)).not.toContain('called_off');
  });
});

describe('taking the end back lets the appointments stand again', () => {
  test.each(['decline', 'withdrawal told to staff', 'failure', 'offer', 'bulk failure'])(
    'of the %s, as a move',
    async (name) => {
      const world = await interviewing();
      await ENDS[name]!(world);
      const { body } = await world.mentor.get(`/staff/api/applications/${world.id}`).expect(200);
      const undone = await world.mentor
        .command('hf_member__undo_move', { move_id: body.undo.move_id, dry_run: false })
        .expect(200);
      expect(undone.body.results[0]).toMatchObject({ outcome: 'undone', to_state: 'interviewing' });
      expect(await standing(world)).toEqual({ interviews: [world.held, world.coming], practices: 1 });
    },
  );

  test('by the student who had withdrawn, and by the call that undoes a decline', async () => {
    const world = await interviewing();
    await ENDS['withdrawal by the student']!(world);
    const { body } = await world.me.command('user__undo_quit', { application: { id: world.id } }).expect(200);
    expect(body).toMatchObject({ state: 'interviewing', latest_interview: { conduct_at: IN_A_WEEK } });
    expect(await standing(world)).toEqual({ interviews: [world.held, world.coming], practices: 1 });

    await ENDS['decline']!(world);
    expect(await standing(world)).toMatchObject({ practices: 0 });
    expect((await world.staff('hf_member__undo_decline', {})).state).toBe('interviewing');
    expect(await standing(world)).toEqual({ interviews: [world.held, world.coming], practices: 1 });
    const { body: seen } = await world.me.query('aggregates__application', `id=${world.id}`).expect(200);
    const ended = seen.application_events.filter((line: { undone_at: string | null }) => line.undone_at);
    // The student was never told of the decline.
    expect(ended).toMatchObject([{ name: 'quit' }]);
  });

  test('not after ten minutes', async () => {
    const world = await interviewing();
    await ENDS['decline']!(world);
    api.clock.now = new Date(hence(11));
    await world.mentor.command('hf_member__undo_decline', { application: { id: world.id } }).expect(409);
    expect(await standing(world)).toEqual({ interviews: [world.held], practices: 0 });
  });
});

describe('when somebody may be on the way', () => {
  const soon = hence(40);

  test('the decline and what it calls off are told at once, and not taken back once told', async () => {
    const world = await interviewing(soon);
    await ENDS['decline']!(world);
    const [news] = await newsOf(world);
    expect(news!.available_at).toEqual(start);
    const declined = await OutboxEvent.findOne({
      where: { type: 'application_declined', payload: { application_id: world.id } },
      rejectOnEmpty: true,
    });
    expect(declined.available_at).toEqual(start);
    expect(declined.id).toBeLessThan(news!.id);
    const mail = await Delivery.create({
      outbox_event_id: news!.id,
      cause: `test:${news!.id}`,
      template: 'appointments_called_off',
      recipient_email: 'somebody@example.com',
      language_code: 'en',
      available_at: start,
      state: 'sent',
    });
    const refused = await world.mentor
      .command('hf_member__undo_decline', { application: { id: world.id } })
      .expect(409);
    expect(refused.body.error.code).toBe('undo_mail_sent');
    expect(await standing(world)).toEqual({ interviews: [world.held], practices: 0 });
    await mail.update({ state: 'pending' });
    await world.staff('hf_member__undo_decline', {});
    expect((await mail.reload()).state).toBe('cancelled');
    expect(await standing(world)).toEqual({ interviews: [world.held, world.coming], practices: 1 });
  });

  test('who withdraws sets out for nothing: it waits to be taken back', async () => {
    const world = await interviewing(soon);
    await ENDS['withdrawal by the student']!(world);
    expect((await newsOf(world))[0]!.available_at).toEqual(new Date(hence(10)));
  });
});

test('nothing to come, nothing told; an appointment without a time is called off too', async () => {
  const world = await interviewing();
  await world.staff('hf_member__cancel_interview_practice', {
    interview_practice: { id: world.practice },
    reason: '担当者の都合',
  });
  await world.staff('hf_member__cancel_interview', { interview: { id: world.coming }, reason: '延期' });
  const before = await Interview.findByPk(world.coming, { rejectOnEmpty: true });
  api.clock.now = new Date(hence(1));
  await ENDS['failure']!(world);
  expect(await newsOf(world)).toHaveLength(0);
  // What was called off before keeps its own day and words.
  expect((await before.reload()).cancelled_at).toEqual(start);

  api.clock.now = start;
  const other = await interviewing();
  await other.staff('hf_member__schedule_interview', { interview: { id: other.coming, conduct_at: null } });
  await ENDS['failure']!(other);
  expect(await standing(other)).toEqual({ interviews: [other.held], practices: 0 });
});

test('a manager who corrects a result into an end calls off the practice for what does not come', async () => {
  const { me, mentor, application } = await sent(api);
  const { id } = application;
  await mentor
    .command('hf_member__record_resume_result', { application: { id, is_resume_passed: true } })
    .expect(200);
  await mentor
    .command('hf_member__schedule_interview_practice', {
      application: { id },
      interview_practice: { scheduled_at: IN_A_WEEK },
    })
    .expect(200);
  const manager = await member(api, 'manager');
  await manager
    .command('hf_member__correct_result', { application: { id, is_passed: false }, reason: '誤り' })
    .expect(200);
  expect(await InterviewPractice.count({ where: { application_id: id, cancelled_at: null } })).toBe(0);
  const { body } = await me.query('aggregates__application', `id=${id}`).expect(200);
  expect(body).toMatchObject({ state: 'resume_failed' });
  const told = await OutboxEvent.count({
    where: { type: 'appointments_called_off', payload: { application_id: id } },
  });
  expect(told).toBe(1);
});

test('closing an account calls its appointments off', async () => {
  const world = await interviewing();
  await world.me.command('user__delete_account', { user: { email: world.me.email } }).expect(200);
  expect(await standing(world)).toEqual({ interviews: [world.held], practices: 0 });
});
