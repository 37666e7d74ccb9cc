import { Application } from '../../../db/models/application.ts';
import { Interview, InterviewPractice } from '../../../db/models/interview.ts';
import { OutboxEvent } from '../../../db/models/outbox-event.ts';
import { startApi } from '../../support/api.ts';
import { member, student } from '../../support/factories.ts';
import { sent, submitted } from '../../support/steps.ts';
import { prepared } from '../../support/prepared.ts';

const start = new Date('2026-11-21T03:00:00Z');
const api = prepared(startApi);
beforeEach(() => {
  api.clock.now = start;
});

const YES = { is_date_confirmed: true };
const THREE_YEARS_ON = '2029-12-05T05:00:00Z';
const LAST_YEAR = '2025-12-05T05:00:00Z';
const NEXT_WEEK = '2026-11-28T05:00:00Z';

/** The refusal that asks about dates: which fields, and why. */
const asks = (fields: Record<string, string>) => ({
  error: {
    code: 'date_unconfirmed',
    fields: Object.fromEntries(
      Object.entries(fields).map(([path, code]) => [path, [expect.objectContaining({ code })]]),
    ),
  },
});

/** An application whose resume has passed, and calls about it. */
async function passed() {
  const { me, mentor, application } = await sent(api);
  const { id } = application;
  await mentor
    .command('hf_member__record_resume_result', { application: { id, is_resume_passed: true } })
    .expect(200);
  const about = { application: { id } };
  return {
    id,
    me,
    mentor,
    schedule: (interview: object) => mentor.command('hf_member__schedule_interview', { ...about, interview }),
    practise: (interview_practice: object) =>
      mentor.command('hf_member__schedule_interview_practice', { ...about, interview_practice }),
    result: (interview: object) =>
      mentor.command('hf_member__record_interview_result', { ...about, interview }),
  };
}

describe('R9: an unlikely date is asked about, named by its field, and taken once it is confirmed:', () => {
  const INTERVIEW: [string, object, Record<string, string>][] = [
    ['an interview of the past', { conduct_at: LAST_YEAR }, { 'interview[conduct_at]': 'in_the_past' }],
    [
      'one more than two years ahead',
      { conduct_at: THREE_YEARS_ON },
      { 'interview[conduct_at]': 'far_ahead' },
    ],
    [
      'one that has only the other time',
      { fixed_schedule_at: LAST_YEAR },
      { 'interview[fixed_schedule_at]': 'in_the_past' },
    ],
    [
      'the day it was agreed on, years ago',
      { conduct_at: NEXT_WEEK, fixed_schedule_at: '2022-11-20T00:00:00Z' },
      { 'interview[fixed_schedule_at]': 'long_ago' },
    ],
  ];
  test.each(INTERVIEW)('%s', async (_name, interview, fields) => {
    const { id, schedule } = await passed();
    expect((await schedule(interview).expect(422)).body).toMatchObject(asks(fields));
    expect(await Interview.count({ where: { application_id: id } })).toBe(0);
    expect(await Application.findByPk(id)).toMatchObject({ state: 'resume_passed' });
    const about = { type: 'interview_scheduled', payload: { application_id: id } };
    expect(await OutboxEvent.count({ where: about })).toBe(0);
    const { body } = await schedule({ ...interview, ...YES }).expect(200);
    expect(body.state).toBe('interviewing');
  });

  test('an interview is asked about where its time changes, and not again for its place once it was held', async () => {
    const { schedule } = await passed();
    const at = { conduct_at: NEXT_WEEK };
    const { body } = await schedule(at).expect(200);
    const { id } = body.latest_interview as { id: number };
    api.clock.now = new Date('2026-12-01T00:00:00Z');
    await schedule({ id, ...at, place: '本社' }).expect(200);
    const moved = await schedule({ id, conduct_at: '2026-11-29T05:00:00Z' }).expect(422);
    expect(moved.body).toMatchObject(asks({ 'interview[conduct_at]': 'in_the_past' }));
    await schedule({ id, conduct_at: null }).expect(200);
  });

  test('one that has only the other time neither', async () => {
    const { schedule } = await passed();
    const at = { fixed_schedule_at: NEXT_WEEK };
    const { body } = await schedule(at).expect(200);
    api.clock.now = new Date('2026-12-01T00:00:00Z');
    await schedule({ id: body.latest_interview.id, ...at, place: '本社' }).expect(200);
  });

  test('the result of an interview before its date', async () => {
    const { schedule, result } = await passed();
    const { body } = await schedule({ conduct_at: NEXT_WEEK }).expect(200);
    const { id } = body.latest_interview as { id: number };
    const early = await result({ id, is_passed: true }).expect(422);
    expect(early.body).toMatchObject(asks({ 'interview[is_passed]': 'not_held_yet' }));
    expect(await Interview.findByPk(id)).toMatchObject({ is_passed: null, get_result_at: null });
    await result({ id, is_passed: true, ...YES }).expect(200);
    api.clock.now = new Date(NEXT_WEEK);
    await result({ id, is_passed: true }).expect(200);
  });

  test('the result of an interview whose day is open is taken', async () => {
    const { schedule, result } = await passed();
    const { body } = await schedule({ is_online: true }).expect(200);
    await result({ id: body.latest_interview.id, is_passed: true }).expect(200);
  });

  test('a practice of the past, one far ahead, and one done before its time; one that was held is not', async () => {
    const { id, practise } = await passed();
    const past = { scheduled_at: LAST_YEAR };
    const AT = 'interview_practice[scheduled_at]';
    expect((await practise(past).expect(422)).body).toMatchObject(asks({ [AT]: 'in_the_past' }));
    const far = await practise({ scheduled_at: THREE_YEARS_ON }).expect(422);
    expect(far.body).toMatchObject(asks({ [AT]: 'far_ahead' }));
    expect(await InterviewPractice.count({ where: { application_id: id } })).toBe(0);
    await practise({ ...past, ...YES }).expect(200);
    await practise({ ...past, done_at: '2025-12-05T06:00:00Z' }).expect(200);

    const { body } = await practise({ scheduled_at: NEXT_WEEK }).expect(200);
    const open = { id: body.interview_practices.at(-1).id as number, scheduled_at: NEXT_WEEK };
    const done = { ...open, done_at: start.toISOString() };
    const DONE = 'interview_practice[done_at]';
    expect((await practise(done).expect(422)).body).toMatchObject(asks({ [DONE]: 'not_held_yet' }));
    const ahead = { ...open, done_at: '2026-11-28T06:00:00Z' };
    expect((await practise(ahead).expect(422)).body).toMatchObject(asks({ [DONE]: 'future_date' }));
    await practise({ ...done, ...YES }).expect(200);
  });

  test('a time at which the student has another appointment; their own time moved a little is not', async () => {
    const { schedule, practise } = await passed();
    const after = (minutes: number) => new Date(Date.parse(NEXT_WEEK) + minutes * 60_000).toISOString();
    const { body } = await schedule({ conduct_at: NEXT_WEEK }).expect(200);
    const { id } = body.latest_interview as { id: number };
    const taken = await practise({ scheduled_at: after(30) }).expect(422);
    expect(taken.body).toMatchObject(asks({ 'interview_practice[scheduled_at]': 'student_is_taken' }));
    await practise({ scheduled_at: after(60) }).expect(200);
    const late = { id, conduct_at: after(30) };
    const moved = await schedule(late).expect(422);
    expect(moved.body).toMatchObject(asks({ 'interview[conduct_at]': 'student_is_taken' }));
    await schedule({ ...late, ...YES }).expect(200);
    await schedule({ id, conduct_at: after(-15) }).expect(200);
    await schedule({ id, conduct_at: after(-10) }).expect(200);
  });

  const DAYS: [string, string | null][] = [
    ['2026-11-20', 'in_the_past'],
    ['2026-11-21', null],
    ['2028-11-20', null],
    ['2028-11-21', 'far_ahead'],
  ];
  test.each(DAYS)('the due date %s: %s', async (due_date_to_submit_resume, code) => {
    const { application, mentor } = await submitted(api);
    const { id } = application;
    const { body: seen } = await mentor.query('aggregates__application', `id=${id}`);
    const noted = { id, version: seen.version as number, due_date_to_submit_resume };
    const returned = { id, due_date_to_submit_resume };
    const update = (more: object) =>
      mentor.command('hf_member__update_application', { application: { ...noted, ...more } });
    const giveBack = (more: object) =>
      mentor.command('hf_member__return_to_student', {
        application: { ...returned, ...more },
        comment: '具体的に',
      });
    if (code !== null) {
      const question = asks({ 'application[due_date_to_submit_resume]': code });
      expect((await update({}).expect(422)).body).toMatchObject(question);
      expect((await giveBack({}).expect(422)).body).toMatchObject(question);
      expect(await Application.findByPk(id)).toMatchObject({ version: noted.version, state: seen.state });
    }
    const confirmed = code === null ? {} : YES;
    const { body } = await update(confirmed).expect(200);
    // What stands is not asked about again.
    const memo = { id, version: body.version as number, memo: '面談済み', due_date_to_submit_resume };
    await mentor.command('hf_member__update_application', { application: memo }).expect(200);
    await giveBack(confirmed).expect(200);
  });

  test('the due date of many at once: each is skipped and told why', async () => {
    const { application, mentor } = await submitted(api);
    const move = (dry_run: boolean, more: object) =>
      mentor.command('hf_member__move_applications', {
        ids: [application.id],
        event: 'return_to_student',
        dry_run,
        comment: '具体的に',
        application: { due_date_to_submit_resume: '2025-12-01', ...more },
      });
    expect((await move(true, {}).expect(200)).body.results).toMatchObject([
      { outcome: 'skipped', code: 'date_unconfirmed' },
    ]);
    expect((await move(false, {}).expect(200)).body).toMatchObject({ done_count: 0, move_id: null });
    expect((await move(false, YES).expect(200)).body).toMatchObject({ done_count: 1 });
  });

  test('a talk about the career: none of the past, and one far ahead when it is confirmed', async () => {
    const manager = await member(api, 'manager');
    const { user } = await student(api);
    const plan = (career_meeting_at: string, more = {}) =>
      manager.command('hf_member__plan_career_meeting', {
        user: { id: user.id, version: 0, career_meeting_at, ...more },
      });
    const past = await plan(LAST_YEAR, YES).expect(422);
    expect(past.body.error).toMatchObject({
      code: 'validation_failed',
      fields: { 'user[career_meeting_at]': [{ code: 'in_the_past' }] },
    });
    const far = await plan(THREE_YEARS_ON).expect(422);
    expect(far.body).toMatchObject(asks({ 'user[career_meeting_at]': 'far_ahead' }));
    await plan(THREE_YEARS_ON, YES).expect(200);
  });
});

test("R9: the question is in the reader's language", async () => {
  const { id, mentor } = await passed();
  const { body } = await api
    .as(mentor.token, 1)
    .command('hf_member__schedule_interview', { application: { id }, interview: { conduct_at: LAST_YEAR } })
    .expect(422);
  expect(body.error.message).toContain('日付に間違いがないか確認してください');
});
