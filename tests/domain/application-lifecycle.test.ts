import { allowedEvents, callsOff, decide } from '../../domain/application-lifecycle.ts';
import {
  APPLICATION_EVENT_NAMES,
  TRANSITIONS,
  type ApplicationEventName,
} from '../../domain/application-transitions.ts';
import {
  APPLICATION_STATES,
  deriveState,
  END_STATES,
  NEW_APPLICATION,
  type ApplicationProgress,
  type ApplicationState,
} from '../../domain/application-state.ts';
import { VISITOR, type Actor } from '../../domain/roles.ts';

const NOW = new Date('2026-11-21T00:00:00Z');
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

const owner: Actor = { ...VISITOR, roles: new Set(['student']), user_id: 1 };
const mentor: Actor = { ...VISITOR, roles: new Set(['mentor']), hf_member_id: 5 };
const manager: Actor = {
  ...VISITOR,
  roles: new Set(['manager']),
  hf_member_id: 6,
  sees_all_applications: true,
};
const ownerStanding = { is_owner: true, is_assigned: false };
const assigned = { is_owner: false, is_assigned: true };
const stranger = { is_owner: false, is_assigned: false };

/** Flags that derive each state. */
const FLAGS: Record<ApplicationState, Partial<ApplicationProgress>> = {
  applied: {},
  resume_submitted: { have_submitted_resume_by_user_at: minutes(1) },
  in_correction: { have_submitted_resume_by_user_at: minutes(1), correction_started_at: minutes(2) },
  returned_to_student: { have_submitted_resume_by_user_at: minutes(1), returned_at: minutes(3) },
  awaiting_agreement: { correction_started_at: minutes(2), correction_sent_at: minutes(3) },
  correction_agreed: { correction_sent_at: minutes(3), correction_agreed_at: minutes(4) },
  // So long ago that it cannot be taken back.
  sent_to_company: { correction_agreed_at: minutes(4), sent_resume_to_company_at: minutes(-5) },
  resume_passed: {
    sent_resume_to_company_at: minutes(5),
    get_resume_result_at: minutes(6),
    is_resume_passed: true,
  },
  resume_failed: {
    get_resume_result_at: minutes(6),
    is_resume_passed: false,
    selection_finished_at: minutes(6),
  },
  interviewing: { is_resume_passed: true },
  passed: { is_resume_passed: true, is_passed: true, selection_finished_at: minutes(7) },
  failed: { is_resume_passed: true, is_passed: false, selection_finished_at: minutes(7) },
  offer_accepted: { is_passed: true, is_student_accept_offer: true, offer_answered_at: NOW },
  offer_declined: { is_passed: true, is_student_accept_offer: false, offer_answered_at: NOW },
  declined_by_hf: { is_passed: true, is_declined_by_hf: true, declined_at: NOW },
  quit_by_student: { is_quit_by_student: true, quit_at: NOW },
};
const interviews = (state: ApplicationState) => (state === 'interviewing' ? 1 : 0);
const inState = (state: ApplicationState) => ({
  ...NEW_APPLICATION,
  ...FLAGS[state],
  state,
  is_admitted_edit_resume_by_hf: true,
  no_lie_agreement: true,
  reapply_from: '2026-01-01',
});

describe('deriveState', () => {
  test.each(APPLICATION_STATES)('derives %s from its flags', (state) => {
    expect(deriveState({ ...NEW_APPLICATION, ...FLAGS[state] }, interviews(state))).toBe(state);
  });

  test('the newest stamp of the writing phase counts', () => {
    const progress = {
      ...NEW_APPLICATION,
      returned_at: minutes(1),
      have_submitted_resume_by_user_at: minutes(2),
    };
    expect(deriveState(progress, 0)).toBe('resume_submitted');
  });
});

describe('the transition table', () => {
  const isStaying = (event: ApplicationEventName) => 'stays' in TRANSITIONS[event];
  const cases = APPLICATION_EVENT_NAMES.flatMap((event) =>
    APPLICATION_STATES.map((state) => ({ event, state })),
  );
  const reachable = (event: ApplicationEventName, state: ApplicationState) =>
    (TRANSITIONS[event].from as readonly ApplicationState[]).includes(state);

  test.each(cases.filter(({ event, state }) => reachable(event, state)))(
    '$event from $state leads where the table says',
    ({ event, state }) => {
      const isOwners = (TRANSITIONS[event].by as readonly string[]).includes('owner');
      const who = isOwners
        ? { actor: owner, standing: ownerStanding }
        : { actor: manager, standing: assigned };
      const isArranging = event === 'schedule_interview' || event === 'pick_interview_slot';
      const count = isArranging ? 1 : interviews(state);
      const outcomes = [true, false].map(
        (yes) => decide(event, inState(state), who, { now: minutes(8), yes, interviewCount: count }).to,
      );
      for (const outcome of outcomes) expect(TRANSITIONS[event].to).toContain(outcome);
      if (isStaying(event)) expect(outcomes).toEqual([state, state]);
    },
  );

  test.each(cases.filter(({ event, state }) => !reachable(event, state)))(
    '$event from $state is refused',
    ({ event, state }) => {
      const isOwners = (TRANSITIONS[event].by as readonly string[]).includes('owner');
      const who = isOwners
        ? { actor: owner, standing: ownerStanding }
        : { actor: manager, standing: assigned };
      expect(() => decide(event, inState(state), who, { now: NOW, interviewCount: 0 })).toThrow(
        expect.objectContaining({ code: 'illegal_transition' }),
      );
    },
  );

  test('without an interview that stands the application waits for one again', () => {
    const who = { actor: manager, standing: assigned };
    const to = (interviewCount: number) =>
      decide('cancel_interview', inState('interviewing'), who, { now: NOW, interviewCount }).to;
    expect([to(1), to(0)]).toEqual(['interviewing', 'resume_passed']);
  });

  test('R8: nothing happens any more to an application that another one followed', () => {
    const owners = { actor: owner, standing: ownerStanding };
    const staffs = { actor: manager, standing: assigned };
    for (const event of APPLICATION_EVENT_NAMES)
      for (const state of TRANSITIONS[event].from) {
        const who = (TRANSITIONS[event].by as readonly string[]).includes('owner') ? owners : staffs;
        const followed = { ...inState(state), reapplied_at: NOW };
        expect(() => decide(event, followed, who, { now: NOW, interviewCount: 0 })).toThrow(
          expect.objectContaining({ code: 'applied_again' }),
        );
        expect(allowedEvents(followed, who.actor, who.standing, NOW)).toEqual([]);
      }
  });

  test('no end state is left but by undo or a manager correcting a result', () => {
    for (const state of END_STATES)
      for (const event of APPLICATION_EVENT_NAMES.filter((name) => reachable(name, state)))
        if (!isStaying(event))
          expect(['undo_decline', 'undo_quit', 'undo_offer_answer', 'correct_result']).toContain(event);
  });

  test.each([
    ['a student cannot start a correction', 'start_correction', 'resume_submitted', owner, ownerStanding],
    ['a mentor who is not assigned cannot', 'start_correction', 'resume_submitted', mentor, stranger],
    ['a mentor cannot submit for the student', 'submit', 'applied', mentor, assigned],
    ['a mentor cannot correct a recorded result', 'correct_result', 'passed', mentor, assigned],
    [
      'R4: nobody is staff to themselves',
      'start_correction',
      'resume_submitted',
      { ...manager, user_id: 1 },
      { is_owner: true, is_assigned: true },
    ],
    ['a stranger cannot quit it', 'quit', 'applied', { ...owner, user_id: 2 }, stranger],
  ] as const)('%s', (_name, event, state, actor, standing) => {
    expect(() => decide(event, inState(state), { actor, standing }, { now: NOW, interviewCount: 0 })).toThrow(
      expect.objectContaining({ code: 'forbidden' }),
    );
  });

  test('without the consent of the student nothing is corrected, but it can be returned or approved', () => {
    const application = { ...inState('resume_submitted'), is_admitted_edit_resume_by_hf: false };
    expect(() =>
      decide(
        'start_correction',
        application,
        { actor: mentor, standing: assigned },
        { now: NOW, interviewCount: 0 },
      ),
    ).toThrow(expect.objectContaining({ code: 'correction_not_permitted' }));
    const allowed = allowedEvents(application, mentor, assigned, NOW);
    expect(allowed).toEqual(expect.arrayContaining(['approve_unchanged', 'return_to_student']));
    expect(allowed).not.toContain('start_correction');
  });

  test.each([
    ['undo_quit', 'quit_by_student'],
    ['undo_offer_answer', 'offer_accepted'],
    ['undo_decline', 'declined_by_hf'],
  ] as const)('%s closes after ten minutes', (event, state) => {
    const isOwners = event !== 'undo_decline';
    const who = isOwners ? { actor: owner, standing: ownerStanding } : { actor: manager, standing: assigned };
    const at = (now: Date) => () => decide(event, inState(state), who, { now, interviewCount: 0 });
    expect(at(minutes(10))).not.toThrow();
    expect(at(minutes(10.1))).toThrow(expect.objectContaining({ code: 'undo_expired' }));
  });

  test('undo leads back to the state before', () => {
    const { change } = decide(
      'quit',
      inState('awaiting_agreement'),
      { actor: owner, standing: ownerStanding },
      { now: NOW, interviewCount: 0 },
    );
    const quit = { ...inState('awaiting_agreement'), ...change, state: 'quit_by_student' as const };
    const undone = decide(
      'undo_quit',
      quit,
      { actor: owner, standing: ownerStanding },
      { now: minutes(5), interviewCount: 0 },
    );
    expect(undone.to).toBe('awaiting_agreement');
  });
});

test('what ends the selection calls off what is to come; what leaves it open, or opens it again, does not', () => {
  const ending = ['finish', 'correct_result', 'answer_offer', 'decline', 'quit'];
  const over: readonly ApplicationState[] = ['passed', ...END_STATES];
  for (const event of APPLICATION_EVENT_NAMES)
    for (const state of TRANSITIONS[event].to)
      expect([event, state, callsOff(event, state)]).toEqual([
        event,
        state,
        ending.includes(event) && over.includes(state),
      ]);
});
