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

/** The way to an offer with its terms: every part of an application is filled. */
const HISTORY: readonly ApplicationEventName[] = [
  'submit',
  'start_correction',
  'send_correction',
  'agree',
  'send_to_company',
  'record_resume_result',
  'schedule_interview_practice',
  'schedule_interview',
  'record_interview_result',
  'finish',
  'record_offer',
];

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

/** Applies the events on consecutive days, using the transition table. */
function play() {
  let progress = NEW_APPLICATION;
  let state = deriveState(progress, 0);
  const steps: Step[] = [
    { name: 'apply', from_state: null, to_state: state, actor_kind: 'student', at: EXAMPLES.a_time },
  ];
  for (const [index, event] of HISTORY.entries()) {
    const rule: TransitionRule = TRANSITIONS[event];
    const at = new Date(Date.parse(EXAMPLES.a_time) + (index + 1) * 86_400_000);
    const from_state = state;
    progress = { ...progress, ...rule.change(at, true) };
    const isArranged = HISTORY.slice(0, index + 1).includes('schedule_interview');
    state = deriveState(progress, isArranged ? 1 : 0);
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

/**
 * The example of an application, derived from the transition table so that its flags, state, history and possible next
 * events agree.
 * @param example what its shape alone would give
 * @param party who reads it
 */
export function applicationExample(example: Json, party: Party): Json {
  const { progress, state, steps } = play();
  const [entry] = example['application_events'] as Json[];
  return {
    ...example,
    ...inWire(progress),
    state,
    events_allowed: eventsAllowed(state, party),
    no_lie_agreement: true,
    is_admitted_edit_resume_by_hf: true,
    application_events: steps.map((step, index) => ({ ...entry, ...step, id: index + 1 })),
  };
}
