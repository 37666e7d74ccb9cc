import { startApi } from '../../support/api.ts';
import { member, student } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);
type Person = Awaited<ReturnType<typeof student>>;

const tick = (person: Person, step: string, is_done: boolean) =>
  person.command('user__tick_plan_step', { plan_step: { step, is_done } });
const doneOf = async (person: Person) =>
  (await person.query('user__get_done_plan_steps').expect(200)).body.done_plan_steps as {
    step: string;
    done_at: string;
  }[];

test('a ticked step stays done since the first time, until it is taken back', async () => {
  const me = await student(api);
  const other = await student(api);
  const first = api.clock.now.toISOString();
  expect(await doneOf(me)).toEqual([]);
  await tick(me, 'housing', true).expect(200);
  api.clock.now = new Date(api.clock.now.getTime() + 60_000);
  const { body } = await tick(me, 'school_papers', true).expect(200);
  await tick(me, 'housing', true).expect(200);
  expect(body.done_plan_steps.map(({ step }: { step: string }) => step)).toEqual([
    'housing',
    'school_papers',
  ]);
  expect(await doneOf(me)).toEqual([
    { step: 'housing', done_at: first },
    { step: 'school_papers', done_at: api.clock.now.toISOString() },
  ]);
  expect(await doneOf(other)).toEqual([]);
  await tick(me, 'housing', false).expect(200);
  await tick(me, 'housing', false).expect(200);
  expect((await doneOf(me)).map(({ step }) => step)).toEqual(['school_papers']);
});

test('what is no step is refused by name, and staff have no plan', async () => {
  const me = await student(api);
  const refused = await tick(me, 'party', true).expect(422);
  expect(Object.keys(refused.body.error.fields)).toEqual(['plan_step[step]']);
  expect(await doneOf(me)).toEqual([]);
  const mentor = await member(api);
  await mentor.query('user__get_done_plan_steps').expect(403);
  await mentor.command('user__tick_plan_step', { plan_step: { step: 'housing', is_done: true } }).expect(403);
  await api.as(null).query('user__get_done_plan_steps').expect(401);
});

test('a copy of one’s data holds what was ticked', async () => {
  const me = await student(api);
  await tick(me, 'move', true).expect(200);
  const { body } = await me.query('user__export_own_data').expect(200);
  expect(JSON.stringify(body)).toContain('"step":"move"');
});
