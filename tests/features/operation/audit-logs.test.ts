import { QueryTypes } from 'sequelize';
import { AuditLog } from '../../../db/models/audit-log.ts';
import { startApi } from '../../support/api.ts';
import { member, student } from '../../support/factories.ts';
import { submitted } from '../../support/steps.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);
const manager = prepared(() => member(api, 'manager'));
const mentor = prepared(() => member(api));

async function written(ja: string): Promise<number> {
  return (await manager.create('articles', { title: { ja }, content: { ja: '<p>本文</p>' } }).expect(201))
    .body.id;
}

const logsOf = async (filter: object) => (await manager.list('audit_logs', { filter }).expect(200)).body;

test('a change shows who, which record by its name of now, and before and after', async () => {
  const articleId = await written('面接');
  await manager.update('articles', articleId, 0, { title: { ja: '面接の準備' } }).expect(200);
  const record = { record_table: 'articles', record_id: articleId };
  const [log, first] = await logsOf(record);
  expect(log).toMatchObject({
    ...record,
    action: 'update',
    source: 'PUT articles',
    record_name: { ja: '面接の準備' },
    hf_member: { id: manager.member.id },
    subject_user: null,
    before: { title: { ja: '面接' } },
    after: { title: { ja: '面接の準備' } },
  });
  expect(first.action).toBe('insert');
  const one = await manager.get(`/staff/api/audit_logs/${log.id}`).expect(200);
  expect(one.body).toEqual(log);
});

test('what is gone has no name, and its last words stay', async () => {
  const articleId = await written('消えるもの');
  await manager.remove('articles', articleId, 0).expect(200);
  const [log] = await logsOf({ record_table: 'articles', record_id: articleId, action: 'delete' });
  expect(log).toMatchObject({ record_name: null, before: { title: { ja: '消えるもの' } }, after: null });
});

test('is found by who, student, way and days in Japan; others stay out', async () => {
  const { application, mentor: theirs, me } = await submitted(api);
  const [log, ...others] = await logsOf({ subject_user_id: me.user.id });
  expect(others).toEqual([]);
  expect(log).toMatchObject({
    record_table: 'applications',
    record_id: application.id,
    subject_user: { id: me.user.id },
    source: 'hf_member__assign_application',
  });
  expect(await logsOf({ hf_member_id: theirs.member.id })).toEqual([log]);
  const ids = async (filter: object) => (await logsOf(filter)).map(({ id }: { id: number }) => id);
  expect(await ids({ path: 'command' })).toContain(log.id);
  expect(await ids({ path: 'console' })).not.toContain(log.id);
  expect(await ids({ path: 'adminjs' })).toEqual([]);
  const today = new Date(Date.parse(log.at) + 9 * 3_600_000).toISOString().slice(0, 10);
  expect(await ids({ from: today, to: today })).toContain(log.id);
  expect(await ids({ to: '2020-01-01' })).toEqual([]);
  expect(await ids({ from: '2099-01-01' })).toEqual([]);
});

test('the list cuts long texts and says so, the record has them whole', async () => {
  const long = '長'.repeat(2_000);
  const answer = await manager
    .create('articles', { title: { ja: '長い' }, content: { ja: long } })
    .expect(201);
  const [log] = await logsOf({ record_table: 'articles', record_id: answer.body.id });
  expect(log.is_cut).toBe(true);
  expect(log.after.content.ja).toHaveLength(401);
  const one = await manager.get(`/staff/api/audit_logs/${log.id}`).expect(200);
  expect([one.body.is_cut, one.body.after.content.ja]).toEqual([false, long]);
});

test('the export has before and after as JSON, with formulas escaped', async () => {
  await manager.create('articles', { title: { ja: '=1+1' } }).expect(201);
  const filter = encodeURIComponent(JSON.stringify({ record_table: 'articles', path: 'console' }));
  const csv = await manager.get(`/staff/api/audit_logs.csv?filter=${filter}`).expect(200);
  expect(csv.text.split('\n')[0]).toMatch(
    /^\uFEFFNumber,Time,Staff number,Changed by,By API key,Call,Action,Table,/,
  );
  expect(csv.text).toContain('""title"": {""ja"": ""=1+1""}'.replaceAll('": ', '":'));
  expect(csv.text).not.toMatch(/(^|,)"?=/m);
});

test('is for managers alone, and nobody changes it', async () => {
  const { list } = await student(api);
  await mentor.list('audit_logs').expect(403);
  await list('audit_logs').expect(403);
  await api.as(null).list('audit_logs').expect(401);
  await mentor.get('/staff/api/audit_logs/1').expect(403);
  await mentor.get('/staff/api/audit_logs.csv').expect(403);
  await manager.create('audit_logs', {}).expect(404);
  await manager.update('audit_logs', 1, 0, {}).expect(404);
  await manager.remove('audit_logs', 1, 0).expect(404);
});

test('a filter that makes no sense is refused by name', async () => {
  for (const [filter, field] of [
    [{ table: 'users' }, 'filter[table]'],
    [{ record_table: "x'; drop" }, 'filter[record_table]'],
    [{ from: '2026-02-30' }, 'filter[from]'],
    [{ path: 'sql' }, 'filter[path]'],
  ] as const) {
    const answer = await manager.list('audit_logs', { filter });
    expect(Object.keys(answer.body.error.fields)).toEqual([field]);
  }
});

test('R12: records without a name, in any language or at all, are in the log like any other', async () => {
  const code = await manager.create('referral_codes', { token: 'NO-LABEL', is_active: true }).expect(201);
  const [log] = await logsOf({ record_table: 'referral_codes', record_id: code.body.id });
  expect(log.record_name).toEqual({ ja: 'NO-LABEL' });
  // Every table that has a name, with a row whose names are all that a column of its kind can lack.
  const tables = await api.sequelize.query<{ table_name: string; column_name: string }>(
    `select c.table_name, c.column_name from information_schema.columns c
     where c.table_schema = 'public' and c.data_type = 'jsonb' and c.column_name in ('title', 'name', 'official_name')`,
    { type: QueryTypes.SELECT },
  );
  expect(tables.length).toBeGreaterThan(20);
  for (const { table_name, column_name } of tables) {
    const [row] = await api.sequelize.query<{ id: number }>(`select id from ${table_name} limit 1`, {
      type: QueryTypes.SELECT,
    });
    if (!row) continue;
    for (const names of ['{}', '{"ja": null}', '{"ja": "", "en": null}', '{"en": "x", "vi": null}']) {
      const isTaken = await api.sequelize
        .query(`update ${table_name} set ${column_name} = :names where id = :id`, {
          replacements: { names, id: row.id },
        })
        .then(() => true)
        .catch(() => false);
      if (!isTaken) continue;
      const record = { record_table: table_name, record_id: row.id };
      await AuditLog.create({
        ...record,
        at: api.clock.now,
        actor_kind: 'hf_member',
        hf_member_id: manager.member.id,
        user_id: null,
        action: 'update',
        table_name,
        row_id: row.id,
        before: null,
        after: null,
        source: null,
        subject_user_id: null,
      });
      const [noted] = await logsOf(record);
      expect(Object.values(noted.record_name ?? {}).every(Boolean)).toBe(true);
    }
  }
  await manager.list('audit_logs').expect(200);
  await manager.get('/staff/api/audit_logs.csv').expect(200);
});
