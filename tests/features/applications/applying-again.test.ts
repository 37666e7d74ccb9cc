import { Application } from '../../../db/models/application.ts';
import { Recruitment } from '../../../db/models/recruitment.ts';
import { startApi } from '../../support/api.ts';
import { about, apply, decline, setDay } from '../../support/declining.ts';
import { member } from '../../support/factories.ts';
import { merging } from '../../support/merging.ts';
import { applied, sent, submitted } from '../../support/steps.ts';
import { prepared } from '../../support/prepared.ts';

const start = new Date('2026-11-21T03:00:00Z');
const api = prepared(startApi);
const manager = prepared(() => member(api, 'manager'));
beforeEach(() => {
  api.clock.now = start;
});

const DAY = '2027-04-01';
const EVE = new Date('2027-03-31T14:59:59Z');
const MORNING = new Date('2027-03-31T15:00:00Z');
const TOLD = new Date(start.getTime() + 11 * 60_000);

/** Declined by staff, and told so. */
async function declined(more: object = {}) {
  const made = await submitted(api);
  await decline(made.mentor, made.application.id, more).expect(200);
  api.clock.now = TOLD;
  return made;
}

describe('R8: after staff declined', () => {
  test('applying again is refused until the day they gave, which the refusal and the pages name', async () => {
    const { me, job, application } = await declined({ reapply_from: DAY });
    for (const now of [TOLD, EVE]) {
      api.clock.now = now;
      const refused = await apply(me, job).expect(409);
      expect(refused.body.error).toMatchObject({
        code: 'reapply_later',
        message: 'You can apply for this job again from April 1, 2027.',
        details: { application_id: application.id, reapply_from: DAY },
      });
    }
    const ja = await apply(api.as(me.token, 1), job).expect(409);
    expect(ja.body.error.message).toBe('この求人には、2027年4月1日から再び応募できます。');
    const { body: page } = await me.query('aggregates__recruitment', `id=${job.id}`).expect(200);
    expect(page).toMatchObject({
      application_id: application.id,
      reapply_from: DAY,
      can: { apply: false, reason: 'reapply_later' },
    });
    const { body } = await me.query('aggregates__application', `id=${application.id}`).expect(200);
    expect(body).toMatchObject({ reapply_from: DAY, reapplied_at: null, events_allowed: [] });
    expect(await Application.count({ where: { recruitment_id: job.id } })).toBe(1);
  });

  test('from that day in Japan on it is a new application; the earlier one stays as history', async () => {
    const { me, mentor, job, application } = await declined({ reapply_from: DAY });
    api.clock.now = MORNING;
    const { body: page } = await me.query('aggregates__recruitment', `id=${job.id}`).expect(200);
    expect(page.can).toEqual({ apply: true, reason: null });
    const { body: before } = await me.query('aggregates__application', `id=${application.id}`).expect(200);
    expect(before.events_allowed).toEqual(['apply_again']);

    const { body: again } = await apply(me, job).expect(200);
    expect(again).toMatchObject({
      state: 'applied',
      cycle_number: 2,
      have_submitted_resume_by_user_at: null,
      other_applications: [{ id: application.id, cycle_number: 1, state: 'declined_by_hf' }],
    });
    expect(again.id).not.toBe(application.id);
    const { body: old } = await me.query('aggregates__application', `id=${application.id}`).expect(200);
    expect(old).toMatchObject({
      state: 'declined_by_hf',
      cycle_number: 1,
      reapplied_at: MORNING.toISOString(),
      events_allowed: [],
      other_applications: [{ id: again.id, cycle_number: 2, state: 'applied' }],
    });
    const { body: mine } = await me.query('user__get_applications').expect(200);
    expect(mine.applications.map(({ id }: { id: number }) => id)).toEqual([again.id, application.id]);
    const { body: now } = await me.query('aggregates__recruitment', `id=${job.id}`).expect(200);
    expect(now).toMatchObject({ application_id: again.id, can: { apply: false, reason: 'already_applied' } });
    expect((await apply(me, job).expect(409)).body.error.code).toBe('already_applied');

    const { body: shown } = await manager.get(`/staff/api/applications/${again.id}`).expect(200);
    expect(shown).toMatchObject({ cycle_number: 2, other_applications: [{ id: application.id }] });
    // The mentor of the earlier one does not look after the new one, and learns nothing of how it stands.
    const { body: theirs } = await mentor
      .query('aggregates__application', `id=${application.id}`)
      .expect(200);
    expect(theirs).toMatchObject({ events_allowed: [], other_applications: [] });
    const { body: student } = await manager.get(`/staff/api/users/${me.user.id}`).expect(200);
    expect(student.applications).toMatchObject([{ cycle_number: 2 }, { cycle_number: 1 }]);

    // It has a lifecycle of its own: the other one is closed for good.
    for (const refused of [
      setDay(mentor, application.id, null),
      mentor.command('hf_member__undo_decline', about(application.id)),
    ])
      expect((await refused.expect(409)).body.error.code).toBe('applied_again');
    await me
      .command('user__quit_application', about(again.id, { reason_of_quit_by_student: '別の会社' }))
      .expect(200);
    const { body: third } = await apply(me, job).expect(200);
    expect(third.cycle_number).toBe(3);
  });

  test('two at once make one', async () => {
    const { me, job } = await declined({ reapply_from: DAY });
    api.clock.now = MORNING;
    const answers = await Promise.all([1, 2, 3].map(() => apply(me, job)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.map(({ body }) => body.error.code)).toEqual(['already_applied', 'already_applied']);
  });

  test('without a day it is refused as before, and so is a job that is closed on the day', async () => {
    const never = await declined();
    api.clock.now = MORNING;
    expect((await apply(never.me, never.job).expect(409)).body.error).toMatchObject({
      code: 'already_applied',
      details: { application_id: never.application.id },
    });
    api.clock.now = start;
    const closed = await declined({ reapply_from: DAY });
    await Recruitment.update({ closed_at: TOLD }, { where: { id: closed.job.id } });
    api.clock.now = MORNING;
    expect((await apply(closed.me, closed.job).expect(409)).body.error.code).toBe('recruitment_closed');
  });

  test('the day is given, moved and taken away later, by who may decline, and kept in the history', async () => {
    const { me, mentor, job, application } = await declined();
    const { id } = application;
    const { body } = await setDay(mentor, id, '2026-11-22').expect(200);
    expect(body).toMatchObject({ reapply_from: '2026-11-22', state: 'declined_by_hf' });
    expect(body.application_events.at(-1)).toMatchObject({
      name: 'set_reapply_from',
      actor_kind: 'hf_member',
    });
    expect((await apply(me, job).expect(409)).body.error.code).toBe('reapply_later');
    const { body: seen } = await me.query('aggregates__application', `id=${id}`).expect(200);
    expect(seen.reapply_from).toBe('2026-11-22');
    expect(seen.application_events.map(({ name }: { name: string }) => name)).not.toContain(
      'set_reapply_from',
    );
    await setDay(mentor, id, null).expect(200);
    expect((await apply(me, job).expect(409)).body.error.code).toBe('already_applied');
    await setDay(mentor, id, undefined).expect(422);

    await setDay(await member(api), id, DAY).expect(404);
    await setDay(me, id, DAY).expect(403);
    const running = await submitted(api);
    const early = await setDay(running.mentor, running.application.id, DAY).expect(409);
    expect(early.body.error.code).toBe('illegal_transition');
  });

  test('a mistyped day is asked about', async () => {
    const { mentor, application } = await submitted(api);
    const { id } = application;
    const question = {
      code: 'date_unconfirmed',
      fields: { 'application[reapply_from]': [{ code: 'in_the_past' }] },
    };
    const past = { reapply_from: '2026-04-01' };
    expect((await decline(mentor, id, past).expect(422)).body.error).toMatchObject(question);
    await decline(mentor, id, { ...past, is_date_confirmed: true }).expect(200);
    expect((await setDay(mentor, id, '2025-04-01').expect(422)).body.error).toMatchObject(question);
    expect((await setDay(mentor, id, '2126-04-01').expect(422)).body.error.fields).toMatchObject({
      'application[reapply_from]': [{ code: 'far_ahead' }],
    });
    await setDay(mentor, id, '2026-04-01').expect(200);
  });
});

test('R8: after a company refused it stays refused unless staff give a day; then its result is corrected no more', async () => {
  const { me, mentor, application, job } = await sent(api);
  const { id } = application;
  await mentor.command('hf_member__record_resume_result', about(id, { is_resume_passed: false })).expect(200);
  expect((await apply(me, job).expect(409)).body.error.code).toBe('already_applied');
  await setDay(mentor, id, '2026-11-21').expect(200);
  await apply(me, job).expect(200);
  const late = await manager
    .command('hf_member__correct_result', { ...about(id, { is_passed: true }), reason: '入力の誤り' })
    .expect(409);
  expect(late.body.error.code).toBe('applied_again');
});

test('R8: the day of a refusal that was corrected since is told no more', async () => {
  const { me, mentor, application } = await sent(api);
  const { id } = application;
  await mentor.command('hf_member__record_resume_result', about(id, { is_resume_passed: false })).expect(200);
  await setDay(mentor, id, DAY).expect(200);
  const told = async () => (await me.query('aggregates__application', `id=${id}`).expect(200)).body;
  expect(await told()).toMatchObject({ state: 'resume_failed', reapply_from: DAY });
  await manager
    .command('hf_member__correct_result', { ...about(id, { is_passed: true }), reason: '入力の誤り' })
    .expect(200);
  expect(await told()).toMatchObject({ state: 'resume_passed', reapply_from: null });
});

test('R8: matching and recommend mails leave a declined student out until the day, and then no more', async () => {
  const { me, job } = await declined({ reapply_from: DAY });
  const left = async () => {
    const { body: jobs } = await manager.query(
      'hf_member__get_matching_recruitments',
      `user_id=${me.user.id}&left_out=ended_before`,
    );
    const { body: users } = await manager.query(
      'hf_member__get_matching_users',
      `recruitment_id=${job.id}&left_out=ended_before`,
    );
    return [
      jobs.recruitments.map(({ recruitment: { id } }: { recruitment: { id: number } }) => id),
      users.users.map(({ user: { id } }: { user: { id: number } }) => id),
    ];
  };
  expect(await left()).toEqual([[job.id], [me.user.id]]);
  api.clock.now = MORNING;
  expect(await left()).toEqual([[], []]);
  await apply(me, job).expect(200);
  const { body } = await manager.query(
    'hf_member__get_matching_users',
    `recruitment_id=${job.id}&left_out=already_applied`,
  );
  expect(body.users).toMatchObject([{ user: { id: me.user.id } }]);
});

test('R8: merged accounts count the applications of one job together, and apart again when it is undone', async () => {
  const { ask, undo } = merging(api, manager);
  const kept = await declined({ reapply_from: DAY });
  const merged = await applied(api);
  await Application.update({ recruitment_id: kept.job.id }, { where: { id: merged.application.id } });
  const conflict = await ask(kept.me.user.id, merged.me.user.id, false);
  expect(conflict.body.error.code).toBe('merge_conflict');
  const quit = await applied(api);
  await Application.update(
    { recruitment_id: kept.job.id, is_quit_by_student: true, quit_at: start, state: 'quit_by_student' },
    { where: { id: quit.application.id } },
  );
  const { body } = await ask(kept.me.user.id, quit.me.user.id, false);
  const numbers = async () =>
    (
      await Application.findAll({
        where: { id: [kept.application.id, quit.application.id] },
        order: ['id'],
      })
    ).map(({ user_id, cycle_number }) => [user_id, cycle_number]);
  expect(await numbers()).toEqual([
    [kept.me.user.id, 1],
    [kept.me.user.id, 2],
  ]);
  await undo(body.id).expect(200);
  expect(await numbers()).toEqual([
    [kept.me.user.id, 1],
    [quit.me.user.id, 1],
  ]);

  // One that another followed stands in nobody's way, and moves with its account.
  const followed = await applied(api);
  const end = {
    state: 'declined_by_hf',
    is_declined_by_hf: true,
    declined_at: start,
    reapplied_at: start,
  } as const;
  await Application.update(
    { recruitment_id: kept.job.id, ...end },
    { where: { id: followed.application.id } },
  );
  expect((await ask(kept.me.user.id, followed.me.user.id, false)).status).toBe(200);
  expect(await Application.findByPk(followed.application.id)).toMatchObject({ user_id: kept.me.user.id });
});
