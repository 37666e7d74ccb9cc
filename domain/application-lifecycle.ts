import type { Actor } from './roles.ts';
import { isManager } from './roles.ts';
import type { ApplicationProgress, ApplicationState } from './application-state.ts';
import { deriveState, END_STATES, NEW_APPLICATION } from './application-state.ts';
import {
  APPLICATION_EVENT_NAMES,
  TRANSITIONS,
  type ApplicationEventName,
  type Party,
  type TransitionRule,
} from './application-transitions.ts';
import { reapplyRefusal } from './applying.ts';
import { UNDO_MINUTES } from './constants.ts';
import { DomainError } from './error-codes.ts';

const rule = (event: ApplicationEventName): TransitionRule => TRANSITIONS[event];

/** What an actor is to one application. */
export interface Standing {
  is_owner: boolean;
  is_assigned: boolean;
}

function partiesOf(actor: Actor, standing: Standing): Party[] {
  // Nobody is staff to themselves.
  if (standing.is_owner) return ['owner'];
  const parties: Party[] = [];
  if (standing.is_assigned && actor.hf_member_id !== null) parties.push('assigned');
  if (isManager(actor) || actor.sees_all_applications) parties.push('manager');
  return parties;
}

/** Whether the actor is a party of the event; staff are also where the event may be recorded on behalf. */
export function mayCause(event: ApplicationEventName, actor: Actor, standing: Standing): boolean {
  const { by, on_behalf } = rule(event);
  return partiesOf(actor, standing).some((party) => by.includes(party) || (on_behalf && party !== 'owner'));
}

/** Whether the actor causes the event for the student: then a reason is required and kept. */
export function isOnBehalf(event: ApplicationEventName, standing: Standing): boolean {
  return rule(event).on_behalf === true && !standing.is_owner;
}

/**
 * Whether an event that led to the state calls off what is still to come of interviews and practices: nothing of the
 * selection takes place any more, be it an end or an offer to answer.
 */
export const callsOff = (event: ApplicationEventName, to: ApplicationState): boolean =>
  rule(event).calls_off === true && (to === 'passed' || END_STATES.includes(to));

function undoOpen(stamp: Date | null, now: Date): boolean {
  return stamp !== null && now.getTime() - stamp.getTime() <= UNDO_MINUTES * 60_000;
}

function undoWindowOpen(event: ApplicationEventName, progress: ApplicationProgress, now: Date): boolean {
  if (event === 'undo_decline') return undoOpen(progress.declined_at, now);
  if (event === 'undo_quit') return undoOpen(progress.quit_at, now);
  return true;
}

/** An application as far as what may happen to it depends on it. */
export type Deciding = ApplicationProgress & {
  state: ApplicationState;
  /** The student lets staff correct the resume. */
  is_admitted_edit_resume_by_hf: boolean;
  /** The student has agreed to the resume: when handing it in, or to its correction. */
  no_lie_agreement: boolean;
  /** From which day the student may apply for the same job again. */
  reapply_from: string | null;
};

/** What only the student can give. */
export const MISSING_OF_STUDENT = ['correction_not_permitted', 'resume_not_agreed'] as const;
export type MissingOfStudent = (typeof MISSING_OF_STUDENT)[number];

/** Why an event is not possible although the state is right and the actor is a party; null when it is. */
function unmetNeed(
  event: ApplicationEventName,
  application: Deciding,
  now: Date,
): MissingOfStudent | 'undo_expired' | 'already_applied' | 'reapply_later' | null {
  const { needs } = rule(event);
  if (!undoWindowOpen(event, application, now)) return 'undo_expired';
  if (needs.includes('consent') && !application.is_admitted_edit_resume_by_hf)
    return 'correction_not_permitted';
  if (needs.includes('agreed') && !application.no_lie_agreement) return 'resume_not_agreed';
  return needs.includes('reapply_day') ? reapplyRefusal(application, now) : null;
}

const inReach = (application: Deciding, actor: Actor, standing: Standing) =>
  APPLICATION_EVENT_NAMES.filter(
    (event) =>
      application.reapplied_at === null &&
      rule(event).from.includes(application.state) &&
      mayCause(event, actor, standing),
  );

/** The events the actor may cause now: what screens show as buttons. */
export function allowedEvents(
  application: Deciding,
  actor: Actor,
  standing: Standing,
  now: Date,
): ApplicationEventName[] {
  return inReach(application, actor, standing).filter((event) => unmetNeed(event, application, now) === null);
}

/** Events that would be the actor's next but for something the student has not given yet, and which error says what. */
export function missingForEvents(
  application: Deciding,
  actor: Actor,
  standing: Standing,
  now: Date,
): { event: ApplicationEventName; code: MissingOfStudent }[] {
  return inReach(application, actor, standing).flatMap((event) => {
    const code = unmetNeed(event, application, now);
    return MISSING_OF_STUDENT.flatMap((missing) => (code === missing ? [{ event, code: missing }] : []));
  });
}

/**
 * Refuses an event that is not possible for this actor, state and time.
 * @throws DomainError forbidden | applied_again | illegal_transition | undo_expired | correction_not_permitted |
 *   resume_not_agreed | already_applied | reapply_later
 */
export function assertMayCause(
  event: ApplicationEventName,
  application: Deciding,
  who: { actor: Actor; standing: Standing },
  now: Date,
): void {
  if (!mayCause(event, who.actor, who.standing)) throw new DomainError('forbidden');
  if (application.reapplied_at !== null) throw new DomainError('applied_again');
  if (!rule(event).from.includes(application.state))
    throw new DomainError('illegal_transition', { details: { event, state: application.state } });
  const unmet = unmetNeed(event, application, now);
  if (unmet) throw new DomainError(unmet);
}

/**
 * Decides one event: refuses it or answers the flags to write and the state they lead to.
 * @param options.yes the decision of events that have one
 * @param options.interviewCount interviews that stand after the event
 * @param options.change flags of events whose change depends on more than the table says
 * @throws as assertMayCause
 */
export function decide(
  event: ApplicationEventName,
  application: Deciding,
  who: { actor: Actor; standing: Standing },
  options: { now: Date; yes?: boolean; interviewCount: number; change?: Partial<ApplicationProgress> },
): { change: Partial<ApplicationProgress>; from: ApplicationState; to: ApplicationState } {
  assertMayCause(event, application, who, options.now);
  const change = { ...rule(event).change(options.now, options.yes ?? true), ...options.change };
  return {
    change,
    from: application.state,
    to: deriveState(applyChange(application, change), options.interviewCount),
  };
}

/** Copies field by field: a database model's fields are not its own properties, so spreading would lose them. */
export function applyChange(
  progress: ApplicationProgress,
  change: Partial<ApplicationProgress>,
): ApplicationProgress {
  const names = Object.keys(NEW_APPLICATION) as (keyof ApplicationProgress)[];
  return Object.fromEntries(
    names.map((name) => [name, name in change ? change[name] : progress[name]]),
  ) as unknown as ApplicationProgress;
}

/** The flags after a manager corrected the last recorded result (of the resume, or of the selection). */
export function correctedResult(
  progress: ApplicationProgress,
  passed: boolean,
  now: Date,
): Partial<ApplicationProgress> {
  if (progress.is_passed !== null) return { is_passed: passed };
  return { is_resume_passed: passed, selection_finished_at: passed ? null : now };
}
