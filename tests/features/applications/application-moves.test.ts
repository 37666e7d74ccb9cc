import { Application } from '../../../db/models/application.ts';
import { ApplicationEvent } from '../../../db/models/application-records.ts';
import { User } from '../../../db/models/user.ts';
import { startApi } from '../../support/api.ts';
import { member } from '../../support/factories.ts';
import { FAILED, many, outboxOf, WITH_COMPANY } from '../../support/many-applications.ts';
import { agreed, submitted } from '../../support/steps.ts';
import { laterOf } from '../../support/later.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);
const later = laterOf(api);

describe('a bulk move of 200 where 3 are not allowed', () => {
  test('moves 197, names the 3, in few statements; undone as a whole it leaves everything as it was', async () => {
    const manager = await member(api, 'manager');
    const ids = [
      ...(await many(api, 198, WITH_COMPANY, null)),
      ...(await many(api, 1, { ...WITH_COMPANY, state: 'resume_passed', is_resume_passed: true }, null)),
      ...(await many(api, 1, WITH_COMPANY, null)),
    ];
    const [deleted, stale, passed] = [ids[0]!, ids[199]!, ids[198]!];
    await User.update(
      { status: 'deleted' },
      { where: { id: (await Application.findByPk(deleted))!.user_id } },
    );
    const versions = ids.map((id) => (id === stale ? 7 : 0));
    const move = (dry_run: boolean) =>
      manager.command('hf_member__move_applications', { ids, versions, dry_run, ...FAILED }).expect(200);

    const before = await Application.findAll({ where: { id: ids }, order: ['id'], raw: true });
    const dry = (await move(true)).body;
    expect(dry).toMatchObject({ move_id: null, undo_until: null, done_count: 197, skipped_count: 3 });
    expect(dry.results[1]).toMatchObject({
      outcome: 'would_move',
      from_state: 'sent_to_company',
      to_state: 'resume_failed',
      user: { last_name: '高橋', first_name: '花1' },
      code: null,
    });
    expect(await Application.findAll({ where: { id: ids }, order: ['id'], raw: true })).toEqual(before);
    expect(await outboxOf(ids)).toEqual([]);

    api.takeStatements();
    const done = (await move(false)).body;
    expect(api.takeStatements().length).toBeLessThanOrEqual(14);
    expect(done).toMatchObject({ done_count: 197, skipped_count: 3, undo_until: '2026-11-21T03:10:00.000Z' });
    const skipped = done.results.filter((row: { outcome: string }) => row.outcome === 'skipped');
    expect(skipped.map((row: { id: number; code: string }) => [row.id, row.code])).toEqual([
      [deleted, 'account_deleted'],
      [passed, 'illegal_transition'],
      [stale, 'version_conflict'],
    ]);
    expect(skipped[1].message).toBe('This is not possible at this stage of the application.');
    expect(await Application.count({ where: { id: ids, state: 'resume_failed' } })).toBe(197);
    const mails = await outboxOf(ids);
    expect(mails).toHaveLength(197);
    expect(mails[0]!.available_at.toISOString()).toBe('2026-11-21T03:10:00.000Z');

    later(9);
    const mine = await manager.query('hf_member__get_recent_moves').expect(200);
    expect(mine.body.moves).toEqual([
      expect.objectContaining({
        move_id: done.move_id,
        event: 'record_resume_result',
        application_count: 197,
      }),
    ]);
    const [named, ...more] = mine.body.moves[0].applications;
    expect(more).toHaveLength(2);
    expect(named).toMatchObject({
      id: expect.any(Number),
      user: { last_name: expect.any(String) },
      company: { official_name: { ja: expect.any(String) } },
    });
    api.takeStatements();
    const undone = await manager
      .command('hf_member__undo_move', { move_id: done.move_id, dry_run: false })
      .expect(200);
    expect(api.takeStatements().length).toBeLessThanOrEqual(18);
    expect(undone.body).toMatchObject({ done_count: 197, skipped_count: 0 });
    const after = await Application.findAll({ where: { id: ids }, order: ['id'], raw: true });
    const still = ({ version: _v, updated_at: _u, ...row }: Record<string, unknown>) => row;
    expect(after.map((row) => still(row as never))).toEqual(before.map((row) => still(row as never)));
    const history = await ApplicationEvent.findAll({ where: { application_id: ids[1]! }, order: ['id'] });
    expect(history.map(({ name, undone_at }) => [name, undone_at !== null])).toEqual([
      ['record_resume_result', true],
      ['undo', false],
    ]);
    expect((await manager.query('hf_member__get_recent_moves')).body.moves).toEqual([]);
  });
});

describe('who and what', () => {
  test("a mentor moves their own; a colleague's and an unknown one look the same", async () => {
    const mentor = await member(api);
    const [own] = await many(api, 1, WITH_COMPANY, mentor.member.id);
    const [theirs] = await many(api, 1, WITH_COMPANY, null);
    const { body } = await mentor
      .command('hf_member__move_applications', { ids: [own, theirs, 999_999_999], dry_run: false, ...FAILED })
      .expect(200);
    expect(
      body.results.map((row: { outcome: string; code: string | null }) => [row.outcome, row.code]),
    ).toEqual([
      ['moved', null],
      ['skipped', 'not_found'],
      ['skipped', 'not_found'],
    ]);
    const hidden = ({ id: _id, ...row }: { id: number }) => row;
    expect(hidden(body.results[1])).toEqual(hidden(body.results[2]));
    const stranger = await member(api);
    await stranger.command('hf_member__undo_move', { move_id: body.move_id, dry_run: false }).expect(404);
  });

  test.each([
    ['nothing to move', { ids: [] }, 'ids'],
    ['one twice', { ids: [1, 1] }, 'ids'],
    ['versions that do not go with the ids', { ids: [1], versions: [1, 2] }, 'versions'],
    ['a result without the decision', { ids: [1], application: {} }, 'application[is_resume_passed]'],
    ['a decline without a reason', { ids: [1], event: 'decline' }, 'application[reason_of_decline]'],
    ['a return without a comment', { ids: [1], event: 'return_to_student', comment: ' ' }, 'comment'],
    ['an agreement without a reason', { ids: [1], event: 'agree' }, 'reason'],
  ])('%s is refused', async (_what, payload, field) => {
    const manager = await member(api, 'manager');
    const { body } = await manager
      .command('hf_member__move_applications', { ...FAILED, dry_run: false, ...payload })
      .expect(422);
    expect(Object.keys(body.error.fields)).toEqual([field]);
  });

  test('appointments are not moved in bulk, and a student moves nothing', async () => {
    const { me, mentor, application } = await submitted(api);
    const ids = [application.id];
    await mentor
      .command('hf_member__move_applications', { ids, event: 'schedule_interview', dry_run: true })
      .expect(422);
    await me.command('hf_member__move_applications', { ids, dry_run: true, ...FAILED }).expect(403);
    await me
      .command('hf_member__undo_move', { move_id: '4f1c3b52-8a53-4c6e-9d13-0a1f7f3a9c11', dry_run: true })
      .expect(403);
  });

  test("the company's alert is named in the dry run and confirmed for all", async () => {
    const { mentor, application } = await agreed(api, { recruitment: { alert: '郵送は不要' } });
    const payload = { ids: [application.id], event: 'send_to_company', dry_run: true };
    const asked = await mentor.command('hf_member__move_applications', payload).expect(200);
    expect(asked.body.results[0]).toMatchObject({ code: 'alert_unconfirmed', alert: '郵送は不要' });
    const confirmed = { ...payload, application: { is_alert_confirmed: true } };
    const told = await mentor.command('hf_member__move_applications', confirmed).expect(200);
    expect(told.body.results[0]).toMatchObject({ outcome: 'would_move', to_state: 'sent_to_company' });
  });
});
