import { SavedSearch } from '../../../db/models/bookmark.ts';
import { Delivery } from '../../../db/models/delivery.ts';
import { Interview } from '../../../db/models/interview.ts';
import { OutboxEvent } from '../../../db/models/outbox-event.ts';
import type { SendOutcome } from '../../../server/adapters/mailer.ts';
import { OWN_PROBLEMS } from '../../../domain/delivery-problem.ts';
import { sendNextDelivery, type DeliveryDeps } from '../../../server/worker/delivery.ts';
import { remind } from '../../../server/worker/reminders.ts';
import { at, reminding } from './reminding.ts';
import { BASE_URL, make, silent, startWorld } from '../../worker/world.ts';
import { prepared } from '../../support/prepared.ts';

/** Reminders that could not be written, or could not leave, when they were due. */

let sent: string[];
/** What the mail server says next; it takes the mail when there is nothing. */
let answers: SendOutcome[];
let post: DeliveryDeps;
const world = prepared(startWorld);
beforeAll(async () => {
  post = {
    sequelize: world.sequelize,
    files: world.files,
    now: () => world.clock.now,
    baseUrl: BASE_URL,
    logger: silent,
    mailer: {
      sends: true,
      concurrency: 1,
      async send(mail, onLeaving) {
        const answer = answers.shift();
        if (answer) return answer;
        await onLeaving();
        sent.push(mail.subject);
        return { kind: 'sent', response: '250 OK' };
      },
      async close() {},
    },
  };
});
beforeEach(async () => {
  await world.clear();
  sent = [];
  answers = [];
});

const { deps, toldAt, old, applied } = reminding(() => world);

const AWAY: SendOutcome = { kind: 'retry', reason: 'The server is away.' };

async function sendAllAt(time: Date) {
  world.clock.now = time;
  while (await sendNextDelivery(post));
}

async function interview(fields: object = {}) {
  const { application, student } = await applied({ application: { state: 'interviewing' } });
  const row = await make(Interview, {
    application_id: application.id,
    interview_number: 1,
    conduct_at: at('2026-12-18', '14:00'),
    ...fields,
  }).then(old);
  return { application, student, row };
}

/** The one reminder there is, which the server did not take at that time. */
async function notTaken(time: Date) {
  const [mail] = await toldAt(time);
  answers = [AWAY];
  await sendAllAt(time);
  expect(await mail!.reload()).toMatchObject({ state: 'pending', attempts: 1 });
  expect(sent).toEqual([]);
  return mail!;
}

const dropped = { state: 'cancelled', last_error: OWN_PROBLEMS.not_any_more, lease_until: null };

describe('an event that was found and not processed', () => {
  test.each([
    [
      'until night, is told of in the morning',
      '2026-12-17',
      '19:59',
      '2026-12-17',
      '23:00',
      '2026-12-18T00:00:00Z',
    ],
    ['until before the morning, too', '2026-12-17', '19:59', '2026-12-18', '04:00', '2026-12-18T00:00:00Z'],
  ])('%s', async (_name, day, time, laterDay, laterTime, expected) => {
    await interview();
    world.clock.now = at(day, time);
    expect(await remind(deps())).toBe(1);
    world.clock.now = at(laterDay, laterTime);
    await world.processOutbox();
    const event = await OutboxEvent.findOne({ rejectOnEmpty: true });
    expect(event).toMatchObject({ processed_at: null, attempts: 0, available_at: new Date(expected) });
    expect(await Delivery.count()).toBe(0);
    world.clock.now = event.available_at;
    await world.processOutbox();
    expect(await Delivery.count()).toBe(1);
  });

  test('until the interview has begun, is not told of at all', async () => {
    await interview();
    world.clock.now = at('2026-12-17');
    await remind(deps());
    world.clock.now = at('2026-12-18', '14:00');
    await world.processOutbox();
    expect(await OutboxEvent.count({ where: { processed_at: null } })).toBe(0);
    expect(await Delivery.count()).toBe(0);
  });

  test('of a desk waits for the next working day', async () => {
    // The 19th is a Saturday.
    world.clock.now = at('2026-12-19');
    await world.emit({ type: 'desk_pressed', payload: { desk_of_hf_member_id: 1, day: '2026-12-18' } });
    await world.processOutbox();
    const [event] = await OutboxEvent.findAll();
    expect(event!.available_at).toEqual(at('2026-12-21', '09:00'));
  });

  test('of what somebody did knows no hours', async () => {
    const { application } = await applied();
    world.clock.now = at('2026-12-17', '23:00');
    const mails = await world.deliveriesOf({
      type: 'application_created',
      payload: { application_id: application.id },
    });
    await sendAllAt(at('2026-12-17', '23:30'));
    expect(sent).toEqual([mails[0]!.subject]);
  });
});

describe('a mail the server did not take', () => {
  test('goes later, when it is still right', async () => {
    await interview();
    const mail = await notTaken(at('2026-12-17'));
    await sendAllAt(at('2026-12-17', '11:00'));
    expect(sent).toEqual([mail.subject]);
    expect(await mail.reload()).toMatchObject({ state: 'sent', attempts: 2 });
  });

  test('waits at night, without an attempt', async () => {
    await interview();
    const mail = await notTaken(at('2026-12-17', '19:58'));
    await sendAllAt(at('2026-12-17', '20:00'));
    expect(sent).toEqual([]);
    expect(await mail.reload()).toMatchObject({
      state: 'pending',
      attempts: 1,
      lease_until: null,
      available_at: at('2026-12-18', '09:00'),
    });
    await sendAllAt(at('2026-12-18', '09:00'));
    expect(sent).toEqual([mail.subject]);
  });

  test.each<[string, (made: Awaited<ReturnType<typeof interview>>) => Promise<unknown>, Date?]>([
    ['when the interview has begun', async () => {}, at('2026-12-18', '14:00')],
    ['when it was moved', ({ row }) => row.update({ conduct_at: at('2026-12-19', '14:00') })],
    ['when it was called off', ({ row }) => row.update({ cancelled_at: at('2026-12-17', '10:30') })],
    [
      'when the selection has ended',
      ({ application }) => application.update({ state: 'failed', is_passed: false }),
    ],
    ['when the student has left', ({ student }) => student.update({ status: 'deleted' })],
  ])('does not go %s', async (_name, change, time = at('2026-12-17', '11:00')) => {
    const made = await interview();
    const mail = await notTaken(at('2026-12-17'));
    await change(made);
    await sendAllAt(time);
    expect(sent).toEqual([]);
    expect(await mail.reload()).toMatchObject(dropped);
  });

  test('does not go when the resume was handed in, nor as due soon when the day has passed', async () => {
    const { application } = await applied({ application: { due_date_to_submit_resume: '2026-12-19' } });
    const mail = await notTaken(at('2026-12-18'));
    await application.update({ state: 'resume_submitted' });
    await sendAllAt(at('2026-12-18', '11:00'));
    expect(await mail.reload()).toMatchObject(dropped);

    await applied({ application: { due_date_to_submit_resume: '2026-12-22' } });
    const late = await notTaken(at('2026-12-21'));
    await sendAllAt(at('2026-12-23'));
    expect(await late.reload()).toMatchObject(dropped);
    expect(sent).toEqual([]);
  });

  test('does not go to who has stopped the mails of saved searches', async () => {
    const { student, recruitment } = await applied();
    await recruitment.update({ is_released: true, closed_at: null, apply_deadline_on: null });
    const search = await make(SavedSearch, { user_id: student.id, name: 'All', query: { q: {} } });
    world.clock.now = at('2026-12-07');
    const [mail] = await world.deliveriesOf({
      type: 'saved_search_matched',
      payload: {
        user_id: student.id,
        day: '2026-12-07',
        matches: [{ saved_search_id: search.id, recruitment_ids: [recruitment.id] }],
      },
    });
    answers = [AWAY];
    await sendAllAt(at('2026-12-07', '10:01'));
    await search.update({ is_mail_wanted: false });
    await sendAllAt(at('2026-12-07', '11:00'));
    expect(await mail!.reload()).toMatchObject(dropped);
    expect(sent).toEqual([]);
  });
});
