import { HfMemberGid } from '../../db/models/hf-member.ts';
import { Inquiry } from '../../db/models/inquiry.ts';
import { PageView } from '../../db/models/page-view.ts';
import { startApi } from '../support/api.ts';
import { member, student } from '../support/factories.ts';
import { applied, submitted } from '../support/steps.ts';
import { prepared } from '../support/prepared.ts';

const api = prepared(startApi);

describe('page views', () => {
  const visit = { visit_at: '2026-11-21T03:00:00Z', path: '/recruitments?full_text_search_query=secret' };

  test('are counted for anybody, without what stands in the query of the address', async () => {
    const { body } = await api.as(null).command('count_visit_page_view', { page_view: visit }).expect(200);
    const view = (await PageView.findOne({ where: { key: body.id } }))!;
    expect([view.path, view.user_id]).toEqual(['/recruitments', null]);
  });

  test('the leave time is set once', async () => {
    const { body } = await api.as(null).command('count_visit_page_view', { page_view: visit }).expect(200);
    const leave = (leave_at: string) =>
      api
        .as(null)
        .command('count_leave_page_view', { page_view: { id: body.id, leave_at } })
        .expect(200);
    await leave('2026-11-21T03:01:00Z');
    await leave('2026-11-21T09:00:00Z');
    expect((await PageView.findOne({ where: { key: body.id } }))!.leave_at).toEqual(
      new Date('2026-11-21T03:01:00Z'),
    );
  });

  test('an unknown id and a number are refused', async () => {
    const leave = (id: unknown) =>
      api.as(null).command('count_leave_page_view', { page_view: { id, leave_at: '2026-11-21T03:01:00Z' } });
    await leave('6d9c5b1e-5f0e-4a35-9d0f-2f5f1f3c7a10').expect(404);
    await leave(1).expect(422);
  });
});

describe('user__send_inquiry', () => {
  test('keeps the message; an empty one is refused', async () => {
    const me = await student(api);
    const { body } = await me
      .command('user__send_inquiry', { message: 'Hello', referer: '/profile' })
      .expect(200);
    expect(await Inquiry.findByPk(body.id)).toMatchObject({
      message: 'Hello',
      referer: '/profile',
      user_id: me.user.id,
    });
    const refused = await me.command('user__send_inquiry', { message: '  ' }).expect(422);
    expect(refused.body.error.fields.message[0].message).toBe('This is required.');
    await api.as(null).command('user__send_inquiry', { message: 'x' }).expect(401);
  });
});

describe('user__update_application_behavior_log', () => {
  test("is replaced by each call, capped, and the owner's alone", async () => {
    const { me, application } = await applied(api);
    const save = (behavior: object) =>
      me.command('user__update_application_behavior_log', { application: { id: application.id, behavior } });
    await save({ a: 1 }).expect(200);
    await save({ b: 2 }).expect(200);
    const { body } = await me.query('aggregates__application', `id=${application.id}`);
    expect(body.behavior).toEqual({ b: 2 });
    await save({ long: 'x'.repeat(20_001) }).expect(422);
    const manager = await member(api, 'manager');
    const seen = await manager.query('aggregates__application', `id=${application.id}`).expect(200);
    expect(seen.body).not.toHaveProperty('behavior');
  });
});

describe('get_is_hf_member_by_gid', () => {
  test('answers a bare boolean', async () => {
    await HfMemberGid.create({ gid: '1.2', hf_member_id: null });
    expect((await api.as(null).query('get_is_hf_member_by_gid', 'gid=1.2').expect(200)).body).toBe(true);
    expect((await api.as(null).query('get_is_hf_member_by_gid', 'gid=3.4').expect(200)).body).toBe(false);
  });
});

describe('who sees a student', () => {
  test('oneself, the mentor of an application, other mentors without contact, managers all, nobody else', async () => {
    const { me, mentor } = await submitted(api);
    const ask = (person: { query: typeof me.query }) => person.query('aggregates__user', `id=${me.user.id}`);
    expect((await ask(me).expect(200)).body).toMatchObject({ email: me.email, version: expect.any(Number) });
    expect((await ask(mentor).expect(200)).body).toMatchObject({
      email: me.email,
      phone_num: '080-0000-0000',
    });
    const other = (await ask(await member(api)).expect(200)).body;
    expect(other).toMatchObject({ first_name: 'Linh', jlpt: 2 });
    for (const hidden of ['email', 'phone_num', 'address', 'birth_day', 'gender', 'application_ids'])
      expect(other).not.toHaveProperty(hidden);
    expect((await ask(await member(api, 'manager')).expect(200)).body).toHaveProperty('analytics_data');
    await ask(await student(api)).expect(404);
    await ask(api.as(null)).expect(401);
  });
});

describe('who sees a member of staff', () => {
  test("a student the names of one's own mentors, staff the contact, a manager the role", async () => {
    const { me, mentor } = await submitted(api);
    const ask = (person: { query: typeof me.query }) =>
      person.query('aggregates__hf_member', `id=${mentor.member.id}`);
    expect(Object.keys((await ask(me).expect(200)).body).sort()).toEqual(['id', 'names']);
    expect((await ask(await member(api)).expect(200)).body).toMatchObject({ email: mentor.email });
    expect((await ask(await member(api, 'manager')).expect(200)).body).toMatchObject({ role: 'mentor' });
    await ask(await student(api)).expect(404);
  });
});
