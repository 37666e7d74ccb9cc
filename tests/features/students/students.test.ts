import { ApplicationHfMember } from '../../../db/models/application-records.ts';
import { Application } from '../../../db/models/application.ts';
import { AuditLog } from '../../../db/models/audit-log.ts';
import { Identity } from '../../../db/models/identity.ts';
import { User } from '../../../db/models/user.ts';
import { startApi } from '../../support/api.ts';
import { member, recruitment, student } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);
const manager = prepared(() => member(api, 'manager'));
const mentor = prepared(() => member(api));
const stranger = prepared(() => member(api));
const linh = prepared(() =>
  student(api, {
    fields: {
      last_name: 'Trần',
      first_name: 'Thị Linh',
      last_name_kana: 'チャン',
      first_name_kana: 'ティ リン',
      email: 'linh.tran@example.com',
      phone_num: '080-1234-5678',
      health_description: 'good',
      num_of_dependents_family: 1,
      summary: 'Speaks well.',
    },
  }),
);
const kenji = prepared(() =>
  student(api, {
    level: 'minimum',
    fields: {
      last_name: '田中',
      first_name: '健二',
      email: 'kenji@example.org',
      phone_num: '+81 90 9999 0001',
      jlpt: 1,
      is_minimum_initialized: true,
    },
  }),
);
beforeAll(async () => {
  const job = await recruitment(api);
  const application = await Application.create({
    user_id: linh.user.id,
    recruitment_id: job.recruitment.id,
  });
  await ApplicationHfMember.create({ application_id: application.id, hf_member_id: mentor.member.id });
});

type Member = typeof manager;
const page = async (who: Member, id: number) => (await who.get(`/staff/api/users/${id}`).expect(200)).body;
const found = async (who: Member, filter: object): Promise<number[]> =>
  (await who.list('users', { filter }).expect(200)).body.map((row: { id: number }) => row.id);

/** What nobody may know of a student to recommend jobs (design, section 5), and what hangs on it. */
const HIDDEN = [
  'email', 'postal_code', 'address', 'address_kana', 'birth_day', 'phone_num', 'gender', 'is_gender_unanswered',
  'health_description', 'num_of_dependents_family', 'resume_face_image', 'residence_record', 'application_ids',
  'missing_for', 'applications', 'event_applications', 'consultations',
]; // prettier-ignore

describe('field access', () => {
  test('a manager reads every field of every student, and where they came from', async () => {
    for (const { user } of [linh, kenji]) {
      const read = await page(manager, user.id);
      expect(read.view).toBe('manager');
      for (const field of [...HIDDEN, 'analytics_data', 'agree_policy_at'])
        expect(read).toHaveProperty(field);
    }
  });

  test('a mentor reads the student of an assigned application wholly', async () => {
    const read = await page(mentor, linh.user.id);
    expect(read.view).toBe('mentor');
    for (const field of HIDDEN) expect(read).toHaveProperty(field);
    for (const field of ['analytics_data', 'merged_into_id']) expect(read).not.toHaveProperty(field);
    expect(read).toMatchObject({ email: 'linh.tran@example.com', health_description: 'good' });
    expect(read.applications).toHaveLength(1);
  });

  test.each(HIDDEN)('of another student a mentor does not learn %s', async (field) => {
    for (const [who, of] of [
      [mentor, kenji],
      [stranger, linh],
    ] as const) {
      const read = await page(who, of.user.id);
      expect(read.view).toBe('recommending');
      expect(read).not.toHaveProperty(field);
      const [row] = (await who.list('users', { filter: { id: [of.user.id] } }).expect(200)).body;
      expect(row).not.toHaveProperty(field);
      expect(JSON.stringify(read)).not.toContain(of.user.email);
    }
  });

  test('a mentor who sees all applications sees all students as a mentor', async () => {
    const lead = await member(api, 'mentor', { is_manager_of_applications: true });
    expect((await page(lead, kenji.user.id)).view).toBe('mentor');
  });

  test('oneself as a student is nobody’s desk, and a sign-up that proved nothing is nobody', async () => {
    const both = await member(api, 'manager');
    const own = await student(api);
    const sub = 'test|both';
    await Identity.create({
      iss: api.issuer,
      sub,
      email: both.email,
      email_verified: true,
      user_id: own.user.id,
    });
    const token = await api.tokenFor(both.email, { sub });
    await api.as(token).get(`/staff/api/users/${own.user.id}`).expect(404);
    const pending = await User.create({ email: 'pending@example.com', is_pending: true });
    await manager.get(`/staff/api/users/${pending.id}`).expect(404);
    expect(await found(manager, { id: [pending.id] })).toEqual([]);
  });

  test('is for staff', async () => {
    await linh.list('users').expect(403);
    await linh.get(`/staff/api/users/${linh.user.id}`).expect(403);
    await api.as(null).list('users').expect(401);
    await mentor.get('/staff/api/users.csv').expect(403);
  });
});

describe('searching', () => {
  test.each([
    ['in Latin letters, without its accents and in any order', 'linh TRAN'],
    ['in hiragana', 'ちゃん'],
    ['in katakana', 'チャン'],
    ['in katakana of half width', 'ﾁｬﾝ'],
    ['by its number', '#ID'],
  ])('finds a name %s', async (_how, q) => {
    expect(await found(stranger, { q: q.replace('ID', String(linh.user.id)) })).toContain(linh.user.id);
  });

  test.each(['田中 健', '田', '健二 田中', '田中健二', '田中・健二'])('finds kanji: %s', async (q) => {
    expect(await found(manager, { q })).toEqual([kenji.user.id]);
  });

  test.each([
    'linh.tran@',
    'チャン linh.tran',
    'linh linh.tran',
    '08012345678',
    '1234-5678',
    '+81 80-1234-5678',
  ])('finds %s for who may read contacts, and for nobody else', async (q) => {
    expect(await found(manager, { q })).toEqual([linh.user.id]);
    expect(await found(mentor, { q })).toEqual([linh.user.id]);
    expect(await found(stranger, { q })).toEqual([]);
  });

  test('every word has to be of the same student', async () => {
    expect(await found(manager, { q: 'linh 田中' })).toEqual([]);
    expect(await found(manager, { q: '田中 linh.tran@' })).toEqual([]);
  });

  test('takes signs of patterns as they are', async () => {
    expect(await found(manager, { q: '%' })).toEqual([]);
    expect(await found(manager, { q: "'" })).not.toBeNull();
  });
});

describe('filters', () => {
  test('level, status, places, examination, graduation', async () => {
    expect(await found(manager, { level: 'minimum_initialized' })).toEqual([kenji.user.id]);
    expect(await found(manager, { jlpt: 1 })).toEqual([kenji.user.id]);
    expect(await found(manager, { jlpt: 2, home_country_id: 233, living_country_id: 109 })).toEqual(
      expect.arrayContaining([kenji.user.id, linh.user.id]),
    );
    expect(await found(manager, { graduate_from: '2027-01-01', graduate_to: '2027-12-31' })).toContain(
      linh.user.id,
    );
    expect(await found(manager, { graduate_from: '2028-01-01' })).toEqual([]);
    expect(await found(manager, { status: 'paused' })).toEqual([]);
  });

  test('applications and mentors are not told of students whose applications one may not see', async () => {
    expect(await found(manager, { has_applications: true })).toEqual([linh.user.id]);
    expect(await found(manager, { hf_member_id: mentor.member.id })).toEqual([linh.user.id]);
    expect(await found(stranger, { has_applications: true })).toEqual([]);
    expect(await found(stranger, { has_applications: false })).toEqual([]);
    expect(await found(stranger, { hf_member_id: mentor.member.id })).toEqual([]);
  });

  test('an unknown one is refused', async () => {
    await manager.list('users', { filter: { birth_day: '2003-05-06' } }).expect(400);
    await manager.list('users', { filter: { jlpt: 6 } }).expect(422);
  });
});

describe('changing', () => {
  const version = async (id: number) => (await User.findByPk(id))!.version;

  test('a manager mends a name on request; the levels follow, the audit log tells', async () => {
    const { id } = linh.user;
    const answer = await manager
      .update('users', id, await version(id), { last_name_kana: 'トラン' })
      .expect(200);
    expect(answer.body).toMatchObject({ last_name_kana: 'トラン', first_name_kana: 'ティ リン' });
    const log = await AuditLog.findOne({
      where: { table_name: 'users', row_id: id },
      order: [['id', 'DESC']],
    });
    expect(log).toMatchObject({
      source: 'PUT users',
      hf_member_id: manager.member.id,
      subject_user_id: id,
      before: { last_name_kana: 'チャン' },
      after: { last_name_kana: 'トラン' },
    });
    await manager
      .update('users', id, await version(id), { last_name_kana: 'チャン', status: 'paused' })
      .expect(200);
    expect(await found(manager, { status: 'paused' })).toEqual([id]);
    await manager.update('users', id, await version(id), { status: 'active' }).expect(200);
  });

  test('a mentor writes the summary of their students, and nothing the student said', async () => {
    const { id } = linh.user;
    await mentor.update('users', id, await version(id), { summary: 'Wants Osaka.' }).expect(200);
    for (const body of [{ last_name: 'X' }, { status: 'closed' }, { phone_num: '1' }])
      await mentor.update('users', id, await version(id), body).expect(403);
    await stranger.update('users', id, await version(id), { summary: 'x' }).expect(404);
  });

  test.each([
    [{ email: 'new@example.com' }, 400],
    [{ career_meeting_at: '2026-12-01T01:00:00Z' }, 400],
    [{ is_hope_phone_consulting: true }, 400],
    [{ status: 'deleted' }, 422],
    [{ status: 'merged' }, 422],
    [{ last_name: null }, 422],
    [{ last_name_kana: 'Chan' }, 422],
    [{ first_name: '\u{1F600}' }, 422],
    [{ home_country_id: 999_999 }, 422],
  ])('refuses %j', async (body, status) => {
    const before = await version(linh.user.id);
    await manager.update('users', linh.user.id, before, body).expect(status);
    expect(await version(linh.user.id)).toBe(before);
  });

  test('needs the version it was made on; nobody creates or deletes a student here', async () => {
    await manager.update('users', linh.user.id, 999, { summary: 'x' }).expect(409);
    await manager.update('users', linh.user.id, null, { summary: 'x' }).expect(428);
    await manager.create('users', { summary: 'x' }).expect(405);
    await manager.remove('users', linh.user.id, 0).expect(405);
  });

  test('of a deleted account nothing is changed, and lists leave it out', async () => {
    const gone = await student(api, { fields: { status: 'deleted' } });
    await manager.update('users', gone.user.id, 0, { summary: 'x' }).expect(404);
    expect(await found(manager, {})).not.toContain(gone.user.id);
    expect(await found(manager, { status: 'deleted' })).toEqual([gone.user.id]);
  });
});

test('mails to one student are found by the student, for who may read them', async () => {
  const answer = await manager
    .list('deliveries', { filter: { recipient_user_id: linh.user.id } })
    .expect(200);
  expect(answer.body).toEqual([]);
});

test('the export is a CSV with contacts, in words of the page’s language', async () => {
  await User.update({ career_meeting_at: new Date('2026-12-01T05:00:00Z') }, { where: { id: linh.user.id } });
  const lineOf = (text: string) => text.split('\n').find((line) => line.includes('linh.tran@example.com'));
  const en = await manager.get('/staff/api/users.csv').expect(200);
  expect(en.text.split('\n')[0]).toContain('Family name (kana),Given name (kana),E-mail,Phone,Nationality,');
  expect(lineOf(en.text)).toContain(',United Arab Emirates,Japan,');
  expect(lineOf(en.text)).toContain(',Looking for a job,No,2026-12-01 14:00,');
  const ja = await manager.get('/staff/api/users.csv').set('page-language-id', '1').expect(200);
  expect(ja.text.split('\n')[0]).toContain('姓（かな）,名（かな）,メール,電話番号,国籍,');
  expect(lineOf(ja.text)).toContain(',アラブ首長国連邦,日本,');
  expect(lineOf(ja.text)).toContain(',就職活動中,いいえ,2026-12-01 14:00,');
});
