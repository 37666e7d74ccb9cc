import { CompanyOffice } from '../../../db/models/company-offices.ts';
import { Company } from '../../../db/models/company.ts';
import { StoredFile } from '../../../db/models/file.ts';
import { recruitment, student } from '../../support/factories.ts';
import {
  api,
  manager,
  mentor,
  type Record_,
  NAME,
  MAIN,
  created,
  changed,
  refusal,
  uploaded,
} from './company-world.ts';

describe('a company', () => {
  test('is written with everything that hangs on it, and read by the same names', async () => {
    const logo = await uploaded('logo');
    const image = await uploaded('company_image');
    const body = {
      vision: { ja: '世界へ', vi: 'Ra thế giới' },
      bonus_months_worth: 2.5,
      establishment_nendo_year: 1987,
      logo_file_id: logo.id,
      is_image_usable: true,
      company_channel_id: 1,
      images: [{ file_id: image.id, caption: { en: 'Our workshop' }, position: 1 }],
      employees: [{ name: 'グエン', country_id: 233, position: { ja: '設計' }, joined_year: 2020 }],
      cc_emails: [{ email: 'saiyo@example.com' }],
      contact_persons: [MAIN],
      offices: [
        {
          name: { ja: '本社' },
          prefecture_id: 13,
          postal_code: '105-0011',
          is_main_office: true,
          map_url: `https://maps.example.com/?q=${'a'.repeat(900)}`,
          transport_means: [{ transport_means_id: 2, closest_stop: { ja: '芝公園' }, walking_minutes: 4 }],
        },
      ],
      annual_data: [{ nendo_year: 2025, sales: 123_456_789_012, num_of_employees: 240 }],
      appliable_terms: [{ start_on: '2026-04-01', end_on: '2026-12-31' }],
      country_relations: [{ country_id: 233, company_country_relation_type_id: 1 }],
      allowances: [{ allowance_type_id: 1, description: { ja: '月3万円まで' } }],
      housing_supports: [{ housing_support_type_id: 1 }],
      religious_considerations: [{ religious_consideration_id: 1 }],
      joinable_months: [4, 10],
      industry_sector_ids: [2, 1],
      insurance_type_ids: [1],
      company_culture_ids: [1, 2],
      internal_data: { memo: '担当は水曜休み', resume_submit_alert: '電話で連絡してから送る' },
    };
    const company = await created(body);
    const { industry_sector_ids, images, offices, ...plain } = body;
    expect(company).toMatchObject({ ...NAME, ...plain, version: 0, can: { edit: true, remove: true } });
    expect(company['industry_sector_ids']).toEqual(expect.arrayContaining(industry_sector_ids));
    expect(company.images).toMatchObject([{ ...images[0], url: image.url }]);
    expect(company.offices).toMatchObject(offices);
    expect(company['logo_url']).toBe(logo.url);
    expect(company['internal_data']).toEqual({ minutes_link: null, ...body.internal_data });
  });

  test('changes by its rows: an id updates, none adds, _destroy removes, what is not named stays', async () => {
    const company = await created({
      offices: [
        { name: { ja: '本社' }, transport_means: [{ walking_minutes: 4 }] },
        { name: { ja: '工場' } },
      ],
      joinable_months: [4],
    });
    const [head, plant] = company.offices;
    const after = await changed(company, {
      offices: [
        {
          id: head!.id,
          address_ja: '東京都港区1-1',
          transport_means: [{ id: head!.transport_means[0]!.id, _destroy: true }, { walking_minutes: 9 }],
        },
        { name: { ja: '大阪支社' } },
        { id: plant!.id, _destroy: true },
      ],
      joinable_months: [10],
    });
    expect(after.offices).toMatchObject([
      { id: head!.id, name: { ja: '本社' }, transport_means: [{ walking_minutes: 9 }] },
      { name: { ja: '大阪支社' }, transport_means: [] },
    ]);
    expect(after['joinable_months']).toEqual([10]);
  });

  test("keeps its internal notes apart from everybody else's view", async () => {
    const { recruitment: row } = await recruitment(api);
    const found = await manager.get(`/staff/api/companies/${row.company_id}`).expect(200);
    await changed(found.body as Record_, { internal_data: { memo: '内緒' }, contract_num: 'C-77' });
    const { get } = await student(api);
    const seen = await get(`/jtj/queries/aggregates__company?id=${row.company_id}`).expect(200);
    expect(JSON.stringify(seen.body)).not.toMatch(/内緒|C-77|saiyo/);
    expect((await mentor.get(`/staff/api/companies/${row.company_id}`).expect(200)).body).toMatchObject({
      internal_data: { memo: '内緒' },
      can: { edit: false, remove: false },
    });
  });
});

describe('it is refused, by name and without writing anything,', () => {
  test.each<[string, object, number, string[]]>([
    ['a language nobody knows', { vision: { xx: 'x' } }, 422, ['vision[xx]']],
    ['a map that is none', { vision: 'x' }, 422, ['vision']],
    ['texts inside a map', { vision: { ja: { en: 'x' } } }, 422, ['vision[ja]']],
    ['no name in Japanese or English', { official_name: { vi: 'Công ty' } }, 422, ['official_name[ja]']],
    ['a release', { is_released: true }, 400, ['is_released']],
    ['a field of the answer', { logo_url: '/x' }, 400, ['logo_url']],
    ['an industry that does not exist', { industry_sector_ids: [1, 9999] }, 422, ['industry_sector_ids']],
    ['a thirteenth month', { joinable_months: [13] }, 422, ['joinable_months[0]']],
    ['a map by http', { offices: [{ map_url: 'http://maps.example.com' }] }, 422, ['offices[0][map_url]']],
    ['half a postal code', { offices: [{ postal_code: '123' }] }, 422, ['offices[0][postal_code]']],
    [
      'terms that end before they start',
      { appliable_terms: [{ start_on: '2026-05-01', end_on: '2026-04-01' }] },
      422,
      ['appliable_terms[0][end_on]'],
    ],
    [
      'kana that are none',
      { contact_persons: [{ ...MAIN, last_name_kana: 'aoki' }] },
      422,
      ['contact_persons[0][last_name_kana]'],
    ],
    [
      'two main persons',
      { contact_persons: [MAIN, { ...MAIN }] },
      422,
      ['contact_persons[1][is_main_person]'],
    ],
    ['no main person', { contact_persons: [{ ...MAIN, is_main_person: false }] }, 422, ['contact_persons']],
    [
      'a person without name or address',
      { contact_persons: [{ is_main_person: true }] },
      422,
      ['contact_persons[0][last_name]'],
    ],
    [
      'two main offices',
      { offices: [{ is_main_office: true }, { is_main_office: true }] },
      422,
      ['offices[1][is_main_office]'],
    ],
    [
      'two rows of one year',
      { annual_data: [{ nendo_year: 2025 }, { nendo_year: 2025 }] },
      422,
      ['annual_data[0][nendo_year]', 'annual_data[1][nendo_year]'],
    ],
    ['an address that is none', { cc_emails: [{ email: 'nobody' }] }, 422, ['cc_emails[0][email]']],
    ['a picture that does not exist', { images: [{ file_id: 999_999 }] }, 422, ['images[0][file_id]']],
    [
      'minutes by http',
      { internal_data: { minutes_link: 'http://x.example' } },
      422,
      ['internal_data[minutes_link]'],
    ],
  ])('%s', async (_what, body, status, fields) => {
    const before = await Company.count();
    expect(await refusal(null, body)).toEqual([status, fields]);
    expect(await Company.count()).toBe(before);
  });

  test("a file of another purpose: a student's photo becomes no logo", async () => {
    const { user } = await student(api);
    const photo = user.resume_face_image_file_id ?? (await user.reload()).resume_face_image_file_id;
    const event = await uploaded('event_thumbnail');
    expect(await refusal(null, { logo_file_id: photo })).toEqual([422, ['logo_file_id']]);
    expect(await refusal(null, { images: [{ file_id: event.id }] })).toEqual([422, ['images[0][file_id]']]);
    expect(await StoredFile.count({ where: { id: photo! } })).toBe(1);
  });

  test("another company's office", async () => {
    const [one, other] = [await created({ offices: [{ name: { ja: '本社' } }] }), await created()];
    const stolen = { offices: [{ id: one.offices[0]!.id, name: { ja: '奪取' } }] };
    expect((await refusal(other, stolen))[0]).toBe(404);
    const inside = { offices: [{ id: one.offices[0]!.id, _destroy: true }] };
    expect((await refusal(other, inside))[0]).toBe(404);
    expect((await CompanyOffice.findByPk(one.offices[0]!.id))!.name).toEqual({ ja: '本社' });
  });

  test('a term or a main person that only goes wrong with what stands already', async () => {
    const company = await created({
      contact_persons: [MAIN, { last_name: '上田' }],
      appliable_terms: [{ start_on: '2026-04-01', end_on: '2026-12-31' }],
    });
    const [main, second] = company.contact_persons;
    expect(
      await refusal(company, {
        appliable_terms: [{ id: company.appliable_terms[0]!.id, end_on: '2026-01-01' }],
      }),
    ).toEqual([422, ['appliable_terms[0][end_on]']]);
    expect(await refusal(company, { contact_persons: [{ id: second!.id, is_main_person: true }] })).toEqual([
      422,
      ['contact_persons[0][is_main_person]'],
    ]);
    expect(await refusal(company, { contact_persons: [{ id: main!.id, _destroy: true }] })).toEqual([
      422,
      ['contact_persons'],
    ]);
    const after = await changed(company, {
      contact_persons: [
        { id: main!.id, is_main_person: false },
        { id: second!.id, is_main_person: true },
      ],
    });
    expect(after.contact_persons.map(({ is_main_person }) => is_main_person)).toEqual([false, true]);
  });

  test('writing by a mentor, reading by a student or a visitor', async () => {
    const company = await created();
    await mentor.update('companies', company.id, 0, { contract_num: 'x' }).expect(403);
    await mentor.create('companies', NAME).expect(403);
    await mentor.remove('companies', company.id, 0).expect(403);
    const { list } = await student(api);
    await list('companies').expect(403);
    await api.as(null).list('companies').expect(401);
  });
});
