import { RecruitmentRequiredLanguage } from '../../../db/models/recruitment-lists.ts';
import { CompanyAppliableTerm } from '../../../db/models/company-profile.ts';
import { sweepReadDocuments } from '../../../server/features/recruitments/services/read-documents.ts';
import { startApi } from '../../support/api.ts';
import { member, recruitment } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);

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
    const ask = async () => {
      api.takeStatements();
      await api.as(null).query('aggregates__recruitment', `id=${job.id}`).expect(200);
      return api.takeStatements();
    };
    await sweepReadDocuments(api.sequelize);
    expect(await ask()).toHaveLength(1);
  });

  test('takes one more while its document is not written', async () => {
    const { recruitment: job } = await recruitment(api);
    api.takeStatements();
    await api.as(null).query('aggregates__recruitment', `id=${job.id}`).expect(200);
    expect(api.takeStatements()).toHaveLength(2);
  });
});

describe('the wire', () => {
  test('unknown calls, wrong methods and other kinds of content are refused', async () => {
    await api.as(null).query('get_everything').expect(404);
    await api.as(null).get('/jtj/commands/user__apply').expect(405);
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
    const { CALLS } = await import('../../../server/registry/calls.ts');
    const { body } = await api.as(null).get('/openapi.json').expect(200);
    const ours = Object.keys(body.paths).filter((path) => !path.startsWith('/staff/'));
    expect(ours).toHaveLength(CALLS.length);
    for (const definition of CALLS) {
      const result = definition.input.safeParse(definition.example);
      expect({ name: definition.name, ok: result.success }).toEqual({ name: definition.name, ok: true });
    }
    await api.as(null).get('/docs').expect(200);
  });
});
