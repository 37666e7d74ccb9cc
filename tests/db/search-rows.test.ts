import { QueryTypes, type Transaction } from 'sequelize';
import { CompanyOffice, CompanyOfficeTransportMeans } from '../../db/models/company-offices.ts';
import { CompanyAnnualData } from '../../db/models/company-profile.ts';
import {
  CompanyAllowance,
  CompanyCountryRelation,
  CompanyCultureLink,
  CompanyHousingSupport,
  CompanyIndustrySector,
  CompanyReligiousConsideration,
} from '../../db/models/company-benefits.ts';
import { Company } from '../../db/models/company.ts';
import { JobCategory, Prefecture, Skill } from '../../db/models/master-data.ts';
import {
  RecruitmentAllowance,
  RecruitmentCareer,
  RecruitmentJobCategory,
  RecruitmentOffice,
  RecruitmentRecruitReason,
  RecruitmentRelatedCountry,
  RecruitmentRequiredLanguage,
  RecruitmentRequiredSkill,
  RecruitmentSelectionStep,
  RecruitmentSelectionStepLanguage,
} from '../../db/models/recruitment-lists.ts';
import { RecruitmentSearchRow } from '../../db/models/recruitment-search-row.ts';
import { Recruitment } from '../../db/models/recruitment.ts';
import {
  noteOtherSearchTerms,
  refreshSearchRows,
  refreshTouchedSearchRows,
  sweepTouchedSearchRows,
} from '../../db/search-rows.ts';
import { languageId } from '../../domain/languages.ts';
import { searchRecruitmentIds } from '../../server/features/search/services/search-recruitments.ts';
import { freshDatabase } from '../support/database.ts';
import { prepared } from '../support/prepared.ts';

const VIETNAMESE = languageId('vi');

let company: Company;
let office: CompanyOffice;
let job: Recruitment;
const db = prepared(freshDatabase);
beforeEach(async () => {
  await db.sequelize.query('truncate companies, recruitments cascade; delete from search.touched');
  company = await Company.create({ official_name: { ja: '青空商事' } });
  office = await CompanyOffice.create({ company_id: company.id, prefecture_id: 13 });
  job = await released('海外営業');
  await RecruitmentOffice.create({ recruitment_id: job.id, company_office_id: office.id });
  await RecruitmentJobCategory.create({ recruitment_id: job.id, job_category_id: 1 });
  await sweepTouchedSearchRows(db.sequelize);
});

const released = (title: string, transaction: Transaction | null = null) =>
  Recruitment.create(
    { company_id: company.id, title: { ja: title }, is_released: true, published_at: new Date('2026-11-01') },
    { transaction },
  );
const search = (request: Partial<Parameters<typeof searchRecruitmentIds>[0]>) =>
  searchRecruitmentIds({ sort: 'newest', page: 1, per_page: 100, now: new Date('2026-11-21'), ...request });
const found = async (keyword: string) => (await search({ keyword })).ids;
const touched = () => db.sequelize.query('select * from search.touched', { type: QueryTypes.SELECT });

/** A transaction as a command makes it: changes, then the rows, then the commit. */
const write = (work: (transaction: Transaction) => Promise<unknown>) =>
  db.sequelize.transaction(async (transaction) => {
    await work(transaction);
    return refreshTouchedSearchRows(db.sequelize, transaction);
  });

describe('a transaction that refreshes what it touched shows the truth from its commit on', () => {
  test.each<[string, string, (transaction: Transaction) => Promise<unknown>]>([
    ['the title', '国内営業', (transaction) => job.update({ title: { ja: '国内営業' } }, { transaction })],
    [
      "the company's name",
      '夕焼け物産',
      (transaction) => company.update({ official_name: { ja: '夕焼け物産' } }, { transaction }),
    ],
    [
      "an office's prefecture",
      '大阪',
      (transaction) => office.update({ prefecture_id: 27 }, { transaction }),
    ],
    [
      "an office's address",
      '梅田',
      (transaction) => office.update({ address_ja: '北区梅田' }, { transaction }),
    ],
    [
      "a job category's name",
      '航海士',
      (transaction) => JobCategory.update({ name: { ja: '航海士' } }, { where: { id: 1 }, transaction }),
    ],
    [
      "a prefecture's name",
      '東の都',
      (transaction) => Prefecture.update({ name: { ja: '東の都' } }, { where: { id: 13 }, transaction }),
    ],
    [
      'a skill that is added, with its name',
      '溶接術',
      async (transaction) => {
        await RecruitmentRequiredSkill.create({ recruitment_id: job.id, skill_id: 1 }, { transaction });
        await Skill.update({ name: { ja: '溶接術' } }, { where: { id: 1 }, transaction });
      },
    ],
    [
      'a related country',
      'ベトナム',
      (transaction) =>
        RecruitmentRelatedCountry.create({ recruitment_id: job.id, country_id: 240 }, { transaction }),
    ],
    ['a new recruitment', '貿易事務', (transaction) => released('貿易事務', transaction)],
    ['a yes or no', 'ボーナス', (transaction) => job.update({ has_bonus: true }, { transaction })],
    [
      'who may apply',
      '中途採用',
      (transaction) => job.update({ is_available_by_mid_career: true }, { transaction }),
    ],
    [
      "the company's industry",
      '半導体',
      (transaction) =>
        CompanyIndustrySector.create({ company_id: company.id, industry_sector_id: 16 }, { transaction }),
    ],
    [
      "the company's housing",
      '家賃補助',
      (transaction) =>
        CompanyHousingSupport.create({ company_id: company.id, housing_support_type_id: 3 }, { transaction }),
    ],
    [
      "what the company does for one's religion",
      'ハラール',
      (transaction) =>
        CompanyReligiousConsideration.create(
          { company_id: company.id, religious_consideration_id: 3 },
          { transaction },
        ),
    ],
    [
      'an allowance of the company',
      '家族手当',
      (transaction) =>
        CompanyAllowance.create({ company_id: company.id, allowance_type_id: 3 }, { transaction }),
    ],
    [
      'an allowance of the recruitment',
      '夜勤',
      (transaction) =>
        RecruitmentAllowance.create({ recruitment_id: job.id, allowance_type_id: 9 }, { transaction }),
    ],
    [
      'a language',
      'ベトナム語',
      (transaction) =>
        RecruitmentRequiredLanguage.create(
          { recruitment_id: job.id, language_id: VIETNAMESE },
          { transaction },
        ),
    ],
    [
      'the way from the station',
      '徒歩8分',
      (transaction) =>
        CompanyOfficeTransportMeans.create(
          { company_office_id: office.id, transport_means_id: 1, walking_minutes: 8 },
          { transaction },
        ),
    ],
    [
      'how many people the company has',
      '大企業',
      (transaction) =>
        CompanyAnnualData.create(
          { company_id: company.id, nendo_year: 2025, num_of_employees: 500 },
          { transaction },
        ),
    ],
    [
      "the company's culture",
      'foreign colleagues',
      (transaction) =>
        CompanyCultureLink.create({ company_id: company.id, company_culture_id: 8 }, { transaction }),
    ],
    [
      'a country the company does business with',
      'ネパール',
      (transaction) =>
        CompanyCountryRelation.create(
          { company_id: company.id, country_id: 150, company_country_relation_type_id: 1 },
          { transaction },
        ),
    ],
    [
      'why students from abroad are wanted',
      '架け橋',
      (transaction) =>
        RecruitmentRecruitReason.create({ recruitment_id: job.id, recruit_reason_id: 3 }, { transaction }),
    ],
    [
      'a step of the selection',
      'オンライン面接',
      (transaction) =>
        RecruitmentSelectionStep.create(
          { recruitment_id: job.id, selection_type_id: 8, is_online: true, step_num: 1 },
          { transaction },
        ),
    ],
    [
      "a step's language",
      'interview in English',
      async (transaction) => {
        const step = await RecruitmentSelectionStep.create(
          { recruitment_id: job.id, selection_type_id: 8, step_num: 1 },
          { transaction },
        );
        await RecruitmentSelectionStepLanguage.create(
          { recruitment_selection_step_id: step.id, language_id: languageId('en') },
          { transaction },
        );
      },
    ],
    ['the pay', '25万円以上', (transaction) => job.update({ salary_min_bachelor: 250_000 }, { transaction })],
  ])('%s', async (_name, keyword, work) => {
    expect(await found(keyword)).toEqual([]);
    expect(await write(work)).toBe(1);
    expect(await found(keyword)).toHaveLength(1);
    expect(await touched()).toEqual([]);
  });

  test('what is no longer so is no longer found', async () => {
    await write((transaction) => job.update({ title: { ja: '国内営業' } }, { transaction }));
    expect(await found('海外営業')).toEqual([]);
    await write((transaction) => office.update({ prefecture_id: 27 }, { transaction }));
    expect((await search({ filters: { company_offices_prefecture_id_eq_any: [13] } })).ids).toEqual([]);
    expect((await search({ filters: { company_offices_prefecture_id_eq_any: [27] } })).ids).toEqual([job.id]);
  });

  test('a list item that moves to another recruitment concerns both', async () => {
    const other = await released('通訳');
    await sweepTouchedSearchRows(db.sequelize);
    expect(
      await write((transaction) =>
        RecruitmentJobCategory.update(
          { recruitment_id: other.id },
          { where: { recruitment_id: job.id }, transaction },
        ),
      ),
    ).toBe(2);
    expect((await search({ filters: { job_categories_id_eq_any: [1] } })).ids).toEqual([other.id]);
  });

  test('a career, a closed day, a salary: what filters and sorts', async () => {
    await write(async (transaction) => {
      await RecruitmentCareer.create(
        { recruitment_id: job.id, first_living_country_id: 109, is_work_globaly: true },
        { transaction },
      );
      await job.update({ salary_unit: 'month', salary_min_doctor: 400_000 }, { transaction });
    });
    const row = await RecruitmentSearchRow.findByPk(job.id, { rejectOnEmpty: true });
    expect(row).toMatchObject({
      is_work_globaly: true,
      career_first_country_ids: [109],
      salary_max: 4_800_000,
    });
  });

  test('a rolled back one changes nothing', async () => {
    await expect(
      write(async (transaction) => {
        await job.update({ title: { ja: '国内営業' } }, { transaction });
        await refreshTouchedSearchRows(db.sequelize, transaction);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await found('海外営業')).toEqual([job.id]);
    expect(await found('国内営業')).toEqual([]);
    expect(await touched()).toEqual([]);
  });

  test('one that touches nothing of search writes nothing', async () => {
    expect(await write(async () => {})).toBe(0);
  });
});

describe('a raw write that knows nothing of search', () => {
  test.each([
    ['unreleased', 'is_released = false'],
    ['closed', 'closed_at = now()'],
  ])('is out of search at once when it is %s', async (_name, change) => {
    await db.sequelize.query(`update recruitments set ${change}`);
    expect(await search({})).toMatchObject({ ids: [], total_count: 0 });
    await db.sequelize.query('update recruitments set is_released = true, closed_at = null');
    await sweepTouchedSearchRows(db.sequelize);
    expect(await search({})).toMatchObject({ ids: [job.id], total_count: 1 });
  });

  test('is out of search at once when it is deleted', async () => {
    await db.sequelize.query('delete from recruitments');
    expect(await search({})).toMatchObject({ ids: [], total_count: 0 });
    await sweepTouchedSearchRows(db.sequelize);
    expect(await touched()).toEqual([]);
  });

  test('is written by the next sweep', async () => {
    await db.sequelize.query(`update companies set official_name = '{"ja": "朝焼け工業"}'`);
    expect(await found('朝焼け')).toEqual([]);
    expect(await sweepTouchedSearchRows(db.sequelize)).toBe(1);
    expect(await found('朝焼け')).toEqual([job.id]);
    expect(await sweepTouchedSearchRows(db.sequelize)).toBe(0);
  });

  test('of hundreds is swept some at a time, and a worker that stops leaves the rest', async () => {
    await db.sequelize.query(
      `insert into recruitments (company_id, title, is_released)
       select ${company.id}, '{"ja": "大量募集"}', true from generate_series(1, 250)`,
    );
    let turns = 0;
    expect(await sweepTouchedSearchRows(db.sequelize, () => turns++ < 1)).toBe(100);
    expect((await search({ keyword: '大量' })).total_count).toBe(100);
    expect(await sweepTouchedSearchRows(db.sequelize)).toBe(150);
    expect((await search({ keyword: '大量' })).total_count).toBe(250);
  });
});

describe('of writers side by side', () => {
  test('the later sees what the earlier wrote: title and company change at once', async () => {
    const [first, second] = await Promise.all([db.sequelize.transaction(), db.sequelize.transaction()]);
    await job.update({ title: { ja: '国内営業' } }, { transaction: first });
    await company.update({ official_name: { ja: '夕焼け物産' } }, { transaction: second });
    await refreshTouchedSearchRows(db.sequelize, first);
    const later = refreshTouchedSearchRows(db.sequelize, second).then(() => second.commit());
    await first.commit();
    await later;
    expect(await found('国内営業 夕焼け物産')).toEqual([job.id]);
    expect(await found('海外営業')).toEqual([]);
  });

  test('many at once leave every row as the tables are, and the total exact', async () => {
    const jobs = await Promise.all(Array.from({ length: 8 }, (_, at) => released(`募集${at}`)));
    await Promise.all([
      ...jobs.map((one, at) =>
        write((transaction) => one.update({ title: { ja: `改訂${at}` } }, { transaction })),
      ),
      write((transaction) => company.update({ official_name: { ja: '夕焼け物産' } }, { transaction })),
      ...jobs
        .slice(0, 4)
        .map((one) => write((transaction) => one.update({ closed_at: new Date() }, { transaction }))),
      sweepTouchedSearchRows(db.sequelize),
      sweepTouchedSearchRows(db.sequelize),
    ]);
    expect(await touched()).toEqual([]);
    expect((await search({})).total_count).toBe(5);
    expect((await found('改訂 夕焼け')).length).toBe(4);
    const rows = () =>
      db.sequelize.query('select * from recruitment_search_rows order by recruitment_id', {
        type: QueryTypes.SELECT,
      });
    const before = await rows();
    await refreshSearchRows(db.sequelize);
    expect(await rows()).toEqual(before);
  });
});

test('a worker has all rows written again whose terms other sources made, once', async () => {
  await db.sequelize.query("update search.terms_digest set digest = 'of others'");
  await noteOtherSearchTerms(db.sequelize);
  expect(await touched()).toHaveLength(1);
  await sweepTouchedSearchRows(db.sequelize);
  await noteOtherSearchTerms(db.sequelize);
  expect(await touched()).toEqual([]);
});

test('a row that is as it was is not written again', async () => {
  const place = () =>
    db.sequelize.query('select ctid::text from recruitment_search_rows', { type: QueryTypes.SELECT });
  const before = await place();
  await write((transaction) => company.update({ contract_num: 'X-1' }, { transaction }));
  expect(await place()).toEqual(before);
});

test('the total without conditions is exact on each day, and stays so when it is summed up', async () => {
  const day = await released('期限あり');
  await write((transaction) => day.update({ apply_deadline_on: '2026-11-21' }, { transaction }));
  const total = async (now: string) => (await search({ now: new Date(now) })).total_count;
  expect([await total('2026-11-21T14:59:59Z'), await total('2026-11-21T15:00:00Z')]).toEqual([2, 1]);
  await db.sequelize.query('update companies set contract_num = null');
  await sweepTouchedSearchRows(db.sequelize);
  expect([await total('2026-11-21T14:59:59Z'), await total('2026-11-21T15:00:00Z')]).toEqual([2, 1]);
  const counts = await db.sequelize.query('select * from search.counts', { type: QueryTypes.SELECT });
  expect(counts).toHaveLength(2);
});

test('a total counted before is not told again once a row has changed, come or gone', async () => {
  const total = async () => (await search({ keyword: '営業' })).total_count;
  expect([await total(), await total()]).toEqual([1, 1]);
  await write((transaction) => released('国内営業', transaction));
  expect([await total(), await total()]).toEqual([2, 2]);
  await write((transaction) => job.update({ title: { ja: '通訳' } }, { transaction }));
  expect([await total(), await total()]).toEqual([1, 1]);
  await db.sequelize.query('update recruitments set closed_at = now()');
  expect(await total()).toBe(0);
  const open = await db.sequelize.transaction();
  await released('法人営業', open);
  await refreshTouchedSearchRows(db.sequelize, open);
  expect(await total()).toBe(0);
  await open.commit();
  expect(await total()).toBe(1);
  await sweepTouchedSearchRows(db.sequelize);
  expect(await total()).toBe(1);
});
