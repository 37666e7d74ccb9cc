import { z } from 'zod';
import { entityInput } from '../../../../core/schemas/entity-input.ts';
import { entityOutput } from '../../../../core/schemas/entity-output.ts';
import { outCan, outId, outMap, outTime } from '../../../../core/schemas/schema-helpers.ts';
import type { Written } from '../../../../../domain/entities/fields.ts';
import { recruitment } from '../../../../../domain/entities/recruitment.ts';
import { RECRUITMENT_EVENTS, RECRUITMENT_STATES } from '../../../../../domain/recruitment-state.ts';

/** What managers write. How far it has come (is_released, closed_at, as_of_on …) is what the commands do. */
export const recruitmentFields = entityInput(recruitment);

const kept = entityOutput(recruitment, 'staff');
const workedOut = {
  company: z.object({ id: outId(), official_name: outMap() }),
  state: z.enum(RECRUITMENT_STATES),
  needs_reconfirmation: z.boolean(),
};

/** A row of the staff's list. */
export const recruitmentRow = kept
  .pick({
    id: true,
    title: true,
    company_id: true,
    as_of_on: true,
    published_at: true,
    closed_at: true,
    review_requested_at: true,
    apply_deadline_on: true,
    updated_at: true,
    created_at: true,
    version: true,
    age_limit: true,
    required_jlpt: true,
    is_school_department_category_must: true,
    is_consedering_japanese_level_growth: true,
    is_available_by_mid_career: true,
    is_available_from_overseas: true,
    is_driver_license_required_before_joining: true,
    is_driver_license_required_after_joining: true,
    is_released: true,
    is_simple: true,
    is_shown_on_top: true,
    is_japanese_only_for_resume_questions: true,
    peculiar_apply_url: true,
    recruitment_job_categories: true,
    recruitment_related_countries: true,
    target_study_department_categories: true,
  })
  .extend(workedOut)
  .extend({
    /** Whether it is the draft in which a public one is reworked. */
    is_revision: z.boolean(),
  });

/** What managers write, as it was last open to the public. */
const written = Object.keys(recruitmentFields.shape).map((name) => [name, true]);
const edited = kept.pick(Object.fromEntries(written) as Record<Written<typeof recruitment>, true>);

/** One recruitment, whole: the row, every field one can write, and what stands in the way of its release. */
export const recruitmentRecord = kept.extend({
  ...workedOut,
  /** Offices to choose from: the company's own. */
  company_offices: z.array(
    z.object({ id: outId(), name: outMap(), prefecture_id: outId().nullable(), is_main_office: z.boolean() }),
  ),
  /** Questions to choose from: those in use, and those it asks already. */
  question_choices: z.array(z.object({ id: outId(), title: outMap() })),
  review_requested_by: outMap().nullable(),
  application_count: z.number().int(),
  events_allowed: z.array(z.enum(RECRUITMENT_EVENTS as [string, ...string[]])),
  /** What the law asks for and the ad does not state, each with the field and how to mend it. */
  release_gaps: z.array(
    z.object({ rule: z.string(), field: z.string(), source: z.string(), mend: outMap() }),
  ),
  /** What it said when it was last open to the public; null while it is, or if it never was. */
  last_public: z.object({ until: outTime(), content: edited }).nullable(),
  /** The draft in which it is reworked; null while it is not, or is a draft itself. */
  revision: z.object({ draft_id: outId(), begun_by: outMap().nullable(), begun_at: outTime() }).nullable(),
  /** Of such a draft: the public recruitment it is to replace, as that stands now. */
  revision_of: z
    .object({ id: outId(), version: z.number().int(), is_changed_since: z.boolean(), content: edited })
    .nullable(),
  /** What it said before and until when, the newest first. */
  public_versions: z.array(
    z.object({ id: outId(), until: outTime(), ended_by: outMap().nullable(), content: edited }),
  ),
  can: outCan(),
});
