import { interviewAt } from '../../../../../domain/appointments.ts';
import { RESUME_DUE_DAYS } from '../../../../../domain/constants.ts';
import { itemAt } from '../../../../../domain/required.ts';
import { tokyoDayAfter } from '../../../../../domain/tokyo-time.ts';
import { toTokyoInput } from '../../../lib/short-dates.ts';
import {
  cancelReason,
  decision,
  type EventForm,
  type FormField,
  link,
  OFFER_FIELDS,
  offerValues,
  REASON,
  RESULT_FIELDS,
  type StaffEvent,
} from './event-form.ts';

type AppointmentEvent = Extract<StaffEvent, `${string}interview${string}`>;

/** Asked for only where an interview is online, or only where it is not. */
const ifOnline = (answer: boolean) => ({
  onlyWith: { name: 'is_online', answer },
  isElseEmptied: true as const,
});

/** The forms of interviews and of the practice for them. */
const APPOINTMENT_FORMS: Record<AppointmentEvent, EventForm> = {
  schedule_interview: {
    tone: 'forward',
    fields: [
      {
        name: 'conduct_at',
        within: 'interview',
        kind: 'time',
        label: 'events.field.conduct_at',
        isRequired: true,
      },
      { name: 'is_online', within: 'interview', kind: 'tick', label: 'events.field.is_online' },
      { ...link('online_link', 'interview', 'events.field.online_link'), ...ifOnline(true) },
      { ...link('place', 'interview', 'events.field.place'), ...ifOnline(false) },
      { ...link('google_map_url', 'interview', 'events.field.google_map_url'), ...ifOnline(false) },
      { name: 'memo', within: 'interview', kind: 'text', label: 'events.field.memo' },
    ],
    initial: (_application, { interview }) => ({
      conduct_at: toTokyoInput(interview && interviewAt(interview)),
      is_online: interview?.is_online ?? false,
      online_link: interview?.online_link ?? '',
      place: interview?.place ?? '',
      google_map_url: interview?.google_map_url ?? '',
      memo: interview?.memo ?? '',
    }),
    command: 'hf_member__schedule_interview',
  },
  record_interview_result: {
    tone: 'plain',
    fields: [
      {
        name: 'interview_id',
        wireName: 'id',
        within: 'interview',
        kind: 'interview',
        label: 'events.field.interview',
        isRequired: true,
      },
      { ...decision('is_passed'), within: 'interview' },
    ],
    initial: ({ interviews }, { interview }) => {
      const standing = interviews.filter(({ cancelled_at }) => cancelled_at === null);
      const about = interview ?? standing.findLast((one) => one.is_passed === null) ?? standing.at(-1);
      return { interview_id: about ? String(about.id) : '' };
    },
    command: 'hf_member__record_interview_result',
  },
  schedule_interview_practice: {
    tone: 'plain',
    fields: [
      {
        name: 'scheduled_at',
        within: 'interview_practice',
        kind: 'time',
        label: 'events.field.scheduled_at',
        isRequired: true,
      },
      link('online_link', 'interview_practice', 'events.field.online_link'),
      { name: 'notes', within: 'interview_practice', kind: 'text', label: 'events.field.notes' },
      {
        name: 'is_done',
        wireName: 'done_at',
        within: 'interview_practice',
        kind: 'tick',
        label: 'interviews.mark_done',
        toWire: (isDone) => (isDone === true ? new Date().toISOString() : undefined),
      },
    ],
    initial: (_application, { practice }) => ({
      scheduled_at: toTokyoInput(practice?.scheduled_at),
      online_link: practice?.online_link ?? '',
      notes: practice?.notes ?? '',
      is_done: false,
    }),
    command: 'hf_member__schedule_interview_practice',
  },
  cancel_interview: {
    tone: 'beside',
    fields: [cancelReason('interview'), REASON],
    command: 'hf_member__cancel_interview',
  },
  cancel_interview_practice: {
    tone: 'beside',
    fields: [cancelReason('interview_practice'), REASON],
    command: 'hf_member__cancel_interview_practice',
  },
};

/** From which day the student may apply for the job again; empty: not. */
const REAPPLY_FROM: FormField = {
  name: 'reapply_from',
  within: 'application',
  kind: 'day',
  label: 'events.field.reapply_from',
  help: 'events.field.reapply_from_help',
};

/** One form for each event that staff cause. */
export const EVENT_FORMS: Record<StaffEvent, EventForm> = {
  start_correction: { tone: 'forward', fields: [], command: 'hf_member__start_correction' },
  send_correction: { tone: 'forward', fields: [], command: 'hf_member__send_correction' },
  approve_unchanged: { tone: 'plain', fields: [], command: 'hf_member__approve_unchanged' },
  return_to_student: {
    tone: 'plain',
    fields: [
      {
        name: 'comment',
        within: '',
        kind: 'text',
        label: 'events.field.comment',
        help: 'events.field.comment_help',
        isRequired: true,
      },
      {
        name: 'due_date_to_submit_resume',
        within: 'application',
        kind: 'day',
        label: 'events.field.due_date',
        help: 'events.field.due_date_help',
        isRequired: true,
      },
    ],
    initial: (_application, _preset, now) => ({
      due_date_to_submit_resume: tokyoDayAfter(now, RESUME_DUE_DAYS.returned),
    }),
    command: 'hf_member__return_to_student',
  },
  agree: { tone: 'plain', fields: [REASON], command: 'hf_member__record_agreement' },
  send_to_company: {
    tone: 'forward',
    fields: [],
    command: 'hf_member__send_to_company',
    confirmsAlert: true,
  },
  send_again: { tone: 'plain', fields: [REASON], command: 'hf_member__send_again' },
  record_resume_result: {
    tone: 'forward',
    fields: [decision('is_resume_passed'), ...RESULT_FIELDS],
    command: 'hf_member__record_resume_result',
  },
  ...APPOINTMENT_FORMS,
  finish: {
    tone: 'plain',
    fields: [
      decision('is_passed'),
      ...OFFER_FIELDS.map((field) => ({
        ...field,
        onlyWith: { name: 'is_passed', answer: 'yes' as const },
      })),
      ...RESULT_FIELDS,
    ],
    initial: offerValues,
    command: 'hf_member__finish_selection',
  },
  correct_result: {
    tone: 'danger',
    fields: [decision('is_passed'), REASON, ...RESULT_FIELDS],
    initial: (application) => ({
      result_reason: application.result_reason ?? '',
      reason_of_result: application.reason_of_result ?? '',
      reason_of_result_category: application.reason_of_result_category ?? '',
    }),
    command: 'hf_member__correct_result',
  },
  answer_offer: {
    tone: 'plain',
    fields: [
      {
        ...decision('is_student_accept_offer'),
        label: 'events.field.accepts',
        answers: ['events.field.yes_accepts', 'events.field.no_accepts'],
      },
      REASON,
    ],
    command: 'hf_member__record_offer_answer',
  },
  decline: {
    tone: 'danger',
    fields: [
      {
        name: 'reason_of_decline',
        within: 'application',
        kind: 'text',
        label: 'events.field.reason_of_decline',
        help: 'events.field.reason_of_decline_help',
        isRequired: true,
      },
      itemAt(RESULT_FIELDS, 0),
      REAPPLY_FROM,
    ],
    command: 'hf_member__decline_application',
  },
  set_reapply_from: {
    tone: 'plain',
    fields: [REAPPLY_FROM],
    initial: ({ reapply_from }) => ({ reapply_from: reapply_from ?? '' }),
    command: 'hf_member__set_reapply_from',
  },
  record_offer: {
    tone: 'forward',
    fields: OFFER_FIELDS,
    initial: offerValues,
    command: 'hf_member__record_offer',
  },
  undo_offer_answer: { tone: 'plain', fields: [REASON], command: 'hf_member__undo_offer_answer' },
  undo_quit: { tone: 'plain', fields: [REASON], command: 'hf_member__undo_quit' },
  undo_decline: { tone: 'forward', fields: [], command: 'hf_member__undo_decline' },
  quit: {
    tone: 'danger',
    fields: [
      {
        name: 'reason_of_quit_by_student',
        within: 'application',
        kind: 'text',
        label: 'events.field.reason_of_quit',
        help: 'events.field.reason_help',
        isRequired: true,
      },
    ],
    command: 'hf_member__record_quit',
  },
};
