import request from 'supertest';
import type { Actor } from '../../../domain/roles.ts';
import { freshDatabase } from '../../support/database.ts';
import { actors, appFor, list, makeMember } from '../../core/resource-support.ts';
import { prepared } from '../../support/prepared.ts';

const database = prepared(freshDatabase);
const mentor = prepared(() => makeMember({ phone_num: '03-0000-0000', slack_id: 'U0SLACK' }));
const gone = prepared(() => makeMember({ role: 'manager', is_active: false }));

const ask = (actor: Actor, filter: object = {}) =>
  request(appFor(database.sequelize, actor)).get(list('hf_members', { filter }));

test('staff see names, contacts and rights of their colleagues', async () => {
  const answer = await ask(actors.mentor(mentor.id));
  expect(answer.status).toBe(200);
  expect(answer.body.map((row: { id: number }) => row.id)).toEqual([mentor.id, gone.id]);
  expect(Object.keys(answer.body[0]).toSorted()).toEqual([
    'email',
    'id',
    'is_active',
    'is_manager_of_applications',
    'names',
    'phone_num',
    'role',
    'version',
  ]);
});

test('filters by role and by being active', async () => {
  const role = await ask(actors.manager(mentor.id), { role: 'manager' });
  expect(role.body.map((row: { id: number }) => row.id)).toEqual([gone.id]);
  const active = await ask(actors.manager(mentor.id), { is_active: true });
  expect(active.body.map((row: { id: number }) => row.id)).toEqual([mentor.id]);
});

test.each([
  ['a visitor', actors.visitor, 401],
  ['an account', actors.account, 403],
  ['a student', actors.student(1), 403],
])('%s is refused', async (_who, actor, status) => {
  expect((await ask(actor)).status).toBe(status);
});

test('ids of outside tools are for managers', async () => {
  const slackOf = async (actor: Actor) => {
    const app = appFor(database.sequelize, actor);
    const { body } = await request(app).get(`/staff/api/hf_members/${mentor.id}`).expect(200);
    return [body.phone_num, body.slack_id];
  };
  expect(await slackOf(actors.mentor(mentor.id))).toEqual(['03-0000-0000', null]);
  expect(await slackOf(actors.manager(mentor.id))).toEqual(['03-0000-0000', 'U0SLACK']);
});
