import { QueryTypes } from 'sequelize';
import { AccountDeletion } from '../../../db/models/account-deletion.ts';
import { Application } from '../../../db/models/application.ts';
import { EventApplication } from '../../../db/models/event.ts';
import { Identity } from '../../../db/models/identity.ts';
import { UserMerge } from '../../../db/models/user-merge.ts';
import { User } from '../../../db/models/user.ts';
import { MOVE_RULES } from '../../../server/features/students/services/merge-rules.ts';
import { startApi } from '../../support/api.ts';
import { event } from '../../support/events.ts';
import { member, recruitment, student } from '../../support/factories.ts';
import { merging } from '../../support/merging.ts';
import { leaveTraces } from '../../support/traces.ts';
import { prepared } from '../../support/prepared.ts';

const DAY = 86_400_000;

let fresh: ReturnType<typeof merging>['fresh'];
let ask: ReturnType<typeof merging>['ask'];
let undo: ReturnType<typeof merging>['undo'];
let two: ReturnType<typeof merging>['two'];
let mergedInto: ReturnType<typeof merging>['mergedInto'];
const api = prepared(startApi);
const manager = prepared(() => member(api, 'manager'));
beforeAll(() => {
  ({ fresh, ask, undo, two, mergedInto } = merging(api, manager));
});

/** Every row that points to the student, by table and column, as `table.column:id`. */
async function rowsOf(userId: number): Promise<string[]> {
  const parts = [...MOVE_RULES, { table: 'identities', column: 'user_id' }].map(
    ({ table, column, ...rule }) =>
      `select '${table}.${column}:' || t.id as row from ${table} t where ${'owner' in rule && rule.owner ? rule.owner : `t.${column}`} = :userId`,
  );
  const rows = await api.sequelize.query<{ row: string }>(parts.join(' union all '), {
    replacements: { userId },
    type: QueryTypes.SELECT,
  });
  return rows.map(({ row }) => row).sort();
}

async function profileOf(userId: number) {
  const { version: _v, updated_at: _u, ...rest } = (await fresh(userId)).get({ plain: true });
  return rest;
}

/** Written by the merge itself, about the merge. */
const notOfMerge = (rows: string[]) => rows.filter((row) => !row.startsWith('audit_logs.'));

describe('merging and undoing, row by row', () => {
  let kept: Awaited<ReturnType<typeof student>>;
  let traces: Awaited<ReturnType<typeof leaveTraces>>;
  let before: { kept: string[]; merged: string[]; profile: object; mergedProfile: object };
  let mergeId: number;

  beforeAll(async () => {
    kept = await student(api, { fields: { phone_num: null, summary: null } });
    traces = await leaveTraces(api, 'zqmerged');
    before = {
      kept: await rowsOf(kept.user.id),
      merged: await rowsOf(traces.user_id),
      profile: await profileOf(kept.user.id),
      mergedProfile: await profileOf(traces.user_id),
    };
  });

  test('a dry run tells what would move and be filled, and changes nothing', async () => {
    const { body } = await ask(kept.user.id, traces.user_id, true);
    expect(body).toMatchObject({ id: null, dry_run: true, conflicts: [] });
    expect(body.filled_fields).toContain('phone_num');
    expect(body.moves).toContainEqual({ table: 'applications', column: 'user_id', moves: 1, stays: 0 });
    // Both have an education: the list of the account that stays is the one that counts.
    expect(body.moves.find(({ table }: { table: string }) => table === 'user_universities').moves).toBe(0);
    expect(await rowsOf(kept.user.id)).toEqual(before.kept);
    expect(await UserMerge.count({ where: { undone_at: null } })).toBe(0);
  });

  test('moves every row that it names, and notes each', async () => {
    const { body, status } = await ask(kept.user.id, traces.user_id, false);
    expect(status).toBe(200);
    mergeId = body.id;
    const left = new Set(await rowsOf(traces.user_id));
    const moved = before.merged.filter((row) => !left.has(row));
    expect(moved.length).toBeGreaterThan(15);
    const { rows } = (await manager.get(`/staff/api/user_merges/${mergeId}`).expect(200)).body;
    const noted = rows
      .filter((row: { table_name: string }) => row.table_name !== 'users')
      .map(
        (row: { table_name: string; column_name: string; row_id: number }) =>
          `${row.table_name}.${row.column_name}:${row.row_id}`,
      );
    expect(noted.sort()).toEqual(moved);
    expect(notOfMerge(await rowsOf(kept.user.id))).toEqual(notOfMerge([...before.kept, ...moved].sort()));
    expect((await fresh(kept.user.id)).phone_num).toBe((before.mergedProfile as User).phone_num);
  });

  test('the sign-in of the account that went leads to the one that stayed', async () => {
    const { body } = await traces.me.query('user__get_own_data').expect(200);
    expect(body.id).toBe(kept.user.id);
    await traces.me.query('aggregates__user', `id=${traces.user_id}`).expect(404);
    const ids = (await traces.me.query('user__get_applications').expect(200)).body.applications.map(
      ({ id }: { id: number }) => id,
    );
    expect(ids).toContain(traces.application.id);
  });

  test('the account that went is in no list, and nothing more is done to it', async () => {
    const found = (await manager.list('users', { filter: { id: [kept.user.id, traces.user_id] } })).body;
    expect(found.find(({ id }: { id: number }) => id === traces.user_id)).toMatchObject({ status: 'merged' });
    expect((await manager.list('users', {})).body.map(({ id }: { id: number }) => id)).not.toContain(
      traces.user_id,
    );
    const { body } = await manager.get(`/staff/api/users/${traces.user_id}`).expect(200);
    expect(body).toMatchObject({ merged_into_id: kept.user.id, can: { edit: false, merge: false } });
    const again = await ask(kept.user.id, traces.user_id, false);
    expect([again.status, again.body.error.code]).toEqual([409, 'account_merged']);
  });

  test('undoing puts every row and every field back', async () => {
    const { body } = await undo(mergeId).expect(200);
    expect(body).toMatchObject({ user_id: kept.user.id, merged_user_id: traces.user_id, left_count: 0 });
    expect(notOfMerge(await rowsOf(traces.user_id))).toEqual(notOfMerge(before.merged));
    expect(notOfMerge(await rowsOf(kept.user.id))).toEqual(notOfMerge(before.kept));
    expect(await profileOf(kept.user.id)).toEqual(before.profile);
    expect(await profileOf(traces.user_id)).toEqual(before.mergedProfile);
    expect(await AccountDeletion.count({ where: { user_id: traces.user_id } })).toBe(0);
    expect((await traces.me.query('user__get_own_data').expect(200)).body.id).toBe(traces.user_id);
    expect((await undo(mergeId)).body.error.code).toBe('undo_expired');
  });
});

describe('undoing', () => {
  test('leaves what was changed since, and says so', async () => {
    const pair = await two();
    const job = await recruitment(api);
    const moved = await Application.create({
      user_id: pair.merged.user.id,
      recruitment_id: job.recruitment.id,
    });
    await pair.kept.user.update({ skill_description: null });
    await pair.merged.user.update({ skill_description: 'Knits.' });
    const id = await mergedInto(pair);
    await User.update({ skill_description: 'Sews.' }, { where: { id: pair.kept.user.id } });
    await moved.destroy();
    const later = await Application.create({
      user_id: pair.kept.user.id,
      recruitment_id: job.recruitment.id,
    });
    const { body } = await undo(id).expect(200);
    expect(body.left_count).toBe(2);
    expect((await fresh(pair.kept.user.id)).skill_description).toBe('Sews.');
    expect((await later.reload()).user_id).toBe(pair.kept.user.id);
  });

  test('is possible for 30 days, and then no more', async () => {
    const start = api.clock.now;
    const id = await mergedInto(await two());
    api.clock.now = new Date(start.getTime() + 30 * DAY + 1);
    expect((await undo(id)).body.error.code).toBe('undo_expired');
    api.clock.now = new Date(start.getTime() + 30 * DAY);
    await undo(id).expect(200);
    api.clock.now = start;
  });

  test('goes in the order the merges were made, the last one first', async () => {
    const first = await two();
    const firstId = await mergedInto(first);
    const third = await student(api);
    const secondId = await mergedInto({ kept: third, merged: first.kept });
    expect((await undo(firstId)).body.error.code).toBe('account_merged');
    await undo(secondId).expect(200);
    await undo(firstId).expect(200);
  });

  test('is refused for a merge that is not there, and for whom the account was deleted', async () => {
    await undo(999_999).expect(404);
    const pair = await two();
    const id = await mergedInto(pair);
    await pair.kept.command('user__delete_account', { user: { email: pair.kept.email } }).expect(200);
    expect((await undo(id)).body.error.code).toBe('account_deleted');
  });
});

describe('refusals of merging', () => {
  test('is for managers', async () => {
    const pair = await two();
    const mentor = await member(api, 'mentor', { is_manager_of_applications: true });
    expect((await ask(pair.kept.user.id, pair.merged.user.id, true, mentor)).status).toBe(403);
    await undo(1, mentor as never).expect(403);
    await mentor.list('user_merges').expect(403);
    await mentor.list('user_duplicates').expect(403);
    await pair.kept.command('hf_member__merge_users', {}).expect(403);
  });

  test('the same account, an unknown, a pending or a deleted one, another version', async () => {
    const { kept, merged } = await two();
    expect((await ask(kept.user.id, kept.user.id, true)).status).toBe(422);
    const pending = await User.create({ email: 'waits@example.com', is_pending: true });
    expect((await ask(kept.user.id, pending.id, true)).status).toBe(404);
    const gone = await User.create({ email: 'gone@example.com', status: 'deleted' });
    expect((await ask(kept.user.id, gone.id, true)).body.error.code).toBe('account_deleted');
    const payload = { user_id: kept.user.id, merged_user_id: merged.user.id, version: 0, merged_version: 7 };
    const late = await manager
      .command('hf_member__merge_users', { merge: payload, dry_run: false })
      .expect(409);
    expect(late.body.error).toMatchObject({ code: 'version_conflict', details: { merged_version: 0 } });
    const unknown = { ...payload, merged_user_id: 999_999 };
    await manager.command('hf_member__merge_users', { merge: unknown, dry_run: false }).expect(404);
  });

  test('a job both have applied for and that runs, named before and refused after', async () => {
    const { kept, merged } = await two();
    const job = await recruitment(api);
    const on = { recruitment_id: job.recruitment.id };
    const mine = await Application.create({ user_id: kept.user.id, ...on });
    const other = await Application.create({ user_id: merged.user.id, ...on });
    const plan = (await ask(kept.user.id, merged.user.id, true)).body;
    expect(plan.conflicts).toEqual([
      { kind: 'application', kept_id: mine.id, merged_id: other.id, about: job.recruitment.title },
    ]);
    const refused = await ask(kept.user.id, merged.user.id, false);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'merge_conflict']);
    expect((await fresh(merged.user.id)).status).toBe('active');
    // Once it is withdrawn, both stand side by side.
    await other.update({ state: 'quit_by_student', is_quit_by_student: true });
    await mergedInto({ kept, merged });
    expect((await other.reload()).user_id).toBe(kept.user.id);
  });

  test('an event that the student came to with the account that goes, until it is recorded with the one that stays', async () => {
    const { kept, merged } = await two();
    const past = await event({ start_at: new Date('2026-11-01T05:00:00Z'), deadline: null });
    const seat = (user_id: number, fields: object) =>
      EventApplication.create({
        event_id: past.id,
        user_id,
        apply_at: past.start_at,
        token_for_cancell: `merge${user_id}`.padEnd(32, '0'),
        ...fields,
      });
    const came = { is_attended: true, attendance_recorded_at: past.start_at };
    const mine = await seat(kept.user.id, {});
    const other = await seat(merged.user.id, came);
    expect((await ask(kept.user.id, merged.user.id, true)).body.conflicts).toEqual([
      { kind: 'event_application', kept_id: mine.id, merged_id: other.id, about: past.title },
    ]);
    await mine.update(came);
    await mergedInto({ kept, merged });
    expect((await mine.reload()).is_attended).toBe(true);
  });

  test('one that has ended on both stays with the account that goes', async () => {
    const { kept, merged } = await two();
    const job = await recruitment(api);
    const ended = { recruitment_id: job.recruitment.id, state: 'failed' as const };
    await Application.create({ user_id: kept.user.id, ...ended });
    const other = await Application.create({ user_id: merged.user.id, ...ended });
    await mergedInto({ kept, merged });
    expect((await other.reload()).user_id).toBe(merged.user.id);
  });
});

test('a sign-in that has proved nothing leads nowhere after a merge, and back after its undo', async () => {
  const pair = await two();
  const where = { user_id: pair.merged.user.id };
  await Identity.update({ email_verified: false }, { where });
  const signIn = await Identity.findOne({ where, rejectOnEmpty: true });
  const id = await mergedInto(pair);
  expect((await signIn.reload()).user_id).toBeNull();
  await undo(id).expect(200);
  expect((await signIn.reload()).user_id).toBe(pair.merged.user.id);
});
