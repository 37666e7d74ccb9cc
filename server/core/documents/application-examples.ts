import {
  deriveState,
  NEW_APPLICATION,
  type ApplicationProgress,
  type ApplicationState,
} from '../../../domain/application-state.ts';
import {
  APPLICATION_EVENT_NAMES,
  TRANSITIONS,
  type ApplicationEventName,
  type Party,
  type TransitionRule,
} from '../../../domain/application-transitions.ts';
import { EXAMPLES } from './example-words.ts';

const MAIN_LINE: readonly ApplicationEventName[] = [
  'submit',
  'start_correction',
  'send_correction',
  'agree',
  'send_to_company',
  'record_resume_result',
  'schedule_interview',
  'record_interview_result',
  'finish',
  'answer_offer',
];
/** Events off the main path, with the event of the main path, and any others, that precede them. */
const ASIDE: Partial<Record<ApplicationEventName, readonly ApplicationEventName[]>> = {
  approve_unchanged: ['submit'],
  return_to_student: ['submit'],
  answer_correction: ['submit', 'start_correction', 'send_correction'],
  send_again: MAIN_LINE.slice(0, 5),
  schedule_interview_practice: MAIN_LINE.slice(0, 6),
  change_interview: MAIN_LINE.slice(0, 7),
  pick_interview_slot: MAIN_LINE.slice(0, 6),
  cancel_interview: MAIN_LINE.slice(0, 7),
  cancel_interview_practice: [...MAIN_LINE.slice(0, 6), 'schedule_interview_practice'],
  correct_result: MAIN_LINE.slice(0, 9),
  decline: ['submit'],
  undo_decline: ['submit', 'decline'],
  quit: ['submit'],
  undo_quit: ['submit', 'quit'],
  set_reapply_from: ['submit', 'decline'],
  record_offer: MAIN_LINE.slice(0, 9),
  undo_offer_answer: MAIN_LINE,
};

const isArranging = (event: ApplicationEventName): boolean =>
  event === 'schedule_interview' || event === 'pick_interview_slot';

/** Calls whose event is not their name. */
const EVENT_OF_CALL: Readonly<Record<string, ApplicationEventName>> = {
  user__submit_resume_to_jtj: 'submit',
  user__agree_to_correction: 'agree',
  user__quit_application: 'quit',
  hf_member__decline_application: 'decline',
  hf_member__finish_selection: 'finish',
  hf_member__record_agreement: 'agree',
  hf_member__record_quit: 'quit',
  hf_member__record_offer_answer: 'answer_offer',
};

function eventOf(call: string): ApplicationEventName | undefined {
  const bare = call.replace(/^(user|hf_member)__/, '');
  return EVENT_OF_CALL[call] ?? APPLICATION_EVENT_NAMES.find((event) => event === bare);
}

/** The history when the call returns; staff calls without an event start from a submitted resume. */
function historyOf(call: string): readonly ApplicationEventName[] {
  const event = eventOf(call);
  if (event) return [...(ASIDE[event] ?? MAIN_LINE.slice(0, MAIN_LINE.indexOf(event))), event];
  if (call === 'hf_member__save_correction') return ['submit', 'start_correction'];
  return call.startsWith('hf_member__') ? ['submit'] : [];
}

type Json = Record<string, unknown>;
interface Step {
  name: string;
  from_state: string | null;
  to_state: string;
  actor_kind: 'student' | 'hf_member';
  at: string;
}

const inWire = (progress: ApplicationProgress): Json =>
  Object.fromEntries(
    Object.entries(progress).map(([name, value]) => [
      name,
      value instanceof Date ? value.toISOString() : value,
    ]),
  );

/** Applies events on consecutive days, using the transition table. */
function play(events: readonly ApplicationEventName[]) {
  let progress = NEW_APPLICATION;
  let state = deriveState(progress, 0);
  const steps: Step[] = [
    { name: 'apply', from_state: null, to_state: state, actor_kind: 'student', at: EXAMPLES.a_time },
  ];
  for (const [index, event] of events.entries()) {
    const rule: TransitionRule = TRANSITIONS[event];
    const at = new Date(Date.parse(EXAMPLES.a_time) + (index + 1) * 86_400_000);
    const from_state = state;
    progress = { ...progress, ...rule.change(at, true) };
    const standing = event !== 'cancel_interview' && events.slice(0, index + 1).some(isArranging);
    state = deriveState(progress, standing ? 1 : 0);
    steps.push({
      name: event,
      from_state,
      to_state: state,
      actor_kind: rule.by.includes('owner') ? 'student' : 'hf_member',
      at: at.toISOString(),
    });
  }
  return { progress, state, steps };
}

function eventsAllowed(state: ApplicationState, party: Party): ApplicationEventName[] {
  return APPLICATION_EVENT_NAMES.filter((event) => {
    const rule: TransitionRule = TRANSITIONS[event];
    return rule.from.includes(state) && (rule.by.includes(party) || (rule.on_behalf && party !== 'owner'));
  });
}

/** Parts an application lacks while nobody has read its resume. */
const UNREAD = { comments: [], versions: [], application_hf_members: [], hf_member: null };
const withoutCorrection = (resume: Json): Json =>
  Object.fromEntries(
    Object.entries(resume).map(([name, value]) => [name, name.endsWith('_jt') ? null : value]),
  );

const cancelled = (appointments: unknown): Json[] =>
  (appointments as Json[]).map((one) => ({ ...one, cancelled_at: EXAMPLES.a_time }));

/**
 * The example of an application right after a call, derived from the transition table so that its flags, state,
 * history and possible next events agree.
 * @param party who reads it
 */
export function applicationAfter(call: string, example: Json, party: Party): Json {
  const events = historyOf(call);
  const { progress, state, steps } = play(events);
  const isHandedIn = progress.have_submitted_resume_by_user_at !== null;
  const isCorrected = progress.correction_sent_at !== null;
  const [entry] = example['application_events'] as Json[];
  return {
    ...example,
    ...inWire(progress),
    state,
    events_allowed: eventsAllowed(state, party),
    no_lie_agreement: isHandedIn,
    is_admitted_edit_resume_by_hf: isHandedIn,
    application_events: steps.map((step, index) => ({ ...entry, ...step, id: index + 1 })),
    ...(events.includes('cancel_interview') && {
      interviews: cancelled(example['interviews']),
      latest_interview: null,
    }),
    ...(events.includes('cancel_interview_practice') && {
      interview_practices: cancelled(example['interview_practices']),
    }),
    ...(!events.some(isArranging) && { interviews: [], latest_interview: null }),
    ...(!events.includes('schedule_interview_practice') && { interview_practices: [] }),
    ...(!isHandedIn && UNREAD),
    ...(!isCorrected && { resume: withoutCorrection(example['resume'] as Json) }),
  };
}
