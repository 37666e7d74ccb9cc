import { connect } from '../../../db/connect.ts';
import { Delivery } from '../../../db/models/delivery.ts';
import { Interview, InterviewPractice } from '../../../db/models/interview.ts';
import { OutboxEvent } from '../../../db/models/outbox-event.ts';
import { remind, startReminders } from '../../../server/worker/reminders.ts';
import { at, LONG_AGO, reminding, toStudents } from './reminding.ts';
import { until } from '../../worker/until.ts';
import { history, make, member, silent, startWorld, summary } from '../../worker/world.ts';
import { prepared } from '../../support/prepared.ts';

const world = prepared(startWorld);
beforeEach(() => world.clear());

const { deps, toldAt, old, applied } = reminding(() => world);

describe('the hours', () => {
  test.each([
    ['08:59', 0],
    ['09:00', 1],
    ['19:59', 1],
    ['20:00', 0],
    ['03:00', 0],
  ])('at %s of Tokyo: %d', async (time, count) => {
    await applied();
    expect(await toldAt(at('2026-12-07', time))).toHaveLength(count);
  });
});

describe('a resume that is due', () => {
  test('is told of once before its day, on any day of the week, and once after', async () => {
    // The day before is a Sunday.
    const { student } = await applied({ application: { due_date_to_submit_resume: '2026-12-07' } });
    expect(await toldAt(at('2026-12-04'))).toEqual([]);
    expect(summary(await toldAt(at('2026-12-06')))).toEqual([
      `resume_due_soon → ${student.email} (en, pending)`,
    ]);
    expect(await toldAt(at('2026-12-07'))).toEqual([]);
    const [missed, ...more] = await toldAt(at('2026-12-08'));
    expect(more).toEqual([]);
    expect(missed!.template).toBe('resume_overdue');
    expect(missed!.body_text).toContain('Monday, December 7, 2026');
    expect(await toldAt(at('2026-12-09'))).toEqual([]);
  });

  test('on another day is told of anew; one missed long ago is old', async () => {
    const { application: row } = await applied({
      student: { page_language_id: 1 },
      application: { state: 'returned_to_student', returned_at: LONG_AGO },
    });
    const [mail] = await toldAt(at('2026-12-07'));
    expect(mail!.subject).toMatch(/^履歴書の提出期限は2026年12月\d+日（.）です（みらい商事株式会社）$/);
    expect(mail!.body_text).toContain('書き直しをお願いしている');
    await row.update({ due_date_to_submit_resume: '2026-12-20' });
    expect(await toldAt(at('2026-12-08'))).toEqual([]);
    expect(await toldAt(at('2026-12-19'))).toHaveLength(1);
    expect(await toldAt(at('2026-12-30'))).toEqual([]);
  });

  test.each([
    ['that was handed in', { state: 'resume_submitted' }, {}],
    ['without a day', { due_date_to_submit_resume: null }, {}],
    ['of an application that ended', { state: 'quit_by_student', is_quit_by_student: true }, {}],
    ['of a closed account', {}, { status: 'deleted' }],
    ['of a merged account', {}, { status: 'merged' }],
    ['whose day was told today', { returned_at: at('2026-12-07', '09:30') }, {}],
  ])('%s is not', async (_what, fields, student) => {
    await applied({ application: fields, student });
    expect(await toldAt(at('2026-12-07'))).toEqual([]);
  });

  test('that comes between the look and the mail is not told of', async () => {
    const { application: row } = await applied();
    world.clock.now = at('2026-12-07');
    expect(await remind(deps())).toBe(1);
    await row.update({ state: 'resume_submitted' });
    await world.processOutbox();
    expect(await Delivery.count()).toBe(0);
  });
});

/** An application in the interviews with an interview and a practice, arranged long ago. */
async function arranged(fields: object = {}, student = {}) {
  const mentor = await member();
  const made = await applied({ application: { state: 'interviewing' }, student });
  const { id } = made.application;
  const interview = await old(
    await make(Interview, {
      application_id: id,
      interview_number: 1,
      conduct_at: at('2026-12-18', '14:00'),
      is_online: true,
      online_link: 'https://meet.example.com/abc',
      ...fields,
    }),
  );
  const line = await history(id, 'schedule_interview');
  return { ...made, mentor, interview, line };
}

describe('an interview', () => {
  test('is told of the day before, with the file for the calendar', async () => {
    const { student, interview, line } = await arranged();
    expect(await toldAt(at('2026-12-16', '19:00'))).toEqual([]);
    const [mail, ...more] = await toldAt(at('2026-12-17', '09:00'));
    expect(more).toEqual([]);
    expect(summary([mail!])).toEqual([`appointment_reminder → ${student.email} (en, pending)`]);
    expect(mail!.subject).toMatch(
      /^Your interview \(Mirai Trading\): Friday, December 18, 2026, \d\d:\d\d \(Japan time\)$/,
    );
    for (const part of [
      'Friday, December 18, 2026, 14:00 (Japan time)',
      'https://meet.example.com/abc',
      'No. 1',
    ])
      expect(mail!.body_text).toContain(part);
    const [file] = mail!.attachments as { text: string }[];
    for (const part of [
      'METHOD:PUBLISH',
      `UID:interview-${interview.id}@tabidachi.example`,
      `SEQUENCE:${line.id}`,
      'DTSTART:20261218T050000Z',
    ])
      expect(file!.text).toContain(`${part}\r\n`);
    expect(await toldAt(at('2026-12-18', '09:00'))).toEqual([]);
  });

  test('that moved is told of before the new day and not the old one', async () => {
    const { interview } = await arranged();
    await interview.update({ conduct_at: at('2026-12-21', '14:00') });
    await old(interview);
    expect(await toldAt(at('2026-12-17'))).toEqual([]);
    expect(await toldAt(at('2026-12-20'))).toHaveLength(1);
    // To another hour of the same day: the mail about the change has told of it.
    await interview.update({ conduct_at: at('2026-12-21', '16:00') });
    await old(interview);
    expect(await toldAt(at('2026-12-20', '15:00'))).toEqual([]);
    await interview.update({ conduct_at: at('2026-12-24', '10:00') });
    await old(interview);
    const [again] = await toldAt(at('2026-12-23'));
    expect(again!.body_text).toContain('December 24');
  });

  test('that moves between the look and the mail is not told of on the old day', async () => {
    const { interview } = await arranged();
    world.clock.now = at('2026-12-17');
    expect(await remind(deps())).toBe(1);
    await interview.update({ conduct_at: at('2026-12-25', '14:00') });
    await world.processOutbox();
    expect(await Delivery.count()).toBe(0);
  });

  test('arranged just now is no news; after a stop of the workers it is told of in the morning', async () => {
    const { interview } = await arranged();
    await world.sequelize.query(`update interviews set updated_at = '2026-12-17T04:00:00Z'`);
    expect(await toldAt(at('2026-12-17', '15:00'))).toEqual([]);
    expect(await toldAt(at('2026-12-18', '13:00'))).toEqual([]);
    expect(await toldAt(at('2026-12-18', '09:00'))).toHaveLength(1);
    expect((await interview.reload()).cancelled_at).toBeNull();
  });

  test.each([
    ['called off', { cancelled_at: LONG_AGO }, {}],
    ['with a result', { is_passed: true }, {}],
    ['without a time', { conduct_at: null }, {}],
    ['of a closed account', {}, { status: 'deleted' }],
  ])('%s is not', async (_what, fields, student) => {
    await arranged(fields, student);
    expect(await toldAt(at('2026-12-17'))).toEqual([]);
  });

  test('of a selection that has ended is not', async () => {
    const { application: row } = await arranged();
    await row.update({ state: 'failed', is_passed: false });
    expect(await toldAt(at('2026-12-17'))).toEqual([]);
  });
});

test('a practice is told of the day before, with who practises and what they wrote', async () => {
  const { application: row, mentor } = await arranged({ cancelled_at: LONG_AGO }, { page_language_id: 1 });
  const practice = (fields: object) =>
    make(InterviewPractice, {
      application_id: row.id,
      hf_member_id: mentor.id,
      scheduled_at: at('2026-12-16', '18:30'),
      notes: '自己紹介を準備してください。',
      ...fields,
    }).then(old);
  const { id } = await practice({});
  await practice({ done_at: LONG_AGO });
  await practice({ cancelled_at: LONG_AGO });
  const [mail, ...more] = toStudents(await toldAt(at('2026-12-15')));
  expect(more).toEqual([]);
  expect(mail!.subject).toBe(
    'まもなく面接練習です（みらい商事株式会社）：2026年12月16日（水）18:30（日本時間）',
  );
  for (const part of ['2026年12月16日（水）18:30（日本時間）', '佐藤 花子', '自己紹介を準備してください。'])
    expect(mail!.body_text).toContain(part);
  const [file] = mail!.attachments as { text: string }[];
  expect(file!.text).toContain(`UID:interview-practice-${id}@`);
});

describe('workers side by side', () => {
  test('tell of each once', async () => {
    for (let count = 0; count < 12; count++) await applied();
    await arranged({ conduct_at: at('2026-12-08', '14:00') });
    world.clock.now = at('2026-12-07');
    // A database connection pool of its own: another process on the same database.
    const other = connect(world.url);
    try {
      await Promise.all([remind(deps()), remind(deps(other)), remind(deps()), remind(deps(other))]);
    } finally {
      await other.close();
    }
    expect(await remind(deps())).toBe(0);
    expect(await OutboxEvent.count()).toBe(13);
    await Promise.all([world.processOutbox(), world.processOutbox()]);
    expect(await Delivery.count()).toBe(13);
    await world.processOutbox();
    expect(await Delivery.count()).toBe(13);
  });

  test('a running one looks at once, tells of a fault, and loses nothing by it', async () => {
    await applied();
    world.clock.now = at('2026-12-07');
    const faults: string[] = [];
    const logger = { ...silent, error: (_details: object, message: string) => faults.push(message) };
    const broken = startReminders({
      ...deps(),
      logger: logger as never,
      now: () => {
        throw new Error('away');
      },
    });
    await until('the fault is told', () => faults.length > 0);
    await broken.stop();
    expect(faults[0]).toBe('Reminders could not be looked for');
    const running = startReminders(deps());
    await until('the event is there', async () => (await OutboxEvent.count()) === 1);
    await running.stop();
  });
});
