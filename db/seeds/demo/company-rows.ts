import { itemAt } from '../../../domain/required.ts';
import * as benefits from '../../models/company-benefits.ts';
import { CompanyCcEmail, CompanyContactPerson } from '../../models/company-contacts.ts';
import { CompanyOffice, CompanyOfficeTransportMeans } from '../../models/company-offices.ts';
import * as profile from '../../models/company-profile.ts';
import { Company } from '../../models/company.ts';
import type { Days } from './days.ts';
import type { Insert, Row } from './insert.ts';
import { holidays } from './law-texts.ts';
import type { PictureFiles } from './pictures.ts';
import type { DemoCompany, DemoOffice } from './schemas/company.ts';
import { idOf } from './schemas/names.ts';
import type { Text } from './schemas/values.ts';
import { paragraphs } from './texts.ts';
import type { DemoWorld } from './world.ts';

const JAPAN = idOf('countries', 'JP');
const PEOPLE_RIDE_TO_THE_DOOR = ['Bus', 'Car'].map((name) => idOf('transport_means', name));
const MILLION = 1_000_000;

export interface InsertedCompany {
  id: number;
  officeIds: number[];
}

function companyRow(
  company: DemoCompany,
  { law, benefits: told }: DemoWorld,
  logoFileId: number,
  turn: number,
  days: Days,
): Row {
  const { conditions } = company;
  return {
    official_name: company.official_name,
    logo_file_id: logoFileId,
    contract_num: `C-${String(2001 + turn * 7)}`,
    vision: company.vision,
    appeal_point: paragraphs(...company.appeals),
    business_description: company.business_description,
    hf_recommend_sentence: company.hf_recommend_sentence,
    holiday: holidays(law, conditions),
    paid_leave_description: told.paid_leave_description,
    welfare_description: company.welfare_description,
    bonus_paid_months: conditions.bonus_months >= 2 ? '6, 12' : '12',
    bonus_months_worth: conditions.bonus_months,
    establishment_nendo_year: company.establishment_nendo_year,
    is_image_usable: turn % 3 !== 1,
    is_interested_in_internship: company.is_interested_in_internship ?? false,
    company_channel_id: company.channel,
    created_at: days.at(-400 + turn * 4, 10),
    updated_at: days.at(-60 + turn, 15),
  };
}

/** The countries a company deals with, by their codes, as a year's data name them. */
function countryRelation({ country_relations = [] }: DemoCompany): string | null {
  const codes = country_relations.map(({ country }) => country);
  return codes.length === 0 ? null : [...new Set(codes)].join(', ');
}

/** Three fiscal years; the last is what the company file says, earlier ones a little smaller. */
function annualRows(company: DemoCompany, company_id: number, days: Days): Row[] {
  const { sales_in_million_yen, capital_in_million_yen, ...numbers } = company.annual_data;
  return [2, 1, 0].map((yearsAgo) => {
    const part = (value: number) => Math.round(value * (1 - 0.06 * yearsAgo));
    return {
      company_id,
      nendo_year: days.nendo - 1 - yearsAgo,
      sales: part(sales_in_million_yen) * MILLION,
      capital: capital_in_million_yen * MILLION,
      num_of_employees: part(numbers.num_of_employees),
      num_of_full_time: part(numbers.num_of_full_time),
      num_of_foreigners: part(numbers.num_of_foreigners),
      num_of_technical_trainees: numbers.num_of_technical_trainees ?? 0,
      num_of_former_international_students: part(numbers.num_of_former_international_students),
      country_relation: countryRelation(company),
    };
  });
}

function termRows(company: DemoCompany, companyId: number, days: Days): Row[] {
  if (!company.appliable_term) return [];
  const [start, end] = company.appliable_term === 'open' ? [-60, 120] : [-200, -20];
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
function stationText({ ja, en }: DemoOffice['station']): Text {
  const vi = en.endsWith(' Station') ? `ga ${en.replace(/ Station$/, '')}` : en;
  return { ja, en, vi };
}

async function insertOffices(insert: Insert, companies: readonly DemoCompany[], ids: readonly number[]) {
  const rows = companies.flatMap((company, turn) =>
    company.offices.map((office, place) => ({
      company_id: itemAt(ids, turn),
      name: office.name,
      prefecture_id: office.prefecture,
      country_id: JAPAN,
      postal_code: office.postal_code,
      address_ja: office.address.ja,
      address_en: office.address.en,
      is_main_office: place === 0,
    })),
  );
  const officeIds = await insert(CompanyOffice, rows);
  const offices = companies.flatMap((company) => company.offices);
  await insert(
    CompanyOfficeTransportMeans,
    offices.map((office, place) => ({
      company_office_id: itemAt(officeIds, place),
      transport_means_id: office.transport,
      closest_stop: stationText(office.station),
      walking_minutes: PEOPLE_RIDE_TO_THE_DOOR.includes(office.transport) ? 2 : office.minutes,
    })),
  );
  return ids.map((id) => officeIds.filter((_, place) => itemAt(rows, place).company_id === id));
}

/** The companies with everything that hangs on them, in a fixed number of statements. */
export async function insertCompanies(
  insert: Insert,
  world: DemoWorld,
  pictures: Pick<PictureFiles, 'companies' | 'logos'>,
  days: Days,
): Promise<InsertedCompany[]> {
  const { companies } = world;
  const told = world.benefits;
  const ids = await insert(
    Company,
    companies.map((company, turn) => companyRow(company, world, itemAt(pictures.logos, turn), turn, days)),
  );
  const officeIds = await insertOffices(insert, companies, ids);
  const each = (
    model: Parameters<Insert>[0],
    rows: (company: DemoCompany, id: number, turn: number) => readonly Row[],
  ) =>
    insert(
      model,
      companies.flatMap((company, turn) =>
        rows(company, itemAt(ids, turn), turn).map((row) => ({ company_id: itemAt(ids, turn), ...row })),
      ),
    );

  await each(profile.CompanyImage, (_company, _id, turn) =>
    itemAt(pictures.companies, turn).map(({ fileId, caption }, position) => ({
      file_id: fileId,
      caption,
      position,
    })),
  );
  await each(CompanyContactPerson, contactRows);
  await each(CompanyCcEmail, ({ contacts, key }) =>
    contacts.length > 1 ? [{ email: `hr.${key}@example.com` }] : [],
  );
  await each(profile.CompanyAnnualData, (company, id) => annualRows(company, id, days));
  await each(profile.CompanyAppliableTerm, (company, id) => termRows(company, id, days));
  await each(profile.CompanyJoinableMonth, ({ joinable_months = [4] }) =>
    joinable_months.map((month) => ({ month })),
  );
  await each(profile.CompanyEmployee, ({ employees = [] }) =>
    employees.map(({ country, ...person }) => ({ ...person, country_id: country })),
  );
  await each(profile.CompanyInternalData, ({ key, memo, resume_submit_alert }) =>
    resume_submit_alert || memo
      ? [
          {
            memo: memo ?? null,
            resume_submit_alert: resume_submit_alert ?? null,
            minutes_link: memo ? `https://docs.example.com/minutes/${key}` : null,
          },
        ]
      : [],
  );
  await each(benefits.CompanyIndustrySector, ({ industry_sectors }) =>
    industry_sectors.map((industry_sector_id) => ({ industry_sector_id })),
  );
  await each(benefits.CompanyCountryRelation, ({ country_relations = [] }) =>
    country_relations.map(({ country, relation }) => ({
      country_id: idOf('countries', country),
      company_country_relation_type_id: relation,
    })),
  );
  await each(benefits.CompanyAllowance, ({ conditions }) =>
    conditions.allowances.map((allowance_type_id) => ({
      allowance_type_id,
      description: told.company_allowances.find((one) => one.allowance === allowance_type_id)?.description,
    })),
  );
  await each(benefits.CompanyInsurance, () =>
    told.insurances.map((insurance_type_id) => ({ insurance_type_id })),
  );
  await each(benefits.CompanyHousingSupport, ({ housing_supports }) =>
    housing_supports.map((housing_support_type_id) => ({
      housing_support_type_id,
      description: told.housing_supports.find((one) => one.housing_support === housing_support_type_id)
        ?.description,
    })),
  );
  await each(benefits.CompanyCultureLink, ({ cultures }) =>
    cultures.map((company_culture_id) => ({ company_culture_id })),
  );
  await each(benefits.CompanyReligiousConsideration, ({ religious_considerations = [] }) =>
    religious_considerations.map((id) => ({
      religious_consideration_id: id,
      description: told.religious_considerations.find((one) => one.religious_consideration === id)
        ?.description,
    })),
  );
  return ids.map((id, turn) => ({ id, officeIds: itemAt(officeIds, turn) }));
}
