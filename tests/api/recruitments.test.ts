import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { RecruitmentCareer } from '../../db/models/recruitment-targets.ts';
import { RecruitmentRequiredLanguage } from '../../db/models/recruitment-requirements.ts';
import { CompanyAppliableTerm } from '../../db/models/company-profile.ts';
import { refreshSearchRows } from '../../db/search-rows.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { member, recruitment } from '../support/factories.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const search = async (parameters: string) => {
  const { body } = await api.as(null).query('search_recruitments', parameters).expect(200);
  return {
    ids: body.recruitments.map((row: { id: number }) => row.id) as number[],
    total: body.total_count as number,
  };
};
const keyword = (text: string) => search(`full_text_search_query=${encodeURIComponent(text)}`);

describe('search_recruitments', () => {
  let interpreter: number;
  let engineer: number;
  beforeAll(async () => {
    const first = await recruitment(api, {
      company: { official_name: { ja: '京橋通訳', en: 'Kyobashi Interpreting' } },
      fields: {
        title: { ja: '社内通訳', en: 'In-house interpreter', vi: 'Phiên dịch nội bộ' },
        required_jlpt: 1,
        is_available_from_overseas: true,
        salary_max_bachelor: 300_000,
        apply_deadline_on: '2026-12-31',
      },
    });
    interpreter = first.recruitment.id;
    const second = await recruitment(api, {
      fields: {
        title: { ja: '制御ソフトウェア開発', en: 'Control software engineer' },
        job_description: { ja: '東京の開発室で働きます。', th: 'พัฒนาซอฟต์แวร์' },
        required_jlpt: 3,
        salary_max_bachelor: 400_000,
      },
    });
    engineer = second.recruitment.id;
    await RecruitmentCareer.create({
      recruitment_id: engineer,
      first_living_country_id: 233,
      is_work_globaly: true,
    });
    await refreshSearchRows(api.sequelize);
  });

  test.each([
    ['two characters', '通訳', () => interpreter],
    ['one character at the end of a run', '訳', () => interpreter],
    ['one character at the beginning', '京', () => interpreter],
    ['an English word by its beginning, in any case', 'INTERPRET', () => interpreter],
    ['Vietnamese', 'phiên dịch', () => interpreter],
    ['Thai', 'พัฒนาซอฟต์แวร์', () => engineer],
    ['half-width katakana', 'ｿﾌﾄｳｪｱ', () => engineer],
    ["the company's name", 'Kyobashi', () => interpreter],
  ])('finds by %s', async (_name, text, expected) => {
    expect((await keyword(text)).ids).toContain(expected());
  });

  test('all words of a keyword must be there', async () => {
    expect((await keyword('通訳 制御')).ids).toEqual([]);
    expect((await keyword('control engineer')).ids).toEqual([engineer]);
  });

  test('signs alone search for nothing and break nothing', async () => {
    for (const text of ["'; drop table users; --", '\\', "'", '&|!():*', '%_'])
      expect((await keyword(text)).total).toBeGreaterThanOrEqual(0);
  });

  test('required_jlpt_gteq reads "this level or easier"; without a requirement always matches', async () => {
    const { ids } = await search('q[required_jlpt_gteq]=2&per_page=100');
    expect(ids).toContain(engineer);
    expect(ids).not.toContain(interpreter);
    const open = await recruitment(api);
    expect((await search('q[required_jlpt_gteq]=5&per_page=100')).ids).toContain(open.recruitment.id);
  });

  test('the names as the specification prints them are taken too', async () => {
    expect((await search('q[is_available_from_overseas]=true')).ids).toEqual([interpreter]);
    expect((await search('q[is_work_globaly]=true')).ids).toEqual([engineer]);
    expect((await search('q[recruitment_careers_first_living_country_id_eq_any][]=233')).ids).toEqual([
      engineer,
    ]);
  });

  test('any value within a filter, all filters together', async () => {
    const both = await search(
      'q[company_offices_prefecture_id_eq_any][]=13&q[company_offices_prefecture_id_eq_any][]=27&per_page=100',
    );
    expect(both.ids).toEqual(expect.arrayContaining([interpreter, engineer]));
    const none = await search('q[company_offices_prefecture_id_eq_any][]=27');
    expect(none).toEqual({ ids: [], total: 0 });
    const narrowed = await search(
      'q[company_offices_prefecture_id_eq_any][]=13&q[is_available_from_overseas_eq]=true',
    );
    expect(narrowed.ids).toEqual([interpreter]);
  });

  test('pages and sorts', async () => {
    const all = await search('per_page=100');
    const first = await search('per_page=2&page=1');
    const second = await search('per_page=2&page=2');
    expect([...first.ids, ...second.ids]).toEqual(all.ids.slice(0, 4));
    expect(second.total).toBe(all.total);
    expect((await search('per_page=2&page=50')).total).toBe(all.total);
    expect((await search('sort=salary')).ids.slice(0, 2)).toEqual([engineer, interpreter]);
    expect((await search('sort=deadline')).ids[0]).toBe(interpreter);
  });

  test.each([
    ['an unknown filter', 'q[salary_gteq]=1', 400, 'q[salary_gteq]'],
    ['an unknown sort', 'sort=random', 422, 'sort'],
    ['a page below one', 'page=0', 422, 'page'],
    ['too large a page', 'per_page=101', 422, 'per_page'],
    [
      'a filter that is no number',
      'q[job_categories_id_eq_any][]=abc',
      422,
      'q[job_categories_id_eq_any][0]',
    ],
    [
      'a number beyond range',
      'q[job_categories_id_eq_any][]=99999999999',
      422,
      'q[job_categories_id_eq_any][0]',
    ],
  ])('%s is refused by name', async (_name, parameters, status, field) => {
    const { body } = await api.as(null).query('search_recruitments', parameters).expect(status);
    expect(Object.keys(body.error.fields)).toEqual([field]);
  });

  test('unreleased, closed and past ones are not found; staff search sees the same', async () => {
    const hidden = [
      await recruitment(api, { fields: { is_released: false } }),
      await recruitment(api, { fields: { closed_at: new Date() } }),
      await recruitment(api, { fields: { apply_deadline_on: '2026-11-20' } }),
    ].map((made) => made.recruitment.id);
    const { ids } = await search('per_page=100');
    for (const id of hidden) expect(ids).not.toContain(id);
  });

  test('takes two statements, however many filters and rows', async () => {
    await search('per_page=1');
    api.takeStatements();
    await search(
      'per_page=100&q[required_jlpt_gteq]=1&q[job_categories_id_eq_any][]=1&full_text_search_query=a',
    );
    expect(api.takeStatements()).toHaveLength(2);
  });
});

describe('aggregates__recruitment and aggregates__company', () => {
  test('an unreleased one exists for staff only', async () => {
    const { recruitment: job, company } = await recruitment(api, { fields: { is_released: false } });
    await api.as(null).query('aggregates__recruitment', `id=${job.id}`).expect(404);
    await api.as(null).query('aggregates__company', `id=${company.id}`).expect(404);
    const mentor = await member(api);
    await mentor.query('aggregates__recruitment', `id=${job.id}`).expect(200);
    await mentor.query('aggregates__company', `id=${company.id}`).expect(200);
  });

  test('contacts, cc mails and internal data are for staff only', async () => {
    const { recruitment: job, company, contactEmail } = await recruitment(api, { alert: '内部の注意' });
    const mentor = await member(api);
    const staff = await mentor.query('aggregates__company', `id=${company.id}`).expect(200);
    expect(staff.body).toMatchObject({
      contact_persons: [{ email: contactEmail }],
      internal_data: { resume_submit_alert: '内部の注意' },
    });
    for (const [name, id] of [
      ['aggregates__company', company.id],
      ['aggregates__recruitment', job.id],
    ] as const) {
      const { text } = await api.as(null).query(name, `id=${id}`).expect(200);
      expect(text).not.toContain(contactEmail);
      expect(text).not.toContain('内部の注意');
    }
  });

  test('images only with the permission to use them', async () => {
    const { company } = await recruitment(api, { company: { is_image_usable: false } });
    const { body } = await api.as(null).query('aggregates__company', `id=${company.id}`).expect(200);
    expect(body.images).toEqual([]);
  });

  test('the Japanese level is the range of the four skills asked for', async () => {
    const { recruitment: job } = await recruitment(api);
    await RecruitmentRequiredLanguage.create({
      recruitment_id: job.id,
      language_id: 1,
      language_speaking_level_id: 2,
      language_writing_level_id: 4,
    });
    const { body } = await api.as(null).query('aggregates__recruitment', `id=${job.id}`).expect(200);
    const { min, max } = body.japanese_level_range;
    expect(min).toBeLessThan(max);
  });

  test('says why applying is not possible', async () => {
    const { recruitment: job, company } = await recruitment(api);
    await CompanyAppliableTerm.create({
      company_id: company.id,
      start_on: '2027-03-01',
      end_on: null,
    });
    const { body } = await api.as(null).query('aggregates__recruitment', `id=${job.id}`).expect(200);
    expect(body.can).toEqual({ apply: false, reason: 'outside_appliable_term' });
  });

  test('takes one statement for a visitor', async () => {
    const { recruitment: job } = await recruitment(api);
    await api.as(null).query('aggregates__recruitment', `id=${job.id}`);
    api.takeStatements();
    await api.as(null).query('aggregates__recruitment', `id=${job.id}`).expect(200);
    expect(api.takeStatements()).toHaveLength(1);
  });
});

describe('the wire', () => {
  test('unknown calls, wrong methods and other kinds of content are refused', async () => {
    await api.as(null).query('get_everything').expect(404);
    await api.as(null).get('/jtj/commands/user__apply').expect(404);
    const { default: request } = await import('supertest');
    await request(api.app)
      .patch('/jtj/commands/user__sign_up')
      .set('content-type', 'text/plain')
      .send('hello')
      .expect(415);
    const broken = await request(api.app)
      .patch('/jtj/commands/user__sign_up')
      .set('content-type', 'application/json')
      .send('{"a":')
      .expect(400);
    expect(broken.body.error.code).toBe('malformed_request');
    await request(api.app)
      .patch('/jtj/commands/user__sign_up')
      .set('content-type', 'application/json')
      .send('{"__proto__":{"x":1}}')
      .expect(400);
  });

  test('an unknown page language falls back to English', async () => {
    const { body } = await api.as(null, 999).query('get_everything').expect(404);
    expect(body.error.message).toBe('Not found.');
  });

  test('every answer of the API is kept by nobody on the way', async () => {
    const { headers } = await api.as(null).query('search_recruitments').expect(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-powered-by']).toBeUndefined();
  });

  test('every call is in the OpenAPI document, and each example fits its schema', async () => {
    const { registry } = await import('../../server/api/registry.ts');
    const { body } = await api.as(null).get('/openapi.json').expect(200);
    expect(Object.keys(body.paths)).toHaveLength(registry.length);
    for (const definition of registry) {
      const result = definition.input.safeParse(definition.example);
      expect({ name: definition.name, ok: result.success }).toEqual({ name: definition.name, ok: true });
    }
    await api.as(null).get('/docs').expect(200);
  });
});
