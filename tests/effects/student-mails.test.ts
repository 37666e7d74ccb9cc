import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Interview, InterviewPractice } from '../../db/models/interview.ts';
import { Delivery } from '../../db/models/delivery.ts';
import { languageId } from '../../server/domain/languages.ts';
import { application, history, make, member, startWorld, storedVersion, summary } from './world.ts';
import type { World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(() => world.clear());

const JAPANESE = { page_language_id: 1 };
const VIETNAMESE = { page_language_id: languageId('vi') };

const textOf = (row: Delivery) => row.body_text ?? '';

describe('who reads what in which language', () => {
  test.each([
    ['Japanese', JAPANESE, 'ja', '応募を受け付けました', '2026年12月8日（火）', 'みらい商事株式会社'],
    ['English', {}, 'en', 'We received your application', 'Tuesday, December 8, 2026', 'Mirai Trading'],
    [
      'Vietnamese',
      VIETNAMESE,
      'vi',
      'Xin chào Tran Linh,',
      'Hạn nộp sơ yếu lý lịch: Thứ Ba, 8 tháng 12, 2026',
      'Overseas sales',
    ],
    [
      'Nepali, told in English',
      { page_language_id: languageId('ne') },
      'en',
      'Hello Linh Tran',
      'Tuesday, December 8, 2026',
      'Overseas sales',
    ],
  ])('an application by a reader of %s', async (_name, fields, language, words, due, named) => {
    const { student, application: row } = await application({ student: fields });
    const deliveries = await world.deliveriesOf({
      type: 'application_created',
      payload: { application_id: row.id },
    });
    expect(summary(deliveries)).toEqual([`application_created → ${student.email} (${language}, pending)`]);
    const text = `${deliveries[0]!.subject}\n${textOf(deliveries[0]!)}`;
    for (const part of [words, due, named, `https://tabidachi.example/applications/${row.id}`])
      expect(text).toContain(part);
    expect(deliveries[0]!.recipient_user_id).toBe(student.id);
    expect(deliveries[0]!.cause).toBe(`application_created:application:${row.id}`);
  });

  test('a simple application says that nothing is left to write', async () => {
    const { application: row } = await application({ recruitment: { is_simple: true } });
    const [mail] = await world.deliveriesOf({
      type: 'application_created',
      payload: { application_id: row.id },
    });
    expect(textOf(mail!)).toContain('asks no questions');
    expect(textOf(mail!)).not.toContain('Hand in your resume by');
  });
});

test('a returned resume comes with the comment of the mentor and the new date', async () => {
  const { student, application: row } = await application();
  const event = await history(row.id, 'return_to_student', {
    reason: 'Please write more.\nAnd check <dates> & names.',
  });
  const deliveries = await world.deliveriesOf({
    type: 'resume_returned',
    payload: { application_id: row.id, application_event_id: event.id },
  });
  expect(summary(deliveries)).toEqual([`resume_returned → ${student.email} (en, pending)`]);
  expect(textOf(deliveries[0]!)).toContain('  Please write more.\n  And check <dates> & names.');
  expect(deliveries[0]!.body_html).toContain('Please write more.<br>\nAnd check &lt;dates&gt; &amp; names.');
  expect(textOf(deliveries[0]!)).toContain('Tuesday, December 8, 2026');
});

test('a corrected resume waits for the student alone', async () => {
  const mentor = await member();
  const { student, application: row } = await application({ student: JAPANESE, mentors: [mentor] });
  const event = await history(row.id, 'send_correction');
  const deliveries = await world.deliveriesOf({
    type: 'resume_corrected',
    payload: { application_id: row.id, application_event_id: event.id },
  });
  expect(summary(deliveries)).toEqual([`resume_corrected → ${student.email} (ja, pending)`]);
});

describe('results', () => {
  test.each([
    ['resume', true, 'resume_passed'],
    ['resume', false, 'resume_failed'],
    ['selection', true, 'selection_passed'],
    ['selection', false, 'selection_failed'],
  ] as const)('of the %s, passed: %s', async (about, passed, template) => {
    const { student, application: row } = await application({
      application: { result_reason: 'An older reason', reason_of_result: 'internal words' },
    });
    const event = await history(row.id, 'finish', {
      reason: 'internal words',
      after: { result_reason: 'Your Japanese was clear.' },
    });
    const deliveries = await world.deliveriesOf({
      type: 'result_recorded',
      payload: { application_id: row.id, application_event_id: event.id, about, passed },
    });
    expect(summary(deliveries)).toEqual([`${template} → ${student.email} (en, pending)`]);
    expect(textOf(deliveries[0]!)).toContain('Your Japanese was clear.');
    expect(textOf(deliveries[0]!)).not.toContain('internal words');
    expect(textOf(deliveries[0]!)).not.toContain('An older reason');
  });

  test('a result without words for the student does not repeat those of an earlier one', async () => {
    const { application: row } = await application({ application: { result_reason: 'Congratulations!' } });
    const event = await history(row.id, 'finish', { after: { is_passed: false } });
    const [mail] = await world.deliveriesOf({
      type: 'result_recorded',
      payload: { application_id: row.id, application_event_id: event.id, about: 'selection', passed: false },
    });
    expect(textOf(mail!)).not.toContain('Congratulations!');
  });
});

test('a declined application tells the wording for the student, never the internal reason', async () => {
  const { student, application: row } = await application({
    application: { reason_of_decline: 'Weak interview' },
  });
  const event = await history(row.id, 'decline', {
    reason: 'Weak interview',
    after: { reason_of_decline: 'Weak interview', result_reason: 'This job needs N2.' },
  });
  const deliveries = await world.deliveriesOf({
    type: 'application_declined',
    payload: { application_id: row.id, application_event_id: event.id },
  });
  expect(summary(deliveries)).toEqual([`application_declined → ${student.email} (en, pending)`]);
  expect(textOf(deliveries[0]!)).toContain('This job needs N2.');
  expect(textOf(deliveries[0]!) + deliveries[0]!.body_html).not.toContain('Weak interview');
});

describe('interviews', () => {
  async function interviewMail(fields: object, student = {}) {
    const { application: row } = await application({ student });
    const interview = await make(Interview, { application_id: row.id, interview_number: 1, ...fields });
    const event = await history(row.id, 'schedule_interview');
    const deliveries = await world.deliveriesOf({
      type: 'interview_scheduled',
      payload: { application_id: row.id, application_event_id: event.id, interview_id: interview.id },
    });
    expect(deliveries).toHaveLength(1);
    return { mail: deliveries[0]!, interview, event };
  }

  test('the time is that of Tokyo, and the calendar has the same moment', async () => {
    const { mail, interview, event } = await interviewMail({
      conduct_at: new Date('2026-12-17T16:30:00Z'),
      is_online: true,
      online_link: 'https://meet.example.com/abc',
    });
    expect(textOf(mail)).toContain('Friday, December 18, 2026, 01:30 (Japan time)');
    expect(textOf(mail)).toContain('https://meet.example.com/abc');
    expect(textOf(mail)).toContain('Interview: No. 1');
    const [attachment] = mail.attachments as { file_name: string; content_type: string; text: string }[];
    expect(attachment).toMatchObject({
      file_name: 'interview.ics',
      content_type: 'text/calendar; charset=utf-8; method=PUBLISH',
    });
    for (const line of [
      'DTSTART:20261217T163000Z',
      'DTEND:20261217T173000Z',
      `UID:interview-${interview.id}@tabidachi.example`,
      `SEQUENCE:${event.id}`,
      'SUMMARY:Interview: Mirai Trading',
      'LOCATION:https://meet.example.com/abc',
    ])
      expect(attachment!.text).toContain(`${line}\r\n`);
  });

  test('in Japanese, at a place with a map', async () => {
    const { mail } = await interviewMail(
      {
        conduct_at: new Date('2026-12-18T05:00:00Z'),
        place: '名古屋市中村区1-2-3',
        google_map_url: 'https://maps.example.com/?q=1',
      },
      JAPANESE,
    );
    expect(mail.subject).toBe('面接のお知らせ（みらい商事株式会社）');
    expect(textOf(mail)).toContain('2026年12月18日（金）14:00（日本時間）');
    expect(textOf(mail)).toContain('名古屋市中村区1-2-3');
    expect(textOf(mail)).toContain('https://maps.example.com/?q=1');
  });

  test('without a time there is no calendar file', async () => {
    const { mail } = await interviewMail({});
    expect(mail.attachments).toEqual([]);
    expect(textOf(mail)).toContain('Not set yet');
  });

  test('a change is called a change, and replaces the appointment', async () => {
    const first = await interviewMail({ conduct_at: new Date('2026-12-18T05:00:00Z') });
    await first.interview.update({ conduct_at: new Date('2026-12-19T05:00:00Z') });
    const event = await history(first.interview.application_id, 'schedule_interview');
    const [mail] = await world.deliveriesOf({
      type: 'interview_scheduled',
      payload: {
        application_id: first.interview.application_id,
        application_event_id: event.id,
        interview_id: first.interview.id,
      },
    });
    expect(mail!.subject).toContain('has changed');
    const [attachment] = mail!.attachments as { text: string }[];
    expect(attachment!.text).toContain(`UID:interview-${first.interview.id}@`);
    expect(attachment!.text).toContain(`SEQUENCE:${event.id}`);
    expect(event.id).toBeGreaterThan(first.event.id);
  });

  test('a practice names the mentor, the time and the notes', async () => {
    const mentor = await member();
    const { student, application: row } = await application({ student: JAPANESE });
    const practice = await make(InterviewPractice, {
      application_id: row.id,
      hf_member_id: mentor.id,
      scheduled_at: new Date('2026-12-16T09:30:00Z'),
      notes: '自己紹介を準備してください。',
    });
    const event = await history(row.id, 'schedule_interview_practice');
    const deliveries = await world.deliveriesOf({
      type: 'interview_practice_scheduled',
      payload: { application_id: row.id, application_event_id: event.id, interview_practice_id: practice.id },
    });
    expect(summary(deliveries)).toEqual([`interview_practice_scheduled → ${student.email} (ja, pending)`]);
    for (const part of ['2026年12月16日（水）18:30（日本時間）', '佐藤 花子', '自己紹介を準備してください。'])
      expect(textOf(deliveries[0]!)).toContain(part);
    expect(deliveries[0]!.attachments).toHaveLength(1);
  });
});

describe('a student who cannot be written to', () => {
  test.each([
    ['is erased', { status: 'deleted' }],
    ['has an anonymised address', { email: 'erased-7@deleted.invalid' }],
  ])('who %s gets nothing, and the others still do', async (_name, fields) => {
    const mentor = await member();
    const made = await application({ student: fields, mentors: [mentor] });
    await storedVersion(world, made.application.id, 1, Buffer.from('pdf'));
    const deliveries = await world.deliveriesOf({
      type: 'resume_submitted',
      payload: { application_id: made.application.id, version_number: 1 },
    });
    expect(summary(deliveries)).toEqual([`staff_resume_submitted → ${mentor.email} (ja, pending)`]);
  });

  test('because the address would break out of its header: the row fails with the reason', async () => {
    const { application: row } = await application({
      student: { email: 'a@example.com\r\nBcc: b@example.com' },
    });
    const deliveries = await world.deliveriesOf({
      type: 'application_created',
      payload: { application_id: row.id },
    });
    expect(deliveries.map((mail) => [mail.state, mail.subject])).toEqual([['failed', null]]);
    expect(deliveries[0]!.last_error).toContain('Not a mail address');
  });
});
