import { startApi, type TestApi } from '../../support/api.ts';
import { appliedFor, at, event } from '../../support/events.ts';
import { member, student } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);

type Caller = ReturnType<TestApi['as']>;

describe('get_events', () => {
  let ids: number[];
  beforeAll(async () => {
    const starts = ['2026-12-20', '2026-11-30', '2026-10-01', '2026-11-10', '2026-11-30'];
    ids = [];
    for (const day of starts)
      ids.push((await event({ start_at: new Date(`${day}T05:00:00Z`), deadline: null })).id);
    await event({ is_released: false });
  });

  const list = async (parameters = '', caller: Caller = api.as(null)) =>
    (await caller.query('get_events', parameters).expect(200)).body;
  const idsOf = (body: { events: { id: number }[] }) => body.events.map(({ id }) => id);

  test('those to come by their start, then the past ones, the latest first; unreleased ones never', async () => {
    const [later, soon, longAgo, past, soonToo] = ids;
    const expected = [soon, soonToo, later, past, longAgo];
    for (const caller of [api.as(null), await student(api), await member(api, 'manager')]) {
      const body = await list('', caller);
      expect(idsOf(body)).toEqual(expected);
      expect(body).toMatchObject({ page: 1, per_page: 20, total_count: 5 });
    }
    expect(idsOf(await list('period=upcoming'))).toEqual(expected.slice(0, 3));
    expect(await list('period=past')).toMatchObject({
      total_count: 2,
      events: [{ id: past }, { id: longAgo }],
    });
    const pages = [
      await list('per_page=2'),
      await list('per_page=2&page=2'),
      await list('per_page=2&page=3'),
    ];
    expect(pages.flatMap(idsOf)).toEqual(expected);
    expect(await list('page=9')).toMatchObject({ events: [], total_count: 5 });
  });

  test("each with the caller's own application and what is possible", async () => {
    const me = await student(api);
    const [, soon] = ids;
    await appliedFor(me, soon!);
    const [first, second] = (await list('', me)).events;
    expect(first).toMatchObject({
      id: soon,
      event_application: { state: 'applied' },
      can: { apply: false, reason: 'already_applied_event', confirm: true, cancel: true },
    });
    expect(second).toMatchObject({ event_application: null, can: { apply: true, reason: null } });
    expect((await list('period=past', me)).events[0].can.reason).toBe('deadline_over');
  });

  test('moves an event to the past with its start', async () => {
    const [, soon, , , soonToo] = ids;
    const body = await at(api, new Date('2026-11-30T05:00:01Z'), () => list('period=past'));
    expect(idsOf(body).slice(0, 2)).toEqual([soon, soonToo]);
  });

  test.each([
    ['an unknown period', 'period=now', 422, 'period'],
    ['a page below one', 'page=0', 422, 'page'],
    ['an unknown filter', 'q[title]=x', 400, 'q'],
  ])('%s is refused', async (_name, parameters, status, field) => {
    const { body } = await api.as(null).query('get_events', parameters).expect(status);
    expect(Object.keys(body.error.fields)).toEqual([field]);
  });

  test('takes three statements for a visitor, five for a student beside the one of the sign-in', async () => {
    const me = await student(api);
    await list('', me);
    api.takeStatements();
    await list();
    expect(api.takeStatements()).toHaveLength(3);
    await list('', me);
    expect(api.takeStatements()).toHaveLength(6);
  });
});
