import { Delivery } from '../../../db/models/delivery.ts';
import { Event, EventApplication } from '../../../db/models/event.ts';
import { startApi } from '../../support/api.ts';
import { appliedFor, at, cancel, event, START, students } from '../../support/events.ts';
import { member, student } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';
import { readQr } from '../../support/read-qr.ts';
import { processOutbox } from '../../support/traces.ts';

const api = prepared(startApi);
const manager = prepared(() => member(api, 'manager'));
const mentor = prepared(() => member(api));

/** At the door, half an hour before the start. */
const DOORS = new Date(START.getTime() - 30 * 60_000);
const DURING = new Date(START.getTime() + 60_000);
const THE_DAY_BEFORE = new Date('2026-12-04T14:59:59Z');

type Caller = Pick<Awaited<ReturnType<typeof member>>, 'command'>;
const record = (caller: Caller, id: number, is_attended: boolean | null = true) =>
  caller.command('hf_member__record_attendance', { event_application: { id, is_attended } });
const recordAbsences = (caller: Caller, event_id: number, dry_run: boolean) =>
  caller.command('hf_member__record_absences', { event_id, dry_run });
const refusalOf = (answer: { status: number; body: { error?: { code: string } } }) => [
  answer.status,
  answer.body.error?.code,
];

/** An event with one seat for each of some students, and more who wait. */
async function world(seats = 1, waiting = 0) {
  const made = await event({ capacity: seats });
  const people = await students(api, seats + waiting);
  const rows: EventApplication[] = [];
  for (const person of people) rows.push(await appliedFor(person, made.id));
  return { event: made, people, rows };
}

describe('who came', () => {
  test('is recorded by any member of staff, again harmlessly, and taken back', async () => {
    const { people, rows } = await world();
    const [row] = rows as [EventApplication];
    await at(api, DOORS, async () => {
      const { body } = await record(mentor, row.id).expect(200);
      expect(body).toMatchObject({
        id: row.id,
        is_attended: true,
        attendance_recorded_at: DOORS.toISOString(),
        state: 'applied',
        user: { id: people[0]!.user.id },
      });
      expect(JSON.stringify(body)).not.toContain(row.check_in_code);
    });
    await at(api, DURING, async () => {
      const again = (await record(manager, row.id).expect(200)).body;
      expect(again.attendance_recorded_at).toBe(DOORS.toISOString());
      const back = (await record(mentor, row.id, null).expect(200)).body;
      expect(back).toMatchObject({ is_attended: null, attendance_recorded_at: null });
      expect((await record(mentor, row.id, false).expect(200)).body.is_attended).toBe(false);
      expect((await record(mentor, row.id).expect(200)).body.is_attended).toBe(true);
    });
  });

  test('is not for visitors, students or the applicant to say', async () => {
    const { people, rows } = await world();
    const other = await student(api);
    await at(api, DOORS, async () => {
      for (const [caller, status] of [
        [api.as(null), 401],
        [people[0]!, 403],
        [other, 403],
      ] as const)
        await record(caller, rows[0]!.id).expect(status);
    });
    expect((await rows[0]!.reload()).is_attended).toBeNull();
  });

  test.each<[string, Date, boolean, unknown[]]>([
    ['came, on the day before', THE_DAY_BEFORE, true, [409, 'check_in_not_open']],
    ['did not come, before the start', DOORS, false, [409, 'event_not_started']],
  ])('%s: not yet', async (_what, now, came, refusal) => {
    const { rows } = await world();
    expect(refusalOf(await at(api, now, () => record(mentor, rows[0]!.id, came)))).toEqual(refusal);
  });

  test('a cancelled application is not checked in, and one checked in is not cancelled', async () => {
    const { rows, people } = await world(2);
    const [gone, here] = rows as [EventApplication, EventApplication];
    await cancel(people[0]!, { id: gone.id }).expect(200);
    await at(api, DOORS, async () => {
      expect(refusalOf(await record(mentor, gone.id))).toEqual([409, 'event_cancelled']);
      await record(mentor, here.id).expect(200);
      expect(refusalOf(await cancel(people[1]!, { id: here.id }))).toEqual([409, 'event_checked_in']);
      const { body } = await people[1]!.query('aggregates__event', `id=${here.event_id}`).expect(200);
      expect([body.can.cancel, body.event_application.is_attended]).toEqual([false, true]);
      await record(mentor, here.id, null).expect(200);
      await cancel(people[1]!, { id: here.id }).expect(200);
    });
  });

  test('who waits and is let in has a seat; that they did not come is no news', async () => {
    const { rows } = await world(1, 2);
    const [, let_in, waiting] = rows as [EventApplication, EventApplication, EventApplication];
    await at(api, DURING, async () => {
      expect(refusalOf(await record(mentor, waiting.id, false))).toEqual([409, 'event_waiting']);
      expect((await record(mentor, let_in.id).expect(200)).body).toMatchObject({
        is_waiting: false,
        is_attended: true,
      });
    });
  });

  test('whose account is deleted at the door keeps the seat they sit on', async () => {
    const { people, rows } = await world();
    await at(api, DOORS, async () => {
      await record(mentor, rows[0]!.id).expect(200);
      const { email } = people[0]!.user;
      await people[0]!.command('user__delete_account', { user: { email } }).expect(200);
    });
    expect((await rows[0]!.reload()).is_cancelled).toBe(false);
  });

  test('nobody checks themselves in', async () => {
    const both = await student(api);
    const row = await appliedFor(both, (await event()).id);
    // From here on they are a manager too.
    await member(api, 'manager', { email: both.email });
    await at(api, DURING, async () => {
      await record(both, row.id).expect(404);
      expect((await recordAbsences(both, row.event_id, false).expect(200)).body.count).toBe(0);
    });
  });
});

describe('a walk-in', () => {
  const walkIn = (caller: Caller, event_id: number, user_id: number) =>
    caller.command('hf_member__record_walk_in', { event_application: { event_id, user_id } });
  const mailsTo = async (recipient_user_id: number) => {
    await processOutbox(api);
    return Delivery.count({ where: { recipient_user_id } });
  };

  test('has a seat and came, though none was free, and is told nothing', async () => {
    const { event: made } = await world(1);
    const person = await student(api);
    await at(api, DOORS, async () => {
      const { body } = await walkIn(mentor, made.id, person.user.id).expect(200);
      expect(body).toMatchObject({
        event_id: made.id,
        user_id: person.user.id,
        user: { id: person.user.id },
        state: 'applied',
        is_walk_in: true,
        is_attended: true,
        attendance_recorded_at: DOORS.toISOString(),
        apply_at: DOORS.toISOString(),
      });
      // Again, at the other door.
      expect((await walkIn(manager, made.id, person.user.id).expect(200)).body.id).toBe(body.id);
      const filter = encodeURIComponent(JSON.stringify({ event_id: made.id, attendance: 'attended' }));
      const list = await mentor.get(`/staff/api/event_applications?filter=${filter}`).expect(200);
      expect(list.body).toMatchObject([{ id: body.id, is_walk_in: true, attendance: 'attended' }]);
      const own = await person.query('aggregates__event', `id=${made.id}`).expect(200);
      expect(own.body.event_application).toMatchObject({ id: body.id, is_attended: true });
    });
    await at(api, DURING, async () => {
      const { body } = await mentor.get(`/staff/api/events/${made.id}`).expect(200);
      expect(body).toMatchObject({ attended_count: 1, seats_taken: 2 });
      // Of the two, only who has applied is missing.
      expect((await recordAbsences(mentor, made.id, true).expect(200)).body.count).toBe(1);
    });
    expect(await mailsTo(person.user.id)).toBe(0);
  });

  test('taken back, leaves nobody who could be recorded as missing, and can come again', async () => {
    const made = await event();
    const person = await student(api);
    await at(api, DURING, async () => {
      const { id } = (await walkIn(mentor, made.id, person.user.id).expect(200)).body;
      const { body } = await record(mentor, id, null).expect(200);
      expect(body).toMatchObject({ state: 'cancelled', is_attended: null, attendance_recorded_at: null });
      expect((await recordAbsences(mentor, made.id, true).expect(200)).body.count).toBe(0);
      expect(refusalOf(await record(mentor, id))).toEqual([409, 'event_cancelled']);
      const again = (await walkIn(mentor, made.id, person.user.id).expect(200)).body;
      expect(again).toMatchObject({ is_walk_in: true, is_attended: true });
      expect(again.id).not.toBe(id);
      expect((await record(mentor, again.id, false).expect(200)).body.state).toBe('cancelled');
    });
    expect(await mailsTo(person.user.id)).toBe(0);
  });

  test('who has a seat, waits for one or has cancelled theirs', async () => {
    const { event: made, people, rows } = await world(2, 1);
    await made.update({ capacity: 1 });
    await cancel(people[1]!, { id: rows[1]!.id }).expect(200);
    await at(api, DOORS, async () => {
      for (const [place, expected] of [
        [0, { id: rows[0]!.id, is_walk_in: false }],
        [2, { id: rows[2]!.id, is_walk_in: false, is_waiting: false }],
        [1, { is_walk_in: true, state: 'applied' }],
      ] as const)
        expect((await walkIn(mentor, made.id, people[place]!.user.id).expect(200)).body).toMatchObject({
          ...expected,
          is_attended: true,
        });
      expect((await rows[1]!.reload()).is_cancelled).toBe(true);
    });
  });

  test('is recorded once by two doors at a time', async () => {
    const made = await event();
    const { user } = await student(api);
    await at(api, DOORS, async () => {
      const answers = await Promise.all([
        walkIn(mentor, made.id, user.id).expect(200),
        walkIn(manager, made.id, user.id).expect(200),
      ]);
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    });
  });

  test('is for staff to record, from the day of the event, of students who are there', async () => {
    const made = await event();
    const person = await student(api);
    const gone = await student(api);
    const both = await student(api);
    await member(api, 'manager', { email: both.email });
    await at(api, THE_DAY_BEFORE, async () => {
      expect(refusalOf(await walkIn(mentor, made.id, person.user.id))).toEqual([409, 'check_in_not_open']);
    });
    await at(api, DOORS, async () => {
      await gone.command('user__delete_account', { user: { email: gone.user.email } }).expect(200);
      await walkIn(api.as(null), made.id, person.user.id).expect(401);
      await walkIn(person, made.id, person.user.id).expect(403);
      for (const [caller, eventId, userId] of [
        [mentor, 999_999, person.user.id],
        [mentor, made.id, 999_999],
        [mentor, made.id, gone.user.id],
        [both, made.id, both.user.id],
      ] as const)
        expect(refusalOf(await walkIn(caller, eventId, userId))).toEqual([404, 'not_found']);
    });
    expect(await EventApplication.count({ where: { event_id: made.id } })).toBe(0);
  });
});

describe('those who did not come', () => {
  test('are recorded at once after the start: all with a seat of whom nothing is known', async () => {
    const { event: made, people, rows } = await world(3, 1);
    const [came, missed, gone, waiting] = rows;
    // Nobody gets the seat that becomes free.
    await made.update({ capacity: 2 });
    await cancel(people[2]!, { id: gone!.id }).expect(200);
    expect((await waiting!.reload()).is_waiting).toBe(true);
    await at(api, DOORS, async () => {
      await record(mentor, came!.id).expect(200);
      expect(refusalOf(await recordAbsences(mentor, made.id, false))).toEqual([409, 'event_not_started']);
    });
    await at(api, DURING, async () => {
      expect((await recordAbsences(mentor, made.id, true).expect(200)).body).toEqual({
        dry_run: true,
        count: 1,
      });
      expect((await missed!.reload()).is_attended).toBeNull();
      expect((await recordAbsences(mentor, made.id, false).expect(200)).body.count).toBe(1);
      expect((await recordAbsences(mentor, made.id, false).expect(200)).body.count).toBe(0);
      await recordAbsences(people[0]!, made.id, false).expect(403);
      expect(refusalOf(await recordAbsences(mentor, 999_999, false))).toEqual([404, 'not_found']);
      await Promise.all(rows.map((row) => row.reload()));
      expect(rows.map(({ is_attended }) => is_attended)).toEqual([true, false, null, null]);
      const { body } = await mentor.get(`/staff/api/events/${made.id}`).expect(200);
      expect(body).toMatchObject({ attended_count: 1, absent_count: 1, seats_taken: 2, waiting_count: 1 });
    });
  });
});

describe('the ticket', () => {
  const checkIn = (caller: Pick<typeof mentor, 'query'>, code: string) =>
    caller.query('hf_member__get_check_in', `code=${code}`);

  test('is a QR code of an address that tells staff which seat it is, and nobody else anything', async () => {
    const { people, rows } = await world();
    const [person, row] = [people[0]!, rows[0]!];
    const { body } = await person.query('get_event_ticket', `id=${row.id}`).expect(200);
    const url = new URL(readQr(body));
    expect(url.pathname).toBe('/staff/check_in');
    const code = url.searchParams.get('code')!;
    expect([...url.searchParams.keys()]).toEqual(['code']);
    expect(code).toBe(row.check_in_code);
    expect(code).not.toBe(row.token_for_cancell);
    const byToken = await api
      .as(null)
      .query('get_event_ticket', `token_for_cancell=${row.token_for_cancell}`)
      .expect(200);
    expect(byToken.body).toEqual(body);
    // Opening it only says which seat it is, before the day too.
    expect((await checkIn(mentor, code).expect(200)).body).toEqual({ event_application_id: row.id });
    expect((await row.reload()).is_attended).toBeNull();
    for (const [caller, status] of [
      [api.as(null), 401],
      [person, 403],
      [await student(api), 403],
    ] as const)
      await checkIn(caller, code).expect(status);
    // The code is no way to confirm or to cancel.
    await cancel(api.as(null), { token_for_cancell: code }).expect(404);
  });

  test.each([
    ['of nobody', '00000000-0000-4000-8000-000000000000'],
    ['that is none', "1'%20or%20true"],
  ])('a code %s finds nothing', async (_what, code) => {
    await checkIn(mentor, code).expect(404);
  });

  test('is not there for who waits, has cancelled, or for somebody else', async () => {
    const { people, rows } = await world(1, 1);
    const ticket = (caller: Pick<typeof mentor, 'query'>, id: number) =>
      caller.query('get_event_ticket', `id=${id}`);
    await ticket(people[1]!, rows[1]!.id).expect(404);
    await ticket(people[1]!, rows[0]!.id).expect(404);
    await ticket(mentor, rows[0]!.id).expect(404);
    await ticket(api.as(null), rows[0]!.id).expect(401);
    const { body } = await people[0]!.query('get_event_ticket', '').expect(422);
    expect(Object.keys(body.error.fields)).toEqual(['token_for_cancell']);
    await cancel(people[0]!, { id: rows[0]!.id }).expect(200);
    await ticket(people[0]!, rows[0]!.id).expect(404);
  });
});

describe('the list of an event', () => {
  test('is filtered by who came, in the order of the names as they are read, and says it in the export', async () => {
    const { event: made, people, rows } = await world(3);
    const kana = ['ヤマダ', 'アン', 'グエン'];
    await Promise.all(people.map(({ user }, place) => user.update({ last_name_kana: kana[place]! })));
    await at(api, DURING, async () => {
      await record(mentor, rows[0]!.id).expect(200);
      await record(mentor, rows[1]!.id, false).expect(200);
      const ids = async (filter: object, sort?: [string, string]) =>
        (
          (
            await mentor.list('event_applications', {
              filter: { event_id: made.id, ...filter },
              ...(sort && { sort }),
            })
          ).body as { id: number }[]
        ).map(({ id }) => id);
      expect(await ids({ attendance: 'attended' })).toEqual([rows[0]!.id]);
      expect(await ids({ attendance: 'absent' })).toEqual([rows[1]!.id]);
      expect(await ids({ attendance: 'unrecorded', is_live: true })).toEqual([rows[2]!.id]);
      expect(await ids({ is_live: false })).toEqual([]);
      expect(await ids({}, ['name', 'ASC'])).toEqual([rows[1]!.id, rows[2]!.id, rows[0]!.id]);
      const filter = encodeURIComponent(JSON.stringify({ event_id: made.id }));
      const { text } = await manager.get(`/staff/api/event_applications.csv?filter=${filter}`);
      expect(text.split('\n').filter((line) => /,(Came|Did not come|Not recorded),/.test(line))).toHaveLength(
        3,
      );
    });
  });

  test('says of a record who may be checked in now', async () => {
    const { rows } = await world();
    const may = async () =>
      (await mentor.get(`/staff/api/event_applications/${rows[0]!.id}`).expect(200)).body.can.check_in;
    expect(await may()).toBe(false);
    expect(await at(api, DOORS, may)).toBe(true);
    await Event.update({ is_released: false }, { where: { id: rows[0]!.event_id } });
    expect(await at(api, DOORS, may)).toBe(true);
  });
});
