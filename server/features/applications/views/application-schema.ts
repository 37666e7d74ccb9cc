import { z } from 'zod';
import { APPLICATION_STATES } from '../../../../domain/application-state.ts';
import { MISSING_OF_STUDENT } from '../../../../domain/application-lifecycle.ts';
import { APPLICATION_EVENT_NAMES } from '../../../../domain/application-transitions.ts';
import { PRACTICE_STEPS } from '../../../../domain/appointments.ts';
import { application } from '../../../../domain/entities/application.ts';
import {
  interview as interviewFields,
  interviewPractice as practiceFields,
  interviewSlotRequest,
} from '../../../../domain/entities/interview.ts';
import { offer as offerFields } from '../../../../domain/entities/offer.ts';
import { resume as resumeFields, resumeComment } from '../../../../domain/entities/resume.ts';
import { CHANGE_REASONS } from '../../../../domain/change-reasons.ts';
import { CONTRACT_TERMS } from '../../../../domain/search/options.ts';
import { STUDENT_LEVELS } from '../../../../domain/student-levels.ts';
import { entityOutput, itemOutput } from '../../../core/schemas/entity-output.ts';
import { outId, outMap, outTime } from '../../../core/schemas/schema-helpers.ts';
import { recruitmentBrief, recruitmentResumeQuestion } from '../../recruitments/views/recruitment-schema.ts';
import { userForMentor } from '../../profile/views/user-schema.ts';

export const resumeQuestionAnswer = itemOutput(resumeFields.fields.resume_question_answers)
  .extend({
    resume_question: z.object({ id: outId(), title: outMap(), purpose: outMap(), explanation: outMap() }),
  })
  .meta({ id: 'ResumeQuestionAnswer' });

/** Why the mentor changed what; of a text written anew as a whole, what went and what came are null. */
const changeReason = z.object({
  field: z.string().nullable(),
  resume_question_answer_id: outId().nullable(),
  removed: z.string().nullable(),
  added: z.string().nullable(),
  nth: z.number().int(),
  reason: z.enum(CHANGE_REASONS).nullable(),
  note: z.string().nullable(),
});

const resume = entityOutput(resumeFields, 'owner').extend({
  change_reasons: z.array(changeReason),
  resume_question_answers: z.array(resumeQuestionAnswer),
});

/** The terms of an offer beside what the job ad said when they were recorded. */
export const applicationOffer = entityOutput(offerFields, 'owner')
  .extend({
    advertised: z.object({
      pay_unit: z.enum(['month', 'year', 'hour']),
      pay_level: z.enum(STUDENT_LEVELS).nullable(),
      pay_min: z.number().int().nullable(),
      pay_max: z.number().int().nullable(),
      contract_term: z.enum(CONTRACT_TERMS).nullable(),
      workplaces: z.array(z.string()),
    }),
  })
  .meta({ id: 'ApplicationOffer' });

export const interview = entityOutput(interviewFields, 'owner').meta({ id: 'Interview' });
export const interviewPractice = entityOutput(practiceFields, 'owner').meta({ id: 'InterviewPractice' });

const comment = entityOutput(resumeComment, 'owner').extend({
  author: z.enum(['student', 'hf_member']),
  author_names: outMap(),
});

/** One line of the history. The reason a student sees is the student-safe one. */
const historyEntry = z.object({
  id: outId(),
  name: z.enum(APPLICATION_EVENT_NAMES).or(z.enum(['apply', 'assign', 'comment', 'undo'])),
  from_state: z.enum(APPLICATION_STATES).nullable(),
  to_state: z.enum(APPLICATION_STATES),
  actor_kind: z.enum(['student', 'hf_member', 'system']),
  at: outTime(),
  undone_at: outTime().nullable(),
});

export const mentorNames = z.object({ id: outId(), names: outMap() });

/** A closed job keeps its applications; an unreleased one has no page any more. */
const appliedRecruitment = recruitmentBrief
  .extend({ is_released: z.boolean(), closed_at: outTime().nullable() })
  .meta({ id: 'AppliedRecruitment' });

const listed = entityOutput(application, 'list');
const owned = entityOutput(application, 'owner');
const described = {
  cycle_number: listed.shape.cycle_number.describe("2 for the student's second application for the job"),
  reapply_from: listed.shape.reapply_from.describe(
    'From this day in Japan the student may apply for the job again',
  ),
};

/** A row of a list of applications: the owner's. */
export const applicationListItem = listed.extend({
  ...described,
  recruitment: appliedRecruitment,
  /** As the specification has it; more of the company stands beside the recruitment. */
  company: z.object({ id: outId() }),
  latest_interview: interview.nullable(),
  next_interview: interview.nullable().describe('The first of the interviews to come that have a time'),
  /** That the student is asked to pick a time for the interview, and has not. */
  interview_slot_request: entityOutput(interviewSlotRequest, 'owner').nullable(),
});

/** An earlier or later application of the student for the same job. */
const otherApplication = listed.pick({ id: true, cycle_number: true, state: true, created_at: true });

/** The owner's view of an application. */
export const applicationForOwner = applicationListItem
  .extend({
    ...owned.shape,
    ...described,
    reapplied_at: owned.shape.reapplied_at.describe('When they did'),
    behavior: z.unknown(),
    resume,
    resume_questions: z.array(recruitmentResumeQuestion),
    application_hf_members: z.array(
      z.object({ id: outId(), hf_member_id: outId(), is_main: z.boolean(), hf_member: mentorNames }),
    ),
    hf_member: mentorNames.nullable(),
    /** Null before there is an offer, and while its terms are not recorded. */
    offer: applicationOffer.nullable(),
    interviews: z.array(interview),
    interview_practices: z.array(interviewPractice),
    comments: z.array(comment),
    application_events: z.array(historyEntry),
    versions: z.array(
      z.object({
        id: outId(),
        number: z.number().int(),
        kind: z.string(),
        created_at: outTime(),
        has_pdf: z.boolean(),
      }),
    ),
    /** What the caller may do now: the names of the lifecycle's events. */
    events_allowed: z.array(z.enum(APPLICATION_EVENT_NAMES)),
    /** The student's other applications for the same job, newest first. */
    other_applications: z.array(otherApplication),
  })
  .meta({ id: 'ApplicationForOwner' });

const staff = entityOutput(application, 'staff');

/** A mentor's or manager's view. The `user` beside it is the student as a mentor sees them. */
export const applicationForStaff = applicationForOwner
  .omit({ behavior: true })
  .extend({
    ...staff.shape,
    ...described,
    reapplied_at: applicationForOwner.shape.reapplied_at,
    user: userForMentor,
    application_events: z.array(
      historyEntry.extend({
        reason: z.string().nullable(),
        hf_member_id: outId().nullable(),
        move_id: z.string().nullable(),
        actor_names: outMap().nullable(),
        /** What the end called off: ids of interviews and practices of this application. */
        called_off: z.object({ interview_ids: z.array(outId()), practice_ids: z.array(outId()) }).nullable(),
        /** Of an interview: which one. */
        interview_number: z.number().int().nullable(),
        /** What it did with a practice. */
        practice_step: z.enum(PRACTICE_STEPS).nullable(),
      }),
    ),
    interviews: z.array(entityOutput(interviewFields, 'staff')),
    /** The last move, while it can be taken back: what hf_member__undo_move names. */
    undo: z
      .object({ move_id: z.string(), event: z.enum(APPLICATION_EVENT_NAMES), until: outTime() })
      .nullable(),
    /** What would come next but for something the student has not given yet, with the error that says what. */
    events_refused: z.array(
      z.object({ event: z.enum(APPLICATION_EVENT_NAMES), code: z.enum(MISSING_OF_STUDENT) }),
    ),
    /** Shown, and to be confirmed, before the resume goes to the company. */
    resume_submit_alert: z.string().nullable(),
  })
  .meta({ id: 'ApplicationForStaff' });
