import { z } from 'zod';
import { EMPLOYMENT_KINDS } from '../../../../domain/employment-kinds.ts';
import { outId } from '../../../core/schemas/schema-helpers.ts';

const text = () => z.string().nullable();
const optional = () => text().optional();
const rows = <T extends z.ZodRawShape>(shape: T) => z.array(z.object(shape)).optional();
/** Of the profile's row that this one replaces. */
const replaced = { id: outId().optional() };
const period = { enroll_at: text(), graduate_at: text() };

/** What accepting a suggestion sets or adds, in the form in which user__update_profile takes it. */
const change = z.object({
  first_name: optional(),
  last_name: optional(),
  first_name_kana: optional(),
  last_name_kana: optional(),
  name_in_own_script: optional(),
  phone_num: optional(),
  birth_day: optional(),
  home_country_id: outId().nullable().optional(),
  postal_code: optional(),
  living_prefecture_id: outId().nullable().optional(),
  address: optional(),
  jlpt: z.number().int().nullable().optional(),
  jlpt_certificated_at: optional(),
  has_driver_license: z.boolean().nullable().optional(),
  resume_self_pr: optional(),
  career_summary: optional(),
  resume_motivation: optional(),
  resume_special_skill: optional(),
  universities: rows({
    university: z.object({
      id: outId(),
      local_name: z.string(),
      english_name: text(),
      country_id: outId(),
    }),
    degree_id: outId().nullable(),
    department_official_name: text(),
    ...period,
  }),
  schools: rows({ name: z.string(), school_category_id: outId(), department_name: text(), ...period }),
  job_histories: rows({
    company_name: z.string(),
    employment_kind: z.enum(EMPLOYMENT_KINDS).nullable(),
    enter_at: text(),
    leave_at: text(),
    description: text(),
  }),
  language_skills: rows({ language_id: outId(), language_level_id: outId().nullable() }),
  language_examinations: rows({
    ...replaced,
    language_examination_id: outId(),
    result: z.string(),
    examined_at: text(),
  }),
  skills: rows({ skill_id: outId() }),
  certifications: rows({ ...replaced, name: z.string(), certificated_at: text() }),
});

export const cvSuggestions = z
  .object({
    suggestions: z.array(z.object({ key: z.string(), change, line: z.string() })),
    unclear: z
      .array(z.string())
      .describe('Lines that tell of a school or an employer that is to be entered by hand'),
    email: text().describe('Shown only: the address belongs to the sign-in'),
  })
  .meta({ id: 'CvSuggestions' });
