import { itemAt } from '../../../../../domain/required.ts';
import { RESUME_DUE_DAYS } from '../../../../../domain/constants.ts';
import { tokyoDayAfter } from '../../../../../domain/tokyo-time.ts';
import { APPOINTMENT_FORMS } from './appointment-forms.ts';
import type { EventForm, FormField, StaffEvent } from './event-form.ts';
import { dateConfirmed, decision, orNull, REASON, RESULT_FIELDS, resultOf, text } from './form-parts.ts';

const nothing = () => ({});

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
  start_correction: {
    tone: 'forward',
    fields: [],
    initial: nothing,
    send: (api, { id }) => api.command('hf_member__start_correction', { application: { id } }),
  },
  send_correction: {
    tone: 'forward',
    fields: [],
    initial: nothing,
    send: (api, { id }) => api.command('hf_member__send_correction', { application: { id } }),
  },
  approve_unchanged: {
    tone: 'plain',
    fields: [],
    initial: nothing,
    send: (api, { id }) => api.command('hf_member__approve_unchanged', { application: { id } }),
  },
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
    send: (api, { id }, values) =>
      api.command('hf_member__return_to_student', {
        application: {
          id,
          due_date_to_submit_resume: text(values['due_date_to_submit_resume']),
          ...dateConfirmed(values),
        },
        comment: text(values['comment']),
      }),
  },
  agree: {
    tone: 'plain',
    fields: [REASON],
    initial: nothing,
    send: (api, { id }, values) =>
      api.command('hf_member__record_agreement', { application: { id }, reason: text(values['reason']) }),
  },
  send_to_company: {
    tone: 'forward',
    fields: [],
    initial: nothing,
    send: (api, { id }, values) =>
      api.command('hf_member__send_to_company', {
        application: { id, is_alert_confirmed: values['is_alert_confirmed'] === true },
      }),
  },
  send_again: {
    tone: 'plain',
    fields: [REASON],
    initial: nothing,
    send: (api, { id }, values) =>
      api.command('hf_member__send_again', { application: { id }, reason: text(values['reason']) }),
  },
  record_resume_result: {
    tone: 'forward',
    fields: [decision('is_resume_passed'), ...RESULT_FIELDS],
    initial: nothing,
    send: (api, { id }, values) =>
      api.command('hf_member__record_resume_result', {
        application: { id, is_resume_passed: values['is_resume_passed'] === 'yes', ...resultOf(values) },
      }),
  },
  ...APPOINTMENT_FORMS,
  finish: {
    tone: 'plain',
    fields: [decision('is_passed'), ...RESULT_FIELDS],
    initial: nothing,
    send: (api, { id }, values) =>
      api.command('hf_member__finish_selection', {
        application: { id, is_passed: values['is_passed'] === 'yes', ...resultOf(values) },
      }),
  },
  correct_result: {
    tone: 'danger',
    fields: [decision('is_passed'), REASON, ...RESULT_FIELDS],
    initial: (application) => ({
      result_reason: application.result_reason ?? '',
      reason_of_result: application.reason_of_result ?? '',
      reason_of_result_category: application.reason_of_result_category ?? '',
    }),
    send: (api, { id }, values) =>
      api.command('hf_member__correct_result', {
        application: { id, is_passed: values['is_passed'] === 'yes', ...resultOf(values) },
        reason: text(values['reason']),
      }),
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
    initial: nothing,
    send: (api, { id }, values) =>
      api.command('hf_member__record_offer_answer', {
        application: { id, is_student_accept_offer: values['is_student_accept_offer'] === 'yes' },
        reason: text(values['reason']),
      }),
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
    initial: nothing,
    send: (api, { id }, values) =>
      api.command('hf_member__decline_application', {
        application: {
          id,
          reason_of_decline: text(values['reason_of_decline']),
          result_reason: orNull(values['result_reason']),
          reapply_from: orNull(values['reapply_from']),
          ...dateConfirmed(values),
        },
      }),
  },
  set_reapply_from: {
    tone: 'plain',
    fields: [REAPPLY_FROM],
    initial: ({ reapply_from }) => ({ reapply_from: reapply_from ?? '' }),
    send: (api, { id }, values) =>
      api.command('hf_member__set_reapply_from', {
        application: { id, reapply_from: orNull(values['reapply_from']), ...dateConfirmed(values) },
      }),
  },
  undo_quit: {
    tone: 'plain',
    fields: [REASON],
    initial: nothing,
    send: (api, { id }, values) =>
      api.command('hf_member__undo_quit', { application: { id }, reason: text(values['reason']) }),
  },
  undo_decline: {
    tone: 'forward',
    fields: [],
    initial: nothing,
    send: (api, { id }) => api.command('hf_member__undo_decline', { application: { id } }),
  },
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
    initial: nothing,
    send: (api, { id }, values) =>
      api.command('hf_member__record_quit', {
        application: { id, reason_of_quit_by_student: text(values['reason_of_quit_by_student']) },
      }),
  },
};
