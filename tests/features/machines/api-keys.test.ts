import { pino } from 'pino';
import request from 'supertest';
import { ApiKey } from '../../../db/models/api-key.ts';
import { AuditLog } from '../../../db/models/audit-log.ts';
import { Recruitment } from '../../../db/models/recruitment.ts';
import { languageId } from '../../../domain/languages.ts';
import { MACHINE_SCOPES, type MachineScope } from '../../../domain/machine-scopes.ts';
import { tokyoDayAfter } from '../../../domain/tokyo-time.ts';
import { keyDigest } from '../../../server/core/requests/api-key-secret.ts';
import type { AnyDefinition } from '../../../server/core/calls/define.ts';
import { pathOf } from '../../../server/core/calls/router.ts';
import type { AnyResource } from '../../../server/core/resources/define-resource.ts';
import { CALLS } from '../../../server/registry/calls.ts';
import { RESOURCES } from '../../../server/registry/resources.ts';
import { csv, importing } from '../../core/sheets/importing.ts';
import { startApi } from '../../support/api.ts';
import { member, recruitment } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';
import { submitted } from '../../support/steps.ts';

let logged = '';
const api = prepared(() =>
  startApi({ logger: pino({ level: 'info' }, { write: (line: string) => void (logged += line) }) }),
);
const manager = prepared(() => member(api, 'manager'));
const mentor = prepared(() => member(api));

let counter = 0;
const inDays = (days: number) => tokyoDayAfter(api.clock.now, days);
const fields = (more: object = {}) => ({
  name: `採用システム ${++counter}`,
  scopes: ['read_jobs'],
  limit_per_minute: 100,
  expires_on: inDays(30),
  ...more,
});
type Key = { id: number; version: number; state: string };
const created = async (more: object = {}): Promise<Key> =>
  (await manager.create('api_keys', fields(more)).expect(201)).body;
const issue = (id: number, by = manager) =>
  by.command('hf_member__issue_api_key_secret', { api_key: { id } });
const revoke = (id: number) => manager.command('hf_member__revoke_api_key', { api_key: { id } });

/** A key in use, and what asks with it. */
async function key(scopes: readonly MachineScope[], more: object = {}, by = manager) {
  const { id } = (await by.create('api_keys', fields({ scopes, ...more })).expect(201)).body as Key;
  const { secret } = (await issue(id, by).expect(200)).body as { secret: string };
  return { id, secret, ...api.as(secret) };
}
const codeOf = ({ status, body }: request.Response) => [status, body.error?.code];

describe('a key', () => {
  test('gets its secret once, of which only the digest and the beginning are kept', async () => {
    const made = await created();
    expect(made).toMatchObject({ state: 'new', prefix: null, scopes: ['read_jobs'] });
    const { secret } = (await issue(made.id).expect(200)).body;
    expect(secret).toMatch(/^tbd_[A-Za-z0-9_-]{43}$/);
    expect(codeOf(await issue(made.id))).toEqual([409, 'api_key_issued']);
    const row = (await ApiKey.findByPk(made.id, { rejectOnEmpty: true })).get({ plain: true });
    expect([row.digest, row.prefix]).toEqual([keyDigest(secret), secret.slice(0, 12)]);
    expect(JSON.stringify(row)).not.toContain(secret);
    const read = await manager.get(`/staff/api/api_keys/${made.id}`).expect(200);
    expect(read.body).toMatchObject({ state: 'active', prefix: secret.slice(0, 12), last_used_at: null });
    const list = await manager.list('api_keys').expect(200);
    const log = await AuditLog.findAll({ where: { table_name: 'api_keys', row_id: made.id } });
    for (const text of [read.text, list.text, JSON.stringify(log)]) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain(row.digest);
    }
    expect(log.map(({ action, source }) => [action, source])).toEqual([
      ['insert', 'POST api_keys'],
      ['update', 'hf_member__issue_api_key_secret'],
    ]);
  });

  test.each([
    ['name', { name: '' }],
    ['name', { name: 'x'.repeat(101) }],
    ['scopes', { scopes: [] }],
    ['scopes', { scopes: ['everything'] }],
    ['limit_per_minute', { limit_per_minute: 0 }],
    ['limit_per_minute', { limit_per_minute: 1001 }],
    ['expires_on', { expires_on: null }],
    ['expires_on', { expires_on: undefined }],
  ])('is refused for its %s: %j', async (name, wrong) => {
    const answer = await manager.create('api_keys', fields(wrong));
    expect([answer.status, Object.keys(answer.body.error.fields)[0]]).toEqual([
      422,
      expect.stringContaining(name),
    ]);
  });

  test('is valid for a year at most, and not since yesterday', async () => {
    await created({ expires_on: inDays(365) });
    await created({ expires_on: inDays(0) });
    for (const [days, code] of [
      [366, 'too_far_ahead'],
      [-1, 'in_the_past'],
    ] as const) {
      const answer = await manager.create('api_keys', fields({ expires_on: inDays(days) }));
      expect([answer.status, answer.body.error.fields.expires_on[0].code]).toEqual([422, code]);
    }
  });

  test('is for managers alone, and its secret and digest are no fields', async () => {
    const { id } = await created();
    await mentor.list('api_keys').expect(403);
    await mentor.create('api_keys', fields()).expect(403);
    await mentor.command('hf_member__issue_api_key_secret', { api_key: { id } }).expect(403);
    await mentor.command('hf_member__revoke_api_key', { api_key: { id } }).expect(403);
    await manager.create('api_keys', fields({ digest: 'x' })).expect(400);
    await manager.remove('api_keys', id, 0).expect(405);
    await issue(2_000_000).expect(404);
    await revoke(2_000_000).expect(404);
  });
});

describe('with a key', () => {
  test('a machine reads jobs, companies and applications as managers do, by scope', async () => {
    const { application, recruitment: job } = await submitted(api);
    const paths = {
      read_jobs: [
        '/staff/api/recruitments',
        `/staff/api/recruitments/${job.id}`,
        '/staff/api/recruitments/sheet.csv',
        '/staff/api/companies',
        `/staff/api/companies/${job.company_id}`,
      ],
      read_applications: ['/staff/api/applications', `/staff/api/applications/${application.id}`],
      import_jobs: ['/staff/api/recruitments/template.csv'],
    };
    for (const scope of MACHINE_SCOPES) {
      const machine = await key([scope]);
      for (const [needed, addresses] of Object.entries(paths))
        for (const address of addresses) {
          const answer = await machine.get(address);
          expect([address, answer.status]).toEqual([address, needed === scope ? 200 : 403]);
          if (needed !== scope) expect(answer.body.error.code).toBe('api_key_scope_missing');
        }
    }
    const machine = await key(['read_applications']);
    const seen = await machine.get(`/staff/api/applications/${application.id}`).expect(200);
    const asManager = await manager.get(`/staff/api/applications/${application.id}`).expect(200);
    expect(seen.body).toEqual(asManager.body);
  });

  test('nothing else is possible: no call, no change, no other resource, no export', async () => {
    const machine = await key(MACHINE_SCOPES, { limit_per_minute: 1000 });
    const open = ['recruitments', 'companies', 'applications'];
    for (const definition of CALLS as readonly AnyDefinition[]) {
      const ask = request(api.app)[definition.kind === 'command' ? 'patch' : 'get'](pathOf(definition));
      const answer = await ask.set('authorization', `Bearer ${machine.secret}`);
      expect([definition.name, ...codeOf(answer)]).toEqual([definition.name, 403, 'api_key_scope_missing']);
    }
    for (const { name, edit, csv: hasCsv } of RESOURCES as readonly AnyResource[]) {
      if (!open.includes(name)) expect([name, (await machine.list(name)).status]).toEqual([name, 403]);
      if (hasCsv) expect((await machine.get(`/staff/api/${name}.csv`)).status).toBe(403);
      if (!edit) continue;
      expect(codeOf(await machine.create(name, {}))).toEqual([403, 'api_key_scope_missing']);
      expect(codeOf(await machine.update(name, 1, 0, {}))).toEqual([403, 'api_key_scope_missing']);
      expect(codeOf(await machine.remove(name, 1, 0))).toEqual([403, 'api_key_scope_missing']);
    }
    expect(codeOf(await machine.get('/staff/api/live'))).toEqual([403, 'api_key_scope_missing']);
    expect(
      codeOf(
        await request(api.app)
          .post('/admin/session')
          .set('origin', 'http://127.0.0.1')
          .set('authorization', `Bearer ${machine.secret}`),
      ),
    ).toEqual([401, 'unauthenticated']);
    const list = await machine.list('recruitments').expect(200);
    expect(list.headers['x-can-create']).toBeUndefined();
    const { recruitment: job } = await recruitment(api);
    const one = await machine.get(`/staff/api/recruitments/${job.id}`).expect(200);
    expect(one.body.can).toMatchObject({ edit: false, remove: false });
  });

  test('jobs are imported, first as a dry run, and the audit log names the key', async () => {
    const { company } = await recruitment(api);
    const machine = await key(['import_jobs']);
    const there = importing(api, machine.secret);
    const title = `Imported ${++counter}`;
    const file = csv(['company_id', 'title_ja', 'title_en'], [company.id, `取り込み${counter}`, title]);
    const tried = await there.run('recruitments', file);
    expect([tried.is_done, tried.problems, tried.counts.new]).toEqual([false, [], 1]);
    const done = await there.run('recruitments', file, tried.checked!);
    expect(done.is_done).toBe(true);
    const { id } = done.rows[0]!;
    expect((await Recruitment.findByPk(id!))!.title['en']).toBe(title);
    const { body } = await manager
      .list('audit_logs', { filter: { record_table: 'recruitments', record_id: id } })
      .expect(200);
    expect(body[0]).toMatchObject({
      source: `IMPORT recruitments ${done.name}`,
      api_key: { id: machine.id },
      hf_member: { id: manager.member.id },
    });
    const byKey = await manager.list('audit_logs', { filter: { api_key_id: machine.id } }).expect(200);
    expect(byKey.body).toHaveLength(body.length);
    // What a person changes afterwards is no key's.
    await created();
    const last = await AuditLog.findOne({ order: [['id', 'DESC']], rejectOnEmpty: true });
    expect(last.api_key_id).toBeNull();
    expect(codeOf(await there.send('companies', file)).at(0)).toBe(403);
    const reader = importing(api, (await key(['read_jobs'])).secret);
    expect((await reader.send('recruitments', file)).status).toBe(403);
  });

  test('its use is noted, at most every five minutes, and is no change of the key', async () => {
    const machine = await key(['read_jobs']);
    const used = async () => {
      await machine.list('recruitments').expect(200);
      const { last_used_at, version } = await ApiKey.findByPk(machine.id, { rejectOnEmpty: true });
      return [last_used_at!.toISOString(), version];
    };
    const before = api.clock.now;
    try {
      expect(await used()).toEqual([before.toISOString(), 1]);
      api.clock.now = new Date(before.getTime() + 240_000);
      expect(await used()).toEqual([before.toISOString(), 1]);
      api.clock.now = new Date(before.getTime() + 301_000);
      expect(await used()).toEqual([api.clock.now.toISOString(), 1]);
    } finally {
      api.clock.now = before;
    }
    expect(await AuditLog.count({ where: { table_name: 'api_keys', row_id: machine.id } })).toBe(2);
  });
});

describe('a key is refused', () => {
  const ask = (secret: string, language = 2) => api.as(secret, language).list('recruitments');

  test('that nobody made, or that is none, in the language of the page', async () => {
    expect(codeOf(await ask(`tbd_${'A'.repeat(43)}`))).toEqual([401, 'api_key_unknown']);
    expect(codeOf(await ask('tbd_short'))).toEqual([401, 'api_key_unknown']);
    const messages = await Promise.all(
      [1, 2, languageId('vi')].map(async (language) => (await ask('tbd_short', language)).body.error.message),
    );
    expect(new Set(messages).size).toBe(3);
  });

  test('from the day after its last', async () => {
    const machine = await key(['read_jobs'], { expires_on: inDays(1) });
    const before = api.clock.now;
    try {
      // 23:59 and 00:00 in Japan.
      api.clock.now = new Date(`${inDays(1)}T14:59:59Z`);
      await ask(machine.secret).expect(200);
      api.clock.now = new Date(api.clock.now.getTime() + 1000);
      expect(codeOf(await ask(machine.secret))).toEqual([401, 'api_key_expired']);
      const { body } = await manager.get(`/staff/api/api_keys/${machine.id}`);
      expect(body.state).toBe('expired');
    } finally {
      api.clock.now = before;
    }
  });

  test('from the moment it is revoked, which the audit log notes once; another goes on', async () => {
    const [one, other] = [await key(['read_jobs']), await key(['read_jobs'])];
    await ask(one.secret).expect(200);
    await revoke(one.id).expect(200);
    await revoke(one.id).expect(200);
    expect(codeOf(await ask(one.secret))).toEqual([401, 'api_key_revoked']);
    await ask(other.secret).expect(200);
    expect(codeOf(await issue(one.id))).toEqual([409, 'api_key_issued']);
    const noted = await AuditLog.findAll({ where: { source: 'hf_member__revoke_api_key', row_id: one.id } });
    expect(noted.map(({ after }) => Object.keys(after!))).toEqual([['revoked_at']]);
  });

  test('once the manager who took it is no active manager, and not before', async () => {
    const leaving = await member(api, 'manager');
    const machine = await key(['read_jobs'], {}, leaving);
    await ask(machine.secret).expect(200);
    for (const change of [{ is_active: false }, { is_active: true, role: 'mentor' }] as const) {
      await leaving.member.update(change);
      expect(codeOf(await ask(machine.secret))).toEqual([401, 'api_key_revoked']);
    }
    expect((await manager.get(`/staff/api/api_keys/${machine.id}`)).body.state).toBe('ended');
    await leaving.member.update({ role: 'manager' });
    await ask(machine.secret).expect(200);
  });

  test('as soon as it loses the scope', async () => {
    const machine = await key(['read_jobs']);
    await manager.update('api_keys', machine.id, 1, { scopes: ['read_applications'] }).expect(200);
    expect(codeOf(await ask(machine.secret))).toEqual([403, 'api_key_scope_missing']);
  });

  test('above its own limit, which counts for nobody else', async () => {
    const machine = await key(['read_jobs'], { limit_per_minute: 3 });
    const other = await key(['read_jobs'], { limit_per_minute: 3 });
    for (let n = 0; n < 3; n++) await ask(machine.secret).expect(200);
    const refused = await ask(machine.secret);
    expect(codeOf(refused)).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['ratelimit']).toMatch(/^"3-in-1min"; r=0;/);
    await ask(other.secret).expect(200);
    await manager.list('recruitments').expect(200);
  });

  test('and stands in no line of the log', async () => {
    const machine = await key(['read_jobs']);
    await ask(machine.secret).expect(200);
    await revoke(machine.id).expect(200);
    await ask(machine.secret).expect(401);
    expect(logged).toContain('"API key refused"');
    expect(logged).not.toContain(machine.secret);
    expect(logged).not.toContain(keyDigest(machine.secret));
  });
});

test('the description of the API names the key as a way in, where a scope opens it', async () => {
  const { body } = await api.as(null).get('/openapi-staff.json').expect(200);
  expect(body.components.securitySchemes.api_key).toMatchObject({ type: 'http', scheme: 'bearer' });
  const security = (path: string, method = 'get') => body.paths[`/staff/api/${path}`][method].security;
  expect(security('recruitments')).toEqual([{ bearer: [] }, { api_key: ['read_jobs'] }]);
  expect(security('recruitments/import', 'post')).toEqual([{ bearer: [] }, { api_key: ['import_jobs'] }]);
  expect(security('applications/{id}')).toEqual([{ bearer: [] }, { api_key: ['read_applications'] }]);
  expect(security('recruitments', 'post')).toBeUndefined();
  expect(security('users')).toBeUndefined();
});
