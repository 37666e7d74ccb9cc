import { APPLICATION_STATES } from '../application-state.ts';
import {
  choice,
  day,
  entity,
  flag,
  id,
  instant,
  integer,
  json,
  line,
  ref,
  text,
  timestamp,
  url,
  type JsonObject,
} from './fields.ts';

/** The student's list, the student, and staff: mentors of the application and managers. */
const ALL = ['list', 'owner', 'staff'] as const;
/** Moved by the lifecycle alone. */
const progress = { read: ['owner', 'staff'], write: 'command' } as const;
const at = instant({ nullable: true, ...progress });
const decision = flag({ nullable: true, ...progress });
const listed = { read: ALL, write: 'command' } as const;
const reason = { nullable: true, read: ['staff'], write: 'command' } as const;
const internal = { nullable: true, read: [], write: 'command' } as const;

/**
 * One application of a student. `state` is derived from the flags and times beside it, in the same transaction. A
 * mentor who may only recommend jobs to the student reads nothing of it.
 */
export const application = entity(
  'applications',
  { audiences: ['list', 'owner', 'staff'], editors: 'staff' },
  {
    id: id(listed),
    user_id: ref('users', listed),
    recruitment_id: ref('recruitments', listed),
    state: choice(APPLICATION_STATES, { default: 'applied', ...listed }),
    is_admitted_edit_resume_by_hf: flag(progress),
    no_lie_agreement: flag(progress),
    is_resume_passed: decision,
    is_passed: decision,
    is_declined_by_hf: flag(progress),
    is_quit_by_student: flag(progress),
    is_student_accept_offer: decision,
    have_submitted_resume_by_user_at: at,
    sent_resume_to_company_at: instant({ nullable: true, ...listed }),
    get_resume_result_at: at,
    selection_finished_at: at,
    correction_started_at: at,
    returned_at: at,
    correction_sent_at: at,
    correction_agreed_at: at,
    declined_at: at,
    quit_at: at,
    offer_answered_at: at,
    /** When the student applied for the same job once more after this one. */
    reapplied_at: at,
    /** From which day in Japan they may; null: not, as far as staff have said. */
    reapply_from: day({ nullable: true, ...listed }),
    /** 2 for the second application of the student for the job, and so on. */
    cycle_number: integer({ default: 1, ...listed }),
    result_reason: text({ nullable: true, ...progress }),
    reason_of_result: text(reason),
    reason_of_result_category: line(reason),
    reason_of_quit_by_student: text({ nullable: true, ...progress }),
    reason_of_decline: text(reason),
    memo: text({ nullable: true, read: ['staff'] }),
    resume_google_docs_link: url({ stored: 'text', nullable: true, read: ['staff'] }),
    trello_card_id: line({ nullable: true, read: ['staff'] }),
    due_date_to_submit_resume: day({ nullable: true, read: ALL }),
    behavior: json<JsonObject>()({ nullable: true, read: ['owner'], write: 'command' }),
    is_late: flag(listed),
    /** How many look after it, and who, where it is one: kept by the database. */
    mentor_count: integer({ default: 0, read: [], write: 'command' }),
    mentor_id: integer(internal),
    /** Whose turn it is, as a place in TURNS (domain/waiting-for.ts): kept by the database. */
    turn: integer(internal),
    apply_campaign_name: line(internal),
    apply_campaign_source: line(internal),
    apply_campaign_term: line(internal),
    apply_campaign_medium: line(internal),
    apply_campaign_content: line(internal),
    apply_landing_page: text(internal),
    version: integer({ default: 0, ...progress }),
    created_at: timestamp(listed),
    updated_at: timestamp(listed),
  },
);
