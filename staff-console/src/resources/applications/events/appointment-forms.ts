import { required } from '../../../../../domain/required.ts';
import { interviewAt } from '../../../../../domain/appointments.ts';
import { toTokyoInput } from '../../../lib/short-dates.ts';
import type { EventForm, StaffEvent } from './event-form.ts';
import { cancelReason, dateConfirmed, decision, instant, link, orNull, REASON, text } from './form-parts.ts';

type AppointmentEvent = Extract<StaffEvent, `${string}interview${string}`>;

/** The forms of interviews and of the practice for them. */
export const APPOINTMENT_FORMS: Record<AppointmentEvent, EventForm> = {
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
      link('online_link', 'interview', 'events.field.online_link'),
      link('place', 'interview', 'events.field.place'),
      link('google_map_url', 'interview', 'events.field.google_map_url'),
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
    send: (api, { id }, values, { interview }) =>
      api.command('hf_member__schedule_interview', {
        application: { id },
        interview: {
          ...(interview && { id: interview.id }),
          conduct_at: instant(values['conduct_at']),
          is_online: values['is_online'] === true,
          online_link: orNull(values['online_link']),
          place: orNull(values['place']),
          google_map_url: orNull(values['google_map_url']),
          memo: orNull(values['memo']),
          ...dateConfirmed(values),
        },
      }),
  },
  record_interview_result: {
    tone: 'plain',
    fields: [
      {
        name: 'interview_id',
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
    send: (api, { id }, values) =>
      api.command('hf_member__record_interview_result', {
        application: { id },
        interview: {
          id: Number(values['interview_id']),
          is_passed: values['is_passed'] === 'yes',
          ...dateConfirmed(values),
        },
      }),
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
      },
    ],
    initial: (_application, { practice }) => ({
      scheduled_at: toTokyoInput(practice?.scheduled_at),
      online_link: practice?.online_link ?? '',
      notes: practice?.notes ?? '',
      is_done: false,
    }),
    send: (api, { id }, values, { practice }) =>
      api.command('hf_member__schedule_interview_practice', {
        application: { id },
        interview_practice: {
          ...(practice && { id: practice.id }),
          scheduled_at: instant(values['scheduled_at']) ?? '',
          online_link: orNull(values['online_link']),
          notes: orNull(values['notes']),
          ...(values['is_done'] === true && { done_at: new Date().toISOString() }),
          ...dateConfirmed(values),
        },
      }),
  },
  cancel_interview: {
    tone: 'beside',
    fields: [cancelReason('interview'), REASON],
    initial: () => ({}),
    send: (api, { id }, values, { interview }) =>
      api.command('hf_member__cancel_interview', {
        application: { id },
        interview: { id: required(interview).id, cancel_reason: orNull(values['cancel_reason']) },
        reason: text(values['reason']),
      }),
  },
  cancel_interview_practice: {
    tone: 'beside',
    fields: [cancelReason('interview_practice'), REASON],
    initial: () => ({}),
    send: (api, { id }, values, { practice }) =>
      api.command('hf_member__cancel_interview_practice', {
        application: { id },
        interview_practice: { id: required(practice).id, cancel_reason: orNull(values['cancel_reason']) },
        reason: text(values['reason']),
      }),
  },
};
