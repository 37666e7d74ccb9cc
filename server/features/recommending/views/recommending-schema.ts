import { z } from 'zod';
import { VERDICTS } from '../../../../domain/eligibility/summary.ts';
import { INTERFACE_LANGUAGES } from '../../../../domain/languages.ts';
import { MAIL_WORDS_MAX } from '../../../../domain/mail-words.ts';
import { LEFT_OUT, RECOMMEND_MAX, RECOMMEND_SKIPPED } from '../../../../domain/recommending.ts';
import { id, languageMap, line, list, longText, outId } from '../../../core/schemas/schema-helpers.ts';
import { requirementGap } from '../../matching/views/eligibility-schema.ts';

/** Which jobs are told, and which of them again and why. */
export const jobsFields = {
  recruitment_ids: list(id(), RECOMMEND_MAX.jobs),
  /** Jobs among them that may be told to who has heard of them before, with the reason. */
  reminds: list(
    z.strictObject({
      recruitment_id: id(),
      reason_ja: longText(RECOMMEND_MAX.reason).optional(),
      reason_en: longText(RECOMMEND_MAX.reason).optional(),
    }),
    RECOMMEND_MAX.jobs,
  ).optional(),
};

/** The words of recommend mails: a template's, or others written for this once, maybe out of a template. */
export const wordsFields = {
  mail_template_group_id: id().optional(),
  words: z
    .strictObject({
      template_subject: languageMap(line(MAIL_WORDS_MAX.subject)),
      template_body: languageMap(longText(MAIL_WORDS_MAX.body)),
    })
    .optional(),
};

/** A job that a student is not told, and why. */
export const leftOutJob = z.object({
  recruitment_id: outId(),
  code: z.enum(LEFT_OUT),
  unmet: z.array(requirementGap).describe('Of not_eligible: the requirements that fail'),
});

/** What one student gets or would get. */
export const recommendLine = z.object({
  id: outId().describe('Of the student'),
  user: z
    .object({ id: outId(), first_name: z.string().nullable(), last_name: z.string().nullable() })
    .nullable(),
  code: z.enum(RECOMMEND_SKIPPED).nullable().describe('Why there is no mail; null when there is one'),
  language: z.enum(INTERFACE_LANGUAGES).nullable(),
  recruitment_ids: z.array(outId()),
  remind_ids: z.array(outId()).describe('Told again'),
  left_out: z.array(leftOutJob),
  fits: z.array(
    z.object({
      recruitment_id: outId(),
      verdict: z.enum(VERDICTS),
      met: z.number().int(),
      total: z.number().int(),
    }),
  ),
  recommend_mail_id: outId().nullable(),
});

/** Jobs a student does not want to be recommended: few enough to be told whole. */
export const dismissedAnswer = z.object({ recruitment_ids: z.array(outId()) });
