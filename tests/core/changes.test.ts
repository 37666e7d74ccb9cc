import { QueryTypes } from 'sequelize';
import { Article } from '../../db/models/article.ts';
import { AuditLog } from '../../db/models/audit-log.ts';
import { startApi } from '../support/api.ts';
import { member, student } from '../support/factories.ts';
import { submitted } from '../support/steps.ts';
import { prepared } from '../support/prepared.ts';

const api = prepared(startApi);
const manager = prepared(() => member(api, 'manager'));
const mentor = prepared(() => member(api));

/** What no member of staff changes by hand, or what is a history itself. */
const NOT_AUDITED = [
  'account_deletions',
  'admin_sessions',
  'application_events',
  // Who looks at what just now changes nothing.
  'application_presences',
  'audit_logs',
  // Written by the command of the operator, whom no account stands for.
  'backups',
  'bookmarks',
  // Written by the worker alone.
  'channel_posts',
  // Counted from what anybody searches.
  'empty_searches',
  'hf_member_gids',
  'identities',
  // The worker's own key.
  'inbound_keys',
  'inquiry_presences',
  'job_introduction_records',
  'lesson_progresses',
  // A history itself, of words that are noted where they stand.
  'mail_template_versions',
  'oidc_accounts',
  'oidc_keys',
  'oidc_payloads',
  'outbox_events',
  'outside_removals',
  'page_views',
  'recruitment_public_versions',
  'recruitment_search_rows',
  // Kept by a trigger on what is noted as removed.
  'removed_master_data',
  'resume_versions',
  'saved_searches',
  'schema_migrations',
  'search_names',
  // It counts.
  'upload_days',
  'user_analytics_data',
  // Kept by a trigger; and a history of its own.
  'user_match_keys',
  'user_merge_rows',
  'webhook_deliveries',
];

const WORDS = { title: { ja: '面接の準備', en: 'Preparing for interviews' }, content: { ja: '<p>準備</p>' } };

async function written(fields: object = {}): Promise<{ id: number; version: number }> {
  return (await manager.create('articles', { ...WORDS, ...fields }).expect(201)).body;
}

describe('creating', () => {
  test('answers the record with its version, and what may be done to it', async () => {
    const answer = await manager
      .create('articles', { ...WORDS, publish_at: '2026-11-01T00:00:00Z' })
      .expect(201);
    expect(answer.body).toMatchObject({
      ...WORDS,
      state: 'published',
      version: 0,
      can: { edit: true, remove: true },
    });
    expect(answer.headers['etag']).toBe('"0"');
    const list = await manager.list('articles').expect(200);
    expect(list.headers['x-can-create']).toBe('true');
  });

  test('refuses what is missing, unknown or not ours to write, by name, and writes nothing', async () => {
    const before = await Article.count();
    const refusals: [object, number, string][] = [
      [{ content: {} }, 422, 'title'],
      [{ title: { vi: 'Phỏng vấn' } }, 422, 'title[ja]'],
      [{ title: { ja: 'あ', xx: 'x' } }, 422, 'title[xx]'],
      [{ title: 'あ' }, 422, 'title'],
      [{ title: { ja: { deep: 1 } } }, 422, 'title[ja]'],
      [{ ...WORDS, version: 7 }, 400, 'version'],
      [{ ...WORDS, id: 7 }, 400, 'id'],
    ];
    for (const [body, status, field] of refusals) {
      const answer = await manager.create('articles', body);
      expect([answer.status, Object.keys(answer.body.error.fields)]).toEqual([status, [field]]);
    }
    expect(await Article.count()).toBe(before);
  });

  test('is for those who may write: a mentor reads, a student and a visitor do not even that', async () => {
    await mentor.list('articles').expect(200);
    await mentor.create('articles', WORDS).expect(403);
    expect((await mentor.list('articles')).headers['x-can-create']).toBeUndefined();
    const { create } = await student(api);
    await create('articles', WORDS).expect(403);
    await api.as(null).create('articles', WORDS).expect(401);
    await manager.create('applications', {}).expect(404);
  });
});

describe('updating', () => {
  test('writes the named fields alone and counts the version', async () => {
    const { id } = await written();
    const answer = await manager
      .update('articles', id, 0, { title: { ja: '面接', vi: ' ' }, is_hidden: true })
      .expect(200);
    expect(answer.body).toMatchObject({
      title: { ja: '面接' },
      content: WORDS.content,
      is_hidden: true,
      version: 1,
    });
    expect(answer.body.title).not.toHaveProperty('vi');
  });

  test('needs the version it is based on, and refuses an older one without writing', async () => {
    const { id } = await written();
    expect(
      (await manager.update('articles', id, null, { is_hidden: true }).expect(428)).body.error.code,
    ).toBe('precondition_required');
    await manager.update('articles', id, 0, { title: { ja: '一' } }).expect(200);
    const late = await manager.update('articles', id, 0, { title: { ja: '二' } }).expect(409);
    expect(late.body.error).toMatchObject({ code: 'version_conflict', details: { version: 1 } });
    expect((await manager.get(`/staff/api/articles/${id}`).expect(200)).body.title).toEqual({ ja: '一' });
  });

  test('with a broken language map is refused by the name of what is broken, and writes nothing', async () => {
    const { id, version } = (await manager.create('articles', WORDS)).body;
    const broken: [unknown, string][] = [
      [{ ja: 'あ', xx: 'x' }, 'title[xx]'],
      [{ ja: ['あ'] }, 'title[ja]'],
      [{ vi: 'Phỏng vấn' }, 'title[ja]'],
      ['あ', 'title'],
      [['あ'], 'title'],
    ];
    for (const [title, field] of broken) {
      const answer = await manager.update('articles', id, version, { title });
      expect([answer.status, Object.keys(answer.body.error.fields)]).toEqual([422, [field]]);
    }
    const { body } = await manager.get(`/staff/api/articles/${id}`);
    expect(body).toMatchObject({ ...WORDS, version });
  });

  test('of two at the same moment one wins and the other is told', async () => {
    const { id } = await written();
    const answers = await Promise.all(
      ['一', '二', '三'].map((ja) => manager.update('articles', id, 0, { title: { ja } })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await Article.findByPk(id))!.version).toBe(1);
  });

  test('does not take away a required text, nor change what is not there', async () => {
    const { id } = await written();
    await manager.update('articles', id, 0, { title: {} }).expect(422);
    await manager.update('articles', 999_999, 0, { is_hidden: true }).expect(404);
    await mentor.update('articles', id, 0, { is_hidden: true }).expect(403);
  });
});

test('removing needs the version too, and is for those who may', async () => {
  const { id } = await written();
  await mentor.remove('articles', id, 0).expect(403);
  await manager.remove('articles', id, 3).expect(409);
  expect((await manager.remove('articles', id, 0).expect(200)).body).toEqual({ id });
  await manager.get(`/staff/api/articles/${id}`).expect(404);
});

describe('the audit log', () => {
  test('notes who changed what, before and after, and nothing of a refused change', async () => {
    const { id } = await written();
    await manager.update('articles', id, 0, { title: { ja: '新しい' } }).expect(200);
    await manager.update('articles', id, 0, { title: { ja: '古い' } }).expect(409);
    await manager.remove('articles', id, 1).expect(200);
    const logs = await AuditLog.findAll({
      where: { table_name: 'articles', row_id: id },
      order: [['id', 'ASC']],
    });
    expect(logs.map(({ action, source, hf_member_id }) => [action, source, hf_member_id])).toEqual([
      ['insert', 'POST articles', manager.member.id],
      ['update', 'PUT articles', manager.member.id],
      ['delete', 'DELETE articles', manager.member.id],
    ]);
    expect(logs[1]).toMatchObject({ before: { title: WORDS.title }, after: { title: { ja: '新しい' } } });
  });

  test('notes commands of staff with the record and the student they are about; students are not watched', async () => {
    const { application, mentor: theirs, me: writer } = await submitted(api);
    const where = { record_table: 'applications', record_id: application.id };
    const [log, ...others] = await AuditLog.findAll({ where });
    expect(others).toEqual([]);
    expect(log).toMatchObject({
      table_name: 'application_hf_members',
      action: 'insert',
      source: 'hf_member__assign_application',
      hf_member_id: theirs.member.id,
      subject_user_id: writer.user.id,
    });
  });

  test('covers every table, but the named ones that have a reason not to be in it', async () => {
    const bare = await api.sequelize.query<{ tablename: string }>(
      `select tablename from pg_tables t where schemaname = 'public' and not exists (
         select 1 from pg_trigger where tgname = 'audit_notes_change' and tgrelid = format('public.%I', t.tablename)::regclass)
       order by 1`,
      { type: QueryTypes.SELECT },
    );
    expect(bare.map(({ tablename }) => tablename)).toEqual(NOT_AUDITED);
  });

  test('keeps no token but the codes that staff keep themselves', async () => {
    const columns = await api.sequelize.query<{ table_name: string; column_name: string }>(
      `select table_name, column_name from information_schema.columns c where table_schema = 'public'
       and (column_name like '%token%' or column_name like '%secret%' or column_name like '%hash%')
       and exists (select 1 from pg_trigger t where tgname = 'audit_notes_change'
         and tgrelid = format('public.%I', c.table_name)::regclass and pg_get_triggerdef(t.oid) not like '%' || c.column_name || '%')`,
      { type: QueryTypes.SELECT },
    );
    expect(columns).toEqual([{ table_name: 'referral_codes', column_name: 'token' }]);
  });
});

describe('the export', () => {
  test('is a CSV of every row that fits, with formulas escaped', async () => {
    await written({ title: { ja: '=HYPERLINK("https://example.com")', en: 'a, "b"' } });
    const answer = await manager.get('/staff/api/articles.csv').expect(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="articles-2026-11-21.csv"');
    const lines = answer.text.split('\n');
    expect(lines[0]).toBe('\uFEFFNumber,Title (Japanese),Title (English),State,Public from');
    expect(answer.text).toContain(`"'=HYPERLINK(""https://example.com"")","a, ""b""",Not published,`);
    expect(lines).toHaveLength((await Article.count()) + 2);
    const none = await manager.get(
      `/staff/api/articles.csv?filter=${encodeURIComponent('{"q":"nothing has this"}')}`,
    );
    expect(none.text.trim().split('\n')).toHaveLength(1);
  });

  test('is for managers, and reads its filter strictly', async () => {
    await mentor.get('/staff/api/articles.csv').expect(403);
    await api.as(null).get('/staff/api/articles.csv').expect(401);
    await manager.get('/staff/api/articles.csv?filter={"a":1}').expect(400);
    await manager.get('/staff/api/articles.csv?range=[0,1]').expect(400);
  });
});

test('words are searched in every language, whatever case', async () => {
  await written({ title: { ja: '履歴書', my: 'ကိုယ်ရေးရာဇဝင်' } });
  const found = await manager.list('articles', { filter: { q: 'ရာဇဝင်' } }).expect(200);
  expect(found.body).toHaveLength(1);
  expect(
    (await manager.list('articles', { filter: { q: 'PREPARING interviews' } })).body.length,
  ).toBeGreaterThan(0);
  expect((await manager.list('articles', { filter: { q: 'my' } })).body).toEqual([]);
});
