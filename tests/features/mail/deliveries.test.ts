import request from 'supertest';
import type { Delivery } from '../../../db/models/delivery.ts';
import type { Actor } from '../../../domain/roles.ts';
import { freshDatabase } from '../../support/database.ts';
import {
  actors,
  appFor,
  list,
  makeApplication,
  makeDelivery,
  makeMember,
} from '../../core/resource-support.ts';
import { prepared } from '../../support/prepared.ts';

let aboutMine: Delivery;
let aboutTheirs: Delivery;
let toMe: Delivery;
let aboutNothing: Delivery;
let statements: string[] = [];

const SECRET = 'kf8Q2vXwT1aBcD3eFgH5iJ';

const database = prepared(() => freshDatabase({ logging: (sql) => void statements.push(sql) }));
const mentor = prepared(makeMember);
const manager = prepared(() => makeMember({ role: 'manager' }));
const mine = prepared(() => makeApplication({}, mentor));
beforeAll(async () => {
  aboutMine = await makeDelivery(mine, {
    state: 'kept',
    body_html: `<p><a href="https://example.com/events/3/apply_complete?token=${SECRET}&amp;lang=ja">確認</a></p>`,
    body_text: `https://example.com/unsubscribe/${SECRET} https://example.com/applications/12`,
    attachments: [{ filename: 'resume.pdf', content_type: 'application/pdf', file_id: 7, key: SECRET }],
  });
  aboutTheirs = await makeDelivery(await makeApplication({}, manager), { state: 'sent' });
  toMe = await makeDelivery(null, { recipient_hf_member_id: mentor.id, recipient_email: mentor.email });
  aboutNothing = await makeDelivery(null, { subject: '100%確認' });
});
beforeEach(() => {
  statements = [];
});

const ask = (actor: Actor, url: string) => request(appFor(database.sequelize, actor)).get(url);
const ids = (body: { id: number }[]) => body.map((row) => row.id);

test.each([
  ['a visitor', actors.visitor, 401],
  ['an account', actors.account, 403],
  ['a student', actors.student(1), 403],
])('%s is refused', async (_who, actor, status) => {
  expect((await ask(actor, list('deliveries'))).status).toBe(status);
  expect((await ask(actor, `/staff/api/deliveries/${aboutMine.id}`)).status).toBe(status);
});

describe('a manager', () => {
  test('sees every mail, newest first, without its body in the list', async () => {
    const answer = await ask(actors.manager(manager.id), list('deliveries'));
    expect(ids(answer.body)).toEqual([aboutNothing.id, toMe.id, aboutTheirs.id, aboutMine.id]);
    expect(answer.headers['content-range']).toBe('deliveries 0-3/4');
    expect(answer.body[3]).not.toHaveProperty('body_html');
    expect(answer.body[3]).toMatchObject({ application_id: mine.id, state: 'kept' });
    expect(statements).toHaveLength(2);
  });

  test('narrows by state, application and words', async () => {
    const find = async (filter: object) =>
      ids((await ask(actors.manager(manager.id), list('deliveries', { filter }))).body);
    expect(await find({ state: 'sent' })).toEqual([aboutTheirs.id]);
    expect(await find({ application_id: mine.id })).toEqual([aboutMine.id]);
    expect(await find({ q: '100%' })).toEqual([aboutNothing.id]);
    expect(await find({ q: toMe.recipient_email })).toEqual([toMe.id]);
    expect(await find({ id: [aboutMine.id] })).toEqual([aboutMine.id]);
  });

  test('reads a mail without the keys in its links and without where its files lie', async () => {
    const answer = await ask(actors.manager(manager.id), `/staff/api/deliveries/${aboutMine.id}`);
    expect(answer.status).toBe(200);
    expect(answer.body.body_html).toContain('確認');
    expect(answer.body.body_html).toContain('&amp;lang=ja');
    expect(answer.body.body_text).toContain('https://example.com/applications/12');
    expect(JSON.stringify(answer.body)).not.toContain(SECRET);
    expect(answer.body.attachments).toEqual([
      { file_name: 'resume.pdf', content_type: 'application/pdf', byte_size: null },
    ]);
    expect(statements).toHaveLength(1);
  });
});

describe('a mentor', () => {
  test('sees the mails about applications assigned to them, and their own', async () => {
    const answer = await ask(actors.mentor(mentor.id), list('deliveries'));
    expect(ids(answer.body)).toEqual([toMe.id, aboutMine.id]);
  });

  test('with the flag for all applications sees the mails about any of them', async () => {
    const actor = actors.mentor(mentor.id, { sees_all_applications: true });
    const answer = await ask(actor, list('deliveries'));
    expect(ids(answer.body)).toEqual([toMe.id, aboutTheirs.id, aboutMine.id]);
  });

  test('cannot open any other: it does not exist for them', async () => {
    const actor = actors.mentor(mentor.id);
    expect((await ask(actor, `/staff/api/deliveries/${aboutMine.id}`)).status).toBe(200);
    expect((await ask(actor, `/staff/api/deliveries/${aboutTheirs.id}`)).status).toBe(404);
    expect((await ask(actor, `/staff/api/deliveries/${aboutNothing.id}`)).status).toBe(404);
  });
});

test('an unknown filter is refused by name', async () => {
  const answer = await ask(actors.manager(manager.id), list('deliveries', { filter: { body: 'x' } }));
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.error.fields)).toEqual(['filter[body]']);
});
