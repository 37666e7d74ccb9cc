import { z } from 'zod';
import { outDay, outId, outMap } from '../../../core/schemas/schema-helpers.ts';

const ref = () => outId().nullable();
const text = () => z.string().nullable();

/** Company as a recruitment's list row names it. */
export const companyBrief = z
  .object({ id: outId(), official_name: outMap(), logo_url: text() })
  .meta({ id: 'CompanyBrief' });

export const companyOffice = z
  .object({
    id: outId(),
    name: outMap(),
    prefecture_id: ref(),
    country_id: ref(),
    postal_code: text(),
    address_ja: text(),
    address_en: text(),
    is_main_office: z.boolean(),
    map_url: text(),
    transport_means: z.array(
      z.object({
        id: outId(),
        transport_means_id: ref(),
        closest_stop: outMap(),
        walking_minutes: z.number().int().nullable(),
      }),
    ),
  })
  .meta({ id: 'CompanyOffice' });

/** What anybody may see of a company with a released recruitment. */
export const companyPublic = companyBrief
  .extend({
    logo: text(),
    images: z.array(z.object({ id: outId(), url: z.string(), caption: outMap() })),
    vision: outMap(),
    appeal_point: outMap(),
    business_description: outMap(),
    hf_recommend_sentence: outMap(),
    holiday: outMap(),
    paid_leave_description: outMap(),
    welfare_description: outMap(),
    bonus_paid_months: text(),
    bonus_months_worth: z.number().nullable(),
    establishment_nendo_year: z.number().int().nullable(),
    is_interested_in_internship: z.boolean(),
    employees: z.array(
      z.object({
        id: outId(),
        name: text(),
        country_id: ref(),
        position: outMap(),
        message: outMap(),
        joined_year: z.number().int().nullable(),
      }),
    ),
    offices: z.array(companyOffice),
    annual_data: z.array(
      z.object({
        id: outId(),
        nendo_year: z.number().int(),
        sales: z.number().nullable(),
        capital: z.number().nullable(),
        num_of_employees: z.number().int().nullable(),
        num_of_full_time: z.number().int().nullable(),
        num_of_foreigners: z.number().int().nullable(),
        num_of_technical_trainees: z.number().int().nullable(),
        num_of_former_international_students: z.number().int().nullable(),
        country_relation: text(),
      }),
    ),
    appliable_terms: z.array(
      z.object({ id: outId(), start_on: outDay().nullable(), end_on: outDay().nullable() }),
    ),
    joinable_months: z.array(z.object({ id: outId(), month: z.number().int() })),
    country_relations: z.array(
      z.object({ id: outId(), country_id: outId(), company_country_relation_type_id: outId() }),
    ),
    industry_sectors: z.array(z.object({ id: outId(), industry_sector_id: outId() })),
    allowances: z.array(z.object({ id: outId(), allowance_type_id: outId(), description: outMap() })),
    insurances: z.array(z.object({ id: outId(), insurance_type_id: outId() })),
    housing_supports: z.array(
      z.object({ id: outId(), housing_support_type_id: outId(), description: outMap() }),
    ),
    cultures: z.array(z.object({ id: outId(), company_culture_id: outId() })),
    religious_considerations: z.array(
      z.object({ id: outId(), religious_consideration_id: outId(), description: outMap() }),
    ),
  })
  .meta({ id: 'CompanyPublic' });

/** Staff's view: contacts, contract and internal notes beside the public part. */
export const companyForStaff = companyPublic
  .extend({
    contract_num: text(),
    is_image_usable: z.boolean(),
    company_channel_id: ref(),
    channel: z.object({ id: outId(), name: outMap() }).nullable(),
    cc_emails: z.array(z.object({ id: outId(), email: z.string() })),
    contact_persons: z.array(
      z.object({
        id: outId(),
        first_name: text(),
        last_name: text(),
        first_name_kana: text(),
        last_name_kana: text(),
        position: text(),
        phone_num: text(),
        phone: text(),
        email: text(),
        is_main_person: z.boolean(),
      }),
    ),
    internal_data: z
      .object({ id: outId(), memo: text(), minutes_link: text(), resume_submit_alert: text() })
      .nullable(),
    version: z.number().int(),
  })
  .meta({ id: 'CompanyForStaff' });
