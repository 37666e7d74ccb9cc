import { Delivery } from '../../../db/models/delivery.ts';
import { Event, EventApplication } from '../../../db/models/event.ts';
import { OutboxEvent } from '../../../db/models/outbox-event.ts';
import { User } from '../../../db/models/user.ts';
import type { DomainEvent } from '../../../domain/events.ts';
import { redactTokens } from '../../../domain/redact-tokens.ts';
import { make, startWorld, summary } from '../../worker/world.ts';
import { prepared } from '../../support/prepared.ts';

const world = prepared(startWorld);
beforeEach(() => world.clear());

const JAPANESE = { page_language_id: 1 };
const TOKEN = '0123456789abcdef0123456789abcdef';

/** A student's application for an event, as a command leaves it. */
async function seat(options: { student?: object; event?: object; application?: object } = {}) {
  const student = await make(User, {
    email: 'linh@example.com',
    first_name: 'Linh',
    last_name: 'Tran',
    page_language_id: 2,
    ...options.student,
  });
  const event = await make(Event, {
    title: { ja: '履歴書ワークショップ', en: 'Resume workshop' },
    apply_complete_message: {
      ja: '会場は3階です。\n<受付>へどうぞ。',
      en: 'Third floor.\nAsk at <reception>.',
    },
    start_at: new Date('2026-12-05T05:00:00Z'),
    is_released: true,
    version: 3,
    ...options.event,
  });
  const application = await make(EventApplication, {
    event_id: event.id,
    user_id: student.id,
    apply_at: new Date('2026-11-21T03:00:00Z'),
    token_for_cancell: TOKEN,
    ...options.application,
  });
  return { student, event, application };
}

const applied = (event_application_id: number, is_waiting = false): DomainEvent => ({
  type: 'event_applied',
  payload: { event_application_id, is_waiting },
});
const about = (
  type: 'event_place_opened' | 'event_cancelled',
  event_application_id: number,
): DomainEvent => ({
  type,
  payload: { event_application_id },
});

async function only(event: DomainEvent): Promise<Delivery> {
  const deliveries = await world.deliveriesOf(event);
  expect(deliveries).toHaveLength(1);
  return deliveries[0]!;
}
const wordsOf = (mail: Delivery) => `${mail.subject}\n${mail.body_text}`;

describe('an application for an event', () => {
  test('with a seat: when, the message, the pages to confirm and to cancel, and a calendar file', async () => {
    const { student, event, application } = await seat();
    const mail = await only(applied(application.id));
    expect(summary([mail])).toEqual([`event_applied → ${student.email} (en, pending)`]);
    expect([mail.recipient_user_id, mail.cause]).toEqual([
      student.id,
      `event_applied:event_application:${application.id}`,
    ]);
    const page = `https://tabidachi.example/events/${event.id}`;
    for (const words of [
      'Your application for the event (Resume workshop)',
      'Hello Linh Tran',
      'Saturday, December 5, 2026, 14:00 (Japan time)',
      '  Third floor.\n  Ask at <reception>.',
      `${page}/apply_complete?token=${TOKEN}`,
      `${page}/cancell?token=${TOKEN}`,
    ])
      expect(wordsOf(mail)).toContain(words);
    expect(mail.body_html).toContain('Third floor.<br>\nAsk at &lt;reception&gt;.');
    const [attachment] = mail.attachments as { file_name: string; content_type: string; text: string }[];
    expect(attachment).toMatchObject({
      file_name: 'event.ics',
      content_type: 'text/calendar; charset=utf-8; method=PUBLISH',
    });
    for (const line of [
      'METHOD:PUBLISH',
      'DTSTART:20261205T050000Z',
      'DTEND:20261205T070000Z',
      `UID:event-application-${application.id}@tabidachi.example`,
      'SEQUENCE:3',
      'SUMMARY:Resume workshop',
    ])
      expect(attachment!.text).toContain(`${line}\r\n`);
    expect(attachment!.text).not.toContain(TOKEN);
  });

  test('with an end and a place: the calendar reserves just that', async () => {
    const { application } = await seat({
      event: { end_at: new Date('2026-12-05T06:30:00Z'), place: { ja: '会議室A', en: 'Room A' } },
    });
    const mail = await only(applied(application.id));
    const [attachment] = mail.attachments as { text: string }[];
    expect(attachment!.text).toContain('DTEND:20261205T063000Z\r\n');
    expect(attachment!.text).toContain('LOCATION:Room A\r\n');
  });

  test('in Japanese', async () => {
    const { application } = await seat({ student: JAPANESE });
    const mail = await only(applied(application.id));
    expect(mail.subject).toBe('イベントの申し込みを受け付けました（履歴書ワークショップ）');
    for (const words of ['Tran Linh さん', '2026年12月5日（土）14:00（日本時間）', '会場は3階です。'])
      expect(wordsOf(mail)).toContain(words);
  });

  test('an event without a message, and with a title in one language only', async () => {
    const { application } = await seat({ event: { title: { ja: '説明会' }, apply_complete_message: {} } });
    const mail = await only(applied(application.id));
    expect(mail.state).toBe('pending');
    expect(mail.subject).toContain('(説明会)');
  });

  test.each([
    [
      'English',
      {},
      'You are on the waiting list (Resume workshop)',
      'it goes to the person who applied first',
    ],
    ['Japanese', JAPANESE, 'キャンセル待ちで受け付けました（履歴書ワークショップ）', '申し込みの早い順に'],
  ])(
    'that waits is told so in %s: nothing to confirm, no message, no calendar',
    async (_name, student, ...words) => {
      const { application } = await seat({ student, application: { is_waiting: true } });
      const mail = await only(applied(application.id, true));
      for (const part of words) expect(wordsOf(mail)).toContain(part);
      for (const part of ['apply_complete', 'Third floor', '会場は3階'])
        expect(wordsOf(mail)).not.toContain(part);
      expect(wordsOf(mail)).toContain(`/cancell?token=${TOKEN}`);
      expect(mail.attachments).toEqual([]);
    },
  );

  test('that got its seat before the mail was written is told both, in order', async () => {
    const { application } = await seat();
    await world.emit(applied(application.id, true));
    await world.emit(about('event_place_opened', application.id));
    await world.processOutbox();
    const deliveries = await Delivery.findAll({ order: [['id', 'ASC']] });
    expect(deliveries.map(({ subject }) => subject)).toEqual([
      'You are on the waiting list (Resume workshop)',
      'A seat is free for you (Resume workshop)',
    ]);
  });
});

test('a seat that opened: the pages to confirm and to cancel, and the calendar file', async () => {
  const { event, application } = await seat({ student: JAPANESE });
  const mail = await only(about('event_place_opened', application.id));
  expect(mail.subject).toBe('席が空きました（履歴書ワークショップ）');
  expect(wordsOf(mail)).toContain(
    `https://tabidachi.example/events/${event.id}/apply_complete?token=${TOKEN}`,
  );
  expect(wordsOf(mail)).toContain(`/cancell?token=${TOKEN}`);
  expect(mail.attachments).toMatchObject([{ file_name: 'event.ics' }]);
});

describe('a cancelled application', () => {
  test('is confirmed in writing, without a key to anything', async () => {
    const { student, application } = await seat({ application: { is_cancelled: true } });
    const mail = await only(about('event_cancelled', application.id));
    expect(summary([mail])).toEqual([`event_cancelled → ${student.email} (en, pending)`]);
    expect(wordsOf(mail)).toContain('Your application was cancelled (Resume workshop)');
    expect(`${mail.body_html}${mail.body_text}`).not.toContain(TOKEN);
    const [attachment] = mail.attachments as { content_type: string; text: string }[];
    expect(attachment!.content_type).toBe('text/calendar; charset=utf-8; method=CANCEL');
    // The appointment of the first mail, in a newer version that is no more.
    for (const line of [
      'METHOD:CANCEL',
      `UID:event-application-${application.id}@tabidachi.example`,
      'SEQUENCE:4',
      'STATUS:CANCELLED',
    ])
      expect(attachment!.text).toContain(`${line}\r\n`);
    expect(attachment!.text).not.toContain('Third floor');
  });

  test('of who only waited has nothing to take out of a calendar', async () => {
    const { application } = await seat({ application: { is_cancelled: true, is_waiting: true } });
    expect((await only(about('event_cancelled', application.id))).attachments).toEqual([]);
  });

  test('is told of no seat any more', async () => {
    const { application } = await seat({ application: { is_cancelled: true } });
    for (const event of [applied(application.id), about('event_place_opened', application.id)])
      expect(await world.deliveriesOf(event)).toEqual([]);
  });
});

describe('exactly once', () => {
  test('an event that comes twice is told once', async () => {
    const { application } = await seat();
    await world.emit(applied(application.id));
    await world.emit(applied(application.id));
    await world.processOutbox();
    await world.processOutbox();
    expect(await Delivery.count()).toBe(1);
    expect(await OutboxEvent.count({ where: { processed_at: null } })).toBe(0);
  });

  test('applying again after cancelling is told again', async () => {
    const { student, event, application } = await seat();
    await only(applied(application.id));
    await application.update({ is_cancelled: true });
    const again = await make(EventApplication, {
      event_id: event.id,
      user_id: student.id,
      apply_at: world.clock.now,
      token_for_cancell: TOKEN.replace('0', 'f'),
    });
    await only(applied(again.id));
    expect(await Delivery.count()).toBe(2);
  });

  test('an application that was erased has no effect, an erased student gets nothing', async () => {
    expect(await world.deliveriesOf(applied(123_456))).toEqual([]);
    const { application } = await seat({ student: { status: 'deleted' } });
    expect(await world.deliveriesOf(applied(application.id))).toEqual([]);
  });
});

test('staff read the mail without the key', async () => {
  const { application } = await seat();
  const mail = await only(applied(application.id));
  for (const body of [mail.body_html!, mail.body_text!]) {
    expect(body).toContain(TOKEN);
    expect(redactTokens(body)).not.toContain(TOKEN);
  }
});
