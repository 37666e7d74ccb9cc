import type { World } from '../support/world.ts';
import { NOBODYS, type Call, type Refusal } from './call.ts';
import { PAGE } from './entities.ts';

const EVENT = `id title body start_at deadline apply_url thumbnail form_id apply_complete_message
  is_need_resume_file is_released`;
const SEAT = 'id event_id apply_at is_confirmed is_cancelled';
const ANSWERS = 'form_answer{form_id form_question_answers[form_question_id answer_text]}';

const apply = (event_id: number) => ({
  event_application: {
    event_id,
    apply_campaign_name: 'spring',
    apply_campaign_source: 'newsletter',
    apply_campaign_term: 'events',
    apply_campaign_medium: 'mail',
    apply_campaign_content: 'button',
    apply_landing_page: '/events',
  },
});
const refusedApply = (
  when: string,
  code: Refusal['code'],
  which: (events: World['events']) => number,
): Refusal => ({ when, code, payload: ({ events }) => apply(which(events)) });

const answer = ({ events }: World, event_id: number, fields: object = {}) => ({
  event_application: {
    event_id,
    form_answer: {
      form_id: events.form_id,
      form_question_answers: [{ form_question_id: events.text_question_id, answer_text: '友人から' }],
      ...fields,
    },
  },
});

/** Confirming and cancelling with the token from the mail, without signing in. */
const byToken = (flag: 'is_confirmed' | 'is_cancelled', token_for_cancell: string, value = true) => ({
  event_application: { [flag]: value, token_for_cancell },
});
const tokenRefusals = (flag: 'is_confirmed' | 'is_cancelled'): Refusal[] => [
  { when: 'with a token nobody has', code: 'not_found', payload: () => byToken(flag, '0'.repeat(32)) },
  {
    when: 'without a token',
    code: 'validation_failed',
    field: 'event_application[token_for_cancell]',
    payload: () => byToken(flag, ''),
  },
  {
    when: `with ${flag} false`,
    code: 'validation_failed',
    field: `event_application[${flag}]`,
    payload: ({ events }) => byToken(flag, events.applied.token, false),
  },
  {
    when: 'once the event has started',
    code: 'event_started',
    payload: ({ events }) => byToken(flag, events.started.token),
  },
];

export const eventCalls: readonly Call[] = [
  {
    name: 'get_events',
    kind: 'query',
    as: 'visitor',
    payload: () => ({}),
    answer: `events[${EVENT}] ${PAGE}`,
  },
  {
    name: 'aggregates__event',
    kind: 'query',
    as: 'manager',
    payload: ({ events }) => ({ id: events.open }),
    answer: `${EVENT} notification_channel_id`,
    refusals: [
      { when: 'for an id nobody has', code: 'not_found', payload: () => ({ id: NOBODYS }) },
      {
        when: 'when it is not released',
        code: 'not_found',
        as: 'student',
        payload: ({ events }) => ({ id: events.unreleased }),
      },
    ],
  },
  {
    name: 'user__apply_event',
    kind: 'command',
    as: 'student',
    payload: ({ events }) => apply(events.open),
    answer: SEAT,
    holds: ({ events }) => ({ event_id: events.open, is_confirmed: false, is_cancelled: false }),
    refusals: [
      refusedApply('for an event that does not exist', 'not_found', () => NOBODYS),
      refusedApply('when it is not released', 'not_found', ({ unreleased }) => unreleased),
      refusedApply('a second time', 'already_applied_event', ({ applied }) => applied.event_id),
      {
        ...refusedApply('after the deadline', 'deadline_over', ({ closed }) => closed),
        message: 'Deadline is over.',
      },
      refusedApply('where another form takes its place', 'applies_elsewhere', ({ elsewhere }) => elsewhere),
      {
        ...refusedApply(
          'without the resume it asks for',
          'resume_file_missing',
          ({ with_resume }) => with_resume,
        ),
        as: 'other_student',
      },
    ],
  },
  {
    name: 'user__answer_event_hf_form',
    kind: 'command',
    as: 'student',
    payload: (world) => answer(world, world.events.applied.event_id),
    answer: `${SEAT} ${ANSWERS}`,
    holds: () => ({ form_answer: { form_question_answers: [{ answer_text: '友人から' }] } }),
    refusals: [
      {
        when: 'for an event one has not applied for',
        code: 'not_found',
        payload: (world) => answer(world, world.events.open),
      },
      {
        when: 'after cancelling',
        code: 'event_cancelled',
        payload: (world) => answer(world, world.events.cancelled.event_id),
      },
      {
        when: 'after the deadline',
        code: 'deadline_over',
        payload: (world) => answer(world, world.events.started.event_id),
      },
      {
        when: 'with a required question open',
        code: 'answers_incomplete',
        payload: (world) => answer(world, world.events.applied.event_id, { form_question_answers: '' }),
      },
      {
        when: 'for another form',
        code: 'validation_failed',
        field: 'event_application[form_answer][form_id]',
        payload: (world) => answer(world, world.events.applied.event_id, { form_id: NOBODYS }),
      },
      {
        when: 'with a question of another form',
        code: 'validation_failed',
        field: 'event_application[form_answer][form_question_answers][0][form_question_id]',
        payload: (world) =>
          answer(world, world.events.applied.event_id, {
            form_question_answers: [{ form_question_id: NOBODYS, answer_text: 'x' }],
          }),
      },
    ],
  },
  {
    name: 'user__confirm_event_application',
    kind: 'command',
    as: 'visitor',
    payload: ({ events }) => byToken('is_confirmed', events.applied.token),
    answer: SEAT,
    holds: ({ events }) => ({ id: events.applied.id, is_confirmed: true }),
    refusals: [
      ...tokenRefusals('is_confirmed'),
      {
        when: 'after cancelling',
        code: 'event_cancelled',
        payload: ({ events }) => byToken('is_confirmed', events.cancelled.token),
      },
      {
        when: 'while waiting for a seat',
        code: 'event_waiting',
        payload: ({ events }) => byToken('is_confirmed', events.waiting.token),
      },
    ],
  },
  {
    name: 'user__cancell_event_application',
    kind: 'command',
    as: 'visitor',
    payload: ({ events }) => byToken('is_cancelled', events.confirmed.token),
    answer: SEAT,
    holds: ({ events }) => ({ id: events.confirmed.id, is_cancelled: true }),
    refusals: tokenRefusals('is_cancelled'),
  },
  {
    name: 'get_event_application_by_token',
    kind: 'query',
    as: 'visitor',
    payload: ({ events }) => ({ token_for_cancell: events.applied.token }),
    answer: SEAT,
    holds: ({ events }) => ({ id: events.applied.id, is_cancelled: false }),
    refusals: [
      {
        when: 'with a token nobody has',
        code: 'not_found',
        payload: () => ({ token_for_cancell: '0'.repeat(32) }),
      },
    ],
  },
  {
    name: 'aggregates__event_application',
    kind: 'query',
    as: 'manager',
    payload: ({ events }) => ({ id: events.applied.id }),
    answer: `${SEAT} ${ANSWERS}`,
    refusals: [
      { when: 'for an id nobody has', code: 'not_found', payload: () => ({ id: NOBODYS }) },
      { when: 'for somebody else’s seat', code: 'not_found', as: 'other_student' },
    ],
  },
  {
    name: 'aggregates__event_application',
    kind: 'query',
    as: 'student',
    payload: ({ events }) => ({ id: events.applied.id }),
    answer: `${SEAT} ${ANSWERS}`,
  },
];
