import { Course } from '../../../db/models/course.ts';
import { HfMember } from '../../../db/models/hf-member.ts';
import { Inquiry } from '../../../db/models/inquiry.ts';
import { OutboxEvent } from '../../../db/models/outbox-event.ts';
import { Setting } from '../../../db/models/setting.ts';
import { User } from '../../../db/models/user.ts';
import { startApi } from '../../support/api.ts';
import { member, recruitment, student } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);
const manager = prepared(() => member(api, 'manager'));
const mentor = prepared(() => member(api));

type Answer = { status: number; body: { error?: { code: string; fields: object } } };
const fieldOf = (answer: Answer) => [
  answer.status,
  answer.body.error?.code,
  ...Object.keys(answer.body.error?.fields ?? {}),
];
const INVALID = [422, 'validation_failed'];
const TITLE = { title: { ja: '題', en: 'Title' } };

describe('what cannot be written', () => {
  test.each<[string, object, unknown[]]>([
    [
      'courses',
      { ...TITLE, lessons: [{ ...TITLE, index_in_course: 1, video_url: 'http://x.jp' }] },
      [...INVALID, 'lessons[0][video_url]'],
    ],
    ['courses', { ...TITLE, lessons: [{ ...TITLE }] }, [...INVALID, 'lessons[0][index_in_course]']],
    ['courses', { title: { vi: 'x' } }, [...INVALID, 'title[ja]']],
    ['referral_codes', { token: 'with space' }, [...INVALID, 'token']],
    ['referral_codes', { token: '' }, [...INVALID, 'token']],
    [
      'resume_questions',
      { ...TITLE, default_num_of_characters_ja: 0 },
      [...INVALID, 'default_num_of_characters_ja'],
    ],
    ['resume_questions', { ...TITLE, default_template_id: 1 }, [...INVALID, 'default_template_id']],
    ['resume_questions', { ...TITLE, using_frequency: 9 }, [400, 'unknown_field', 'using_frequency']],
    ['hf_members', { email: 'not an address' }, [...INVALID, 'email']],
    ['hf_members', { email: 'a@example.com', role: 'company' }, [...INVALID, 'role']],
  ])('%s: %j', async (resource, body, refusal) => {
    expect(fieldOf(await manager.create(resource, body))).toEqual(refusal);
  });

  test.each(['courses', 'referral_codes', 'resume_questions', 'hf_members', 'settings'])(
    '%s by a mentor or a student',
    async (resource) => {
      await mentor.list(resource).expect(200);
      await mentor.create(resource, {}).expect(403);
      await mentor.update(resource, 1, 0, {}).expect(403);
      await (await student(api)).list(resource).expect(403);
      await api.as(null).list(resource).expect(401);
    },
  );
});

test('lessons change their places in one go', async () => {
  const lesson = (index_in_course: number) => ({ title: { ja: `${index_in_course}` }, index_in_course });
  const { body } = await manager.create('courses', { ...TITLE, lessons: [lesson(1), lesson(2)] }).expect(201);
  const [first, second] = body.lessons;
  const lessons = [
    { id: first.id, index_in_course: 2 },
    { id: second.id, index_in_course: 1 },
  ];
  const moved = (await manager.update('courses', body.id, 0, { lessons }).expect(200)).body;
  expect(moved.lessons.map(({ id }: { id: number }) => id)).toEqual([second.id, first.id]);
  const twice = [{ id: first.id, index_in_course: 1 }];
  expect((await manager.update('courses', body.id, 1, { lessons: twice })).status).toBe(422);
  expect((await Course.findByPk(body.id))!.version).toBe(1);
});

test('a resume question starts with a template of its own, and one that is asked is not removed', async () => {
  const create = { ...TITLE, templates: [{ template_name: { ja: '型' }, position: 1 }] };
  const { body } = await manager.create('resume_questions', create).expect(201);
  const [{ id: default_template_id }] = body.templates;
  await manager.update('resume_questions', body.id, 0, { default_template_id }).expect(200);
  const gone = { templates: [{ id: default_template_id, _destroy: true }] };
  expect(fieldOf(await manager.update('resume_questions', body.id, 1, gone))).toEqual([
    ...INVALID,
    'default_template_id',
  ]);
  const { questions } = await recruitment(api);
  const asked = (await manager.get(`/staff/api/resume_questions/${questions[0]!.id}`).expect(200)).body;
  expect(asked.using_frequency).toBe(1);
  expect(fieldOf(await manager.remove('resume_questions', asked.id, 0))).toEqual([409, 'still_in_use']);
});

test('a referral code is there once', async () => {
  await manager.create('referral_codes', { token: 'SPRING', label: '春' }).expect(201);
  expect(fieldOf(await manager.create('referral_codes', { token: 'SPRING' }))).toEqual([...INVALID, 'token']);
});

describe('settings', () => {
  const setting = async (key: string) => (await Setting.findOne({ where: { key } }))!;

  test.each<[string, unknown, string]>([
    [
      'claims',
      { partner_firms: -1, companies_to_apply: 1, resume_days: 1, minutes: 1 },
      'value[partner_firms]',
    ],
    ['claims', { partner_firms: 1 }, 'value[companies_to_apply]'],
    ['residence_status_notice', { xx: 'x' }, 'value[xx]'],
    ['residence_status_notice', {}, 'value[ja]'],
    ['operator', { xx: 'x' }, 'value[xx]'],
  ])('%s refuses %j', async (key, value, field) => {
    const { id, version } = await setting(key);
    const answer = await manager.update('settings', id, version, { value });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.error.fields)).toContain(field);
  });

  test('changed are read by everybody', async () => {
    const { id, version } = await setting('claims');
    const value = { partner_firms: 171, companies_to_apply: 100, resume_days: 3, minutes: 5 };
    await manager.update('settings', id, version, { value }).expect(200);
    expect((await api.as(null).query('get_settings').expect(200)).body.claims).toEqual(value);
  });

  test('who runs the service may stand empty, and is read by everybody', async () => {
    const { id, version } = await setting('operator');
    expect((await api.as(null).query('get_settings').expect(200)).body.operator).toEqual({});
    const value = { ja: '運営：株式会社みなと見本' };
    await manager.update('settings', id, version, { value }).expect(200);
    expect((await api.as(null).query('get_settings').expect(200)).body.operator).toEqual(value);
    await manager.update('settings', id, version + 1, { value: {} }).expect(200);
  });

  test('that nobody may edit here do not exist here', async () => {
    const { id } = await Setting.create({ key: 'inner', value: 1 });
    await manager.get(`/staff/api/settings/${id}`).expect(404);
    await manager.update('settings', id, 0, { value: 2 }).expect(404);
  });
});

describe('members of staff', () => {
  const versionOf = async (id: number) => (await HfMember.findByPk(id))!.version;

  test.each<[object, string]>([
    [{ role: 'mentor' }, 'role'],
    [{ is_active: false }, 'is_active'],
    [{ email: 'other@example.com' }, 'email'],
  ])('take nothing from themselves: %j', async (change, field) => {
    const other = await member(api, 'manager');
    const { id } = other.member;
    expect(fieldOf(await other.update('hf_members', id, await versionOf(id), change))).toEqual([
      ...INVALID,
      field,
    ]);
  });

  test('never are without a manager, even when two managers demote each other at once', async () => {
    await HfMember.update({ is_active: false }, { where: { role: 'manager' } });
    const [one, other] = [await member(api, 'manager'), await member(api, 'manager')];
    const answers = await Promise.all([
      one.update('hf_members', other.member.id, 0, { role: 'mentor' }),
      other.update('hf_members', one.member.id, 0, { is_active: false }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await HfMember.count({ where: { role: 'manager', is_active: true } })).toBe(1);
    await HfMember.update({ is_active: true }, { where: { id: manager.member.id } });
  });

  test('have an address of their own, and are found by any of their names', async () => {
    const { email } = mentor.member;
    expect(fieldOf(await manager.create('hf_members', { email }))).toEqual([...INVALID, 'email']);
    const fields = { email: 'hana@example.com', first_name_en: 'Hanako', last_name_en: 'Quill' };
    const { body } = await manager.create('hf_members', fields).expect(201);
    expect(body).toMatchObject({ role: 'mentor', is_active: true });
    const found = await manager.list('hf_members', { filter: { q: 'quill hana' } }).expect(200);
    expect(found.body.map(({ id }: { id: number }) => id)).toEqual([body.id]);
  });
});

describe('inquiries', () => {
  const asked = async (user_id: number | null = null) =>
    Inquiry.create({ user_id, message: 'どこで変えられますか', referer: '/profile', answered_at: null });
  const reply = (id: number, more: object = {}) => ({ inquiry: { id, ...more }, body: 'プロフィールです。' });

  test('are answered by mail, by whoever answers first, and closed', async () => {
    const { user } = await student(api);
    const { id } = await asked(user.id);
    const { body } = await mentor.command('hf_member__reply_to_inquiry', reply(id)).expect(200);
    const seen = (await manager.get(`/staff/api/inquiries/${id}`).expect(200)).body;
    expect(seen).toMatchObject({
      state: 'answered',
      hf_member_id: mentor.member.id,
      inquiry_replies: [{ id: body.inquiry_reply_id, hf_member: { id: mentor.member.id } }],
    });
    expect(seen.user).not.toHaveProperty('email');
    const events = await OutboxEvent.findAll({ where: { type: 'inquiry_replied' } });
    expect(events.map(({ payload }) => payload)).toEqual([
      { user_id: user.id, inquiry_reply_id: body.inquiry_reply_id },
    ]);
    await manager.command('hf_member__close_inquiry', { inquiry: { id, is_closed: true } }).expect(200);
    const closed = await mentor.list('inquiries', { filter: { state: 'closed' } }).expect(200);
    expect(closed.body.map((row: { id: number }) => row.id)).toEqual([id]);
    const other = await student(api);
    await asked(other.user.id);
    const own = await mentor.list('inquiries', { filter: { user_id: user.id } }).expect(200);
    expect(own.body.map((row: { id: number }) => row.id)).toEqual([id]);
  });

  test('are not answered on top of an answer that was not read', async () => {
    const { id } = await asked((await student(api)).user.id);
    const read = (await manager.get(`/staff/api/inquiries/${id}`).expect(200)).body;
    await mentor.command('hf_member__reply_to_inquiry', reply(id, { version: read.version })).expect(200);
    const late = await manager.command('hf_member__reply_to_inquiry', reply(id, { version: read.version }));
    expect(late.status).toBe(409);
    expect(late.body.error.code).toBe('version_conflict');
    const version = read.version + 1;
    await manager.command('hf_member__reply_to_inquiry', reply(id, { version })).expect(200);
  });

  test('tell who else has them open', async () => {
    const { id } = await asked((await student(api)).user.id);
    const told = (visit: string, more: object = {}) => ({ inquiry: { id, visit, ...more } });
    const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];
    await mentor.command('hf_member__inquiry_heartbeat', told(one, { place: 'reply' })).expect(200);
    const seen = await manager.command('hf_member__inquiry_heartbeat', told(other)).expect(200);
    expect(seen.body.others).toMatchObject([{ hf_member_id: mentor.member.id, place: 'reply' }]);
    await mentor.command('hf_member__inquiry_heartbeat', told(one, { is_leaving: true })).expect(200);
    const left = await manager.command('hf_member__inquiry_heartbeat', told(other)).expect(200);
    expect(left.body.others).toEqual([]);
  });

  test.each<[string, () => Promise<unknown>, unknown[]]>([
    ['nobody to write to', async () => reply((await asked()).id), [409, 'recipient_missing']],
    [
      'somebody who left',
      async () => {
        const { user } = await student(api);
        await User.update({ status: 'deleted' }, { where: { id: user.id } });
        return reply((await asked(user.id)).id);
      },
      [409, 'recipient_missing'],
    ],
    ['no words', async () => ({ ...reply((await asked()).id), body: '  ' }), [...INVALID, 'body']],
    ['no inquiry', async () => reply(999_999), [404, 'not_found']],
  ])('with %s are refused', async (_what, payload, refusal) => {
    const answer = await manager.command('hf_member__reply_to_inquiry', (await payload()) as object);
    expect(fieldOf(answer)).toEqual(refusal);
    expect(answer.body.error).toBeDefined();
  });

  test('are given to an active member alone, and never answered by REST', async () => {
    const { id } = await asked();
    const gone = await member(api, 'mentor', { is_active: false });
    expect(fieldOf(await mentor.update('inquiries', id, 0, { hf_member_id: gone.member.id }))).toEqual([
      ...INVALID,
      'hf_member_id',
    ]);
    expect(fieldOf(await mentor.update('inquiries', id, 0, { answered_at: null }))).toEqual([
      400,
      'unknown_field',
      'answered_at',
    ]);
    await mentor.update('inquiries', id, 0, { hf_member_id: mentor.member.id }).expect(200);
    expect((await mentor.list('inquiries', { filter: { is_unassigned: true, id: [id] } })).body).toEqual([]);
  });
});
