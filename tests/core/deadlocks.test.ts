import pg from 'pg';
import { QueryTypes } from 'sequelize';
import { startApi } from '../support/api.ts';
import { member, student } from '../support/factories.ts';
import { applied } from '../support/steps.ts';
import { prepared } from '../support/prepared.ts';

let other: pg.Client;
const api = prepared(startApi);
beforeAll(async () => {
  other = new pg.Client({ connectionString: api.url });
  await other.connect();
});
afterAll(() => other.end());

/** Until somebody waits for a lock that the other connection holds. */
async function isWaitedFor(): Promise<void> {
  const { rows } = await other.query<{ pid: number }>('select pg_backend_pid() as pid');
  for (;;) {
    const [found] = await api.sequelize.query<{ count: number }>(
      'select count(*)::int as count from pg_stat_activity where :pid = any(pg_blocking_pids(pid))',
      { type: QueryTypes.SELECT, replacements: { pid: rows[0]!.pid } },
    );
    if (found!.count > 0) return;
  }
}

test('a command that PostgreSQL ends to undo a deadlock runs again, and is answered as if nothing had been', async () => {
  const manager = await member(api, 'manager');
  const wish = { level: 'minimum', fields: { is_hope_phone_consulting: true } } as const;
  const ids = [(await student(api, wish)).user.id, (await student(api, wish)).user.id];
  // Not noticed here before the command has noticed: the one that looks first is ended.
  await other.query("begin; set local deadlock_timeout = '1min'");
  await other.query('select id from users where id = $1 for update', [ids[1]]);
  const finished = manager.command('hf_member__finish_consulting', { ids, dry_run: false }).expect(200);
  const answer = finished.then((value) => value);
  await isWaitedFor();
  // The command has locked the first and waits for the second.
  await other.query('select id from users where id = $1 for update', [ids[0]]);
  await other.query('rollback');
  const { results } = (await answer).body as { results: { id: number; is_done: boolean }[] };
  expect(results.map(({ id, is_done }) => [id, is_done])).toEqual(ids.map((id) => [id, true]));
});

test('an account is deleted without holding the person while it waits for an application, as the worker locks', async () => {
  const { me, application } = await applied(api);
  await other.query('begin');
  await other.query('select id from applications where id = $1 for share', [application.id]);
  const deleted = me.command('user__delete_account', { user: { email: me.user.email } }).expect(200);
  const answer = deleted.then((value) => value);
  await isWaitedFor();
  await other.query("set local lock_timeout = '500ms'");
  await other.query('select id from users where id = $1 for share', [me.user.id]);
  await other.query('rollback');
  expect((await answer).body).toMatchObject({ is_signed_up: false });
});
