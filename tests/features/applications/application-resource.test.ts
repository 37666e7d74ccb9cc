import request from 'supertest';
import { ApplicationHfMember } from '../../../db/models/application-records.ts';
import { applicationForStaff } from '../../../server/features/applications/views/application-schema.ts';
import type { Actor } from '../../../domain/roles.ts';
import { freshDatabase } from '../../support/database.ts';
import {
  actors,
  appFor,
  list,
  makeApplication,
  makeMember,
  makeRecruitment,
  makeStudent,
} from '../../core/resource-support.ts';
import { prepared } from '../../support/prepared.ts';

let statements: string[] = [];

const database = prepared(() => freshDatabase({ logging: (sql) => void statements.push(sql) }));
const mentor = prepared(makeMember);
const other = prepared(makeMember);
const mine = prepared(() =>
  makeApplication({ state: 'in_correction', due_date_to_submit_resume: '2026-11-20' }, mentor),
);
const theirs = prepared(() =>
  makeApplication({ state: 'sent_to_company', due_date_to_submit_resume: '2026-11-10' }, other),
);
const unassigned = prepared(async () =>
  makeApplication({
    state: 'resume_submitted',
    due_date_to_submit_resume: '2026-11-21',
    user_id: (await makeStudent({ last_name: '範田', first_name: '春' })).id,
    recruitment_id: (await makeRecruitment({ company: '例文電機', title: '品質100%の検査' })).id,
  }),
);
beforeAll(async () => {
  await makeApplication({ state: 'failed' });
});
beforeEach(() => {
  statements = [];
});

const ask = (actor: Actor, url: string) => request(appFor(database.sequelize, actor)).get(url);
const ids = (body: { id: number }[]) => body.map((row) => row.id);

describe('who may ask', () => {
  test.each([
    ['a visitor', actors.visitor, 401, 'unauthenticated'],
    ['an account', actors.account, 403, 'forbidden'],
    ['a student', actors.student(1), 403, 'forbidden'],
  ])('%s is refused, on the list and on one', async (_who, actor, status, code) => {
    for (const url of [list('applications'), `/staff/api/applications/${mine.id}`]) {
      const answer = await ask(actor, url);
      expect(answer.status).toBe(status);
      expect(answer.body.error.code).toBe(code);
    }
    expect(statements).toEqual([]);
  });
});

describe('a mentor', () => {
  test('sees the assigned applications, with what the screen needs and nothing more', async () => {
    const answer = await ask(actors.mentor(mentor.id), list('applications', { filter: { scope: 'mine' } }));
    expect(answer.status).toBe(200);
    expect(answer.headers['content-range']).toBe('applications 0-0/1');
    expect(answer.body).toHaveLength(1);
    expect(answer.body[0]).toMatchObject({
      id: mine.id,
      state: 'in_correction',
      waiting_for: 'staff',
      is_overdue: true,
      can: { open: true, take: false },
      hf_members: [{ id: mentor.id, names: { ja: `${mentor.last_name_ja} ${mentor.first_name_ja}` } }],
    });
    expect(Object.keys(answer.body[0].user).toSorted()).toEqual(
      ['first_name', 'first_name_kana', 'id', 'last_name', 'last_name_kana'].toSorted(),
    );
  });

  test('sees the unassigned queue of open applications, which can be taken but not opened', async () => {
    const actor = actors.mentor(mentor.id);
    const answer = await ask(actor, list('applications', { filter: { scope: 'unassigned' } }));
    expect(ids(answer.body)).toEqual([unassigned.id]);
    expect(answer.body[0].can).toEqual({ open: false, take: true });
    expect((await ask(actor, `/staff/api/applications/${unassigned.id}`)).status).toBe(404);
  });

  test('is refused the scope of all, and gets only their own without a scope', async () => {
    const refused = await ask(actors.mentor(mentor.id), list('applications', { filter: { scope: 'all' } }));
    expect(refused.status).toBe(403);
    const answer = await ask(actors.mentor(mentor.id), list('applications'));
    expect(ids(answer.body)).toEqual([mine.id]);
  });

  test("cannot tell a colleague's application from one that does not exist", async () => {
    const hidden = await ask(actors.mentor(mentor.id), `/staff/api/applications/${theirs.id}`);
    const absent = await ask(actors.mentor(mentor.id), '/staff/api/applications/999999');
    expect(hidden.status).toBe(404);
    expect(hidden.body).toEqual(absent.body);
    const byId = await ask(actors.mentor(mentor.id), list('applications', { filter: { id: [theirs.id] } }));
    expect(byId.body).toEqual([]);
    expect(byId.headers['content-range']).toBe('applications */0');
  });

  test('with the flag for all applications sees all', async () => {
    const actor = actors.mentor(mentor.id, { sees_all_applications: true });
    const answer = await ask(actor, list('applications', { filter: { scope: 'all', is_open: true } }));
    expect(ids(answer.body).toSorted()).toEqual([mine.id, theirs.id, unassigned.id].toSorted());
  });

  test('who applied as a student does not find that application on the desk', async () => {
    const user = await makeStudent();
    const own = await makeApplication({ user_id: user.id }, mentor);
    const actor = actors.mentor(mentor.id, { user_id: user.id });
    expect((await ask(actor, `/staff/api/applications/${own.id}`)).status).toBe(404);
    expect(ids((await ask(actor, list('applications'))).body)).toEqual([mine.id]);
    await ApplicationHfMember.destroy({ where: { application_id: own.id } });
    await own.destroy();
  });
});

describe('one application', () => {
  test("is the staff view of the lifecycle's commands, with the events its mentor may cause", async () => {
    const answer = await ask(actors.mentor(mentor.id), `/staff/api/applications/${mine.id}`);
    expect(answer.status).toBe(200);
    expect(applicationForStaff.parse(answer.body)).toEqual(answer.body);
    expect(answer.body.events_allowed).toContain('return_to_student');
    expect(answer.body.user.email).toMatch(/@example\.com$/);
    expect(answer.body).not.toHaveProperty('behavior');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(statements).toHaveLength(2);
  });

  test.each(['0', '-1', '1.5', 'abc', '9999999999', "1'--"])('an id like %s is not found', async (id) => {
    const url = `/staff/api/applications/${encodeURIComponent(id)}`;
    expect((await ask(actors.manager(other.id), url)).status).toBe(404);
    expect(statements).toEqual([]);
  });
});

describe('filters, sorts and pages', () => {
  const find = async (parameters: Record<string, unknown>) =>
    ids((await ask(actors.manager(other.id), list('applications', parameters))).body);

  test('narrow by state, by whose turn it is, and by being open', async () => {
    expect(await find({ filter: { state: 'sent_to_company' } })).toEqual([theirs.id]);
    expect(await find({ filter: { waiting_for: 'company' } })).toEqual([theirs.id]);
    expect(await find({ filter: { waiting_for: 'staff' } })).toEqual([mine.id, unassigned.id]);
    expect(await find({ filter: { is_open: false } })).toHaveLength(1);
  });

  test.each([
    ['name of the student', '範田'],
    ['words of two fields', '春 範田'],
    ['company', '例文電機'],
    ['a part of the title with a sign that means "anything" to the database', '100%の'],
  ])('search finds the %s', async (_what, q) => {
    expect(await find({ filter: { q } })).toEqual([unassigned.id]);
  });

  test('search takes signs of the database as text, and a number as an id', async () => {
    expect(await find({ filter: { q: '100%検査' } })).toEqual([]);
    expect(await find({ filter: { q: "x' or 1=1 --" } })).toEqual([]);
    expect(await find({ filter: { q: `#${mine.id}` } })).toEqual([mine.id]);
  });

  test('sort both ways, and page without overlap', async () => {
    const filter = { is_open: true };
    // By who must act, then by when: a resume that has left is not late, whatever its due day was.
    expect(await find({ filter })).toEqual([mine.id, unassigned.id, theirs.id]);
    expect(await find({ filter, sort: ['work_order', 'DESC'] })).toEqual([theirs.id, unassigned.id, mine.id]);
    expect(await find({ filter, sort: ['due_date_to_submit_resume', 'DESC'] })).toEqual([
      unassigned.id,
      mine.id,
      theirs.id,
    ]);
    expect(await find({ filter, range: [1, 1] })).toEqual([unassigned.id]);
  });

  test('a page costs the same statements whatever its rows', async () => {
    await ask(actors.manager(other.id), list('applications', { range: [0, 0] }));
    const few = statements.length;
    statements = [];
    await ask(actors.manager(other.id), list('applications', { range: [0, 99] }));
    expect(statements).toHaveLength(few);
    expect(few).toBe(2);
  });
});

describe('what is not understood is refused by name', () => {
  test.each([
    ['an unknown filter', { filter: { mentor: 3 } }, 400, 'unknown_field', 'filter[mentor]'],
    ['an unknown sort', { sort: ['password', 'ASC'] }, 400, 'unknown_field', 'sort[password]'],
    ['an unknown parameter', { page: 3 }, 400, 'unknown_field', 'page'],
    ['a filter that is no object', { filter: [1] }, 400, 'malformed_request', 'filter'],
    ['a direction that is none', { sort: ['id', 'sideways'] }, 400, 'malformed_request', 'sort'],
    ['a range backwards', { range: [5, 1] }, 400, 'malformed_request', 'range'],
    ['a range of text', { range: ['0', '9'] }, 400, 'malformed_request', 'range'],
    ['a page too large', { range: [0, 100] }, 422, 'validation_failed', 'range'],
    ['a page beyond the cap', { range: [10_090, 10_189] }, 422, 'validation_failed', 'range'],
    ['a state that is none', { filter: { state: 'lost' } }, 422, 'validation_failed', 'filter[state]'],
    ['an over-long search', { filter: { q: 'x'.repeat(101) } }, 422, 'validation_failed', 'filter[q]'],
    ['ids that are none', { filter: { id: ['x'] } }, 422, 'validation_failed', 'filter[id][0]'],
  ])('%s', async (_what, parameters, status, code, field) => {
    const answer = await ask(actors.manager(other.id), list('applications', parameters));
    expect(answer.status).toBe(status);
    expect(answer.body.error.code).toBe(code);
    expect(Object.keys(answer.body.error.fields)).toEqual([field]);
    expect(statements).toEqual([]);
  });

  test('text that is not JSON, and a parameter sent twice', async () => {
    const actor = actors.manager(other.id);
    expect((await ask(actor, '/staff/api/applications?filter=%7B')).status).toBe(400);
    expect((await ask(actor, '/staff/api/applications?range=[0,1]&range=[0,2]')).status).toBe(400);
  });

  test('another resource, and any writing', async () => {
    const app = appFor(database.sequelize, actors.manager(other.id));
    expect((await request(app).get('/staff/api/nobodies')).status).toBe(404);
    expect(
      (await request(app).put(`/staff/api/applications/${mine.id}`).send({ state: 'passed' })).status,
    ).toBe(404);
    expect((await request(app).delete(`/staff/api/applications/${mine.id}`)).status).toBe(404);
  });
});
