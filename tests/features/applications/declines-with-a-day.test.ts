import { Application } from '../../../db/models/application.ts';
import { startApi } from '../../support/api.ts';
import { about, apply, decline, reason_of_decline, setDay } from '../../support/declining.ts';
import { member } from '../../support/factories.ts';
import { sent, submitted } from '../../support/steps.ts';
import { prepared } from '../../support/prepared.ts';

const start = new Date('2026-11-21T03:00:00Z');
const api = prepared(startApi);
const manager = prepared(() => member(api, 'manager'));
beforeEach(() => {
  api.clock.now = start;
});

const DAY = '2027-04-01';
const TOLD = new Date(start.getTime() + 11 * 60_000);

describe('R8: the day goes with its decline', () => {
  const moved = async (ids: number[]) =>
    manager
      .command('hf_member__move_applications', {
        ids,
        event: 'decline',
        dry_run: false,
        application: { reason_of_decline, reapply_from: '2026-11-21' },
      })
      .expect(200);

  test('many are declined with one day, and taken back with it, whoever has changed it since', async () => {
    const [one, two] = [await submitted(api), await submitted(api)];
    const ids = [one.application.id, two.application.id];
    const { body } = await moved(ids);
    expect(await Application.findAll({ where: { id: ids } })).toMatchObject([
      { reapply_from: '2026-11-21' },
      { reapply_from: '2026-11-21' },
    ]);
    await setDay(manager, ids[0]!, DAY).expect(200);
    const undone = await manager
      .command('hf_member__undo_move', { move_id: body.move_id, dry_run: false })
      .expect(200);
    expect(undone.body.results).toMatchObject([{ outcome: 'undone' }, { outcome: 'undone' }]);
    expect(await Application.findAll({ where: { id: ids } })).toMatchObject([
      { reapply_from: null, state: 'resume_submitted' },
      { reapply_from: null, state: 'resume_submitted' },
    ]);
  });

  test('taken back alone', async () => {
    const { mentor, application } = await submitted(api);
    await decline(mentor, application.id, { reapply_from: DAY }).expect(200);
    await setDay(mentor, application.id, '2027-05-01').expect(200);
    const { body } = await mentor.command('hf_member__undo_decline', about(application.id)).expect(200);
    expect(body.state).toBe('resume_submitted');
    // Not in the row either: a company's refusal later on would tell of it.
    expect(await Application.findByPk(application.id)).toMatchObject({ reapply_from: null });
  });

  test('while the student is not told of the decline, nothing tells of the day either', async () => {
    const { me, mentor, application, job } = await submitted(api);
    const { id } = application;
    const read = async () => [
      (await me.query('aggregates__application', `id=${id}`).expect(200)).body,
      (await me.query('user__get_applications').expect(200)).body,
      (await me.query('aggregates__recruitment', `id=${job.id}`).expect(200)).body,
    ];
    const before = await read();
    await decline(mentor, id, { reapply_from: '2026-11-21' }).expect(200);
    await setDay(mentor, id, '2026-11-22').expect(200);
    await setDay(mentor, id, '2026-11-21').expect(200);
    expect(await read()).toEqual(before);
    const refused = await apply(me, job).expect(409);
    expect(refused.body.error).toMatchObject({ code: 'already_applied', details: { application_id: id } });
    expect(refused.body.error.details).not.toHaveProperty('reapply_from');
    api.clock.now = TOLD;
    await apply(me, job).expect(200);
  });

  test('a decline told at once is not taken back after the student has applied again', async () => {
    const { me, mentor, application, job } = await sent(api);
    const { id } = application;
    await mentor
      .command('hf_member__record_resume_result', about(id, { is_resume_passed: true }))
      .expect(200);
    const conduct_at = new Date(start.getTime() + 30 * 60_000).toISOString();
    await mentor
      .command('hf_member__schedule_interview', { ...about(id), interview: { conduct_at } })
      .expect(200);
    const { body } = await decline(mentor, id, { reapply_from: '2026-11-21' }).expect(200);
    await apply(me, job).expect(200);
    const undone = await mentor
      .command('hf_member__undo_move', { move_id: body.undo.move_id, dry_run: false })
      .expect(200);
    expect(undone.body.results).toMatchObject([{ outcome: 'skipped', code: 'applied_again' }]);
    const alone = await mentor.command('hf_member__undo_decline', about(id)).expect(409);
    expect(alone.body.error.code).toBe('applied_again');
  });
});
