import { Interview, InterviewPractice } from '../../../db/models/interview.ts';
import type { Delivery } from '../../../db/models/delivery.ts';
import { application, history, make, member, startWorld, summary } from '../../worker/world.ts';
import { prepared } from '../../support/prepared.ts';

const world = prepared(startWorld);
beforeEach(() => world.clear());

const JAPANESE = { page_language_id: 1 };

const textOf = (row: Delivery) => row.body_text ?? '';

test('a cancelled practice is taken out of the calendar', async () => {
  const { student, application: row } = await application();
  const practice = await make(InterviewPractice, {
    application_id: row.id,
    scheduled_at: new Date('2026-12-16T09:30:00Z'),
    cancelled_at: new Date('2026-12-10T05:00:00Z'),
  });
  const event = await history(row.id, 'cancel_interview_practice');
  const deliveries = await world.deliveriesOf({
    type: 'interview_practice_cancelled',
    payload: { application_id: row.id, application_event_id: event.id, interview_practice_id: practice.id },
  });
  expect(summary(deliveries)).toEqual([`interview_cancelled → ${student.email} (en, pending)`]);
  expect(deliveries[0]!.subject).toContain('Your interview practice is cancelled');
  const [attachment] = deliveries[0]!.attachments as { text: string }[];
  expect(attachment!.text).toContain(`UID:interview-practice-${practice.id}@tabidachi.example`);
  expect(attachment!.text).toContain('STATUS:CANCELLED');
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
  expect(summary(deliveries)).toEqual([
    `interview_practice_scheduled → ${student.email} (ja, pending)`,
    `staff_practice → ${mentor.email} (ja, pending)`,
  ]);
  for (const part of ['2026年12月16日（水）18:30（日本時間）', '佐藤 花子', '自己紹介を準備してください。'])
    expect(textOf(deliveries[0]!)).toContain(part);
  expect(deliveries[0]!.attachments).toHaveLength(1);
});

test('who holds a practice has it in the calendar with the name of the student, and out of it again', async () => {
  const mentor = await member();
  const { student, application: row } = await application();
  const practice = await make(InterviewPractice, {
    application_id: row.id,
    hf_member_id: mentor.id,
    scheduled_at: new Date('2026-12-16T09:30:00Z'),
    online_link: 'https://meet.example.com/xyz',
  });
  const told = async (
    type: 'interview_practice_scheduled' | 'interview_practice_cancelled',
    name: string,
  ) => {
    const event = await history(row.id, name);
    const payload = {
      application_id: row.id,
      application_event_id: event.id,
      interview_practice_id: practice.id,
    };
    const mail = (await world.deliveriesOf({ type, payload })).find(
      ({ template }) => template === 'staff_practice',
    )!;
    const [{ text }] = mail.attachments as unknown as [{ text: string }];
    return { mail, file: text.replaceAll('\r\n ', ''), line: event.id };
  };
  const arranged = await told('interview_practice_scheduled', 'schedule_interview_practice');
  expect(arranged.mail).toMatchObject({ recipient_email: mentor.email, recipient_hf_member_id: mentor.id });
  for (const part of [
    '【面接練習】2026年12月16日（水）18:30（日本時間）',
    'Wednesday, December 16, 2026, 18:30 (Japan time)',
  ])
    expect(arranged.mail.subject).toContain(part);
  for (const part of ['https://meet.example.com/xyz', `/staff/applications/${row.id}/show`])
    expect(textOf(arranged.mail)).toContain(part);
  const name = `${student.last_name} ${student.first_name}`;
  expect(arranged.file).toContain(`UID:interview-practice-${practice.id}@`);
  expect(arranged.file).toMatch(new RegExp(`SUMMARY:.*${name}`));
  await practice.update({ cancelled_at: new Date('2026-12-10T05:00:00Z') });
  const off = await told('interview_practice_cancelled', 'cancel_interview_practice');
  expect(off.mail.subject).toContain('Cancelled: interview practice with');
  expect(off.file).toContain(`SEQUENCE:${off.line}\r\n`);
  expect(off.file).toContain('STATUS:CANCELLED');
  await practice.update({ cancelled_at: null });
  await mentor.update({ is_active: false });
  expect(
    (
      await world.deliveriesOf({
        type: 'interview_practice_scheduled',
        payload: {
          application_id: row.id,
          application_event_id: (await history(row.id, 'schedule_interview_practice')).id,
          interview_practice_id: practice.id,
        },
      })
    ).map(({ template }) => template),
  ).toEqual(['interview_practice_scheduled']);
});

test.each<[string, object]>([
  ['was called off meanwhile', { cancelled_at: new Date('2026-11-20T05:00:00Z') }],
  [
    'has begun',
    { scheduled_at: new Date('2026-11-21T03:00:00Z'), conduct_at: new Date('2026-11-21T03:00:00Z') },
  ],
])('what is told late of an appointment that %s is told to nobody', async (_what, fields) => {
  const mentor = await member();
  const { application: row } = await application();
  const time = new Date('2026-12-16T09:30:00Z');
  world.clock.now = new Date('2026-11-21T03:00:00Z');
  const base = {
    application_id: row.id,
    hf_member_id: mentor.id,
    scheduled_at: time,
    conduct_at: time,
    ...fields,
  };
  const practice = await make(InterviewPractice, base);
  const interview = await make(Interview, { ...base, interview_number: 1 });
  const about = {
    application_id: row.id,
    application_event_id: (await history(row.id, 'schedule_interview')).id,
  };
  for (const event of [
    {
      type: 'interview_practice_scheduled' as const,
      payload: { ...about, interview_practice_id: practice.id },
    },
    { type: 'interview_scheduled' as const, payload: { ...about, interview_id: interview.id } },
  ])
    expect(await world.deliveriesOf(event)).toEqual([]);
});

test('a practice that is marked as done before its mail is written is told to nobody', async () => {
  const { application: row } = await application();
  world.clock.now = new Date('2026-11-21T03:00:00Z');
  const practice = await make(InterviewPractice, {
    application_id: row.id,
    scheduled_at: new Date('2026-12-16T09:30:00Z'),
    done_at: new Date('2026-11-21T03:00:00Z'),
  });
  const event = await history(row.id, 'schedule_interview_practice');
  const payload = {
    application_id: row.id,
    application_event_id: event.id,
    interview_practice_id: practice.id,
  };
  expect(await world.deliveriesOf({ type: 'interview_practice_scheduled', payload })).toEqual([]);
});
