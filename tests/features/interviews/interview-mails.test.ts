import type { HfMember } from '../../../db/models/hf-member.ts';
import { Interview, InterviewPractice } from '../../../db/models/interview.ts';
import type { Delivery } from '../../../db/models/delivery.ts';
import { application, history, make, member, startWorld, summary } from '../../worker/world.ts';
import { prepared } from '../../support/prepared.ts';

const world = prepared(startWorld);
beforeEach(() => world.clear());

const JAPANESE = { page_language_id: 1 };

const textOf = (row: Delivery) => row.body_text ?? '';

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
  expect(mail.subject).toBe('面接のお知らせ（みらい商事株式会社）：2026年12月18日（金）14:00（日本時間）');
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

test('a time that is open again is taken out of the calendar', async () => {
  const first = await interviewMail({ conduct_at: new Date('2026-12-18T05:00:00Z') });
  await first.interview.update({ conduct_at: null });
  const event = await history(first.interview.application_id, 'schedule_interview', {
    before: { related: { told_at: '2026-12-18T05:00:00.000Z' } },
  });
  const [mail] = await world.deliveriesOf({
    type: 'interview_scheduled',
    payload: {
      application_id: first.interview.application_id,
      application_event_id: event.id,
      interview_id: first.interview.id,
    },
  });
  expect(textOf(mail!)).toContain('Not set yet');
  const [attachment] = mail!.attachments as { text: string }[];
  expect(attachment!.text).toContain('METHOD:CANCEL\r\n');
  expect(attachment!.text).toContain('DTSTART:20261218T050000Z');
});

test('a cancelled one is taken out of the calendar: same appointment, later version, our words only', async () => {
  const first = await interviewMail({ conduct_at: new Date('2026-12-18T05:00:00Z') }, JAPANESE);
  await first.interview.update({
    cancelled_at: new Date('2026-12-10T05:00:00Z'),
    cancel_reason: '会社の都合により中止となりました。',
  });
  const { application_id } = first.interview;
  const event = await history(application_id, 'cancel_interview', { reason: '面接官が急病' });
  const [mail] = await world.deliveriesOf({
    type: 'interview_cancelled',
    payload: { application_id, application_event_id: event.id, interview_id: first.interview.id },
  });
  expect(mail!.subject).toBe('面接の中止のお知らせ（みらい商事株式会社）');
  for (const part of ['2026年12月18日（金）14:00（日本時間）', '第1回', '会社の都合により中止となりました。'])
    expect(textOf(mail!)).toContain(part);
  expect(textOf(mail!) + mail!.body_html).not.toContain('急病');
  const [attachment] = mail!.attachments as { file_name: string; content_type: string; text: string }[];
  expect(attachment).toMatchObject({
    file_name: 'interview.ics',
    content_type: 'text/calendar; charset=utf-8; method=CANCEL',
  });
  for (const line of [
    'METHOD:CANCEL',
    'STATUS:CANCELLED',
    `UID:interview-${first.interview.id}@tabidachi.example`,
    `SEQUENCE:${event.id}`,
  ])
    expect(attachment!.text).toContain(`${line}\r\n`);
  expect(event.id).toBeGreaterThan(first.event.id);
});

test('a cancelled one whose time was never told has no calendar file', async () => {
  const { interview } = await interviewMail({});
  const { application_id } = interview;
  const event = await history(application_id, 'cancel_interview');
  const [mail] = await world.deliveriesOf({
    type: 'interview_cancelled',
    payload: { application_id, application_event_id: event.id, interview_id: interview.id },
  });
  expect(mail!.subject).toContain('Your interview is cancelled');
  expect(mail!.attachments).toEqual([]);
});

describe('an end that called appointments off', () => {
  /** A practice and two interviews, the second without a time, and the line that called them off. */
  async function ended(name: string, student = {}, holder?: HfMember) {
    const made = await application({ student });
    const { id } = made.application;
    const gone = { application_id: id, cancelled_at: new Date('2026-12-10T05:00:00Z') };
    const conduct_at = new Date('2026-12-18T05:00:00Z');
    const interview = await make(Interview, { ...gone, interview_number: 1, conduct_at });
    const open = await make(Interview, { ...gone, interview_number: 2 });
    const held = { ...gone, hf_member_id: holder?.id ?? null };
    const practice = await make(InterviewPractice, {
      ...held,
      scheduled_at: new Date('2026-12-16T09:30:00Z'),
    });
    const second = await make(InterviewPractice, { ...held, scheduled_at: new Date('2026-12-17T09:30:00Z') });
    const practice_ids = holder ? [practice.id, second.id] : [practice.id];
    const called_off = { interview_ids: [interview.id, open.id], practice_ids };
    const line = await history(id, name, { reason: '面接官が急病', after: { related: { called_off } } });
    const payload = { application_id: id, application_event_id: line.id };
    const deliveries = await world.deliveriesOf({ type: 'appointments_called_off', payload });
    return { ...made, interview, practice, line, deliveries };
  }

  test('is told in one mail, with a file for each that has a time', async () => {
    const { student, interview, practice, line, deliveries } = await ended('decline', JAPANESE);
    expect(summary(deliveries)).toEqual([`appointments_called_off → ${student.email} (ja, pending)`]);
    const [mail] = deliveries;
    expect(mail!.subject).toBe('面接・練習の予定の中止のお知らせ（みらい商事株式会社）');
    for (const part of [
      '選考は終わりました',
      '2026年12月18日（金）14:00（日本時間）',
      '第1回',
      '第2回',
      '2026年12月16日（水）18:30（日本時間）',
    ])
      expect(textOf(mail!)).toContain(part);
    expect(textOf(mail!) + mail!.body_html).not.toContain('急病');
    const files = mail!.attachments as { file_name: string; text: string }[];
    expect(files.map(({ file_name }) => file_name)).toEqual(['interview-practice.ics', 'interview.ics']);
    for (const [index, uid] of [
      `interview-practice-${practice.id}@`,
      `interview-${interview.id}@`,
    ].entries()) {
      expect(files[index]!.text).toContain(`UID:${uid}`);
      expect(files[index]!.text).toContain('STATUS:CANCELLED');
      expect(files[index]!.text).toContain(`SEQUENCE:${line.id}\r\n`);
    }
  });

  test('is told who was to hold the practices, in one mail for all of them', async () => {
    const mentor = await member();
    const { deliveries } = await ended('quit', {}, mentor);
    const [mail, ...more] = deliveries.filter(({ template }) => template === 'staff_practice');
    expect(more).toEqual([]);
    expect(mail!.recipient_email).toBe(mentor.email);
    expect(mail!.subject).toContain('【面接練習中止】');
    for (const part of [
      '12月16日（水）18:30（日本時間）、2026年12月17日（木）18:30',
      'December 16',
      'December 17',
    ])
      expect(textOf(mail!)).toContain(part);
    expect(mail!.attachments).toHaveLength(2);
  });

  test('speaks of the withdrawal to who has withdrawn, and not at all to a closed account', async () => {
    const { deliveries } = await ended('quit');
    expect(textOf(deliveries[0]!)).toContain('You have withdrawn this application');
    const closed = await ended('quit', { status: 'deleted' });
    expect(closed.deliveries).toEqual([]);
  });
});
