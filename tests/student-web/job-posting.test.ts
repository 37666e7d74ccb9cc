import i18next from 'i18next';
import type { TFunction } from 'i18next';
import { jobPosting } from '../../student-web/src/features/recruitments/job-posting.ts';
import type { Recruitment } from '../../student-web/src/lib/api-types.ts';
import type { MasterNames } from '../../student-web/src/lib/master-data.ts';
import { studentTexts } from '../support/texts.ts';

const ORIGIN = 'https://site.example';
const NOW = new Date('2026-11-21T03:00:00Z');
const master: MasterNames = {
  isReady: true,
  error: null,
  retry() {},
  list: () => [],
  name: (set, id) => (id ? `${set} ${id}` : ''),
  kana: () => '',
};

/** An ad with everything the law asks for, in the shape of the public answer. */
const ad = {
  id: 12,
  title: { ja: '海外営業', en: 'Overseas sales' },
  is_released: true,
  published_at: '2026-11-01T00:00:00.000Z',
  closed_at: null,
  apply_deadline_on: '2026-12-31',
  peculiar_apply_url: null,
  job_description: { en: 'You sell <parts> & more.\nAbroad too.' },
  appeal_point: { en: 'You travel.' },
  ideal_person: { en: 'You listen.' },
  job_category_ids: [29, 37],
  salary_unit: 'month',
  salary_min_bachelor: 220_000,
  salary_max_bachelor: 250_000,
  salary_min_master: 235_000,
  salary_max_master: null,
  salary_min_professional_school: null,
  salary_max_professional_school: null,
  salary_min_doctor: null,
  salary_max_doctor: null,
  salary_min_mid_career: null,
  salary_max_mid_career: null,
  model_salary_description: { en: '232,000 yen in the first year' },
  has_bonus: true,
  is_adopting_flextime: true,
  is_adopting_discretionary_work: false,
  deemed_work_hours: null,
  work_start_at: '09:00',
  work_end_at: '18:00',
  work_hours: 8,
  break_minutes: 60,
  minimum_degree_id: 1,
  as_of_on: '2026-11-10',
  duties_scope_of_change: { en: 'Any work the company assigns.' },
  contract_term: 'fixed',
  contract_period_description: { en: 'One year.' },
  contract_renewal_standard: { en: 'By performance.' },
  contract_renewal_limit: { en: 'Four renewals at most.' },
  probation_description: { en: 'Three months of probation.' },
  workplace_scope_of_change: { en: 'Offices in Japan.' },
  overtime_description: { en: '20 hours a month.' },
  fixed_overtime_pay_yen: 30_000,
  fixed_overtime_hours: 20,
  base_pay_without_fixed_overtime_yen: 190_000,
  is_fixed_overtime_excess_paid: true,
  holidays_description: { en: '120 days off.' },
  smoking_prevention_description: { en: 'No smoking inside.' },
  insurance_description: { en: 'All four social insurances.' },
  is_dispatch: false,
  recruiter_name: { en: 'Mirai Trading Osaka Co., Ltd.' },
  required_jlpt: 2,
  japanese_level_range: null,
  required_skills: [{ id: 1, skill_id: 7, is_must: true }],
  target_study_department_categories: [{ id: 1, department_category_id: 3 }],
  is_school_department_category_must: true,
  is_driver_license_required_before_joining: false,
  annual_hiring_numbers: [
    { id: 1, nendo_year: 2026, num_of_hiring: 2 },
    { id: 2, nendo_year: 2027, num_of_hiring: 5 },
  ],
  offices: [
    { country_id: 109, prefecture_id: 27, postal_code: '530-0001', address_ja: '梅田', address_en: 'Umeda' },
  ],
  company: {
    official_name: { ja: 'みらい', en: 'Mirai' },
    logo_url: '/files/mirai',
    business_description: { en: 'Trade in parts.' },
    welfare_description: { en: 'A dormitory.' },
    holiday: {},
    bonus_paid_months: '6, 12',
    bonus_months_worth: 4,
    industry_sectors: [{ id: 1, industry_sector_id: 30 }],
    appliable_terms: [],
  },
};

type Posting = Record<string, unknown> & { description: string };
let english: TFunction<['recruitments', 'job_cards']>;
beforeAll(async () => {
  const instance = i18next.createInstance();
  await instance.init({
    lng: 'en',
    resources: { en: studentTexts('en') },
    interpolation: { escapeValue: false },
  });
  english = instance.getFixedT('en', ['recruitments', 'job_cards']);
});
const posting = (changes: object = {}, now = NOW) =>
  jobPosting(
    { ...ad, ...changes } as unknown as Recruitment,
    master,
    english,
    'en',
    now,
    ORIGIN,
  ) as Posting | null;

describe('what search engines are told of a job', () => {
  test('has the facts of the law under the properties that schema.org has for them', () => {
    expect(posting()).toMatchObject({
      '@type': 'JobPosting',
      title: 'Overseas sales',
      datePosted: '2026-11-01T00:00:00.000Z',
      validThrough: '2026-12-31T23:59:59+09:00',
      identifier: { '@type': 'PropertyValue', name: 'Mirai', value: '12' },
      // Who employs, not the name the group is known by.
      hiringOrganization: {
        '@type': 'Organization',
        name: 'Mirai Trading Osaka Co., Ltd.',
        logo: 'https://site.example/files/mirai',
      },
      employerOverview: 'Trade in parts.',
      industry: 'industry_sectors 30',
      occupationalCategory: 'job_categories 29, job_categories 37',
      jobLocation: [
        { address: { addressCountry: 'JP', addressRegion: 'prefectures 27', streetAddress: 'Umeda' } },
      ],
      baseSalary: { currency: 'JPY', value: { minValue: 220_000, maxValue: 250_000, unitText: 'MONTH' } },
      incentiveCompensation: 'Paid in June, December · about 4 months of pay a year',
      jobBenefits: 'All four social insurances.\n120 days off.\nA dormitory.',
      workHours:
        '09:00 – 18:00 (8 hours)\nBreak: 60 minutes\nFlexible hours\n20 hours a month.\n' +
        'Fixed overtime pay ¥30,000 for 20 hours.\nBase pay without it: ¥190,000.\n' +
        'Overtime beyond the fixed hours is paid on top.',
      skills: 'skills 7',
      qualifications: 'Japanese: JLPT N2 or better\nField of study: department_categories 3',
      educationRequirements: {
        '@type': 'EducationalOccupationalCredential',
        credentialCategory: 'bachelor degree',
      },
      totalJobOpenings: 5,
      employmentType: ['FULL_TIME', 'TEMPORARY'],
      directApply: true,
    });
  });

  test('has in its description the whole ad, under the labels of the page and safe as HTML', () => {
    const { description } = posting()!;
    expect(description).toMatch(/^<p>You sell &lt;parts&gt; &amp; more\.<\/p><p>Abroad too\.<\/p>/);
    for (const [label, words] of [
      ['Possible changes of duties', 'Any work the company assigns.'],
      ['Contract', 'Fixed term<br>One year.<br>By performance.<br>Four renewals at most.'],
      ['Probation', 'Three months of probation.'],
      ['Possible changes of workplace', 'Offices in Japan.'],
      ['Overtime', '20 hours a month.<br>Fixed overtime pay ¥30,000 for 20 hours.<br>Base pay without it'],
      ['Insurance', 'All four social insurances.'],
      ['Smoking policy', 'No smoking inside.'],
      ['Employer', 'You work for the company itself'],
      ['Recruiter', 'Mirai Trading Osaka Co., Ltd.'],
      ['Information as of', 'November 10, 2026'],
    ])
      expect(description).toContain(`<p><strong>${label}</strong><br>${words}`);
  });

  test('leaves out what the ad does not say, and says no empty words', () => {
    const bare = posting({
      contract_term: 'indefinite',
      recruiter_name: {},
      probation_description: {},
      has_bonus: false,
      minimum_degree_id: null,
      required_skills: [],
      annual_hiring_numbers: [],
      work_start_at: null,
      salary_min_bachelor: null,
      salary_max_bachelor: null,
      salary_min_master: null,
      company: { ...ad.company, logo_url: null },
    })!;
    expect(bare).toMatchObject({ employmentType: 'FULL_TIME' });
    expect(bare['hiringOrganization']).toEqual({ '@type': 'Organization', name: 'Mirai' });
    for (const gone of [
      'incentiveCompensation',
      'educationRequirements',
      'skills',
      'totalJobOpenings',
      'baseSalary',
    ])
      expect([gone, bare[gone]]).toEqual([gone, undefined]);
    expect(bare.description).not.toMatch(/Probation|Working hours|Bonus|<br><\/p>|undefined|null/);
    expect(JSON.stringify(bare)).not.toMatch(/:""|:null/);
  });
});

describe('a job that takes no applications', () => {
  const term = (start_on: string | null, end_on: string | null) => ({
    company: { ...ad.company, appliable_terms: [{ id: 1, start_on, end_on }] },
  });
  test.each([
    ['is closed', { closed_at: '2026-11-20T00:00:00Z' }],
    ['is not released', { is_released: false }],
    ['is past its day', { apply_deadline_on: '2026-11-20' }],
    ['is of a company that takes none yet', term('2026-12-01', null)],
    ['is of a company that takes none any more', term(null, '2026-11-20')],
  ])('is not told of when it %s', (_name, changes) => {
    expect(posting(changes)).toBeNull();
  });

  test('is told of where another page takes them, and says so', () => {
    expect(posting({ peculiar_apply_url: 'https://jobs.example/12' })).toMatchObject({ directApply: false });
  });

  test.each([
    ['the day of the ad', { ...term(null, '2027-03-31') }, '2026-12-31'],
    ['the end of the term, where it is earlier', { ...term('2026-10-01', '2026-11-30') }, '2026-11-30'],
    ['nothing, where nothing ends', { apply_deadline_on: null, ...term('2026-10-01', null) }, undefined],
  ])('ends with %s', (_name, changes, day) => {
    expect(posting(changes)!['validThrough']).toBe(day && `${day}T23:59:59+09:00`);
  });
});
