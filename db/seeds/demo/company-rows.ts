import * as benefits from '../../models/company-benefits.ts';
import { CompanyCcEmail, CompanyContactPerson } from '../../models/company-contacts.ts';
import { CompanyOffice, CompanyOfficeTransportMeans } from '../../models/company-offices.ts';
import * as profile from '../../models/company-profile.ts';
import { Company } from '../../models/company.ts';
import { countryId } from './countries.ts';
import type { Days } from './days.ts';
import type { Insert, Row } from './insert.ts';
import { holidays } from './law-texts.ts';
import type { PictureFiles } from './picture-files.ts';
import { map, paragraphs } from './texts.ts';
import type { DemoCompany, DemoOffice, Text } from './types.ts';

/** Master ids of transport means. */
const MEANS: Record<DemoOffice['by'], number> = { train: 2, subway: 3, bus: 4, tram: 5, monorail: 6, car: 8 };
const COUNTRY_JAPAN = countryId('JP');

/** What companies say of some of their benefits, by the master data's id. */
const ALLOWANCES: Record<number, Text> = {
  5: [
    '社内の一覧にある資格ごとに支給',
    'For each certificate on the company list',
    'Theo từng chứng chỉ trong danh sách của công ty',
  ],
};
const HOUSING: Record<number, Text> = {
  4: [
    '英語で相談できる不動産会社を紹介',
    'We introduce an estate agent who speaks English',
    'Giới thiệu công ty bất động sản nói được tiếng Anh',
  ],
};
const RELIGION: Record<number, Text> = {
  2: ['空いている会議室を使えます', 'A meeting room that is free may be used', 'Có thể dùng phòng họp trống'],
};
const moreOf = (words: Record<number, Text>, id: number): Row =>
  words[id] ? { description: map(words[id]) } : {};

export interface InsertedCompany {
  id: number;
  officeIds: number[];
}

function companyRow(company: DemoCompany, logoFileId: number, turn: number, days: Days): Row {
  const { conditions } = company;
  return {
    official_name: map(company.name),
    logo_file_id: logoFileId,
    contract_num: `C-${String(2001 + turn * 7)}`,
    vision: map(company.vision),
    appeal_point: map(paragraphs(...company.appeals)),
    business_description: map(company.business),
    hf_recommend_sentence: map(company.recommend),
    holiday: map(holidays(conditions)),
    paid_leave_description: map([
      '入社6か月後に10日付与（法定どおり、勤続年数に応じて最大20日）。半日単位で取得できます。',
      'Ten days after six months, up to twenty with years of service; half days can be taken.',
      'Cấp 10 ngày sau 6 tháng, tối đa 20 ngày theo thâm niên; có thể nghỉ nửa ngày.',
    ]),
    welfare_description: map(company.welfare),
    bonus_paid_months: conditions.bonusMonths >= 2 ? '6, 12' : '12',
    bonus_months_worth: conditions.bonusMonths,
    establishment_nendo_year: company.founded,
    is_image_usable: turn % 3 !== 1,
    is_interested_in_internship: company.internship ?? false,
    company_channel_id: company.channel,
    created_at: days.at(-400 + turn * 4, 10),
    updated_at: days.at(-60 + turn, 15),
  };
}

/** Three fiscal years; the last is what the company file says, earlier ones a little smaller. */
const countryNames = new Intl.DisplayNames('ja', { type: 'region' });

/** The countries a company deals with, as its report of a year would name them. */
function countryRelation({ relations = [] }: DemoCompany): string | null {
  const names = relations.map(([code]) => countryNames.of(code)!);
  return names.length === 0 ? null : `取引先または拠点のある国：${[...new Set(names)].join('、')}`;
}

function annualRows(company: DemoCompany, companyId: number, days: Days): Row[] {
  const { size, money } = company;
  return [2, 1, 0].map((yearsAgo) => {
    const part = (value: number) => Math.round(value * (1 - 0.06 * yearsAgo));
    return {
      company_id: companyId,
      nendo_year: days.nendo - 1 - yearsAgo,
      sales: part(money.sales) * 1_000_000,
      capital: money.capital * 1_000_000,
      num_of_employees: part(size.people),
      num_of_full_time: part(size.fullTime),
      num_of_foreigners: part(size.foreigners),
      num_of_technical_trainees: size.trainees ?? 0,
      num_of_former_international_students: part(size.students),
      country_relation: countryRelation(company),
    };
  });
}

function termRows(company: DemoCompany, companyId: number, days: Days): Row[] {
  if (!company.terms) return [];
  const [start, end] = company.terms === 'open' ? [-60, 120] : [-200, -20];
  return [{ company_id: companyId, start_on: days.day(start), end_on: days.day(end) }];
}

function contactRows(company: DemoCompany, companyId: number, turn: number): Row[] {
  return company.contacts.map((contact, place) => ({
    ...contact,
    company_id: companyId,
    phone_num: `050-5530-${String(1100 + turn * 10 + place)}`,
    email: `${place === 0 ? 'recruit' : `recruit${place + 1}`}.${company.key}@example.com`,
    is_main_person: place === 0,
  }));
}

/** Vietnamese has the word before the name: 'Ga Suidobashi'. */
function stationText([ja, en]: DemoOffice['station']): Text {
  const name = en.endsWith(' Station') ? `ga ${en.replace(/ Station$/, '')}` : en;
  return [ja, en, name];
}

async function insertOffices(insert: Insert, companies: readonly DemoCompany[], ids: readonly number[]) {
  const rows = companies.flatMap((company, turn) =>
    company.offices.map((office, place) => ({
      company_id: ids[turn]!,
      name: map(office.name),
      prefecture_id: office.prefecture,
      country_id: COUNTRY_JAPAN,
      postal_code: office.postal_code,
      address_ja: office.address[0],
      address_en: office.address[1],
      is_main_office: place === 0,
    })),
  );
  const officeIds = await insert(CompanyOffice, rows);
  const offices = companies.flatMap((company) => company.offices);
  await insert(
    CompanyOfficeTransportMeans,
    offices.map((office, place) => ({
      company_office_id: officeIds[place]!,
      transport_means_id: MEANS[office.by],
      closest_stop: map(stationText(office.station)),
      walking_minutes: office.by === 'bus' || office.by === 'car' ? 2 : office.minutes,
    })),
  );
  return ids.map((id) => officeIds.filter((_, place) => rows[place]!.company_id === id));
}

/** The companies with everything that hangs on them, in a fixed number of statements. */
export async function insertCompanies(
  insert: Insert,
  companies: readonly DemoCompany[],
  pictures: Pick<PictureFiles, 'companies'> & { logos: readonly number[] },
  days: Days,
): Promise<InsertedCompany[]> {
  const ids = await insert(
    Company,
    companies.map((company, turn) => companyRow(company, pictures.logos[turn]!, turn, days)),
  );
  const each = <T>(list: (company: DemoCompany) => readonly T[] | undefined, row: (item: T) => Row) =>
    companies.flatMap((company, turn) =>
      (list(company) ?? []).map((item) => ({ company_id: ids[turn]!, ...row(item) })),
    );
  const officeIds = await insertOffices(insert, companies, ids);
  const all = (rows: (company: DemoCompany, id: number, turn: number) => Row[]) =>
    companies.flatMap((company, turn) => rows(company, ids[turn]!, turn));

  await insert(
    profile.CompanyImage,
    all((_company, company_id, turn) =>
      pictures.companies[turn]!.map(({ fileId, caption }, position) => ({
        company_id,
        file_id: fileId,
        caption: map(caption),
        position,
      })),
    ),
  );
  await insert(CompanyContactPerson, all(contactRows));
  await insert(
    CompanyCcEmail,
    all((company, company_id) =>
      company.contacts.length > 1 ? [{ company_id, email: `hr.${company.key}@example.com` }] : [],
    ),
  );
  await insert(
    profile.CompanyAnnualData,
    all((company, id) => annualRows(company, id, days)),
  );
  await insert(
    profile.CompanyAppliableTerm,
    all((company, id) => termRows(company, id, days)),
  );
  await insert(
    profile.CompanyJoinableMonth,
    each(
      ({ months }) => months ?? [4],
      (month) => ({ month }),
    ),
  );
  await insert(
    profile.CompanyEmployee,
    each(
      ({ employees }) => employees,
      (person) => ({
        name: person.name,
        country_id: countryId(person.country),
        position: map(person.position),
        message: map(person.message),
        joined_year: person.joined,
      }),
    ),
  );
  await insert(
    profile.CompanyInternalData,
    all((company, company_id) =>
      company.alert || company.memo
        ? [
            {
              company_id,
              memo: company.memo ?? null,
              resume_submit_alert: company.alert ?? null,
              minutes_link: company.memo ? `https://docs.example.com/minutes/${company.key}` : null,
            },
          ]
        : [],
    ),
  );
  await insert(
    benefits.CompanyIndustrySector,
    each(
      ({ sectors }) => sectors,
      (industry_sector_id) => ({ industry_sector_id }),
    ),
  );
  await insert(
    benefits.CompanyCountryRelation,
    each(
      ({ relations }) => relations,
      ([code, type]) => ({ country_id: countryId(code), company_country_relation_type_id: type }),
    ),
  );
  await insert(
    benefits.CompanyAllowance,
    each(
      ({ conditions }) => conditions.allowances,
      (allowance_type_id) => ({ allowance_type_id, ...moreOf(ALLOWANCES, allowance_type_id) }),
    ),
  );
  await insert(
    benefits.CompanyInsurance,
    each(
      () => [1, 2, 3, 4],
      (insurance_type_id) => ({ insurance_type_id }),
    ),
  );
  await insert(
    benefits.CompanyHousingSupport,
    each(
      ({ housing }) => housing,
      (housing_support_type_id) => ({
        housing_support_type_id,
        ...moreOf(HOUSING, housing_support_type_id),
      }),
    ),
  );
  await insert(
    benefits.CompanyCultureLink,
    each(
      ({ cultures }) => cultures,
      (company_culture_id) => ({ company_culture_id }),
    ),
  );
  await insert(
    benefits.CompanyReligiousConsideration,
    each(
      ({ religion }) => religion,
      (religious_consideration_id) => ({
        religious_consideration_id,
        ...moreOf(RELIGION, religious_consideration_id),
      }),
    ),
  );
  return ids.map((id, turn) => ({ id, officeIds: officeIds[turn]! }));
}
