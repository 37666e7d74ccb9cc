import {
  answerEventFormRefusal,
  applyEventRefusal,
  attendanceOf,
  cancelEventRefusal,
  confirmEventRefusal,
  eventApplicationState,
  hasSeat,
  possibleWithEventApplication,
  recordAttendanceRefusal,
} from '../../domain/event-application.ts';

const APPLIED = { is_confirmed: false, is_cancelled: false, is_waiting: false, is_attended: null };
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
    ['checked in early', { is_attended: true }, BETWEEN, [null, 'event_checked_in', 'deadline_over']],
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

describe('who came', () => {
  test.each([
    [{}, 'unrecorded'],
    [{ is_attended: true }, 'attended'],
    [{ is_attended: false }, 'absent'],
    [{ is_waiting: true }, null],
    [{ is_cancelled: true }, null],
  ])('of %j it is known as %s', (flags, attendance) => {
    expect(attendanceOf({ ...APPLIED, ...flags })).toBe(attendance);
  });

  const MIDNIGHT = new Date('2026-12-04T15:00:00Z');
  test.each<[string, object, boolean | null, Date, string | null]>([
    ['came, from the day on', {}, true, MIDNIGHT, null],
    ['came, before the day', {}, true, new Date(MIDNIGHT.getTime() - 1), 'check_in_not_open'],
    ['came, years later', {}, true, new Date('2029-01-01T00:00:00Z'), null],
    ['was let in from the waiting list', { is_waiting: true }, true, START, null],
    ['came and had cancelled', { is_cancelled: true }, true, START, 'event_cancelled'],
    ['did not come, from the start on', {}, false, START, null],
    ['did not come, before the start', {}, false, MIDNIGHT, 'event_not_started'],
    ['did not come and had no seat', { is_waiting: true }, false, START, 'event_waiting'],
    ['is taken back at any time', { is_attended: true }, null, BEFORE, null],
  ])('%s', (_what, flags, is_attended, now, refusal) => {
    expect(recordAttendanceRefusal({ ...APPLIED, ...flags }, is_attended, EVENT, now)).toBe(refusal);
  });
});
