import { z } from 'zod';
import { APPLICATION_STATES } from '../../../../domain/application-state.ts';
import { MISSING_OF_STUDENT } from '../../../../domain/application-lifecycle.ts';
import { APPLICATION_EVENT_NAMES } from '../../../../domain/application-transitions.ts';
import { outDay, outId, outMap, outTime } from '../../../core/schemas/schema-helpers.ts';
import { recruitmentBrief, recruitmentResumeQuestion } from '../../recruitments/views/recruitment-schema.ts';
import { userForMentor } from '../../profile/views/user-schema.ts';

const text = () => z.string().nullable();
const decision = () => z.boolean().nullable();

/** The six fixed texts of a resume; each has a `_jt` twin, the mentor's corrected Japanese. */
export const RESUME_TEXTS = [
  'self_pr',
  'skill_pr',
  'why_select_company',
  'why_select_career',
  'why_good_at_job',
  'about_special_skill',
] as const;
export type ResumeText = (typeof RESUME_TEXTS)[number];

const resumeTexts = Object.fromEntries(
  RESUME_TEXTS.flatMap((name) => [
    [name, text()],
    [`${name}_jt`, text()],
  ]),
) as Record<ResumeText | `${ResumeText}_jt`, ReturnType<typeof text>>;

export const resumeQuestionAnswer = z
  .object({
    id: outId(),
    resume_question_id: outId(),
    resume_question_template_id: outId().nullable(),
    answer: text(),
    answer_jt: text(),
    is_display_in_resume: z.boolean(),
    resume_question: z.object({ id: outId(), title: outMap(), purpose: outMap(), explanation: outMap() }),
  })
  .meta({ id: 'ResumeQuestionAnswer' });

const resume = z.object({
  id: outId(),
  hf_remark: text(),
  ...resumeTexts,
  version: z.number().int(),
  resume_question_answers: z.array(resumeQuestionAnswer),
});

/** An appointment that does not take place, and what the student was told of it. */
const cancelled = { cancelled_at: outTime().nullable(), cancel_reason: text() };

export const interview = z
  .object({
    id: outId(),
    interview_number: z.number().int(),
    fixed_schedule_at: outTime().nullable(),
    conduct_at: outTime().nullable(),
    is_online: z.boolean(),
    place: text(),
    google_map_url: text(),
    get_result_at: outTime().nullable(),
    is_passed: decision(),
    online_link: text(),
    ...cancelled,
  })
  .meta({ id: 'Interview' });

export const interviewPractice = z
  .object({
    id: outId(),
    scheduled_at: outTime(),
    online_link: text(),
    notes: text(),
    done_at: outTime().nullable(),
    ...cancelled,
  })
  .meta({ id: 'InterviewPractice' });

const comment = z.object({
  id: outId(),
  resume_question_answer_id: outId().nullable(),
  field: text(),
  body: z.string(),
  author: z.enum(['student', 'hf_member']),
  author_names: outMap(),
  created_at: outTime(),
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

/** A row of a list of applications: the owner's. */
export const applicationListItem = z
  .object({
    id: outId(),
    state: z.enum(APPLICATION_STATES),
    user_id: outId(),
    recruitment_id: outId(),
    recruitment: appliedRecruitment,
    /** As the specification has it; more of the company stands beside the recruitment. */
    company: z.object({ id: outId() }),
    due_date_to_submit_resume: outDay().nullable(),
    is_late: z.boolean(),
    latest_interview: interview.nullable(),
    cycle_number: z.number().int().describe("2 for the student's second application for the job"),
    reapply_from: outDay()
      .nullable()
      .describe('From this day in Japan the student may apply for the job again'),
    created_at: outTime(),
    updated_at: outTime(),
  })
  .meta({ id: 'ApplicationListItem' });

/** An earlier or later application of the student for the same job. */
const otherApplication = z.object({
  id: outId(),
  cycle_number: z.number().int(),
  state: z.enum(APPLICATION_STATES),
  created_at: outTime(),
});

const progress = {
  no_lie_agreement: z.boolean(),
  is_admitted_edit_resume_by_hf: z.boolean(),
  is_resume_passed: decision(),
  is_passed: decision(),
  is_declined_by_hf: z.boolean(),
  is_quit_by_student: z.boolean(),
  is_student_accept_offer: decision(),
  have_submitted_resume_by_user_at: outTime().nullable(),
  correction_started_at: outTime().nullable(),
  returned_at: outTime().nullable(),
  correction_sent_at: outTime().nullable(),
  correction_agreed_at: outTime().nullable(),
  sent_resume_to_company_at: outTime().nullable(),
  get_resume_result_at: outTime().nullable(),
  selection_finished_at: outTime().nullable(),
  declined_at: outTime().nullable(),
  quit_at: outTime().nullable(),
  offer_answered_at: outTime().nullable(),
  reapplied_at: outTime().nullable().describe('When they did'),
};

/** The owner's view of an application. */
export const applicationForOwner = applicationListItem
  .extend({
    ...progress,
    result_reason: text(),
    reason_of_quit_by_student: text(),
    behavior: z.unknown(),
    resume: resume,
    resume_questions: z.array(recruitmentResumeQuestion),
    application_hf_members: z.array(
      z.object({ id: outId(), hf_member_id: outId(), is_main: z.boolean(), hf_member: mentorNames }),
    ),
    hf_member: mentorNames.nullable(),
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
    version: z.number().int(),
  })
  .meta({ id: 'ApplicationForOwner' });

/** A mentor's or manager's view. The `user` beside it is the student as a mentor sees them. */
export const applicationForStaff = applicationForOwner
  .omit({ behavior: true })
  .extend({
    memo: text(),
    reason_of_result: text(),
    reason_of_result_category: text(),
    reason_of_decline: text(),
    resume_google_docs_link: text(),
    trello_card_id: text(),
    user: userForMentor,
    application_events: z.array(
      historyEntry.extend({
        reason: text(),
        hf_member_id: outId().nullable(),
        move_id: z.string().nullable(),
        actor_names: outMap().nullable(),
        /** What the end called off: ids of interviews and practices of this application. */
        called_off: z.object({ interview_ids: z.array(outId()), practice_ids: z.array(outId()) }).nullable(),
      }),
    ),
    interviews: z.array(interview.extend({ memo: text() })),
    /** The last move, while it can be taken back: what hf_member__undo_move names. */
    undo: z
      .object({ move_id: z.string(), event: z.enum(APPLICATION_EVENT_NAMES), until: outTime() })
      .nullable(),
    /** What would come next but for something the student has not given yet, with the error that says what. */
    events_refused: z.array(
      z.object({ event: z.enum(APPLICATION_EVENT_NAMES), code: z.enum(MISSING_OF_STUDENT) }),
    ),
    /** Shown, and to be confirmed, before the resume goes to the company. */
    resume_submit_alert: text(),
  })
  .meta({ id: 'ApplicationForStaff' });
