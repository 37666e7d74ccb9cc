import { z } from 'zod';
import { recruitment as recruitmentTable } from '../../../../domain/entities/recruitment.ts';
import { told } from './entity.ts';
import { countryCode, named } from './names.ts';
import { key, level, text, textOfOneLine, time } from './values.ts';

const bilingual = z.strictObject({ ja: z.string().min(1), en: z.string().min(1) });
const amount = z.number().min(0);

const office = z.strictObject({
  name: text,
  prefecture: named('prefectures'),
  postal_code: z.string().regex(/^\d{3}-\d{4}$/),
  address: bilingual,
  station: bilingual,
  transport: named('transport_means'),
  minutes: z.int().min(0),
});
export type DemoOffice = z.output<typeof office>;

const contact = z.strictObject({
  last_name: z.string(),
  first_name: z.string(),
  last_name_kana: z.string(),
  first_name_kana: z.string(),
  position: z.string(),
});

/** Working conditions that all jobs of a company share; a job's own entry wins. */
const conditions = z.strictObject({
  start: time,
  end: time,
  break_minutes: z.int().min(0),
  has_flextime: z.boolean().optional(),
  /** weekends: Saturdays, Sundays, holidays; calendar: company calendar; shift: two days a week by turns. */
  days_off: z.enum(['weekends', 'calendar', 'shift']),
  days_off_a_year: z.int(),
  /** In an average month. */
  overtime_hours: amount,
  /** 0 = no probation. */
  probation_months: z.int().min(0),
  smoking: z.enum(['none_inside', 'smoking_room', 'none_on_site']),
  bonus_months: amount,
  dress: named('dresses'),
  allowances: z.array(named('allowances')),
});
export type DemoConditions = z.output<typeof conditions>;

const recruitment = told(recruitmentTable, {
  but: ['company_id', 'annual_hiring_numbers', 'allowances'],
  own: {
    title: textOfOneLine,
    job_description: text,
    /** A point of the company's own follows it. */
    appeal_point: text,
    ideal_person: text,
    /** Pay of a bachelor in yen a month, without fixed overtime pay; a year's is twelve times it. */
    salary: z.strictObject({ from: z.int(), to: z.int() }),
    /** Beside Japanese, which follows from the JLPT; one level for all four skills. */
    required_languages: z
      .array(z.strictObject({ language: named('languages'), level, is_must: z.boolean() }))
      .optional(),
    /** Of the company's, by their English names; absent = the main one. */
    offices: z.array(z.string()).optional(),
    selection_steps: z.array(named('selection_types')),
    /** Of the bank. */
    resume_questions: z.array(key),
    num_of_hiring: z.int().optional(),
    state: z.enum(['draft', 'closed']).optional(),
    conditions: conditions.partial().optional(),
  },
});
export type DemoRecruitment = z.output<typeof recruitment>;

const employee = z.strictObject({
  name: z.string(),
  country: named('countries'),
  position: text,
  message: text,
  joined_year: z.int(),
});

/** A company with its recruitments. */
export const company = z
  .strictObject({
    official_name: text,
    industry_sectors: z.array(named('industry_sectors')).min(1),
    establishment_nendo_year: z.int(),
    /** Of the last fiscal year; earlier years follow from it. */
    annual_data: z.strictObject({
      sales_in_million_yen: z.int(),
      capital_in_million_yen: z.int(),
      num_of_employees: z.int(),
      num_of_full_time: z.int(),
      num_of_foreigners: z.int(),
      num_of_former_international_students: z.int(),
      num_of_technical_trainees: z.int().optional(),
    }),
    business_description: text,
    vision: text,
    appeals: z.array(text).min(1),
    hf_recommend_sentence: text,
    welfare_description: text,
    /** The main one first. */
    offices: z.array(office).min(1),
    contacts: z.array(contact).min(1),
    conditions,
    cultures: z.array(named('company_cultures')),
    housing_supports: z.array(named('housing_supports')),
    religious_considerations: z.array(named('religious_considerations')).optional(),
    country_relations: z
      .array(
        z.strictObject({
          country: countryCode,
          relation: named('company_country_relation_types'),
        }),
      )
      .optional(),
    channel: named('company_channels'),
    resume_submit_alert: z.string().optional(),
    memo: z.string().optional(),
    is_interested_in_internship: z.boolean().optional(),
    appliable_term: z.enum(['open', 'ended']).optional(),
    joinable_months: z.array(z.int().min(1).max(12)).optional(),
    employees: z.array(employee).optional(),
    recruitments: z.array(recruitment).min(1),
  })
  .superRefine(({ offices, recruitments }, context) => {
    const names = offices.map(({ name }) => name.en);
    for (const [place, { offices: chosen = [] }] of recruitments.entries())
      for (const [index, name] of chosen.entries())
        if (!names.includes(name))
          context.addIssue({
            code: 'custom',
            path: ['recruitments', place, 'offices', index],
            message: `The company has no office "${name}"`,
          });
  });
export type DemoCompany = z.output<typeof company> & { key: string };
