import express from 'express';
import request from 'supertest';
import type { Sequelize } from 'sequelize';
import { DomainError } from '../../domain/error-codes.ts';
import { handleErrors } from '../../server/core/errors/errors.ts';
import { freshDatabase } from '../support/database.ts';
import { prepared } from '../support/prepared.ts';

/** The last handler: whatever is thrown becomes one of our codes, and nothing of the inside gets out. */

const database = prepared(freshDatabase);

async function answerTo(fail: (sequelize: Sequelize) => unknown) {
  const app = express();
  app.get('/', async () => {
    await fail(database.sequelize);
  });
  app.use(handleErrors);
  const { status, body } = await request(app).get('/');
  return { status, code: body.error.code as string, text: JSON.stringify(body) };
}

const insert = (sequelize: Sequelize, sql: string, values: Record<string, unknown>) =>
  sequelize.query(sql, { bind: values });

test.each<[string, (sequelize: Sequelize) => unknown, number, string]>([
  ['a refusal', () => Promise.reject(new DomainError('deadline_over')), 409, 'deadline_over'],
  [
    'a NUL in JSON',
    (sequelize) => insert(sequelize, 'select $json::jsonb', { json: '{"a":"\\u0000"}' }),
    400,
    'malformed_request',
  ],
  [
    'a number out of range',
    (sequelize) => insert(sequelize, 'select $number::text::integer', { number: '2147483648' }),
    400,
    'malformed_request',
  ],
  [
    'a day that does not exist',
    (sequelize) => insert(sequelize, 'select $day::text::date', { day: '2026-02-30' }),
    400,
    'malformed_request',
  ],
  ['a mistake of ours', (sequelize) => sequelize.query('select secret from nowhere'), 500, 'internal_error'],
  ['an error that is none', () => Promise.reject(new Error('secret')), 500, 'internal_error'],
])('%s', async (_name, fail, status, code) => {
  const answer = await answerTo(fail);
  expect([answer.status, answer.code]).toEqual([status, code]);
  expect(answer.text).not.toMatch(/secret|select|nowhere/);
});
