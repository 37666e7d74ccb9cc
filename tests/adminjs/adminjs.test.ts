import request from 'supertest';
import { AuditLog } from '../../db/models/audit-log.ts';
import { HfMember } from '../../db/models/hf-member.ts';
import { JobCategory } from '../../db/models/master-data.ts';
import { fieldsOf, HIDDEN_COLUMNS, masterTables, type Table } from '../../server/adminjs/tables.ts';
import { localeOf } from '../../server/adminjs/texts.ts';
import { startApi } from '../support/api.ts';
import { member, student } from '../support/factories.ts';
import { prepared } from '../support/prepared.ts';

const ORIGIN = 'http://127.0.0.1';

let cookie: string;

const open = (token: string | null, origin: string | null = ORIGIN) => {
  const call = request(api.app).post('/admin/session');
  if (token) void call.set('authorization', `Bearer ${token}`);
  return origin === null ? call : call.set('origin', origin);
};

const get = (address: string, session: string | null = cookie) => {
  const call = request(api.app).get(address);
  return session === null ? call : call.set('cookie', session);
};

const post = (address: string, fields: Record<string, string> = {}, origin: string | null = ORIGIN) => {
  const call = request(api.app).post(address).set('cookie', cookie);
  if (origin !== null) void call.set('origin', origin);
  for (const [name, value] of Object.entries(fields)) void call.field(name, value);
  return call;
};

const api = prepared(startApi);
const manager = prepared(() => member(api, 'manager'));
beforeAll(async () => {
  const answer = await open(manager.token).expect(204);
  cookie = String(answer.headers['set-cookie']).split(';')[0]!;
});

describe('the way in', () => {
  test('is for managers: a cookie that scripts cannot read, that other sites do not send, for an hour', async () => {
    const answer = await open(manager.token).expect(204);
    const [set] = answer.headers['set-cookie'] as unknown as string[];
    expect(set).toMatch(/^admin_session=[\w-]{43}; Max-Age=3600; Path=\/admin; .*HttpOnly; SameSite=Strict$/);
    await get('/admin').expect(200);
  });

  test('is closed to visitors, accounts, students and mentors', async () => {
    const mentor = await member(api);
    const someone = await student(api);
    await open(null).expect(401);
    await open(await api.tokenFor('account@example.com')).expect(403);
    await open(someone.token).expect(403);
    await open(mentor.token).expect(403);
    await open('nonsense').expect(401);
  });

  test('sends a page without a session to the console, with the way back, and refuses a call', async () => {
    const page = await get('/admin/resources/countries', null).expect(303);
    expect(page.headers['location']).toBe('/staff/admin?to=%2Fadmin%2Fresources%2Fcountries');
    await get('/admin/api/resources/countries/actions/list', null).expect(401);
    await get('/admin/frontend/assets/app.bundle.js', null).expect(401);
    await get('/admin/api/resources/countries/actions/list', `admin_session=${'x'.repeat(43)}`).expect(401);
  });

  test('ends after an hour, when the rights end, and with the sign-in', async () => {
    const other = await member(api, 'manager');
    const session = async () =>
      String((await open(other.token).expect(204)).headers['set-cookie']).split(';')[0]!;
    const list = (of: string) => get('/admin/api/resources/degrees/actions/list', of);
    const first = await session();
    await list(first).expect(200);

    const now = api.clock.now;
    api.clock.now = new Date(now.getTime() + 60 * 60_000);
    await list(first).expect(401);
    api.clock.now = now;
    await list(first).expect(200);

    await HfMember.update({ role: 'mentor' }, { where: { id: other.member.id } });
    await list(first).expect(401);
    await HfMember.update({ role: 'manager', is_active: false }, { where: { id: other.member.id } });
    await list(first).expect(401);
    await HfMember.update({ is_active: true }, { where: { id: other.member.id } });
    await list(first).expect(200);

    const second = await session();
    await request(api.app)
      .delete('/admin/session')
      .set('authorization', `Bearer ${other.token}`)
      .set('origin', ORIGIN)
      .expect(204);
    await list(first).expect(401);
    await list(second).expect(401);
  });

  test('a change from another origin, or from nowhere, is refused', async () => {
    const address = '/admin/api/resources/job_categories/actions/new';
    for (const origin of ['https://evil.example', 'null', `${ORIGIN}.evil.example`, null]) {
      await open(manager.token, origin).expect(403);
      await post(address, { name_ja: '偽' }, origin).expect(403);
    }
    expect(await JobCategory.count({ where: { name: { ja: '偽' } } })).toBe(0);
  });

  test('a page runs its own scripts only, and asks nobody else for fonts', async () => {
    const page = await get('/admin').expect(200);
    const policy = String(page.headers['content-security-policy']);
    const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1];
    expect(page.text).toContain(`<script nonce="${nonce}">`);
    expect(page.text).not.toMatch(/<script>|https?:\/\/fonts/);
    expect(page.text).not.toMatch(/(src|href)="https?:/);
    expect((await get('/admin')).headers['content-security-policy']).not.toBe(policy);
  });
});

describe('hidden columns', () => {
  const LOOKS_SECRET =
    /token|secret|hash|passw|jwk|^key$|_key$|payload|signature|nonce|salt|credential|^sub$|sha256|behavior|body_(html|text)|attachments|^gid$/;
  /** Named like a secret, and none: names of templates, settings and demo students. */
  const HARMLESS = ['mail_template_groups.key', 'settings.key', 'users.demo_key'];

  test('are every column that is named like a secret', () => {
    const unhidden = Object.values(api.sequelize.models).flatMap((model) =>
      Object.keys(model.getAttributes())
        .filter((column) => LOOKS_SECRET.test(column) && !HIDDEN_COLUMNS[model.tableName]?.includes(column))
        .map((column) => `${model.tableName}.${column}`),
    );
    expect(unhidden.toSorted()).toEqual(HARMLESS);
    const named = Object.entries(HIDDEN_COLUMNS).flatMap(([table, columns]) =>
      columns.map((column) => `${table}.${column}`),
    );
    const real = Object.values(api.sequelize.models).flatMap((model) =>
      Object.keys(model.getAttributes()).map((column) => `${model.tableName}.${column}`),
    );
    expect(real).toEqual(expect.arrayContaining(named));
  });

  test('are in no list, record or search of any table, and every table is there', async () => {
    for (const model of Object.values(api.sequelize.models)) {
      const base = `/admin/api/resources/${model.tableName}`;
      const list = await get(`${base}/actions/list?perPage=3`);
      expect([model.tableName, list.status]).toEqual([model.tableName, 200]);
      const found = await get(`${base}/actions/search/a?perPage=3`).expect(200);
      const records = [...list.body.records, ...found.body.records];
      const id = list.body.records[0]?.id;
      if (id) records.push((await get(`${base}/records/${id}/show`).expect(200)).body.record);
      for (const record of records)
        for (const column of HIDDEN_COLUMNS[model.tableName] ?? [])
          expect(Object.keys(record.params)).not.toContain(column);
    }
    const page = await get('/admin').expect(200);
    const state = /window\.REDUX_STATE = (.*);\n/.exec(page.text)![1]!;
    const shown = (JSON.parse(state) as { resources: { id: string; properties: object }[] }).resources;
    for (const { id, properties } of shown)
      for (const column of HIDDEN_COLUMNS[id] ?? []) expect(Object.keys(properties)).not.toContain(column);
    expect(shown).toHaveLength(Object.keys(api.sequelize.models).length);
  }, 120_000);

  test('cannot be guessed by a filter or an order', async () => {
    const base = '/admin/api/resources/event_applications/actions/list';
    await get(`${base}?filters.token_for_cancell=a`).expect(400);
    await get(`${base}?sortBy=token_for_cancell`).expect(400);
    await get(`/admin/api/resources/oidc_accounts/actions/search/a?searchProperty=password_hash`).expect(400);
    await get(`/admin/api/resources/users/actions/list?filters.constructor.prototype.a=1`).expect(400);
  });

  test('R22: a filter or an order that is not known is answered with those that are, and no hidden one', async () => {
    for (const asked of ['filters.nickname=a', 'sortBy=nickname']) {
      const { body } = await get(`/admin/api/resources/event_applications/actions/list?${asked}`).expect(400);
      expect(body.error.details.known_fields).toEqual(expect.arrayContaining(['id', 'event_id']));
      expect(body.error.details.known_fields).not.toContain('token_for_cancell');
    }
  });
});

describe('every other table', () => {
  const WRITES: [string, string][] = [
    ['new', 'actions/new'],
    ['edit', 'records/{id}/edit'],
    ['delete', 'records/{id}/delete'],
    ['bulkDelete', 'bulk/bulkDelete?recordIds={id}'],
  ];

  test('refuses new, edit, delete and bulk delete by a direct call', async () => {
    const masters = masterTables().map((table) => table.tableName);
    const before = await HfMember.findByPk(manager.member.id, { raw: true });
    const others = Object.values(api.sequelize.models).filter((model) => !masters.includes(model.tableName));
    for (const { tableName } of others)
      for (const [name, address] of WRITES) {
        const path = address.replace('{id}', String(manager.member.id));
        const answer = await post(`/admin/api/resources/${tableName}/${path}`, { role: 'mentor' });
        expect([tableName, name, answer.status]).toEqual([tableName, name, 403]);
      }
    expect(await HfMember.findByPk(manager.member.id, { raw: true })).toEqual(before);
  });

  test('rows that the rules go by keep their code, and are neither added nor removed', async () => {
    const base = '/admin/api/resources/countries';
    await post(`${base}/actions/new`, { name_ja: '新国', code: 'XX' }).expect(403);
    await post(`${base}/records/109/delete`).expect(403);
    await post(`${base}/bulk/bulkDelete?recordIds=109`).expect(403);
    const before = (await get(`${base}/records/109/show`).expect(200)).body.record.params;
    await post(`${base}/records/109/edit`, { code: 'XX', id: '5', position: '7' }).expect(200);
    const after = (await get(`${base}/records/109/show`).expect(200)).body.record.params;
    expect({ ...after, updated_at: 0 }).toEqual({ ...before, position: 7, version: 1, updated_at: 0 });
  });

  test('what does not exist is not found', async () => {
    await get('/admin/api/resources/pg_authid/actions/list').expect(404);
    await get('/admin/api/resources/users/actions/export').expect(404);
    await get('/admin/api/resources/users/records/1%20or%201/show').expect(404);
    await post('/admin/api/resources/job_categories/records/999999/edit', { name_ja: 'x' }).then((answer) =>
      expect(answer.body.notice.type).toBe('error'),
    );
  });
});

describe('in words', () => {
  test('every table and every column has a name in Japanese, and English says none as the database does', () => {
    const tables = Object.values(api.sequelize.models) as Table[];
    const { ja, en } = localeOf(tables).translations;
    const inJapanese = (names: Readonly<Record<string, string>>) =>
      Object.entries(names).filter(
        ([, text]) => !/[\u3040-\u30ff\u4e00-\u9fff]|^(PDF|Slack ID|Trello ID)$/.test(text),
      );
    for (const { tableName } of tables)
      expect(en.labels).toHaveProperty(tableName, expect.not.stringMatching(/_/));
    const named = (names: Readonly<Record<string, string>>, wanted: string[]) =>
      Object.fromEntries(wanted.map((name) => [name, names[name] ?? '']));
    expect(
      inJapanese(
        named(
          ja.labels,
          tables.map(({ tableName }) => tableName),
        ),
      ),
    ).toEqual([]);
    const columns = [...new Set(tables.flatMap((table) => fieldsOf(table).map(({ name }) => name)))];
    expect(inJapanese(named(ja.properties, columns))).toEqual([]);
    expect(
      Object.values(named(en.properties, columns)).filter((text) => /_| [Ii]d$|^Hf /.test(text)),
    ).toEqual([]);
    expect([en.properties['home_country_id'], en.resources['users']?.actions]).toEqual([
      'Home country',
      expect.objectContaining({ list: 'Students', heading_edit: 'Students: change a row' }),
    ]);
  });

  test('a page that is refused says why, in the language of the reader; a call of a script gets its code', async () => {
    const page = async (address: string, language: string) => {
      const call = get(address).set('accept', 'text/html,*/*;q=0.8').set('accept-language', language);
      const { status, text, headers } = await call;
      return [
        status,
        headers['content-type'],
        /<h1>(.*?)<\/h1>/.exec(text)?.[1],
        /<a href="(.*?)"/.exec(text)?.[1],
      ];
    };
    const html = 'text/html; charset=utf-8';
    expect(await page('/admin/resources/users/actions/new', 'en')).toEqual([
      403,
      html,
      'This is not possible here',
      '/admin',
    ]);
    expect(await page('/admin/resources/countries/records/1/delete', 'ja')).toEqual([
      403,
      html,
      'ここではこの操作を行えません',
      '/admin',
    ]);
    expect((await page('/admin/resources/pg_authid', 'en'))[0]).toBe(404);
    const call = await post('/admin/api/resources/users/actions/new').set('accept', 'text/html').expect(403);
    expect(call.body.error.code).toBe('forbidden');
  });
});

describe('master data', () => {
  const base = '/admin/api/resources/job_categories';
  const publicNames = async () => {
    const answer = await request(api.app).get('/master/queries/get_master_data?target[job_categories]=true');
    return answer.body.job_categories as { id: number; name: Record<string, string> }[];
  };

  test('an edit is saved, in the audit log by name, and public at once; other languages stay', async () => {
    const row = await JobCategory.create({ name: { ja: '古い', en: 'Old', th: 'เก่า' }, position: 999 });
    await get(`${base}/records/${row.id}/show`).then(({ body }) =>
      expect(body.record.params).toMatchObject({ name_ja: '古い', name_en: 'Old', row_label: '古い / Old' }),
    );
    const answer = await post(`${base}/records/${row.id}/edit`, { name_ja: '新しい' }).expect(200);
    expect([answer.body.notice.type, answer.body.record.params.name_ja]).toEqual(['success', '新しい']);
    const item = (await publicNames()).find(({ id }) => id === row.id);
    expect(item?.name).toEqual({ ja: '新しい', en: 'Old', th: 'เก่า' });
    const log = await AuditLog.findOne({ where: { table_name: 'job_categories', row_id: row.id } });
    expect(log).toMatchObject({
      source: 'adminjs',
      action: 'update',
      hf_member_id: manager.member.id,
      before: { name: { ja: '古い', en: 'Old', th: 'เก่า' } },
      after: { name: { ja: '新しい', en: 'Old', th: 'เก่า' } },
    });
    const seen = await manager
      .list('audit_logs', { filter: { path: 'adminjs', record_id: row.id } })
      .expect(200);
    expect(seen.body[0].record_name).toEqual({ ja: '新しい', en: 'Old', th: 'เก่า' });
    // Whoever has it open in the console is told.
    await manager.update('job_categories', row.id, 0, { name: { ja: 'x', en: 'x' } }).expect(409);
  });

  test('a row is added and removed, each in the log; one that is used stays', async () => {
    const added = await post(`${base}/actions/new`, {
      name_ja: '手話通訳',
      name_en: 'Sign language interpreter',
      position: '50',
    }).expect(200);
    expect(added.body.notice.type).toBe('success');
    const id = Number(added.body.record.id);
    expect((await publicNames()).find((item) => item.id === id)?.name).toEqual({
      ja: '手話通訳',
      en: 'Sign language interpreter',
    });
    const removed = await post(`${base}/records/${id}/delete`).expect(200);
    expect(removed.body.notice.type).toBe('success');
    const actions = await AuditLog.findAll({
      where: { table_name: 'job_categories', row_id: id },
      order: ['id'],
    });
    expect(actions.map(({ action, source }) => [action, source])).toEqual([
      ['insert', 'adminjs'],
      ['delete', 'adminjs'],
    ]);
    const used = await post('/admin/api/resources/industries/records/1/delete').expect(200);
    expect(used.body.notice).toMatchObject({ type: 'error', message: 'still_in_use' });
    const bulk = await post('/admin/api/resources/industries/bulk/bulkDelete?recordIds=1,2');
    expect(bulk.body.notice).toMatchObject({ type: 'error', message: 'still_in_use' });
  });

  test('a bad value is refused at its field and nothing is written', async () => {
    const row = await JobCategory.create({ name: { ja: '曲芸師', en: 'Acrobat' } });
    await JobCategory.create({ name: { ja: '道化師', en: 'Clown' } });
    const refusals: [Record<string, string>, string, string][] = [
      [{ name_ja: '' }, 'name_ja', 'required'],
      [{ name_en: ' ' }, 'name_en', 'required'],
      [{ name_en: 'ＣＬＯＷＮ' }, 'name_en', 'already_there'],
      [{ name_en: 'x'.repeat(256) }, 'name_en', 'too_long'],
      [{ name_en: 'a\u202Eb' }, 'name_en', 'invalid'],
      [{ position: 'many' }, 'position', 'invalid'],
      [{ position: '99999999999' }, 'position', 'invalid'],
    ];
    for (const [fields, field, problem] of refusals) {
      const { body } = await post(`${base}/records/${row.id}/edit`, fields).expect(200);
      expect([body.notice.type, body.record.errors[field]?.message]).toEqual(['error', problem]);
    }
    const skill = await post('/admin/api/resources/skills/actions/new', {
      name_ja: '新技能',
      name_en: 'New skill',
      skill_category_id: '999',
    });
    expect(skill.body.record.errors).toMatchObject({ skill_category_id: { message: 'not_there' } });
    await row.reload();
    expect(row.name).toEqual({ ja: '曲芸師', en: 'Acrobat' });
    await post(`${base}/records/${row.id}/edit`)
      .send('{"name_ja":1}')
      .set('content-type', 'application/json')
      .expect(415);
  });
});
