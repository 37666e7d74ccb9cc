import { situationOf, turnIn } from '../../domain/application-situation.ts';
import { nextInterview } from '../../domain/appointments.ts';
import { WAITING_FOR } from '../../domain/waiting-for.ts';
import { addWorkingDays } from '../../domain/working-days.ts';
import { isPublicHoliday } from '../../student-web/src/lib/public-holidays.ts';
import { expectedBy } from '../../student-web/src/features/applications/expected.ts';
import { toDoList } from '../../student-web/src/features/applications/to-do.ts';
import type { ApplicationListItem } from '../../student-web/src/lib/api-types.ts';

test.each([
  ['an ordinary week', '2026-11-16', 3, '2026-11-19'],
  ['a Friday before Labour Thanksgiving Day on a Monday', '2026-11-20', 1, '2026-11-24'],
  ['the Saturday after it', '2026-11-21', 1, '2026-11-24'],
  ['no days', '2026-11-20', 0, '2026-11-20'],
  // April 29 is Showa Day; May 3 is a Sunday, so that May 6 is free for it beside May 4 and 5.
  ['Golden Week 2026', '2026-04-28', 3, '2026-05-07'],
  ['the middle of Golden Week 2026', '2026-05-02', 1, '2026-05-07'],
  // Monday is Respect for the Aged Day, Wednesday the equinox: the Tuesday between is free by law.
  ['Silver Week 2026', '2026-09-18', 1, '2026-09-24'],
  ['the last working day of 2026', '2026-12-28', 1, '2027-01-04'],
  ['New Year', '2026-12-25', 3, '2027-01-05'],
  ['New Year with Coming-of-Age Day after it', '2026-12-28', 6, '2027-01-12'],
  ['the days between the years', '2026-12-31', 2, '2027-01-05'],
])('%s: %s and %i working days is %s', (_name, day, days, expected) => {
  expect(addWorkingDays(day, days, isPublicHoliday)).toBe(expected);
});

test('the list of holidays reaches far enough for what is expected now and for years', () => {
  for (const year of [2026, 2030, 2040, 2049])
    expect([isPublicHoliday(`${year}-05-03`), isPublicHoliday(`${year}-05-07`)]).toEqual([true, false]);
});

describe('by when the next step comes', () => {
  const nothing = {
    next_interview: null,
    latest_interview: null,
    interview_slot_request: null,
    have_submitted_resume_by_user_at: '2026-11-20T01:00:00Z',
    correction_started_at: null,
    correction_sent_at: '2026-11-20T01:00:00Z',
    correction_agreed_at: '2026-11-20T16:00:00Z',
    sent_resume_to_company_at: '2026-11-20T01:00:00Z',
    get_resume_result_at: '2026-11-20T01:00:00Z',
    selection_finished_at: '2026-11-20T01:00:00Z',
  };
  const now = new Date('2026-11-21T03:00:00Z');
  const interview = (at: string | null, is_passed: boolean | null = null, is_online = false) =>
    ({
      is_online,
      conduct_at: null,
      fixed_schedule_at: at,
      is_passed,
      cancelled_at: null,
      get_result_at: is_passed === null ? null : '2026-11-17T01:00:00Z',
    }) as ApplicationListItem['latest_interview'];
  test.each([
    // A set day is shown by itself.
    ['applied', null],
    ['returned_to_student', null],
    ['resume_submitted', { what: 'read', day: '2026-11-26' }],
    ['in_correction', { what: 'read', day: '2026-11-26' }],
    ['awaiting_agreement', { what: 'agree', day: '2026-11-26' }],
    // Agreed after midnight in Tokyo: Saturday there.
    ['correction_agreed', { what: 'send', day: '2026-11-25' }],
    ['sent_to_company', { what: 'company', day: '2026-12-07' }],
    ['resume_passed', { what: 'arrange', day: '2026-11-30' }],
    ['interviewing', { what: 'arrange', day: '2026-11-30' }],
    ['passed', { what: 'offer', day: '2026-11-30' }],
    ['failed', null],
  ] as const)('%s', (state, expected) => {
    expect(expectedBy({ ...nothing, state }, now, isPublicHoliday)).toEqual(expected);
  });

  test.each([
    ['coming', interview('2026-11-22T05:00:00Z'), 'interview_coming', null],
    ['online', interview('2026-11-22T05:00:00Z', null, true), 'interview_online', null],
    ['over', interview('2026-11-20T05:00:00Z'), 'interview_over', { what: 'company', day: '2026-12-07' }],
    ['without a day', interview(null), 'interview_unset', { what: 'arrange', day: '2026-11-30' }],
    [
      'passed',
      interview('2026-11-16T05:00:00Z', true),
      'interview_unset',
      { what: 'arrange', day: '2026-11-25' },
    ],
  ] as const)('an interview that is %s', (_name, latest_interview, situation, expected) => {
    const next_interview = nextInterview([latest_interview!], now);
    const application = { ...nothing, state: 'interviewing' as const, latest_interview, next_interview };
    expect(situationOf(application, now)).toBe(situation);
    // As in the lists of staff, but where the next one is ours to arrange.
    expect(turnIn(situation)).toBe(situation === 'interview_unset' ? 'staff' : WAITING_FOR.interviewing);
    expect(expectedBy(application, now, isPublicHoliday)).toEqual(expected);
  });

  test('while the student is asked to pick its time, it is their turn; not once none of the times suits', () => {
    const asked = {
      interview_number: 1,
      asked_at: '2026-11-20T03:00:00Z',
      reminded_at: null,
      interview_id: null,
    };
    const request = { ...asked, none_fits_at: null, none_fits_comment: null };
    const application = { ...nothing, state: 'resume_passed' as const, interview_slot_request: request };
    expect(situationOf(application, now)).toBe('interview_pick');
    expect(turnIn('interview_pick')).toBe('student');
    expect(expectedBy(application, now, isPublicHoliday)).toBeNull();
    const none = { ...request, none_fits_at: '2026-11-20T04:00:00Z' };
    expect(situationOf({ ...application, interview_slot_request: none }, now)).toBe('resume_passed');
  });

  test('a resume that is sent waits first, as long as that can be taken back', () => {
    const at = (sent_resume_to_company_at: string) => ({
      ...nothing,
      state: 'sent_to_company' as const,
      sent_resume_to_company_at,
    });
    const waiting = at('2026-11-21T02:51:00Z');
    expect(situationOf(waiting, now)).toBe('about_to_leave');
    expect(turnIn('about_to_leave')).toBe('staff');
    expect(expectedBy(waiting, now, isPublicHoliday)).toBeNull();
    expect(situationOf(at('2026-11-21T02:49:00Z'), now)).toBe('sent_to_company');
  });

  test('is not said where the day is not known', () => {
    expect(
      expectedBy(
        { ...nothing, state: 'sent_to_company', sent_resume_to_company_at: null },
        now,
        isPublicHoliday,
      ),
    ).toBeNull();
  });
});

test('of two interviews ahead the nearer one counts, whichever was arranged first', () => {
  const now = new Date('2026-11-21T03:00:00Z');
  const at = (conduct_at: string | null, more: object = {}) => ({
    conduct_at,
    fixed_schedule_at: null,
    is_passed: null,
    cancelled_at: null,
    ...more,
  });
  const [near, far] = [at('2026-11-25T01:00:00Z'), at('2026-12-09T01:00:00Z')];
  expect(nextInterview([near, far], now)).toBe(near);
  expect(nextInterview([far, near], now)).toBe(near);
  expect(nextInterview([{ ...near, is_passed: true }, far], now)).toBe(far);
  expect(nextInterview([{ ...near, cancelled_at: '2026-11-20T01:00:00Z' }, far], now)).toBe(far);
  expect(nextInterview([at('2026-11-20T01:00:00Z'), at(null)], now)).toBeNull();
});

describe('what is to do', () => {
  const now = new Date('2026-11-21T03:00:00Z');
  const application = (id: number, state: ApplicationListItem['state'], more: object = {}) =>
    ({
      id,
      state,
      due_date_to_submit_resume: null,
      next_interview: null,
      latest_interview: null,
      recruitment: { is_simple: false },
      ...more,
    }) as unknown as ApplicationListItem;
  const interview = (at: string | null, is_passed: boolean | null = null) => {
    const row = { fixed_schedule_at: at, conduct_at: null, is_passed, cancelled_at: null };
    return { latest_interview: row, next_interview: nextInterview([row], now) };
  };
  const tasks = (list: ApplicationListItem[]) =>
    toDoList(list, now).map(({ task, application: { id }, days }) => [id, task, days]);

  test('R1: leads to the last look where the profile is the resume', () => {
    const simple = application(1, 'applied', { recruitment: { is_simple: true } });
    expect(tasks([simple])).toEqual([[1, 'hand_in', null]]);
    expect(situationOf(simple, now)).toBe('applied_simple');
  });

  test('comes with the most urgent first, and without what is others to do', () => {
    expect(
      tasks([
        application(1, 'applied', { due_date_to_submit_resume: '2026-11-28' }),
        application(2, 'in_correction', { due_date_to_submit_resume: '2026-11-20' }),
        application(3, 'awaiting_agreement'),
        application(4, 'returned_to_student', { due_date_to_submit_resume: '2026-11-20' }),
        application(5, 'passed'),
        application(9, 'passed', { offer_answer_by: '2026-11-22' }),
        application(6, 'interviewing', interview('2026-11-22T05:00:00Z')),
        application(7, 'quit_by_student'),
        application(8, 'applied'),
      ]),
    ).toEqual([
      [4, 'rewrite', -1],
      [9, 'answer_offer', 1],
      [6, 'interview', 1],
      [3, 'agree', null],
      [5, 'answer_offer', null],
      [8, 'write', null],
      [1, 'write', 7],
    ]);
  });

  test('has the time to pick for the next interview beside the interview of tomorrow', () => {
    const interview_slot_request = { asked_at: '2026-11-20T03:00:00Z', none_fits_at: null };
    const both = application(1, 'interviewing', {
      ...interview('2026-11-22T05:00:00Z'),
      interview_slot_request,
    });
    expect(tasks([both])).toEqual([
      [1, 'interview', 1],
      [1, 'pick_slot', null],
    ]);
  });

  test('has interviews of the coming week that are fixed and not over', () => {
    expect(
      tasks([
        application(1, 'interviewing', interview('2026-11-21T02:00:00Z')),
        application(2, 'interviewing', interview('2026-11-21T05:00:00Z')),
        application(3, 'interviewing', interview('2026-12-05T05:00:00Z')),
        application(4, 'interviewing', interview(null)),
        application(5, 'interviewing', interview('2026-11-22T05:00:00Z', true)),
        // The day the time was fixed on is not the day of the interview.
        application(6, 'interviewing', {
          next_interview: {
            fixed_schedule_at: '2026-11-21T02:00:00Z',
            conduct_at: '2026-11-23T05:00:00Z',
            is_passed: null,
          },
        }),
      ]),
    ).toEqual([
      [2, 'interview', 0],
      [6, 'interview', 2],
    ]);
  });
});
