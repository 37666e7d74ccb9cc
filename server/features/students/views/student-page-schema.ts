import { z } from 'zod';
import { APPLICATION_STATES } from '../../../../domain/application-state.ts';
import { ATTENDANCES, EVENT_APPLICATION_STATES } from '../../../../domain/event-application.ts';
import { CONSULTING_STATES, STUDENT_STATUSES } from '../../../../domain/student-status.ts';
import { outCan, outId, outMap, outTime } from '../../../core/schemas/schema-helpers.ts';
import { mentorNames } from '../../applications/views/application-schema.ts';
import { userForManager, userForMentor, userForRecommending } from '../../profile/views/user-schema.ts';

/** What the page of a student has beside the profile, whoever reads it. */
const page = {
  version: z.number().int(),
  created_at: outTime(),
  status: z.enum(STUDENT_STATUSES),
  phone_consulting_wished_at: outTime().nullable(),
  consulting: z.enum(CONSULTING_STATES).nullable(),
  can: outCan().extend({ correct_profile: z.boolean(), consult: z.boolean(), merge: z.boolean() }),
};

/** What only who looks after the student reads. */
const records = {
  /** Mails to the student's address came back because it does not exist: none is sent there. */
  undeliverable_address: z
    .object({ id: outId(), status: z.string().nullable(), text: z.string().nullable(), marked_at: outTime() })
    .nullable(),
  applications: z.array(
    z.object({
      id: outId(),
      state: z.enum(APPLICATION_STATES),
      cycle_number: z.number().int(),
      created_at: outTime(),
      recruitment: z.object({ id: outId(), title: outMap() }),
      company: z.object({ id: outId(), official_name: outMap() }),
      hf_members: z.array(mentorNames),
    }),
  ),
  event_applications: z.array(
    z.object({
      id: outId(),
      state: z.enum(EVENT_APPLICATION_STATES),
      attendance: z.enum(ATTENDANCES).nullable(),
      apply_at: outTime(),
      event: z.object({ id: outId(), title: outMap(), start_at: outTime() }),
    }),
  ),
  consultations: z.array(
    z.object({
      id: outId(),
      wished_at: outTime().nullable(),
      planned_at: outTime().nullable(),
      done_at: outTime(),
      /** Null where it can no longer be taken back. */
      undo_until: outTime().nullable(),
      hf_member: mentorNames.nullable(),
    }),
  ),
};

/** A student as the console shows them: the views of aggregates__user, with what staff did beside them. */
export const studentPage = z.discriminatedUnion('view', [
  z.object({ ...userForRecommending.shape, ...page, view: z.literal('recommending') }),
  z.object({ ...userForMentor.shape, ...page, ...records, view: z.literal('mentor') }),
  z.object({
    ...userForManager.shape,
    ...page,
    ...records,
    view: z.literal('manager'),
    /** Where the account has been put into another one: which. */
    merged_into_id: outId().nullable(),
  }),
]);
