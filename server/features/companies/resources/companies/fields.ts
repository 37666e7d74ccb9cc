import { z } from 'zod';
import {
  clearable,
  day,
  email,
  flag,
  httpsUrl,
  id,
  integer,
  languageMap,
  line,
  list,
  longText,
  nested,
  phoneNumber,
  requiredLanguageMap,
} from '../../../../core/schemas/schema-helpers.ts';
import { PROFILE_MAX } from '../../../../domain/constants.ts';
import { isKana } from '../../../../domain/validation.ts';
import { fitsFields } from '../../../../core/resources/stale-translations.ts';

/** Long texts of a company in every language. */
const TEXTS = [
  'vision',
  'appeal_point',
  'business_description',
  'hf_recommend_sentence',
  'holiday',
  'paid_leave_description',
  'welfare_description',
] as const;
export const COMPANY_MAPS = ['official_name', ...TEXTS] as const;

const YEARS = { from: 1500, to: 2200 } as const;
const year = (from: number = YEARS.from) => integer(from, YEARS.to);
const count = () => clearable(integer());
/** Yen of a whole company do not fit 32 bits. */
const yen = () => clearable(integer(0, Number.MAX_SAFE_INTEGER));
const ref = () => clearable(id());
const kana = () => clearable(line(PROFILE_MAX.name).refine((text) => text === '' || isKana(text), 'invalid'));
const map = () => languageMap(longText()).optional();
const texts = Object.fromEntries(TEXTS.map((name) => [name, map()])) as Record<
  (typeof TEXTS)[number],
  ReturnType<typeof map>
>;

/** A number with a fraction, such as 2.5 months. */
const decimal = (min: number, max: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^\d{1,6}(\.\d{1,4})?$/.test(value) ? Number(value) : value),
    z.number().min(min).max(max),
  );

/** An office of a company, with the ways to it. */
const office = {
  name: languageMap().optional(),
  prefecture_id: ref(),
  country_id: ref(),
  postal_code: clearable(line(20)),
  address_ja: clearable(longText(PROFILE_MAX.address)),
  address_en: clearable(longText(PROFILE_MAX.address)),
  is_main_office: flag().optional(),
  map_url: clearable(httpsUrl()),
  transport_means: nested({
    transport_means_id: ref(),
    closest_stop: languageMap().optional(),
    walking_minutes: clearable(integer(0, 999)),
  }),
};

/**
 * Everything of a company that is written by hand. Its public side follows from its released recruitments. Lists of
 * ids and of months, maps and `internal_data` are sent whole, the other lists by the specified convention.
 */
export const companyFields = z.strictObject({
  official_name: requiredLanguageMap(),
  ...texts,
  ...fitsFields(COMPANY_MAPS),
  logo_file_id: ref(),
  contract_num: clearable(line()),
  bonus_paid_months: clearable(line()),
  bonus_months_worth: clearable(decimal(0, 99)),
  establishment_nendo_year: clearable(year()),
  is_image_usable: flag().optional(),
  is_interested_in_internship: flag().optional(),
  company_channel_id: ref(),
  images: nested({
    file_id: id().optional(),
    caption: languageMap().optional(),
    position: integer().optional(),
  }),
  employees: nested({
    name: clearable(line()),
    country_id: ref(),
    position: languageMap().optional(),
    message: languageMap(longText()).optional(),
    joined_year: clearable(year(1900)),
  }),
  cc_emails: nested({ email: email().optional() }),
  contact_persons: nested({
    first_name: clearable(line(PROFILE_MAX.name)),
    last_name: clearable(line(PROFILE_MAX.name)),
    first_name_kana: kana(),
    last_name_kana: kana(),
    position: clearable(line()),
    phone_num: clearable(phoneNumber()),
    email: clearable(email()),
    is_main_person: flag().optional(),
  }),
  offices: nested(office),
  annual_data: nested({
    nendo_year: year(1900).optional(),
    sales: yen(),
    capital: yen(),
    num_of_employees: count(),
    num_of_full_time: count(),
    num_of_foreigners: count(),
    num_of_technical_trainees: count(),
    num_of_former_international_students: count(),
    country_relation: clearable(longText()),
  }),
  appliable_terms: nested({ start_on: clearable(day()), end_on: clearable(day()) }),
  country_relations: nested({
    country_id: id().optional(),
    company_country_relation_type_id: id().optional(),
  }),
  allowances: nested({ allowance_type_id: id().optional(), description: languageMap(longText()).optional() }),
  housing_supports: nested({
    housing_support_type_id: id().optional(),
    description: languageMap(longText()).optional(),
  }),
  religious_considerations: nested({
    religious_consideration_id: id().optional(),
    description: languageMap(longText()).optional(),
  }),
  joinable_months: list(integer(1, 12), 12).optional(),
  industry_sector_ids: list(id()).optional(),
  insurance_type_ids: list(id()).optional(),
  company_culture_ids: list(id()).optional(),
  /** What is left out of it is emptied. */
  internal_data: z
    .strictObject({
      memo: clearable(longText()),
      minutes_link: clearable(httpsUrl()),
      resume_submit_alert: clearable(longText()),
    })
    .optional(),
});
