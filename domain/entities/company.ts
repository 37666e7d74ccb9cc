import { PROFILE_MAX } from '../constants.ts';
import {
  bigYen,
  day,
  decimal,
  email,
  entity,
  flag,
  id,
  integer,
  kana,
  languageMap,
  line,
  links,
  list,
  one,
  phone,
  ref,
  staleTranslations,
  text,
  timestamp,
  url,
} from './fields.ts';

/** On the page of a released recruitment, to staff there, and in the console. */
const PUBLIC = ['public', 'staff', 'console'] as const;
const STAFF = ['staff', 'console'] as const;
const CONSOLE = ['console'] as const;

const year = { max: 2200, nullable: true } as const;
const count = integer({ nullable: true });

/**
 * A company. Its public side follows from its released recruitments; contract number, contacts, cc e-mails and
 * internal data are for staff only.
 */
export const company = entity(
  'companies',
  { audiences: ['public', 'staff', 'console'], editors: 'console' },
  {
    id: id({ read: PUBLIC, write: 'command' }),
    official_name: languageMap({ size: 'line', required: true, read: PUBLIC }),
    logo_file_id: ref('files', { nullable: true, read: CONSOLE }),
    contract_num: line({ nullable: true, read: STAFF }),
    company_channel_id: ref('company_channels', { nullable: true, read: STAFF }),
    establishment_nendo_year: integer({ min: 1500, ...year, read: PUBLIC }),
    is_interested_in_internship: flag({ read: PUBLIC }),
    industry_sectors: links('industry_sector_id', {
      set: 'industry_sectors',
      ids: 'industry_sector_ids',
      ids_for: 'editors',
      read: PUBLIC,
    }),

    vision: languageMap({ read: PUBLIC }),
    appeal_point: languageMap({ read: PUBLIC }),
    business_description: languageMap({ read: PUBLIC }),
    hf_recommend_sentence: languageMap({ read: PUBLIC }),

    holiday: languageMap({ read: PUBLIC }),
    paid_leave_description: languageMap({ read: PUBLIC }),
    welfare_description: languageMap({ read: PUBLIC }),
    bonus_months_worth: decimal({ max: 99, places: 4, nullable: true, read: PUBLIC }),
    bonus_paid_months: line({ nullable: true, read: PUBLIC }),
    insurances: links('insurance_type_id', {
      set: 'insurances',
      ids: 'insurance_type_ids',
      ids_for: 'editors',
      read: PUBLIC,
    }),
    cultures: links('company_culture_id', {
      set: 'company_cultures',
      ids: 'company_culture_ids',
      ids_for: 'editors',
      read: PUBLIC,
    }),
    allowances: list({ allowance_type_id: ref('allowances'), description: languageMap() }, { read: PUBLIC }),
    housing_supports: list(
      { housing_support_type_id: ref('housing_supports'), description: languageMap() },
      { read: PUBLIC },
    ),
    religious_considerations: list(
      { religious_consideration_id: ref('religious_considerations'), description: languageMap() },
      { read: PUBLIC },
    ),

    offices: list(
      {
        name: languageMap({ size: 'line' }),
        prefecture_id: ref('prefectures', { nullable: true }),
        country_id: ref('countries', { nullable: true }),
        /** Any country's format. */
        postal_code: line({ max: 20, nullable: true }),
        address_ja: text({ max: PROFILE_MAX.address, nullable: true }),
        address_en: text({ max: PROFILE_MAX.address, nullable: true }),
        is_main_office: flag(),
        map_url: url({ stored: 'text', nullable: true }),
        /** How to get there. */
        transport_means: list({
          transport_means_id: ref('transport_means', { nullable: true }),
          closest_stop: languageMap({ size: 'line' }),
          walking_minutes: integer({ max: 999, nullable: true }),
        }),
      },
      { read: PUBLIC },
    ),

    contact_persons: list(
      {
        first_name: line({ max: PROFILE_MAX.name, nullable: true }),
        last_name: line({ max: PROFILE_MAX.name, nullable: true }),
        first_name_kana: kana({ max: PROFILE_MAX.name, nullable: true }),
        last_name_kana: kana({ max: PROFILE_MAX.name, nullable: true }),
        position: line({ nullable: true }),
        phone_num: phone({ nullable: true }),
        email: email({ nullable: true }),
        is_main_person: flag(),
      },
      { read: STAFF },
    ),
    cc_emails: list({ email: email() }, { read: STAFF }),
    employees: list(
      {
        name: line({ nullable: true }),
        country_id: ref('countries', { nullable: true }),
        position: languageMap({ size: 'line' }),
        message: languageMap(),
        joined_year: integer({ min: 1900, ...year }),
      },
      { read: PUBLIC },
    ),

    appliable_terms: list(
      { start_on: day({ nullable: true }), end_on: day({ nullable: true }) },
      { read: PUBLIC },
    ),
    /** The console reads and writes plain month numbers. */
    joinable_months: list({ month: integer({ min: 1, max: 12 }) }, { read: PUBLIC }),
    country_relations: list(
      {
        country_id: ref('countries'),
        company_country_relation_type_id: ref('company_country_relation_types'),
      },
      { read: PUBLIC },
    ),
    annual_data: list(
      {
        nendo_year: integer({ min: 1900, max: 2200 }),
        sales: bigYen({ nullable: true }),
        capital: bigYen({ nullable: true }),
        num_of_employees: count,
        num_of_full_time: count,
        num_of_foreigners: count,
        num_of_technical_trainees: count,
        num_of_former_international_students: count,
        country_relation: text({ nullable: true }),
      },
      { read: PUBLIC },
    ),

    is_image_usable: flag({ read: STAFF }),
    /** Others get a URL instead of the file, and only with the permission above. */
    images: list(
      { file_id: ref('files'), caption: languageMap({ size: 'line' }), position: integer({ default: 0 }) },
      { read: CONSOLE },
    ),

    /** Internal notes. The alert is shown before a resume is sent. */
    internal_data: one(
      {
        memo: text({ nullable: true }),
        minutes_link: url({ stored: 'text', nullable: true }),
        resume_submit_alert: text({ nullable: true }),
      },
      { read: STAFF },
    ),

    stale_translations: staleTranslations({ read: [], write: 'command' }),
    version: integer({ default: 0, read: STAFF, write: 'command' }),
    created_at: timestamp({ read: [], write: 'command' }),
    updated_at: timestamp({ read: CONSOLE, write: 'command' }),
  },
);
