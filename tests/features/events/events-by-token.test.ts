import { EventApplication } from '../../../db/models/event.ts';
import { startApi } from '../../support/api.ts';
import {
  NOW,
  START,
  appliedFor,
  at,
  cancel,
  confirm,
  emitted,
  event,
  students,
  workingStatements,
} from '../../support/events.ts';
import { member, student } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);

describe('get_event_application_by_token', () => {
  const look = (token_for_cancell: string) =>
    api.as(null).query('get_event_application_by_token', `token_for_cancell=${token_for_cancell}`);

  test('tells whoever holds the token how things stand, and changes nothing', async () => {
    const { id } = await event();
    const row = await appliedFor(await student(api), id);
    const { body } = await look(row.token_for_cancell).expect(200);
    expect(body).toMatchObject({
      id: row.id,
      state: 'applied',
      event: { id, apply_complete_message: { en: 'Come to the third floor.' } },
      can: { confirm: true, cancel: true },
    });
    for (const hidden of ['user_id', 'user', 'form_answer', 'token_for_cancell', 'resume_file_id'])
      expect(body).not.toHaveProperty(hidden);
    expect((await look(row.token_for_cancell).expect(200)).body.state).toBe('applied');
  });

  test('after cancelling there is nothing to do, and no message to those who come', async () => {
    const row = await appliedFor(await student(api), (await event()).id);
    await cancel(api.as(null), { token_for_cancell: row.token_for_cancell }).expect(200);
    expect((await look(row.token_for_cancell).expect(200)).body).toMatchObject({
      state: 'cancelled',
      event: { apply_complete_message: {} },
      can: { confirm: false, cancel: false, answer_form: false },
    });
  });

  test('once the event has started neither is possible', async () => {
    const row = await appliedFor(await student(api), (await event()).id);
    const { body } = await at(api, START, () => look(row.token_for_cancell).expect(200));
    expect(body).toMatchObject({ state: 'applied', can: { confirm: false, cancel: false } });
  });

  test('an unknown token does not exist', async () => {
    await look('f'.repeat(32)).expect(404);
  });
});

describe('user__confirm_event_application', () => {
  test('by the token alone, signed in or not; again changes nothing and answers the same', async () => {
    const me = await student(api);
    const { id } = await event();
    const row = await appliedFor(me, id);
    const { token_for_cancell } = row;
    const first = await confirm(api.as(null), { token_for_cancell }).expect(200);
    expect(first.body).toMatchObject({
      id: row.id,
      state: 'confirmed',
      is_confirmed: true,
      confirmed_at: NOW.toISOString(),
      event: { id },
      can: { confirm: false, cancel: true },
    });
    const later = new Date(START.getTime() + 60_000);
    const again = await at(api, later, () => confirm(api.as(null), { token_for_cancell }).expect(200));
    expect(again.body).toMatchObject({ state: 'confirmed', confirmed_at: NOW.toISOString() });
    expect(await emitted(row.id)).toEqual(['event_applied']);
  });

  test('tells the holder of a token nothing about the person', async () => {
    const me = await student(api);
    const row = await appliedFor(me, (await event()).id);
    const { body } = await confirm(api.as(null), { token_for_cancell: row.token_for_cancell }).expect(200);
    for (const hidden of ['user_id', 'user', 'form_answer', 'token_for_cancell', 'resume_file_id'])
      expect(body).not.toHaveProperty(hidden);
  });

  test('by the specified query parameters', async () => {
    const row = await appliedFor(await student(api), (await event()).id);
    await api
      .as(null)
      .commandByQuery(
        'user__confirm_event_application',
        `event_application[is_confirmed]=true&event_application[token_for_cancell]=${row.token_for_cancell}`,
      )
      .expect(200);
  });

  test('by id as the signed-in owner; to anybody else the id does not exist', async () => {
    const me = await student(api);
    const row = await appliedFor(me, (await event()).id);
    const key = { id: row.id };
    await confirm(api.as(null), key).expect(401);
    await confirm(await student(api), key).expect(404);
    await confirm(await member(api, 'manager'), key).expect(404);
    await confirm(me, { id: row.id, token_for_cancell: 'f'.repeat(32) }).expect(404);
    expect((await confirm(me, key).expect(200)).body.state).toBe('confirmed');
  });

  test('an unknown token does not exist, whoever asks', async () => {
    const key = { token_for_cancell: 'f'.repeat(32) };
    for (const caller of [
      api.as(null),
      await student(api),
      await member(api),
      await member(api, 'manager'),
    ]) {
      const { body } = await confirm(caller, key).expect(404);
      expect(body.error).toMatchObject({ code: 'not_found', message: 'Not found.' });
    }
  });

  test.each([
    [
      'is_confirmed false',
      { is_confirmed: false, token_for_cancell: 'x' },
      'is_confirmed',
      'Please tick this.',
    ],
    ['no flag', { is_confirmed: undefined, token_for_cancell: 'x' }, 'is_confirmed', 'This is required.'],
    ['neither token nor id', {}, 'token_for_cancell', 'This is required.'],
    ['an empty token', { token_for_cancell: '' }, 'token_for_cancell', 'This is required.'],
  ])('%s is refused', async (_name, fields, field, message) => {
    const { body } = await confirm(api.as(null), fields).expect(422);
    expect(body.error.fields).toEqual({
      [`event_application[${field}]`]: [expect.objectContaining({ message })],
    });
  });

  test('after cancelling is refused', async () => {
    const { token_for_cancell } = await appliedFor(await student(api), (await event()).id);
    await cancel(api.as(null), { token_for_cancell }).expect(200);
    const { body } = await confirm(api.as(null), { token_for_cancell }).expect(409);
    expect(body.error).toMatchObject({
      code: 'event_cancelled',
      message: 'This application for the event has been cancelled.',
    });
  });

  test('for the first time after the start is refused', async () => {
    const { token_for_cancell } = await appliedFor(await student(api), (await event()).id);
    const { body } = await at(api, START, () => confirm(api.as(null), { token_for_cancell }).expect(409));
    expect(body.error.code).toBe('event_started');
  });
});

describe('user__cancell_event_application', () => {
  test('by the token alone; again changes nothing, and is told of once, also six times at once', async () => {
    const row = await appliedFor(await student(api), (await event()).id);
    const { token_for_cancell } = row;
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => cancel(api.as(null), { token_for_cancell })),
    );
    for (const { status, body } of answers)
      expect([status, body.state, body.cancelled_at]).toEqual([200, 'cancelled', NOW.toISOString()]);
    await at(api, new Date(START.getTime() + 1), () =>
      cancel(api.as(null), { token_for_cancell }).expect(200),
    );
    expect(await emitted(row.id)).toEqual(['event_applied', 'event_cancelled']);
  });

  test('after the deadline is possible until the start', async () => {
    const { id } = await event();
    const [first, second] = await students(api, 2);
    const [one, two] = [await appliedFor(first!, id), await appliedFor(second!, id)];
    const minuteBefore = new Date(START.getTime() - 60_000);
    await at(api, minuteBefore, () => cancel(first!, { id: one.id }).expect(200));
    const { body } = await at(api, START, () => cancel(second!, { id: two.id }).expect(409));
    expect(body.error).toMatchObject({
      code: 'event_started',
      message: 'The event has already started.',
    });
  });

  test('beats a confirmation', async () => {
    const me = await student(api);
    const row = await appliedFor(me, (await event()).id);
    await confirm(me, { id: row.id }).expect(200);
    expect((await cancel(me, { id: row.id }).expect(200)).body).toMatchObject({
      state: 'cancelled',
      is_confirmed: true,
      can: { confirm: false, cancel: false, answer_form: false },
    });
  });

  test('and confirming at once ends as cancelled, whichever comes first', async () => {
    for (let round = 0; round < 4; round++) {
      const { token_for_cancell, id } = await appliedFor(await student(api), (await event()).id);
      const [left, taken] = await Promise.all([
        cancel(api.as(null), { token_for_cancell }),
        confirm(api.as(null), { token_for_cancell }),
      ]);
      expect(left.status).toBe(200);
      expect([200, 409]).toContain(taken.status);
      const row = (await EventApplication.findByPk(id))!;
      expect([row.is_cancelled, row.is_confirmed]).toEqual([true, taken.status === 200]);
    }
  });

  test('is_cancelled false, unknown tokens and ids of others are refused', async () => {
    const row = await appliedFor(await student(api), (await event()).id);
    const no = await cancel(api.as(null), { is_cancelled: false, token_for_cancell: row.token_for_cancell });
    expect([no.status, Object.keys(no.body.error.fields)]).toEqual([
      422,
      ['event_application[is_cancelled]'],
    ]);
    await cancel(api.as(null), { token_for_cancell: 'f'.repeat(32) }).expect(404);
    await cancel(api.as(null), { id: row.id }).expect(401);
    await cancel(await student(api), { id: row.id }).expect(404);
    await cancel(await member(api), { id: row.id }).expect(404);
    expect((await row.reload()).is_cancelled).toBe(false);
  });

  test('applying again makes a new application with a new token; the old one stays cancelled', async () => {
    const me = await student(api);
    const { id } = await event();
    const old = await appliedFor(me, id);
    await cancel(me, { id: old.id }).expect(200);
    const again = await appliedFor(me, id);
    expect(again.id).not.toBe(old.id);
    expect(again.token_for_cancell).not.toBe(old.token_for_cancell);
    await confirm(api.as(null), { token_for_cancell: old.token_for_cancell }).expect(409);
    await confirm(api.as(null), { token_for_cancell: again.token_for_cancell }).expect(200);
  });
});

test('confirming takes five statements; cancelling seven, and three more for who gets the seat', async () => {
  const { id } = await event({ capacity: 1 });
  const [me, other] = await students(api, 2);
  const row = await appliedFor(me!, id);
  const waiting = await appliedFor(other!, id);
  const counted = async (work: PromiseLike<unknown>) => {
    api.takeStatements();
    await work;
    return workingStatements(api).length;
  };
  expect(await counted(confirm(api.as(null), { token_for_cancell: row.token_for_cancell }))).toBe(5);
  expect(await counted(cancel(api.as(null), { token_for_cancell: row.token_for_cancell }))).toBe(10);
  expect(await counted(cancel(api.as(null), { token_for_cancell: waiting.token_for_cancell }))).toBe(7);
});
