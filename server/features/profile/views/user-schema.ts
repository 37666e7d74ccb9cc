import { z } from 'zod';
import { user } from '../../../../domain/entities/user.ts';
import { outId, outMap, outTime } from '../../../core/schemas/schema-helpers.ts';
import { entityOutput, itemOutput, columnsOutput } from '../../../core/schemas/entity-output.ts';
import { University as UniversityModel, UNIVERSITY_COLUMNS } from '../../../../db/models/university.ts';
import { UserResidenceRecord } from '../../../../db/models/user-records.ts';

const text = () => z.string().nullable();

/** University as a choice: chosen from the list, or added by a student. */
export const university = columnsOutput(UniversityModel.fields, ...UNIVERSITY_COLUMNS).meta({
  id: 'University',
});

/** A university in the list: with what helps to choose it and to fill in the rest. */
export const listedUniversity = university
  .extend({
    ...columnsOutput(UniversityModel.fields, 'prefecture_id').shape,
    department_names: z.array(z.string()),
    current_university: university.pick({ id: true, local_name: true, english_name: true }).nullable(),
  })
  .meta({ id: 'ListedUniversity' });

export const userUniversity = itemOutput(user.fields.universities).extend({
  university: university.nullable(),
});

/** What is worked out, or answered otherwise than it is kept, for everybody who may look at a student at all. */
const forAll = {
  universities: z.array(userUniversity),
  is_profile_enough_for_resume: z.boolean(),
  has_resume_face_image: z.boolean(),
  has_resume: z.boolean(),
  is_signed_up: z.literal(true),
};

/** The same for the student, the mentor of one of their applications, and managers. */
const forKnown = {
  ...forAll,
  resume_face_image: text().describe('Address of the photo, asked with the same token'),
  residence_record: columnsOutput(
    UserResidenceRecord.fields,
    'id',
    'residence_status_id',
    'expires_at',
    'has_work_permission',
  ).nullable(),
  application_ids: z.array(outId()),
  missing_for: z.object({
    minimum: z.array(z.string()),
    initialized: z.array(z.string()),
    resume: z.array(z.string()),
  }),
};

/** What staff may know of a student to recommend jobs: nothing to contact or to single out by. */
export const userForRecommending = entityOutput(user, 'recommending')
  .extend(forAll)
  .meta({ id: 'UserForRecommending' });

/** A student as the mentor of one of their applications sees them. */
export const userForMentor = entityOutput(user, 'mentor').extend(forKnown).meta({ id: 'UserForMentor' });

const campaign = (prefix: 'first_visit' | 'signup') =>
  Object.fromEntries(
    [
      'campaign_name',
      'campaign_source',
      'campaign_term',
      'campaign_medium',
      'campaign_content',
      'landing_page',
    ].map((name) => [`${prefix}_${name}`, text()]),
  );

/** The student's own view. */
export const userSelf = entityOutput(user, 'owner')
  .extend({
    ...forKnown,
    is_gender_shown: z.boolean().describe('Companies see the gender on the resume'),
    is_email_undeliverable: z
      .boolean()
      .describe('Mails to the address came back, so none is sent there (user__confirm_email_works)'),
  })
  .meta({ id: 'UserSelf' });

export const userForManager = entityOutput(user, 'manager')
  .extend({
    ...forKnown,
    analytics_data: z
      .object({
        ...campaign('first_visit'),
        first_visit_created_at: outTime().nullable(),
        ...campaign('signup'),
        signup_created_at: outTime().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'UserForManager' });

/** Staff rights of the signed-in person, for the screens: the server checks them at every call anyway. */
const staffRole = z.object({
  hf_member_id: outId(),
  role: z.enum(['mentor', 'manager']),
  sees_all_applications: z.boolean(),
  names: outMap(),
});

/** user__get_own_data: the states of a person (design.md section 5). */
export const ownData = z
  .discriminatedUnion('is_signed_up', [
    z.object({
      is_signed_up: z.literal(false),
      email: text(),
      email_verified: z.boolean(),
      /** The address is a student's who signs in another way: the screens lead to that way. */
      is_email_linked_elsewhere: z.boolean(),
      hf_member: staffRole.nullable(),
    }),
    userSelf.extend({ hf_member: staffRole.nullable() }),
  ])
  .meta({ id: 'OwnData' });
