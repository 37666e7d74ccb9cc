import {
  answerEventFormRefusal,
  applyEventRefusal,
  cancelEventRefusal,
  confirmEventRefusal,
  eventApplicationState,
  hasSeat,
  possibleWithEventApplication,
} from '../../domain/event-application.ts';

const APPLIED = { is_confirmed: false, is_cancelled: false, is_waiting: false };
const DEADLINE = new Date('2026-12-01T03:00:00Z');
const START = new Date('2026-12-05T05:00:00Z');
const EVENT = {
  start_at: START,
  deadline: DEADLINE,
  apply_url: null,
  is_need_resume_file: false,
  form_id: 1,
};
const BEFORE = new Date('2026-11-21T03:00:00Z');
const BETWEEN = new Date('2026-12-03T03:00:00Z');
const after = (instant: Date) => new Date(instant.getTime() + 1);

describe('the state', () => {
  test.each([
    [{}, 'applied', true],
    [{ is_waiting: true }, 'waiting', false],
    [{ is_confirmed: true }, 'confirmed', true],
    [{ is_confirmed: true, is_waiting: true }, 'confirmed', true],
    [{ is_cancelled: true }, 'cancelled', false],
    [{ is_cancelled: true, is_confirmed: true, is_waiting: true }, 'cancelled', false],
  ])('of %j is %s', (flags, state, seat) => {
    expect(eventApplicationState({ ...APPLIED, ...flags })).toBe(state);
    expect(hasSeat({ ...APPLIED, ...flags })).toBe(seat);
  });
});

describe('applying', () => {
  const me = { has_live_application: false, has_resume: false };
  test.each([
    ['an open event', {}, me, BEFORE, null],
    ['at the very deadline', {}, me, DEADLINE, null],
    ['after the deadline', {}, me, after(DEADLINE), 'deadline_over'],
    ['without a deadline, at the start', { deadline: null }, me, START, null],
    ['without a deadline, after the start', { deadline: null }, me, after(START), 'deadline_over'],
    ['twice', {}, { ...me, has_live_application: true }, after(DEADLINE), 'already_applied_event'],
    ['on an outside form', { apply_url: 'https://example.com' }, me, BEFORE, 'applies_elsewhere'],
    ['on an outside form, too late', { apply_url: 'https://example.com' }, me, BETWEEN, 'deadline_over'],
    ['without the resume file', { is_need_resume_file: true }, me, BEFORE, 'resume_file_missing'],
    ['with the resume file', { is_need_resume_file: true }, { ...me, has_resume: true }, BEFORE, null],
    ['as a visitor, whose file nobody knows', { is_need_resume_file: true }, null, BEFORE, null],
  ])('%s', (_name, fields, applicant, now, refusal) => {
    expect(applyEventRefusal({ ...EVENT, ...fields }, applicant, now)).toBe(refusal);
  });
});

describe('what can be done with an application', () => {
  const at = (flags: object, now: Date) => {
    const all = { ...APPLIED, ...flags };
    return [
      confirmEventRefusal(all, EVENT, now),
      cancelEventRefusal(all, EVENT, now),
      answerEventFormRefusal(all, EVENT, now),
    ];
  };

  test.each([
    ['in time', {}, BEFORE, [null, null, null]],
    ['between deadline and start', {}, BETWEEN, [null, null, 'deadline_over']],
    ['at the start', {}, START, ['event_started', 'event_started', 'deadline_over']],
    ['waiting', { is_waiting: true }, BEFORE, ['event_waiting', null, null]],
    ['confirmed', { is_confirmed: true }, BEFORE, [null, null, null]],
    ['confirmed, after the start', { is_confirmed: true }, START, [null, 'event_started', 'deadline_over']],
    ['cancelled', { is_cancelled: true }, BEFORE, ['event_cancelled', null, 'event_cancelled']],
    [
      'cancelled, after the start',
      { is_cancelled: true },
      START,
      ['event_cancelled', null, 'event_cancelled'],
    ],
  ])('%s', (_name, flags, now, refusals) => {
    expect(at(flags, now)).toEqual(refusals);
  });

  test('is offered only when it would change something', () => {
    const possible = (flags: object, form_id: number | null = 1) =>
      possibleWithEventApplication({ ...APPLIED, ...flags }, { ...EVENT, form_id }, BEFORE);
    expect(possible({})).toEqual({ confirm: true, cancel: true, answer_form: true });
    expect(possible({}, null)).toEqual({ confirm: true, cancel: true, answer_form: false });
    expect(possible({ is_confirmed: true })).toEqual({ confirm: false, cancel: true, answer_form: true });
    expect(possible({ is_cancelled: true })).toEqual({ confirm: false, cancel: false, answer_form: false });
  });
});
