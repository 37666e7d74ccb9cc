import { z } from 'zod';
import {
  CONDITION_STATES,
  DECIDING_FIELDS,
  REASONS,
  REQUIREMENT_STATUSES,
  REQUIREMENTS,
  STATUS_CONDITIONS,
} from '../../../../domain/eligibility/result.ts';
import { VERDICTS } from '../../../../domain/eligibility/summary.ts';
import { outId } from '../../../core/schemas/schema-helpers.ts';

const count = () => z.number().int().min(0);
const value = () =>
  z
    .union([z.number(), z.string(), z.boolean(), z.array(outId())])
    .nullable()
    .describe('Unit by requirement: a level, points or grade as typed, years, ids, a code, yes or no');

const requirement = z.enum(REQUIREMENTS).meta({ id: 'EligibilityRequirement' });
const field = z.enum(DECIDING_FIELDS).meta({ id: 'EligibilityField' });
const reason = z
  .enum([...REASONS.met, ...REASONS.near, ...REASONS.not_met, ...REASONS.unknown])
  .meta({ id: 'EligibilityReason' });

/** What a requirement is and how it is met, without what the student has. */
export const gap = {
  requirement,
  /** The language, examination or skill it is about. */
  subject_id: outId().nullable(),
  status: z.enum(REQUIREMENT_STATUSES).describe('unknown: the profile does not tell; never a fail'),
  is_must: z.boolean(),
  /** The student's field that decided it. */
  field,
  reason,
};

const verdict = z
  .enum(VERDICTS)
  .describe(
    'By what is a must: good, near, unknown (the profile does not tell) or not_yet. Never blocks applying',
  );

/** A requirement and how the student falls short of it, for staff who see the student wholly; others do not get `have`. */
export const requirementGap = z
  .object({ requirement, subject_id: gap.subject_id, reason, asked: value(), have: value() })
  .meta({ id: 'RequirementGap' });

/** A signed-in student beside one recruitment, in short: for a row of a list. */
export const shortEligibility = z
  .object({
    verdict,
    met: count(),
    total: count(),
    /** What to tell first; null when everything is met. */
    first_gap: z.object(gap).nullable(),
  })
  .meta({ id: 'ShortEligibility' });

/** The same with each requirement. */
export const recruitmentEligibility = shortEligibility
  .extend({
    near: count(),
    not_met: count(),
    unknown: count(),
    requirements: z.array(
      z.object({
        ...gap,
        asked: value(),
        have: value(),
        /** Only of residence_status: the conditions of the status asked. */
        conditions: z.array(
          z.object({ condition: z.enum(STATUS_CONDITIONS), state: z.enum(CONDITION_STATES) }),
        ),
      }),
    ),
  })
  .meta({ id: 'RecruitmentEligibility' });
