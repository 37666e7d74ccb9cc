import { RESUME_TEXTS } from '../../../../domain/entities/resume.ts';
import { z } from 'zod';
import { named } from './names.ts';
import { key, text } from './values.ts';

const texts = z.array(text).min(1);

/**
 * What a job ad must state by law (Employment Security Act art. 5-3 and its rule 4-2, as revised April 2024). Words
 * in braces are filled in; of several texts neighbouring companies use different ones.
 */
export const lawTexts = z.strictObject({
  duties_scope_of_change: z.strictObject({ fixed_term: text, indefinite: texts }),
  workplace_scope_of_change: z.strictObject({ abroad: text, several_offices: text, one_office: texts }),
  contract_period: text,
  renewal_standard: text,
  renewal_limit: text,
  probation: z.strictObject({ none: text, some: text }),
  overtime: z.strictObject({ paid_by_the_minute: text, fixed: text }),
  holidays: z.strictObject({ weekends: text, calendar: text, shift: text }),
  smoking: z.strictObject({ none_inside: text, smoking_room: text, none_on_site: text }),
  insurances: text,
  /** Only the exception of item 3 (a): an indefinite contract, no experience asked, to build a long career. */
  age_limit_reason: text,
  model_salary: z.strictObject({ base_alone: text, with_fixed_overtime: text }),
});
export type LawTexts = z.output<typeof lawTexts>;

/** Sentences that the recruitments use by turns. */
export const phrases = z.strictObject({
  /** What companies say they look at in selection; each recruitment shows two of them. */
  valued_points: texts,
  trainings: texts,
  /** Places of selection steps that are not online. */
  selection_places: texts,
  interview_place: z.string(),
  /** Who runs the service. */
  operator: text,
  picture_captions: z.strictObject({ outside: text, inside: text }),
});

/** What all companies say of some of their benefits. */
export const benefits = z.strictObject({
  paid_leave_description: text,
  insurances: z.array(named('insurances')),
  company_allowances: z.array(z.strictObject({ allowance: named('allowances'), description: text })),
  recruitment_allowances: z.array(
    z.strictObject({
      allowance: named('allowances'),
      description: text.optional(),
      value_yen: z.int().optional(),
    }),
  ),
  housing_supports: z.array(
    z.strictObject({ housing_support: named('housing_supports'), description: text }),
  ),
  religious_considerations: z.array(
    z.strictObject({ religious_consideration: named('religious_considerations'), description: text }),
  ),
});

/** A question of the bank, with its templates, the default one first. */
export const question = z.strictObject({
  key,
  title: text,
  purpose: text,
  explanation: text,
  title_for_hf_member: z.string(),
  resume_text: z.enum(RESUME_TEXTS).optional(),
  num_of_characters_ja: z.int(),
  num_of_words_en: z.int(),
  is_display_in_resume: z.boolean(),
  is_allow_reuse: z.boolean(),
  disabled: z.boolean().optional(),
  templates: z.array(z.strictObject({ template_name: text, template_text: text })),
});
export type DemoQuestion = z.output<typeof question>;
