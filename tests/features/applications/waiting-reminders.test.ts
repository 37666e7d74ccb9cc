import { ApplicationHfMember } from '../../../db/models/application-records.ts';
import { Delivery } from '../../../db/models/delivery.ts';
import { Interview, InterviewPractice } from '../../../db/models/interview.ts';
import { OutboxEvent } from '../../../db/models/outbox-event.ts';
import { connect } from '../../../db/connect.ts';
import { remind } from '../../../server/worker/reminders.ts';
import { at, reminding, toStudents } from './reminding.ts';
import { make, member, startWorld, summary } from '../../worker/world.ts';
import { prepared } from '../../support/prepared.ts';

const world = prepared(startWorld);
beforeEach(() => world.clear());

const { deps, toldAt, old, applied } = reminding(() => world);
const templatesAt = async (now: Date) => toStudents(await toldAt(now)).map(({ template }) => template);

describe("the student's word", () => {
  test('on an offer is asked for after three days and after six, each once', async () => {
    const { student } = await applied({
      application: { state: 'passed', is_passed: true, selection_finished_at: at('2026-12-01', '18:00') },
    });
    expect(await templatesAt(at('2026-12-03', '19:00'))).toEqual([]);
    const [mail, ...more] = toStudents(await toldAt(at('2026-12-04', '09:00')));
    expect(more).toEqual([]);
    expect(summary([mail!])).toEqual([`answer_awaited → ${student.email} (en, pending)`]);
    expect(mail!.subject).toBe('The company is waiting for your answer to its offer (Mirai Trading)');
    expect(mail!.body_text).toContain('Tuesday, December 1, 2026');
    expect(await templatesAt(at('2026-12-06'))).toEqual([]);
    expect(await templatesAt(at('2026-12-07'))).toEqual(['answer_awaited']);
    expect(await templatesAt(at('2026-12-20'))).toEqual([]);
  });

  test('on a correction is asked for after two days; after a stop of the workers only the latest is told', async () => {
    const { application: row } = await applied({
      student: { page_language_id: 1 },
      application: { state: 'awaiting_agreement', correction_sent_at: at('2026-12-01', '18:00') },
    });
    const [mail, ...more] = toStudents(await toldAt(at('2026-12-08')));
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('添削した履歴書の確認をお待ちしています（みらい商事株式会社）');
    expect(await templatesAt(at('2026-12-09'))).toEqual([]);
    // Corrected once more: the days count anew.
    await row.update({ correction_sent_at: at('2026-12-10', '18:00') });
    expect(await templatesAt(at('2026-12-12'))).toEqual(['answer_awaited']);
  });

  test.each([
    ['given meanwhile', { state: 'offer_accepted', is_student_accept_offer: true }, {}],
    ['of a closed account', { state: 'passed' }, { status: 'deleted' }],
    ['awaited for months', { state: 'passed', selection_finished_at: at('2026-09-01') }, {}],
  ])('%s is not asked for', async (_what, fields, student) => {
    await applied({
      application: { is_passed: true, selection_finished_at: at('2026-12-01'), ...fields },
      student,
    });
    expect(await templatesAt(at('2026-12-05'))).toEqual([]);
  });
});

describe('a step of staff', () => {
  /** Handed in on a Tuesday: by Friday somebody should have read it. */
  const SUBMITTED = {
    state: 'resume_submitted',
    have_submitted_resume_by_user_at: at('2026-12-01', '15:00'),
  };

  test('is on the desk when its usual days are up, and the student is told the working day after', async () => {
    const mentor = await member();
    const { student } = await applied({
      application: { ...SUBMITTED, due_date_to_submit_resume: null },
      mentors: [mentor],
    });
    expect(await toldAt(at('2026-12-03'))).toEqual([]);
    const [desk, ...more] = await toldAt(at('2026-12-04', '09:00'));
    expect(more).toEqual([]);
    expect(summary([desk!])).toEqual([`staff_desk → ${mentor.email} (ja, pending)`]);
    expect(desk!.body_text).toContain('2026年12月1日（火）から添削待ち');
    expect(desk!.body_text).toContain('To be corrected since Tuesday, December 1, 2026');
    expect(desk!.body_text).not.toContain('Tran');
    // Not on the weekend.
    expect(await toldAt(at('2026-12-05'))).toEqual([]);
    expect(await toldAt(at('2026-12-06'))).toEqual([]);
    const [mail, ...others] = await toldAt(at('2026-12-07'));
    expect(others).toEqual([]);
    expect(summary([mail!])).toEqual([`application_takes_longer → ${student.email} (en, pending)`]);
    expect(mail!.body_text).toContain('A mentor has not finished reading your resume yet.');
    expect(await toldAt(at('2026-12-08'))).toEqual([]);
  });

  test('left undone is said again after a week, and at once after a stop of the workers', async () => {
    await applied({ application: SUBMITTED, mentors: [await member()] });
    // Nobody looked on the day it was up.
    const desks = async (day: string) =>
      (await toldAt(at(day))).filter(({ template }) => template === 'staff_desk').length;
    expect(await desks('2026-12-08')).toBe(1);
    expect(await desks('2026-12-14')).toBe(0);
    expect(await desks('2026-12-15')).toBe(1);
  });

  test('that nobody looks after is on the desks of managers; one who has left gets nothing', async () => {
    const manager = await member({ role: 'manager' });
    await member({ role: 'manager', is_active: false });
    await member();
    await applied({ application: SUBMITTED });
    expect(summary(await toldAt(at('2026-12-04')))).toEqual([`staff_desk → ${manager.email} (ja, pending)`]);
  });

  test('done meanwhile leaves the desk empty: no mail', async () => {
    const mentor = await member();
    const { application: row } = await applied({ application: SUBMITTED, mentors: [mentor] });
    world.clock.now = at('2026-12-04');
    expect(await remind(deps())).toBe(1);
    await row.update({ state: 'correction_agreed', correction_agreed_at: world.clock.now });
    await row.update({ due_date_to_submit_resume: null });
    await world.processOutbox();
    expect(await Delivery.count()).toBe(0);
  });
});

test.each([
  [
    'sent_to_company',
    { sent_resume_to_company_at: at('2026-12-01') },
    '2026-12-15',
    'The company has not answered',
  ],
  [
    'correction_agreed',
    { correction_agreed_at: at('2026-12-01') },
    '2026-12-03',
    'has not been sent to the company',
  ],
  [
    'resume_passed',
    { get_resume_result_at: at('2026-12-01') },
    '2026-12-08',
    'date of your interview is not set',
  ],
])('%s: the student is told once its days are over', async (state, fields, lastDay, words) => {
  await applied({ application: { state, due_date_to_submit_resume: null, ...fields } });
  expect(await templatesAt(at(lastDay))).toEqual([]);
  const next = new Date(at(lastDay).getTime() + 86_400_000);
  const [mail] = toStudents(await toldAt(next));
  expect(mail!.body_text).toContain(words);
  expect(await templatesAt(new Date(next.getTime() + 86_400_000))).toEqual([]);
});

describe('after an interview', () => {
  const PASSED = { state: 'interviewing', is_resume_passed: true, get_resume_result_at: at('2026-11-20') };
  const interview = async (application_id: number, fields: object) =>
    old(await make(Interview, { application_id, interview_number: 1, ...fields }));

  test('the company is waited for, from the day of the last one that stands', async () => {
    const { application: row } = await applied({ application: PASSED });
    await interview(row.id, { conduct_at: at('2026-12-01', '14:00') });
    expect(await templatesAt(at('2026-12-15'))).toEqual([]);
    const [mail] = toStudents(await toldAt(at('2026-12-16')));
    expect(mail!.body_text).toContain('The company has not answered yet');
  });

  test('with a next one to come, nothing takes longer', async () => {
    const { application: row } = await applied({ application: PASSED });
    await interview(row.id, { conduct_at: at('2026-12-01', '14:00') });
    await interview(row.id, { interview_number: 2, conduct_at: at('2027-01-20', '14:00') });
    expect(await templatesAt(at('2026-12-16'))).toEqual([]);
  });

  test('that was passed, or has no time, the next is to be arranged', async () => {
    const passed = await applied({ application: PASSED });
    await interview(passed.application.id, {
      conduct_at: at('2026-11-26'),
      is_passed: true,
      get_result_at: at('2026-12-01'),
    });
    const open = await applied({
      application: { ...PASSED, get_resume_result_at: at('2026-12-01') },
    });
    await interview(open.application.id, {});
    const mails = toStudents(await toldAt(at('2026-12-09')));
    expect(mails).toHaveLength(2);
    for (const mail of mails) expect(mail.body_text).toContain('date of your interview is not set');
  });
});

describe('the desk in the morning', () => {
  test('has what is due by the next working day and what is overdue, once a day that brings something new', async () => {
    const mentor = await member();
    const with_staff = (due_date_to_submit_resume: string) =>
      applied({
        application: {
          state: 'in_correction',
          correction_started_at: at('2026-12-10', '18:00'),
          due_date_to_submit_resume,
        },
        mentors: [mentor],
      });
    await with_staff('2026-12-14');
    await with_staff('2026-12-20');
    // A Friday: the next working day is Monday.
    const [friday, ...more] = await toldAt(at('2026-12-11', '09:30'));
    expect(more).toEqual([]);
    expect(friday!.subject).toContain('急ぎの応募が1件あります');
    expect(friday!.body_text).toContain('履歴書の提出期限：2026年12月14日（月）');
    expect(await toldAt(at('2026-12-11', '15:00'))).toEqual([]);
    expect(await toldAt(at('2026-12-14'))).toEqual([]);
    const [tuesday] = await toldAt(at('2026-12-15'));
    expect(tuesday!.body_text).toContain('履歴書の提出期限超過：2026年12月14日（月）');
  });

  test('has the practices to hold and the interviews of students, and is written for each member once by workers side by side', async () => {
    const mentors = [await member(), await member()];
    for (const mentor of mentors) {
      const { application: row } = await applied({
        application: { state: 'resume_passed', get_resume_result_at: at('2026-12-09') },
        mentors: [mentor],
      });
      await make(InterviewPractice, {
        application_id: row.id,
        hf_member_id: mentor.id,
        scheduled_at: at('2026-12-14', '18:30'),
      });
      const interview = { application_id: row.id, conduct_at: at('2026-12-14', '10:00') };
      await make(Interview, { ...interview, interview_number: 1, cancelled_at: at('2026-12-10') });
      await make(Interview, { ...interview, interview_number: 2, conduct_at: at('2026-12-13', '10:00') });
      await make(ApplicationHfMember, {
        application_id: row.id,
        hf_member_id: mentors.find(({ id }) => id !== mentor.id)!.id,
        is_main: false,
      });
    }
    world.clock.now = at('2026-12-11');
    const other = connect(world.url);
    try {
      await Promise.all([remind(deps()), remind(deps(other)), remind(deps())]);
    } finally {
      await other.close();
    }
    expect(await OutboxEvent.count({ where: { type: 'desk_pressed' } })).toBe(2);
    const mails = await toldAt(at('2026-12-11', '10:05'));
    expect(mails.map(({ template }) => template)).toEqual(['staff_desk', 'staff_desk']);
    for (const mail of mails) {
      expect(mail.body_text).toContain('面接練習：2026年12月14日（月）');
      expect(mail.body_text).toContain('学生の面接：2026年12月13日（日）');
      expect(mail.body_text).not.toContain('学生の面接：2026年12月14日');
    }
  });
});
