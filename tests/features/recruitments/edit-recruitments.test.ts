import { CompanyOffice } from '../../../db/models/company-offices.ts';
import { AuditLog } from '../../../db/models/audit-log.ts';
import { RecruitmentSearchRow } from '../../../db/models/recruitment-search-row.ts';
import { Recruitment } from '../../../db/models/recruitment.ts';
import { recruitment, student } from '../../support/factories.ts';
import {
  api,
  manager,
  mentor,
  company_id,
  company_office_id,
  words,
  written,
  complete,
  through,
  released,
} from './recruitment-world.ts';

describe('editing', () => {
  test('writes every field and every list, and answers them as they stand', async () => {
    const made = await complete({
      contract_term: 'fixed',
      contract_period_description: { ja: '1年' },
      is_adopting_discretionary_work: true,
      deemed_work_hours: 8.5,
      age_limit: 34,
      age_limit_exception: 'skill_succession',
      importance_rating_of_skill: 4,
      recruitment_job_categories: [{ job_category_id: 1 }, { job_category_id: 2 }],
      recruitment_related_countries: [{ country_id: 233 }],
      target_study_department_categories: [{ department_category_id: 3 }],
      required_personalities: [{ personality_id: 1 }],
      reasons_to_recruit_international_students: [{ recruit_reason_id: 1 }],
      required_skills: [{ skill_id: 1, is_must: true }],
      required_languages: [{ language_id: 1, language_speaking_level_id: 2, is_must: true }],
      required_language_examinations: [{ language_examination_id: 1, result: '800' }],
      annual_hiring_numbers: [{ nendo_year: 2027, num_of_hiring: 3 }],
      recruitment_careers: [
        { first_living_country_id: 109, is_work_globaly: true, years_in_first_country: 3 },
      ],
      allowances: [{ allowance_type_id: 1, value_yen: 10_000, description: { ja: '全額' } }],
      selection_steps: [
        { selection_type_id: 1, step_num: 1, languages: [{ language_id: 1 }, { language_id: 2 }] },
      ],
    });
    expect(made).toMatchObject({
      state: 'draft',
      deemed_work_hours: 8.5,
      age_limit_exception: 'skill_succession',
      recruitment_job_categories: [{ job_category_id: 1 }, { job_category_id: 2 }],
      offices: [{ company_office_id }],
      required_languages: [{ language_id: 1, language_speaking_level_id: 2, language_level_id: null }],
      recruitment_careers: [{ years_in_first_country: 3 }],
      selection_steps: [{ languages: [{ language_id: 1 }, { language_id: 2 }] }],
      company_offices: [{ id: company_office_id }],
      last_public: null,
      can: { edit: true, remove: true },
    });
    const [step] = made['selection_steps'] as { id: number; languages: { id: number }[] }[];
    const [first] = made['recruitment_job_categories'] as { id: number }[];
    const changed = await manager
      .update('recruitments', made.id, made.version, {
        recruitment_job_categories: [{ id: first!.id, _destroy: true }],
        selection_steps: [
          { id: step!.id, is_online: true, languages: [{ id: step!.languages[0]!.id, _destroy: true }] },
        ],
        age_limit: null,
        job_description: { en: 'You sell.' },
      })
      .expect(200);
    expect(changed.body).toMatchObject({
      recruitment_job_categories: [{ job_category_id: 2 }],
      selection_steps: [{ is_online: true, languages: [{ language_id: 2 }] }],
      age_limit: null,
      job_description: { en: 'You sell.' },
      version: 1,
    });
  });

  test('takes an hour of one digit, and tells how a time is written', async () => {
    const base = { company_id, title: { ja: '営業' } };
    const { body } = await manager.create('recruitments', { ...base, work_start_at: '9:00' }).expect(201);
    expect(body).toMatchObject({ work_start_at: '09:00' });
    for (const work_start_at of ['9', '24:00', '9:60', '９：００']) {
      const refused = await manager.create('recruitments', { ...base, work_start_at }).expect(422);
      expect(refused.body.error.fields.work_start_at).toMatchObject([{ code: 'invalid_time' }]);
    }
  });

  test('refuses what is wrong by name, and writes nothing of it', async () => {
    const other = await recruitment(api);
    const foreign = (await CompanyOffice.findOne({ where: { company_id: other.company.id } }))!.id;
    const before = await Recruitment.count();
    const base = { company_id, title: { ja: '営業' } };
    const refusals: [object, number, string][] = [
      [{ title: { ja: '営業' } }, 422, 'company_id'],
      [{ ...base, company_id: 999_999 }, 422, 'company_id'],
      [{ ...base, title: {} }, 422, 'title[ja]'],
      [{ ...base, title: { ja: 'あ', xx: 'x' } }, 422, 'title[xx]'],
      [{ ...base, is_released: true }, 400, 'is_released'],
      [{ ...base, as_of_on: '2026-01-01' }, 400, 'as_of_on'],
      [{ ...base, published_at: null }, 400, 'published_at'],
      [{ ...base, work_start_at: '25:00' }, 422, 'work_start_at'],
      [{ ...base, salary_min_bachelor: 5, salary_max_bachelor: 4 }, 422, 'salary_max_bachelor'],
      [{ ...base, contract_term: 'forever' }, 422, 'contract_term'],
      [{ ...base, offices: [{ company_office_id: foreign }] }, 422, 'offices[0][company_office_id]'],
      [{ ...base, required_skills: [{ is_must: true }] }, 422, 'required_skills[0][skill_id]'],
      [{ ...base, required_skills: [{ skill_id: 999_999 }] }, 422, 'required_skills[0][skill_id]'],
      [
        { ...base, recruitment_related_countries: [{ country_id: 5 }, { country_id: 5 }] },
        422,
        'recruitment_related_countries[0][country_id]',
      ],
      [{ ...base, peculiar_apply_url: 'http://example.com' }, 422, 'peculiar_apply_url'],
    ];
    for (const [body, status, field] of refusals) {
      const answer = await manager.create('recruitments', body);
      expect([field, answer.status, Object.keys(answer.body.error.fields)[0]]).toEqual([
        field,
        status,
        field,
      ]);
    }
    expect(await Recruitment.count()).toBe(before);
  });

  test('is for managers; mentors read', async () => {
    const row = await written();
    await mentor.create('recruitments', { company_id, title: words }).expect(403);
    await mentor.update('recruitments', row.id, 0, { age_limit: 30 }).expect(403);
    await mentor.remove('recruitments', row.id, 0).expect(403);
    const read = await mentor.get(`/staff/api/recruitments/${row.id}`).expect(200);
    expect(read.body).toMatchObject({ can: { edit: false, remove: false }, events_allowed: [] });
    const me = await student(api);
    await me.get(`/staff/api/recruitments/${row.id}`).expect(403);
    await mentor.command('hf_member__copy_recruitment', { recruitment: { id: row.id } }).expect(403);
  });

  test('a draft can be removed, what was ever public cannot', async () => {
    const draft = await written();
    await manager.remove('recruitments', draft.id, 0).expect(200);
    const row = await released();
    const withdrawn = await through(row, 'withdraw_recruitment');
    const answer = await manager.remove('recruitments', row.id, withdrawn.version).expect(409);
    expect(answer.body.error.code).toBe('was_public');
  });

  test('takes at most two statements to read a record, and a third for what it once said', async () => {
    const row = await complete();
    api.takeStatements();
    await manager.get(`/staff/api/recruitments/${row.id}`).expect(200);
    const own = api.takeStatements().filter((sql) => /from "recruitments"|from "applications"/i.test(sql));
    expect(own).toHaveLength(2);
  });
});

describe('the release', () => {
  test('is refused with every missing field, its source and how to mend it', async () => {
    const row = await through(await written(), 'request_recruitment_review');
    const answer = await manager
      .command('hf_member__release_recruitment', { recruitment: { id: row.id, version: row.version } })
      .expect(422);
    const { error } = answer.body;
    expect(error.code).toBe('release_incomplete');
    expect(Object.keys(error.fields)).toEqual(
      expect.arrayContaining([
        'job_description[ja]',
        'contract_term',
        'offices',
        'smoking_prevention_description[ja]',
      ]),
    );
    expect(error.details.gaps).toContainEqual(
      expect.objectContaining({
        rule: 'workplace',
        field: 'offices',
        source: expect.stringContaining('ESA'),
      }),
    );
    const record = (await manager.get(`/staff/api/recruitments/${row.id}`)).body;
    expect(record).toMatchObject({ state: 'review', published_at: null, release_gaps: error.details.gaps });
    await api.as(null).query('aggregates__recruitment', `id=${row.id}`).expect(404);
  });

  test('makes a complete one public, found by search, confirmed today', async () => {
    const row = await released();
    expect(row).toMatchObject({ state: 'released', events_allowed: ['close', 'withdraw', 'reconfirm'] });
    const seen = await api.as(null).query('aggregates__recruitment', `id=${row.id}`).expect(200);
    expect(seen.body).toMatchObject({ as_of_on: '2026-11-21', is_released: true, can: { apply: true } });
    expect(seen.body).not.toHaveProperty('review_requested_at');
    expect(await RecruitmentSearchRow.count({ where: { recruitment_id: row.id } })).toBe(1);
  });

  test('is of what one has seen, and only from review', async () => {
    const draft = await complete();
    const early = await manager
      .command('hf_member__release_recruitment', { recruitment: { id: draft.id, version: 0 } })
      .expect(409);
    expect(early.body.error).toMatchObject({
      code: 'illegal_recruitment_event',
      details: { state: 'draft' },
    });
    const row = await through(draft, 'request_recruitment_review');
    await manager.update('recruitments', row.id, row.version, { title: { ja: '別の題' } }).expect(200);
    const late = await manager
      .command('hf_member__release_recruitment', { recruitment: { id: row.id, version: row.version } })
      .expect(409);
    expect(late.body.error).toMatchObject({ code: 'version_conflict', details: { version: 2 } });
  });

  test('a public one is public as it is saved, but not without what the law asks', async () => {
    const row = await released();
    const refused = await manager
      .update('recruitments', row.id, row.version, { holidays_description: {}, title: { ja: '新' } })
      .expect(422);
    expect(refused.body.error).toMatchObject({
      code: 'release_incomplete',
      fields: { 'holidays_description[ja]': [{ code: 'required' }] },
    });
    const seen = await api.as(null).query('aggregates__recruitment', `id=${row.id}`);
    expect(seen.body).toMatchObject({ title: { ja: '営業' }, holidays_description: words });
    await manager.update('recruitments', row.id, row.version, { title: { ja: '新' } }).expect(200);
    expect((await api.as(null).query('aggregates__recruitment', `id=${row.id}`)).body.title).toEqual({
      ja: '新',
    });
  });

  test('closing keeps the page, reopening asks the gate, withdrawing takes the page away', async () => {
    const row = await released({ apply_deadline_on: '2026-12-01' });
    const closed = await through(row, 'close_recruitment');
    expect(closed.state).toBe('closed');
    const page = await api.as(null).query('aggregates__recruitment', `id=${row.id}`).expect(200);
    expect(page.body.can).toEqual({ apply: false, reason: 'recruitment_closed' });
    expect(await RecruitmentSearchRow.count({ where: { recruitment_id: row.id } })).toBe(0);

    api.clock.now = new Date('2026-12-10T03:00:00Z');
    const late = await manager
      .command('hf_member__reopen_recruitment', { recruitment: { id: row.id, version: closed.version } })
      .expect(422);
    expect(late.body.error.fields).toEqual({
      apply_deadline_on: [expect.objectContaining({ code: 'invalid' })],
    });
    const { body } = await manager
      .update('recruitments', row.id, closed.version, { apply_deadline_on: null, title: { ja: '再募集' } })
      .expect(200);
    expect(body.last_public).toMatchObject({
      until: '2026-11-21T03:00:00.000Z',
      content: {
        title: { ja: '営業', en: 'Sales' },
        apply_deadline_on: '2026-12-01',
        offices: [{ company_office_id }],
      },
    });
    const open = await through(body, 'reopen_recruitment');
    const gone = await through(open, 'withdraw_recruitment');
    expect(gone.state).toBe('draft');
    await api.as(null).query('aggregates__recruitment', `id=${row.id}`).expect(404);
    const first = (await Recruitment.findByPk(row.id))!.published_at;
    await through(
      gone,
      'request_recruitment_review',
      'return_recruitment_to_draft',
      'request_recruitment_review',
      'release_recruitment',
    );
    expect((await Recruitment.findByPk(row.id))!.published_at).toEqual(first);
  });

  test('who did it stands in the audit log of the record', async () => {
    const row = await released();
    const logs = await AuditLog.findAll({
      where: { record_table: 'recruitments', record_id: row.id },
      order: [['id', 'ASC']],
    });
    expect(logs.map(({ table_name, source }) => `${table_name} ${source}`)).toEqual([
      'recruitments POST recruitments',
      'recruitment_offices POST recruitments',
      'recruitments hf_member__request_recruitment_review',
      'recruitments hf_member__release_recruitment',
    ]);
  });
});
