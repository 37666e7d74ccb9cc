import { z } from 'zod';
import { PROFILE_MAX } from '../../../../domain/constants.ts';
import { user } from '../../../../domain/entities/user.ts';
import { isInOrder } from '../../../../domain/validation.ts';
import {
  clearable,
  day,
  email,
  flag,
  id,
  instant,
  integer,
  line,
  requiredLine,
} from '../../../core/schemas/schema-helpers.ts';
import { entityInput, itemInput } from '../../../core/schemas/entity-input.ts';

/** Rows with a beginning and an end, in that order. */
const inOrder = <T extends z.ZodType>(schema: T, from: string, to: string) =>
  schema.refine(
    (value) => {
      const { [from]: start, [to]: end } = value as Record<string, unknown>;
      return isInOrder(start, end);
    },
    { message: 'end_before_start', path: [to] },
  );

const rows = <T extends z.ZodType>(item: T) =>
  z.preprocess((value) => (value === '' ? [] : value), z.array(item).max(50)).optional();

const {
  survey_answers,
  hoped_prefectures,
  interesting_job_categories,
  interesting_industries,
  language_skills,
  skills,
  academic_majors,
  language_examinations,
  certifications,
  universities: _universities,
  schools: _schools,
  job_histories: _jobHistories,
  ...plain
} = entityInput(user).shape;

/** The plain fields of a profile. Leaving one out keeps it; null or an empty text clears it. */
export const profileFields = plain;

/** The nested lists of a profile, as sign-up, initialize and update take them. */
export const profileLists = {
  survey_answers,
  hoped_prefectures,
  interesting_job_categories,
  interesting_industries,
  language_skills,
  skills,
  universities: rows(
    inOrder(
      itemInput(user.fields.universities).extend({
        /** A university that is not in the list yet: it is added with the row. */
        university: z
          .strictObject({
            local_name: requiredLine(PROFILE_MAX.title),
            english_name: clearable(line(PROFILE_MAX.title)),
            country_id: id(),
          })
          .optional(),
      }),
      'enroll_at',
      'graduate_at',
    ),
  ),
  schools: rows(inOrder(itemInput(user.fields.schools), 'enroll_at', 'graduate_at')),
  academic_majors,
  job_histories: rows(inOrder(itemInput(user.fields.job_histories), 'enter_at', 'leave_at')),
  language_examinations,
  certifications,
};

export const residenceRecord = z
  .strictObject({
    residence_status_id: clearable(id()),
    expires_at: clearable(day()),
    has_work_permission: clearable(flag()),
  })
  .optional();

const campaign = (prefix: string) =>
  Object.fromEntries(
    ['name', 'source', 'term', 'medium', 'content'].map((part) => [
      `${prefix}campaign_${part}`,
      clearable(line()),
    ]),
  ) as Record<string, ReturnType<typeof clearable<ReturnType<typeof line>>>>;

export const analyticsData = z
  .strictObject({
    ...campaign('first_visit_'),
    first_visit_created_at: clearable(instant()),
    first_visit_landing_page: clearable(line(2000)),
    ...campaign('signup_'),
    signup_created_at: clearable(instant()),
    signup_landing_page: clearable(line(2000)),
  })
  .optional();

/** Where an application came from. */
export const applyCampaign = { ...campaign('apply_'), apply_landing_page: clearable(line(2000)) };

/** user__initialize_profile and user__update_profile. */
export const profileInput = z.strictObject({
  user: z.strictObject({
    id: id().optional(),
    email: email().optional(),
    agree_policy_at: instant().optional(),
    ...profileFields,
    ...profileLists,
    analytics_data: analyticsData,
    residence_record: residenceRecord,
    version: integer().optional(),
  }),
});
export type ProfileInput = z.output<typeof profileInput>['user'];
