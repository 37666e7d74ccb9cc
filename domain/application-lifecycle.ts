import { isManager, type Actor } from './roles.ts';
import {
  APPLICATION_STATES,
  deriveState,
  END_STATES,
  NEW_APPLICATION,
  type ApplicationProgress,
  type ApplicationState,
} from './application-state.ts';
import {
  APPLICATION_EVENT_NAMES,
  TRANSITIONS,
  type ApplicationEventName,
  type Party,
  type TransitionRule,
} from './application-transitions.ts';
import { reapplyRefusal } from './applying.ts';
import { isAboutToLeave } from './application-undo.ts';
import { UNDO_MINUTES } from './constants.ts';
import { DomainError } from './error-codes.ts';
import { required } from './required.ts';

const rule = (event: ApplicationEventName): TransitionRule => TRANSITIONS[event];

/** An actor's relationship to one application. */
export interface Standing {
  is_owner: boolean;
  is_assigned: boolean;
}

function partiesOf(actor: Actor, standing: Standing): Party[] {
  // Members of staff have no staff rights over their own application.
  if (standing.is_owner) return ['owner'];
  const parties: Party[] = [];
  if (standing.is_assigned && actor.hf_member_id !== null) parties.push('assigned');
  if (isManager(actor) || actor.sees_all_applications) parties.push('manager');
  return parties;
}

/**
 * Whether the actor is a party of the event. Staff also count where the event may be recorded on the student's
 * behalf.
 */
export const mayCause = (event: ApplicationEventName, actor: Actor, standing: Standing): boolean =>
  isOpenTo(event, partiesOf(actor, standing));

function isOpenTo(event: ApplicationEventName, parties: readonly Party[]): boolean {
  const { by, on_behalf } = rule(event);
  return parties.some((party) => by.includes(party) || (on_behalf && party !== 'owner'));
}

/** Whether the actor records the event on the student's behalf; a reason is then required and stored. */
export function isOnBehalf(event: ApplicationEventName, standing: Standing): boolean {
  return rule(event).on_behalf === true && !standing.is_owner;
}

/**
 * Whether an event that led to this state cancels the upcoming interviews and practices. The selection is over
 * at that point, whether it ended or led to an offer.
 */
export const callsOff = (event: ApplicationEventName, to: ApplicationState): boolean =>
  rule(event).calls_off === true && (to === 'passed' || END_STATES.includes(to));

function undoOpen(stamp: Date | null, now: Date): boolean {
  return stamp !== null && now.getTime() - stamp.getTime() <= UNDO_MINUTES * 60_000;
}

function undoWindowOpen(event: ApplicationEventName, progress: Permitting, now: Date): boolean {
  if (event === 'undo_decline') return undoOpen(progress.declined_at, now);
  if (event === 'undo_quit') return undoOpen(progress.quit_at, now);
  if (event === 'undo_offer_answer') return undoOpen(progress.offer_answered_at, now);
  return true;
}

/** The parts of an application that decide which events are possible and what they lead to. */
export type Deciding = ApplicationProgress & {
  state: ApplicationState;
  /** The student allows staff to edit the resume. */
  is_admitted_edit_resume_by_hf: boolean;
  /** The student has agreed to the resume, either on submitting it or on accepting its correction. */
  no_lie_agreement: boolean;
  /** The first day on which the student may apply for the same job again. */
  reapply_from: string | null;
};

/** The part of them that decides which events are possible now. */
export type Permitting = Pick<
  Deciding,
  | 'state'
  | 'is_admitted_edit_resume_by_hf'
  | 'no_lie_agreement'
  | 'reapply_from'
  | 'declined_at'
  | 'quit_at'
  | 'offer_answered_at'
  | 'reapplied_at'
  | 'sent_resume_to_company_at'
>;

/** Requirements that only the student can fulfil. */
export const MISSING_OF_STUDENT = ['correction_not_permitted', 'resume_not_agreed'] as const;
export type MissingOfStudent = (typeof MISSING_OF_STUDENT)[number];

/** Why an event is impossible even though the state and the actor are right; null when it is possible. */
function unmetNeed(
  event: ApplicationEventName,
  application: Permitting,
  now: Date,
): MissingOfStudent | 'undo_expired' | 'resume_not_left' | 'already_applied' | 'reapply_later' | null {
  const { needs } = rule(event);
  if (!undoWindowOpen(event, application, now)) return 'undo_expired';
  if (needs.includes('consent') && !application.is_admitted_edit_resume_by_hf)
    return 'correction_not_permitted';
  if (needs.includes('agreed') && !application.no_lie_agreement) return 'resume_not_agreed';
  if (needs.includes('left') && isAboutToLeave(application, now)) return 'resume_not_left';
  return needs.includes('reapply_day') ? reapplyRefusal(application, now) : null;
}

const EVENTS_FROM = new Map(
  APPLICATION_STATES.map((state) => [
    state,
    APPLICATION_EVENT_NAMES.filter((event) => rule(event).from.includes(state)),
  ]),
);

function inReach(application: Permitting, actor: Actor, standing: Standing): ApplicationEventName[] {
  if (application.reapplied_at !== null) return [];
  const parties = partiesOf(actor, standing);
  return required(EVENTS_FROM.get(application.state)).filter((event) => isOpenTo(event, parties));
}

/** The events the actor may cause now; screens show them as buttons. */
export function allowedEvents(
  application: Permitting,
  actor: Actor,
  standing: Standing,
  now: Date,
): ApplicationEventName[] {
  return inReach(application, actor, standing).filter((event) => unmetNeed(event, application, now) === null);
}

/** Events that only a missing action of the student prevents, with the error code that names it. */
export function missingForEvents(
  application: Permitting,
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
 * Rejects an event that this actor, state or time does not allow.
 * @throws DomainError forbidden | applied_again | illegal_transition | undo_expired | correction_not_permitted
 * |
 *   resume_not_agreed | resume_not_left | already_applied | reapply_later
 */
export function assertMayCause(
  event: ApplicationEventName,
  application: Permitting,
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
 * Decides one event: rejects it, or returns the flags to write and the resulting state.
 * @param options.yes the outcome, for events that have one
 * @param options.interviewCount number of interviews not cancelled after the event
 * @param options.change flags of events whose change depends on more than the table knows
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

/** Copies field by field because Sequelize model fields are not own properties; spreading would lose them. */
export function applyChange(
  progress: ApplicationProgress,
  change: Partial<ApplicationProgress>,
): ApplicationProgress {
  const names = Object.keys(NEW_APPLICATION) as (keyof ApplicationProgress)[];
  return Object.fromEntries(
    names.map((name) => [name, name in change ? change[name] : progress[name]]),
  ) as unknown as ApplicationProgress;
}

/** The flags after a manager corrected the last recorded result of the resume or the selection. */
export function correctedResult(
  progress: ApplicationProgress,
  passed: boolean,
  now: Date,
): Partial<ApplicationProgress> {
  if (progress.is_passed !== null) return { is_passed: passed };
  return { is_resume_passed: passed, selection_finished_at: passed ? null : now };
}
