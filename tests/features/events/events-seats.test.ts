import { EventApplication } from '../../../db/models/event.ts';
import { startApi } from '../../support/api.ts';
import { appliedFor, applyFor, cancel, confirm, emitted, event, students } from '../../support/events.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);

describe('seats', () => {
  test('of six who want two at once, two get one and four wait', async () => {
    const { id } = await event({ capacity: 2 });
    const people = await students(api, 6);
    const answers = await Promise.all(people.map((person) => applyFor(person, id)));
    expect(answers.map(({ body }) => body.state as string).sort()).toEqual([
      'applied',
      'applied',
      'waiting',
      'waiting',
      'waiting',
      'waiting',
    ]);
  });

  test('go to the first who waits, who can confirm then and not before', async () => {
    const { id } = await event({ capacity: 1 });
    const [seated, first, second] = await students(api, 3);
    const taken = await appliedFor(seated!, id);
    const waiting = await appliedFor(first!, id);
    const last = await appliedFor(second!, id);
    expect(await emitted(waiting.id)).toEqual(['event_applied (waiting)']);
    const early = await confirm(first!, { id: waiting.id }).expect(409);
    expect(early.body.error).toMatchObject({
      code: 'event_waiting',
      message: 'You are on the waiting list. We will e-mail you when a seat becomes free.',
    });

    await cancel(seated!, { id: taken.id }).expect(200);
    expect(await emitted(waiting.id)).toEqual(['event_applied (waiting)', 'event_place_opened']);
    expect(await emitted(last.id)).toEqual(['event_applied (waiting)']);
    await confirm(second!, { id: last.id }).expect(409);
    expect((await confirm(first!, { id: waiting.id }).expect(200)).body.state).toBe('confirmed');
  });

  test('stay where they are when one who waits leaves, or one leaves twice', async () => {
    const { id } = await event({ capacity: 1 });
    const [seated, first, second] = await students(api, 3);
    const taken = await appliedFor(seated!, id);
    const leaving = await appliedFor(first!, id);
    const staying = await appliedFor(second!, id);
    await cancel(first!, { id: leaving.id }).expect(200);
    expect((await staying.reload()).is_waiting).toBe(true);
    await cancel(seated!, { id: taken.id }).expect(200);
    await cancel(seated!, { id: taken.id }).expect(200);
    expect(await emitted(staying.id)).toEqual(['event_applied (waiting)', 'event_place_opened']);
  });

  test('given back at once go to as many who wait, each once', async () => {
    const { id } = await event({ capacity: 3 });
    const people = await students(api, 7);
    const rows: EventApplication[] = [];
    for (const person of people) rows.push(await appliedFor(person, id));
    await Promise.all(
      rows
        .slice(0, 3)
        .map(({ token_for_cancell }) => cancel(api.as(null), { token_for_cancell }).expect(200)),
    );
    for (const row of rows) await row.reload();
    expect(rows.map((row) => row.is_waiting)).toEqual([false, false, false, false, false, false, true]);
    const opened = await emitted(...rows.map((row) => row.id));
    expect(opened.filter((type) => type === 'event_place_opened')).toHaveLength(3);
  });

  test('added later go to who waits, not to who comes', async () => {
    const made = await event({ capacity: 1 });
    const [seated, waiting, late] = await students(api, 3);
    await appliedFor(seated!, made.id);
    const first = await appliedFor(waiting!, made.id);
    await made.update({ capacity: 2 });
    const second = await appliedFor(late!, made.id);
    await first.reload();
    expect([first.is_waiting, second.is_waiting]).toEqual([false, true]);
    expect(await emitted(first.id)).toEqual(['event_applied (waiting)', 'event_place_opened']);
  });
});
