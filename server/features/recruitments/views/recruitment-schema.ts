import { RESUME_TEXTS } from '../../../../domain/entities/resume.ts';
import { z } from 'zod';
import { recruitment } from '../../../../domain/entities/recruitment.ts';
import { outDay, outId, outMap } from '../../../core/schemas/schema-helpers.ts';
import { companyBrief, companyOffice, companyPublic } from '../../companies/views/company-schema.ts';
import { recruitmentEligibility, shortEligibility } from '../../matching/views/eligibility-schema.ts';
import { entityOutput, itemOutput } from '../../../core/schemas/entity-output.ts';

/** A row of a search: enough to decide whether to open it. */
export const recruitmentListItem = entityOutput(recruitment, 'list')
  .extend({
    company: companyBrief,
    prefecture_ids: z.array(outId()),
    /** How it fits the student who asks; null for anybody else. */
    eligibility: shortEligibility.nullable(),
  })
  .meta({ id: 'RecruitmentListItem' });

/** The question a recruitment asks in its resume, with everything needed to answer it. */
export const recruitmentResumeQuestion = itemOutput(recruitment.fields.resume_questions)
  .extend({
    recruitment_id: outId(),
    resume_question: z.object({
      id: outId(),
      title: outMap(),
      purpose: outMap(),
      explanation: outMap(),
      is_allow_reuse: z.boolean(),
      resume_text: z.enum(RESUME_TEXTS).nullable(),
      default_template_id: outId().nullable(),
      templates: z.array(z.object({ id: outId(), template_name: outMap(), template_text: outMap() })),
    }),
  })
  .meta({ id: 'RecruitmentResumeQuestion' });

/** A released recruitment as anybody may read it. */
export const recruitmentPublic = recruitmentListItem
  .extend({
    ...entityOutput(recruitment, 'public').shape,
    company: companyPublic,
    offices: z.array(companyOffice),
    resume_questions: z.array(recruitmentResumeQuestion),
    /** N plus the easiest and hardest of the four required Japanese skill levels; null without any. */
    japanese_level_range: z.object({ min: z.number().int(), max: z.number().int() }).nullable(),
    /** Whether applying is possible now, and if not, why (an error code of the catalogue). */
    can: z.object({ apply: z.boolean(), reason: z.string().nullable() }),
    /** The caller's current application for it, if any; they may apply all the same where staff allow it again. */
    application_id: outId().nullable(),
    reapply_from: outDay().nullable().describe('From this day in Japan the caller may apply again'),
    /** How each requirement fits the student who asks; null for anybody else. It never blocks applying. */
    eligibility: recruitmentEligibility.nullable(),
  })
  .meta({ id: 'RecruitmentPublic' });

const keptForStaff = entityOutput(recruitment, 'staff');

export const recruitmentForStaff = recruitmentPublic.extend(
  keptForStaff.pick({
    importance_rating_of_school: true,
    importance_rating_of_japanese: true,
    importance_rating_of_skill: true,
    importance_rating_of_personality: true,
    version: true,
  }).shape,
);

/** Recruitment as an application names it. */
export const recruitmentBrief = entityOutput(recruitment, 'list')
  .pick({ id: true, title: true, is_simple: true, is_japanese_only_for_resume_questions: true })
  .extend({ company: companyBrief })
  .meta({ id: 'RecruitmentBrief' });
