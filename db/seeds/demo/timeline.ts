import {
  deriveState,
  NEW_APPLICATION,
  type ApplicationProgress,
  type ApplicationState,
} from '../../../domain/application-state.ts';
import { TRANSITIONS, type ApplicationEventName } from '../../../domain/application-transitions.ts';
import type { DemoApplication } from './schemas/application.ts';

/** One thing that happened, `inDays` from now. */
interface Happening {
  event: ApplicationEventName;
  inDays: number;
  yes?: boolean;
}

export interface Step {
  name: ApplicationEventName;
  from: ApplicationState;
  to: ApplicationState;
  at: Date;
  before: Partial<ApplicationProgress>;
  after: Partial<ApplicationProgress>;
  byStudent: boolean;
}

/** Days after applying on which the usual application gets so far. */
const PACE = { submit: 2, lateSubmit: 8, start: 3, correct: 4, agree: 6, send: 7, result: 15 } as const;
const BY_STUDENT: readonly ApplicationEventName[] = ['submit', 'agree', 'answer_offer', 'quit'];

/** States in the order in which a good application passes them. */
const ROAD: readonly ApplicationState[] = [
  'applied',
  'resume_submitted',
  'in_correction',
  'awaiting_agreement',
  'correction_agreed',
  'sent_to_company',
  'resume_passed',
  'interviewing',
  'passed',
  'offer_accepted',
];

/** How far along the road the ends that lie beside it were. */
const REACHED: Partial<Record<ApplicationState, ApplicationState>> = {
  returned_to_student: 'in_correction',
  resume_failed: 'sent_to_company',
  failed: 'interviewing',
  offer_declined: 'passed',
  declined_by_hf: 'resume_submitted',
  quit_by_student: 'in_correction',
};

function interviewHappenings({
  interviews = [],
  applied_days_ago: since,
  pace = 1,
}: DemoApplication): Happening[] {
  const list: Happening[] = [];
  let free = -since + Math.round(PACE.result * pace) + 1;
  for (const { in_days: inDays, is_passed: passed } of interviews) {
    list.push({ event: 'schedule_interview', inDays: free });
    if (passed === undefined || passed === null) continue;
    list.push({ event: 'record_interview_result', inDays: inDays + 2, yes: passed });
    free = inDays + 3;
  }
  return list;
}

/** What happened to an application of this scenario, oldest first. */
function happenings(scenario: DemoApplication, isSimple: boolean): Happening[] {
  const { state, applied_days_ago: since, pace = 1, is_unchanged: isUnchanged, interviews = [] } = scenario;
  const day = (afterApplying: number) => -since + Math.round(afterApplying * pace);
  const reached = ROAD.indexOf(REACHED[state] ?? state);
  const isPast = (step: ApplicationState) => reached >= ROAD.indexOf(step);
  const list: Happening[] = [];
  const submitted = day(isSimple ? 0 : scenario.is_late ? PACE.lateSubmit : PACE.submit);
  if (isPast('resume_submitted')) list.push({ event: 'submit', inDays: submitted });
  if (isPast('in_correction') && !isSimple && !isUnchanged)
    list.push({ event: 'start_correction', inDays: day(PACE.start) });
  if (isPast('awaiting_agreement') && !isUnchanged)
    list.push({ event: 'send_correction', inDays: day(PACE.correct) });
  if (isPast('correction_agreed'))
    list.push({ event: isUnchanged ? 'approve_unchanged' : 'agree', inDays: day(PACE.agree) });
  if (isPast('sent_to_company')) list.push({ event: 'send_to_company', inDays: day(PACE.send) });
  if (isPast('resume_passed') || state === 'resume_failed')
    list.push({ event: 'record_resume_result', inDays: day(PACE.result), yes: state !== 'resume_failed' });
  if (isPast('interviewing')) list.push(...interviewHappenings(scenario));
  const last = interviews.at(-1)?.in_days ?? day(PACE.result);
  if (isPast('passed') || state === 'failed')
    list.push({ event: 'finish', inDays: last + 3, yes: state !== 'failed' });
  if (state === 'offer_accepted' || state === 'offer_declined')
    list.push({ event: 'answer_offer', inDays: last + 6, yes: state === 'offer_accepted' });
  if (state === 'returned_to_student') list.push({ event: 'return_to_student', inDays: day(PACE.correct) });
  if (state === 'declined_by_hf') list.push({ event: 'decline', inDays: day(PACE.correct) });
  if (state === 'quit_by_student') list.push({ event: 'quit', inDays: day(PACE.agree) });
  return list;
}

export interface PlayedTimeline {
  progress: ApplicationProgress;
  state: ApplicationState;
  steps: Step[];
}

/**
 * Plays a scenario through the lifecycle's own table, so that flags, timestamps and state agree by making.
 * @param at the instant of a day from now, with an hour that differs by step
 * @throws Error when the lifecycle forbids a step or the scenario ends in another state than it says
 */
export function play(
  scenario: DemoApplication,
  isSimple: boolean,
  at: (inDays: number, step: number) => Date,
): PlayedTimeline {
  let progress: ApplicationProgress = NEW_APPLICATION;
  let state: ApplicationState = 'applied';
  let interviewCount = 0;
  const steps: Step[] = [];
  for (const [place, { event, inDays, yes }] of happenings(scenario, isSimple).entries()) {
    const rule = TRANSITIONS[event];
    if (!(rule.from as readonly string[]).includes(state))
      throw new Error(`${scenario.student}: ${event} after ${state}`);
    const moment = at(inDays, place);
    if (event === 'schedule_interview') interviewCount += 1;
    const table: Partial<ApplicationProgress> = rule.change(moment, yes ?? true);
    const change = { ...table, ...(isSimple && event === 'submit' ? { correction_started_at: moment } : {}) };
    const keys = Object.keys(change) as (keyof ApplicationProgress)[];
    const before = Object.fromEntries(keys.map((key) => [key, progress[key]]));
    progress = { ...progress, ...change };
    const to = deriveState(progress, interviewCount);
    steps.push({
      name: event,
      from: state,
      to,
      at: moment,
      before,
      after: change,
      byStudent: BY_STUDENT.includes(event),
    });
    state = to;
  }
  if (state !== scenario.state)
    throw new Error(`${scenario.student} at ${scenario.company}: ${state}, not ${scenario.state}`);
  return { progress, state, steps };
}
