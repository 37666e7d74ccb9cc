import { AuditLog } from '../../../db/models/audit-log.ts';
import { CompanyOffice } from '../../../db/models/company-offices.ts';
import { recruitment } from '../../support/factories.ts';
import { api, manager, mentor, type Record_, MAIN, created, changed, refusal } from './company-world.ts';

describe('translations', () => {
  test('that were left behind are named until somebody changes or confirms them', async () => {
    let company = await created({ vision: { ja: '一', en: 'one', vi: 'một' } });
    expect(company['vision_stale']).toEqual([]);
    company = await changed(company, { vision: { ja: '二', en: 'one', vi: 'một' } });
    expect(company['vision_stale']).toEqual(['en', 'vi']);
    company = await changed(company, { vision: { ja: '二', en: 'two', vi: 'một' }, vision_fits: ['ja'] });
    expect(company['vision_stale']).toEqual(['vi']);
    company = await changed(company, { vision_fits: ['vi'] });
    expect(company['vision_stale']).toEqual([]);
    company = await changed(company, { vision: { ja: '二', en: 'two', vi: 'một', id: 'dua' } });
    expect(company['vision_stale']).toEqual([]);
    expect(await refusal(company, { vision_fits: ['xx'] })).toEqual([422, ['vision_fits[0]']]);
  });
});

describe('the list', () => {
  test('is found by name in any language, by kana of either kind, contact and number', async () => {
    const company = await created({
      official_name: { ja: '株式会社すずかぜ', en: 'Suzukaze', vi: 'Gió mát' },
      contact_persons: [{ ...MAIN, last_name: '古賀', last_name_kana: 'コガサワ' }],
      contract_num: 'C-9001',
    });
    for (const q of [
      'すずかぜ',
      'スズカゼ',
      'ｽｽﾞｶｾﾞ',
      'suzuKAZE',
      'Gió',
      'こがさわ',
      '古賀 すず',
      'c-9001',
      `#${company.id}`,
    ]) {
      const found = await mentor.list('companies', { filter: { q } }).expect(200);
      expect([q, found.body.map(({ id }: Record_) => id)]).toEqual([q, [company.id]]);
    }
  });

  test('is narrowed by place, industry, channel, released jobs and internship', async () => {
    const company = await created({
      offices: [{ prefecture_id: 47 }],
      industry_sector_ids: [5],
      company_channel_id: 2,
      is_interested_in_internship: true,
    });
    const { recruitment: job } = await recruitment(api);
    const ids = async (filter: object) =>
      (await mentor.list('companies', { filter }).expect(200)).body.map(({ id }: Record_) => id) as number[];
    for (const filter of [
      { prefecture_id: 47 },
      { industry_sector_id: 5 },
      { company_channel_id: 2 },
      { is_interested_in_internship: true },
    ])
      expect([filter, await ids(filter)]).toEqual([filter, [company.id]]);
    expect(await ids({ has_released_recruitments: true })).toContain(job.company_id);
    expect(await ids({ has_released_recruitments: true })).not.toContain(company.id);
    expect(await ids({ has_released_recruitments: false })).not.toContain(job.company_id);
    await mentor.list('companies', { filter: { memo: 'x' } }).expect(400);
    for (const field of ['id', 'updated_at', 'official_name'])
      await mentor.list('companies', { sort: [field, 'ASC'] }).expect(200);
  });

  test('exports names instead of numbers, for managers', async () => {
    await created({
      official_name: { ja: '=SUM(1)株式会社', en: 'Formula' },
      offices: [{ prefecture_id: 1 }],
    });
    const path = `/staff/api/companies.csv?filter=${encodeURIComponent('{"q":"Formula"}')}`;
    const csv = await manager.get(path).expect(200);
    expect(csv.text).toContain("'=SUM(1)株式会社,Formula");
    expect(csv.text).toContain('Hokkaido');
    expect((await manager.get(path).set('page-language-id', '1')).text).toContain('北海道');
    await mentor.get('/staff/api/companies.csv').expect(403);
  });
});

test('a company with recruitments is not removed, one without is, with all that hangs on it', async () => {
  const { recruitment: row } = await recruitment(api);
  const found = (await manager.get(`/staff/api/companies/${row.company_id}`).expect(200)).body as Record_;
  expect(found['can']).toEqual({ edit: true, remove: false });
  expect(found['shown_by_recruitment_id']).toBe(row.id);
  const answer = await manager.remove('companies', row.company_id, found.version).expect(409);
  expect(answer.body.error.code).toBe('still_in_use');
  const [office] = found.offices;
  const taken = await manager.update('companies', found.id, found.version, {
    offices: [{ id: office!.id, _destroy: true }],
  });
  expect([taken.status, taken.body.error?.code]).toEqual([409, 'still_in_use']);
  const company = await created({ offices: [{ prefecture_id: 13 }], contact_persons: [MAIN] });
  await manager.remove('companies', company.id, 0).expect(200);
  expect(await CompanyOffice.count({ where: { company_id: company.id } })).toBe(0);
});

test('its history holds every change of it and of its parts, for managers alone', async () => {
  const company = await created({ offices: [{ prefecture_id: 13 }] });
  await changed(company, {
    vision: { ja: '新' },
    offices: [{ id: company.offices[0]!.id, address_ja: '港区' }],
    industry_sector_ids: [1],
  });
  const filter = { record_table: 'companies', record_id: company.id };
  const history = await manager.list('audit_logs', { filter, range: [0, 2] }).expect(200);
  expect(
    history.body.map(({ table_name, action, source }: AuditLog) => [table_name, action, source]),
  ).toEqual([
    ['company_industry_sectors', 'insert', 'PUT companies'],
    ['company_offices', 'update', 'PUT companies'],
    ['companies', 'update', 'PUT companies'],
  ]);
  expect(history.body[2]).toMatchObject({
    hf_member: { id: manager.member.id },
    before: { vision: {} },
    after: { vision: { ja: '新' } },
  });
  expect(history.body[2].after).not.toHaveProperty('stale_translations');
  await mentor.list('audit_logs', { filter }).expect(403);
  await manager.list('audit_logs', { filter: { actor: 1 } }).expect(400);
});

test('reading and writing take a fixed number of statements, whatever hangs on a company', async () => {
  const many = Array.from({ length: 20 }, (_, index) => ({
    name: { ja: `支社${index}` },
    transport_means: [{ walking_minutes: 1 }, { walking_minutes: 2 }],
  }));
  const company = await created({ offices: many });
  const count = async (run: () => PromiseLike<{ status: number }>) => {
    api.takeStatements();
    expect((await run()).status).toBe(200);
    return api.takeStatements().filter((sql) => !/\): (START|COMMIT|ROLLBACK|SET)/.test(sql)).length;
  };
  // One signs the caller in.
  expect(await count(() => manager.get(`/staff/api/companies/${company.id}`))).toBe(3);
  expect(await count(() => manager.list('companies'))).toBe(3);
  expect(
    await count(() => manager.update('companies', company.id, 0, { contract_num: 'C-1' })),
  ).toBeLessThanOrEqual(8);
});
