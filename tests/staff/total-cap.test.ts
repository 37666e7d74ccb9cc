import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { actors, appFor, list } from './support.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await freshDatabase();
  await database.sequelize.query(`
    insert into deliveries (cause, template, recipient_email, language_code, state, available_at)
    select 'cause:' || n, 'resume_submitted', 'recipient@example.com', 'en',
      case when n <= 10000 then 'sent' else 'held' end, now()
    from generate_series(1, 10001) n`);
});
afterAll(() => database.close());

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
