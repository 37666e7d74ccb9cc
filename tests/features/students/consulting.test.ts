import { UserConsultation } from '../../../db/models/user-staff-records.ts';
import { User } from '../../../db/models/user.ts';
import { startApi } from '../../support/api.ts';
import { member, student } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);
const manager = prepared(() => member(api, 'manager'));

const waiting = () => student(api, { level: 'minimum', fields: { is_hope_phone_consulting: true } });
const fresh = (id: number) => User.findByPk(id, { rejectOnEmpty: true });
const plan = (id: number, version: number, career_meeting_at: string | null) =>
  manager.command('hf_member__plan_career_meeting', { user: { id, version, career_meeting_at } });
const finish = (ids: number[], dry_run: boolean, who = manager) =>
  who.command('hf_member__finish_consulting', { ids, dry_run });

test('the wish counts from when it was made, and ends with it', async () => {
  const { user } = await waiting();
  const wished = (await fresh(user.id)).phone_consulting_wished_at;
  expect(wished).toBeInstanceOf(Date);
  await User.update({ first_name: 'X', is_hope_phone_consulting: true }, { where: { id: user.id } });
  expect((await fresh(user.id)).phone_consulting_wished_at).toEqual(wished);
  await User.update({ is_hope_phone_consulting: false }, { where: { id: user.id } });
  expect((await fresh(user.id)).phone_consulting_wished_at).toBeNull();
});

test('the queue is by who waits longest, then planned, overdue and done', async () => {
  const [first, second] = [await waiting(), await waiting()];
  await User.update(
    { phone_consulting_wished_at: new Date('2026-10-01T00:00:00Z') },
    { where: { id: second.user.id } },
  );
  const queue = async (consulting: string) =>
    (
      await manager.list('users', { filter: { consulting }, sort: ['phone_consulting_wished_at', 'ASC'] })
    ).body.map(({ id }: { id: number }) => id);
  expect(await queue('waiting')).toEqual([second.user.id, first.user.id]);
  const { body } = await plan(second.user.id, 0, '2026-12-01T05:00:00Z').expect(200);
  expect(body).toMatchObject({ version: 1, career_meeting_at: '2026-12-01T05:00:00.000Z' });
  expect([await queue('waiting'), await queue('planned')]).toEqual([[first.user.id], [second.user.id]]);
  const start = api.clock.now;
  api.clock.now = new Date('2026-12-02T00:00:00Z');
  expect(await queue('overdue')).toEqual([second.user.id]);
  api.clock.now = start;

  const before = await UserConsultation.count();
  const ids = [second.user.id, first.user.id, 999_999];
  const dry = (await finish(ids, true).expect(200)).body;
  expect(
    dry.results.map(({ is_done, code }: { is_done: boolean; code: string | null }) => [is_done, code]),
  ).toEqual([
    [true, null],
    [true, null],
    [false, 'not_found'],
  ]);
  expect(await UserConsultation.count()).toBe(before);
  await finish(ids, false).expect(200);
  const done = await UserConsultation.findAll({ where: { user_id: second.user.id } });
  expect(done).toMatchObject([
    { hf_member_id: manager.member.id, planned_at: new Date('2026-12-01T05:00:00Z'), done_at: api.clock.now },
  ]);
  expect(await fresh(second.user.id)).toMatchObject({
    is_hope_phone_consulting: false,
    career_meeting_at: null,
  });
  expect((await finish([second.user.id], false)).body.results).toMatchObject([
    { is_done: false, code: 'not_in_queue' },
  ]);
});

test('a meeting is planned for a time to come, on the newest version, and can be taken back', async () => {
  const { user } = await waiting();
  expect((await plan(user.id, 0, '2026-01-01T00:00:00Z')).body.error.fields).toHaveProperty([
    'user[career_meeting_at]',
  ]);
  await plan(user.id, 3, '2026-12-01T00:00:00Z').expect(409);
  await plan(user.id, 0, '2026-12-01T00:00:00Z').expect(200);
  expect((await plan(user.id, 1, null).expect(200)).body.career_meeting_at).toBeNull();
  await plan(999_999, 0, null).expect(404);
  const gone = await student(api, { fields: { status: 'deleted' } });
  expect((await plan(gone.user.id, 0, null)).body.error.code).toBe('account_deleted');
});

test('is refused to mentors for whom they do not look after, to students, and for nobody at all', async () => {
  const { user, command } = await waiting();
  const mentor = await member(api);
  const own = { user: { id: user.id, version: 0, career_meeting_at: null } };
  await mentor.command('hf_member__plan_career_meeting', own).expect(404);
  expect((await finish([user.id], false, mentor as never).expect(200)).body.results).toMatchObject([
    { is_done: false, user: null, code: 'not_found' },
  ]);
  await command('hf_member__plan_career_meeting', own).expect(403);
  await finish([], true).expect(422);
  await finish([user.id, user.id], true).expect(422);
});

const undo = (ids: number[], who = manager) => who.command('hf_member__undo_finish_consulting', { ids });
/** Records the talk of each as held, and answers their numbers. */
async function held(...ids: number[]): Promise<number[]> {
  const { body } = await finish(ids, false).expect(200);
  return body.results.map(({ consultation_id }: { consultation_id: number }) => consultation_id);
}
const undoUntil = async (id: number): Promise<(string | null)[]> =>
  (await manager.get(`/staff/api/users/${id}`).expect(200)).body.consultations.map(
    ({ undo_until }: { undo_until: string | null }) => undo_until,
  );

test('a record of talks is taken back: each stands in the queue as before, and the log keeps both', async () => {
  const [wished, planned] = [await waiting(), await student(api)];
  const since = new Date('2026-10-01T00:00:00Z');
  await User.update({ phone_consulting_wished_at: since }, { where: { id: wished.user.id } });
  await plan(planned.user.id, 0, '2026-12-01T05:00:00Z').expect(200);
  expect((await finish([wished.user.id], true)).body.results[0].consultation_id).toBeNull();
  const ids = await held(wished.user.id, planned.user.id);
  expect(await undoUntil(wished.user.id)).toEqual([
    new Date(api.clock.now.getTime() + 10 * 60_000).toISOString(),
  ]);
  const { body } = await undo([...ids, 999_999]).expect(200);
  expect(body).toMatchObject({
    done_count: 2,
    results: [
      { id: ids[0], is_done: true, user: { id: wished.user.id } },
      { id: ids[1], is_done: true },
      { is_done: false, user: null, code: 'not_found' },
    ],
  });
  expect(await fresh(wished.user.id)).toMatchObject({
    is_hope_phone_consulting: true,
    phone_consulting_wished_at: since,
    career_meeting_at: null,
    version: 2,
  });
  expect(await fresh(planned.user.id)).toMatchObject({
    is_hope_phone_consulting: false,
    phone_consulting_wished_at: null,
    career_meeting_at: new Date('2026-12-01T05:00:00Z'),
  });
  expect(await UserConsultation.count({ where: { id: ids } })).toBe(0);
  const logs = await manager.list('audit_logs', {
    filter: { record_table: 'users', record_id: wished.user.id },
  });
  const ofTalk = logs.body.filter(
    ({ table_name }: { table_name: string }) => table_name === 'user_consultations',
  );
  expect(ofTalk.map(({ action }: { action: string }) => action)).toEqual(['delete', 'insert']);
});

test('a record of a talk stays after ten minutes, after a new wish or talk, and for who may not see the student', async () => {
  const { user } = await waiting();
  const [first] = (await held(user.id)) as [number];
  const mentor = await member(api);
  expect((await undo([first], mentor as never).expect(404)).body.error.code).toBe('not_found');
  await User.update({ is_hope_phone_consulting: true }, { where: { id: user.id } });
  expect(await undoUntil(user.id)).toEqual([null]);
  expect((await undo([first]).expect(409)).body.error.code).toBe('talk_followed');
  const [second] = (await held(user.id)) as [number];
  expect((await undo([first]).expect(409)).body.error.code).toBe('talk_followed');
  const start = api.clock.now;
  api.clock.now = new Date(start.getTime() + 11 * 60_000);
  expect((await undo([second]).expect(409)).body.error.code).toBe('undo_expired');
  expect(await undoUntil(user.id)).toEqual([null, null]);
  api.clock.now = start;
  await undo([second]).expect(200);
  await undo([second]).expect(404);
  await undo([]).expect(422);
});

test('of a student who has gone nothing is taken back', async () => {
  const { user } = await waiting();
  const talks = await held(user.id);
  await User.update({ status: 'deleted' }, { where: { id: user.id } });
  expect((await undo(talks).expect(409)).body.error.code).toBe('account_deleted');
});
