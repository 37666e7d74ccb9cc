import request from 'supertest';
import { freshDatabase } from '../support/database.ts';
import { actors, appFor, list, makeRecruitment, makeStudent } from './resource-support.ts';
import { prepared } from '../support/prepared.ts';

const database = prepared(freshDatabase);
beforeAll(async () => {
  await database.sequelize.query(`
    insert into deliveries (cause, template, recipient_email, language_code, state, available_at)
    select 'cause:' || n, 'resume_submitted', 'recipient@example.com', 'en',
      case when n <= 10000 then 'sent' else 'held' end, now()
    from generate_series(1, 10001) n`);
});

const ask = (filter: object) =>
  request(appFor(database.sequelize, actors.manager(1))).get(list('deliveries', { filter, range: [0, 0] }));

test('a total beyond 10,000 is capped and says so', async () => {
  const answer = await ask({});
  expect(answer.headers['content-range']).toBe('deliveries 0-0/10000');
  expect(answer.headers['x-total-capped']).toBe('true');
});

test('a total of exactly 10,000 is exact', async () => {
  const answer = await ask({ state: 'sent' });
  expect(answer.headers['content-range']).toBe('deliveries 0-0/10000');
  expect(answer.headers).not.toHaveProperty('x-total-capped');
});

test('a total found beyond the cap is not counted again for half a minute; others are', async () => {
  await ask({});
  await database.sequelize.query(`delete from deliveries where state = 'held'`);
  expect((await ask({})).headers).toMatchObject({ 'x-total-capped': 'true' });
  expect((await ask({ state: 'held' })).headers['content-range']).toBe('deliveries */0');
});

test('applications found by a name: exact up to 10,000, beyond it capped and still in their order', async () => {
  const recruitment = await makeRecruitment({});
  const student = await makeStudent({ last_name: 'Manifold' });
  const insert = (count: number) =>
    database.sequelize.query(`
      insert into applications (user_id, recruitment_id, state, is_quit_by_student)
      select ${student.id}, ${recruitment.id}, 'quit_by_student', true from generate_series(1, ${count})`);
  const pageAt = async (first: number, direction: 'ASC' | 'DESC') => {
    const answer = await request(appFor(database.sequelize, actors.manager(1))).get(
      list('applications', {
        filter: { q: 'manifold' },
        range: [first, first + 1],
        sort: ['id', direction],
      }),
    );
    return {
      ids: (answer.body as { id: number }[]).map(({ id }) => id),
      range: answer.headers['content-range'],
      capped: answer.headers['x-total-capped'],
    };
  };
  await insert(10_000);
  const first = await pageAt(0, 'ASC');
  const next = await pageAt(2, 'ASC');
  expect(first).toMatchObject({ range: 'applications 0-1/10000', capped: undefined });
  expect([...first.ids, ...next.ids]).toEqual([0, 1, 2, 3].map((step) => first.ids[0]! + step));
  expect((await pageAt(9_999, 'ASC')).ids).toEqual([first.ids[0]! + 9_999]);
  await insert(1);
  expect(await pageAt(0, 'ASC')).toEqual({ ...first, capped: 'true' });
  expect((await pageAt(0, 'DESC')).ids[0]).toBeGreaterThan(next.ids[1]!);
});
