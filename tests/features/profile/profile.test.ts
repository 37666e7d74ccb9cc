import sharp from 'sharp';
import { StoredFile } from '../../../db/models/file.ts';
import { User } from '../../../db/models/user.ts';
import { startApi } from '../../support/api.ts';
import { facePhoto, member, student } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);

describe('user__update_profile', () => {
  test('changes what it names and keeps the rest', async () => {
    const { command } = await student(api);
    const { body } = await command('user__update_profile', { user: { phone_num: '090-9999-0000' } }).expect(
      200,
    );
    expect(body).toMatchObject({
      phone_num: '090-9999-0000',
      first_name: 'Linh',
      address: '東京都新宿区高田馬場1-2-3',
    });
  });

  test('an empty text clears a field; is_initialized stays once reached', async () => {
    const { command } = await student(api);
    const { body } = await command('user__update_profile', { user: { jlpt: '' } }).expect(200);
    expect(body).toMatchObject({ jlpt: null, is_initialized: true, is_profile_enough_for_resume: false });
    expect(body.missing_for.resume).toEqual(['jlpt']);
  });

  test('nested lists: without id creates, with id updates, with _destroy removes, unmentioned stays', async () => {
    const { command } = await student(api);
    const first = await command('user__update_profile', {
      user: { certifications: [{ name: '簿記2級' }, { name: 'TOEIC 860' }, { name: '普通自動車免許' }] },
    }).expect(200);
    const [a, b, c] = first.body.certifications;
    const second = await command('user__update_profile', {
      user: {
        certifications: [{ id: a.id, name: '簿記1級' }, { id: b.id, _destroy: true }, { name: 'C++' }],
      },
    }).expect(200);
    expect(second.body.certifications).toEqual([
      { ...a, name: '簿記1級' },
      c,
      { id: expect.any(Number), name: 'C++', certificated_at: null },
    ]);
  });

  test('a list inside a list is saved too', async () => {
    const { command } = await student(api);
    const { body } = await command('user__update_profile', {
      user: {
        job_histories: [{ company_name: 'カフェ', quit_reasons: [{ job_history_quit_reason_id: 1 }] }],
      },
    }).expect(200);
    expect(body.job_histories[0].quit_reasons).toMatchObject([{ job_history_quit_reason_id: 1 }]);
  });

  test('a university that is not in the list is added as one of the student', async () => {
    const { command, query } = await student(api);
    const university = { local_name: 'Đại học Thử nghiệm', country_id: 233 };
    const { body } = await command('user__update_profile', {
      user: { universities: [{ university }] },
    }).expect(200);
    const added = body.universities.at(-1).university;
    expect(added).toMatchObject({ ...university, is_created_by_user: true });
    const mine = await query('get_universities', `q[id_eq]=${added.id}`).expect(200);
    expect(mine.body.total_count).toBe(1);
    const other = await student(api);
    expect((await other.query('get_universities', `q[id_eq]=${added.id}`)).body.total_count).toBe(0);
  });

  test("somebody else's row in a nested list does not exist, and nothing of the call is written", async () => {
    const other = await student(api);
    const theirs = await other
      .command('user__update_profile', { user: { certifications: [{ name: '秘密' }] } })
      .expect(200);
    const me = await student(api);
    const { id } = theirs.body.certifications[0];
    await me
      .command('user__update_profile', {
        user: { first_name: 'Changed', certifications: [{ id, name: 'x' }] },
      })
      .expect(404);
    expect((await User.findByPk(me.user.id))!.first_name).toBe('Linh');
  });

  test("somebody else's user id does not exist", async () => {
    const other = await student(api);
    const me = await student(api);
    await me.command('user__update_profile', { user: { id: other.user.id, first_name: 'x' } }).expect(404);
  });

  test('a profile that changed since it was read is not overwritten', async () => {
    const { command, user } = await student(api);
    await command('user__update_profile', { user: { version: user.version, first_name: 'A' } }).expect(200);
    const { body } = await command('user__update_profile', {
      user: { version: user.version, first_name: 'B' },
    }).expect(409);
    expect(body.error.code).toBe('version_conflict');
  });

  test.each([
    ['a wrong type', { user: { birth_day: 20030506 } }, 'user[birth_day]', 'invalid_type'],
    ['a day that does not exist', { user: { birth_day: '2026-02-30' } }, 'user[birth_day]', 'invalid_date'],
    ['an over-long text', { user: { first_name: 'x'.repeat(101) } }, 'user[first_name]', 'too_long'],
    [
      'a postal code that is none',
      { user: { postal_code: '12-345' } },
      'user[postal_code]',
      'invalid_postal_code',
    ],
    ['a name no font can print', { user: { first_name: 'ᠮᠣᠩᠭᠣᠯ' } }, 'user[first_name]', 'unprintable'],
    [
      'an emoji deep in a list',
      { user: { certifications: [{ name: '英検🎉' }] } },
      'user[certifications][0][name]',
      'unprintable',
    ],
    [
      'a country that does not exist',
      { user: { home_country_id: 9999 } },
      'user[home_country_id]',
      'invalid_reference',
    ],
    ['a gender that is no choice', { user: { gender: 'x' } }, 'user[gender]', 'invalid_choice'],
    ['kana that is none', { user: { first_name_kana: 'Linh' } }, 'user[first_name_kana]', 'not_kana'],
    [
      'an end before its start',
      { user: { schools: [{ enroll_at: '2024-04-01', graduate_at: '2020-03-01' }] } },
      'user[schools][0][graduate_at]',
      'end_before_start',
    ],
    [
      'a certification without a name',
      { user: { certifications: [{ name: '' }] } },
      'user[certifications][0][name]',
      'required',
    ],
    [
      'an item without what it is about',
      { user: { hoped_prefectures: [{}] } },
      'user[hoped_prefectures][0][prefecture_id]',
      'required',
    ],
    [
      'the same prefecture twice',
      { user: { hoped_prefectures: [{ prefecture_id: 13 }, { prefecture_id: 13 }] } },
      'user[hoped_prefectures][0][prefecture_id]',
      'duplicate',
    ],
    ['a NUL character', { user: { address: 'a\u0000b' } }, 'user[address]', 'invalid'],
    ['a lone surrogate', { user: { address: 'a\ud800b' } }, 'user[address]', 'invalid'],
  ])('%s is refused at its field and nothing is written', async (_name, payload, field, code) => {
    const { command, user } = await student(api);
    const { body } = await command('user__update_profile', payload).expect(422);
    expect(body.error.fields[field]?.[0]?.code).toBe(code);
    expect(body.error.fields[field][0].message).not.toBe('');
    const after = (await User.findByPk(user.id))!;
    expect(after.version).toBe(user.version);
  });

  test('an unknown field is named', async () => {
    const { command } = await student(api);
    const { body } = await command('user__update_profile', { user: { is_initialized: true } }).expect(400);
    expect(body.error).toMatchObject({
      code: 'unknown_field',
      fields: { 'user[is_initialized]': [{ code: 'unknown_field' }] },
    });
  });

  test('is refused to visitors, to accounts without a student and to staff', async () => {
    await api.as(null).command('user__update_profile', { user: {} }).expect(401);
    const account = api.as(await api.tokenFor('account@example.com'));
    expect((await account.command('user__update_profile', { user: {} }).expect(403)).body.error.code).toBe(
      'sign_up_required',
    );
    const mentor = await member(api);
    await mentor.command('user__update_profile', { user: {} }).expect(403);
  });
});

describe('user__change_page_language', () => {
  test('keeps and answers the language; an id outside the table is refused', async () => {
    const { command, user } = await student(api);
    const { body } = await command('user__change_page_language', { user: { page_language_id: 104 } }).expect(
      200,
    );
    expect(body).toEqual({ page_language_id: 104 });
    expect((await User.findByPk(user.id))!.page_language_id).toBe(104);
    await command('user__change_page_language', { user: { page_language_id: 105 } }).expect(422);
  });
});

describe('user__upload_resume_face_image', () => {
  const upload = (person: Awaited<ReturnType<typeof student>>, resume_face_image: string) =>
    person.command('user__upload_resume_face_image', { user: { id: person.user.id, resume_face_image } });

  test('re-encodes the photo, strips its location and serves it to its owner alone', async () => {
    const me = await student(api, { level: 'minimum' });
    const photo = await sharp(await facePhoto(600, 600))
      .withExif({ IFD3: { GPSLatitude: '35/1 0/1 0/1' } })
      .png()
      .toBuffer();
    await upload(me, `data:image/png;base64,${photo.toString('base64')}`).expect(200);
    const { body, headers } = await me
      .query('user__get_resume_face_image', `user_id=${me.user.id}`)
      .expect(200);
    expect(headers['content-type']).toBe('image/jpeg');
    const { width, height, exif } = await sharp(body as Buffer).metadata();
    expect([width / height, exif]).toEqual([0.75, undefined]);
    const other = await student(api);
    await other.query('user__get_resume_face_image', `user_id=${me.user.id}`).expect(404);
    const file = await StoredFile.findOne({ where: { user_id: me.user.id } });
    await api.as(null).get(`/files/${file!.key}`).expect(404);
  });

  test.each([
    ['a file that is no image', Buffer.from('%PDF-1.7 not an image').toString('base64'), 'invalid_image'],
    ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000').toString('base64'), 'invalid_image'],
    ['text that is no base64', 'これは画像ではない', 'invalid'],
    ['nothing', '', 'required'],
    ['11 MB', Buffer.alloc(11 * 1024 * 1024, 1).toString('base64'), 'file_too_large'],
  ])('%s is refused', async (_name, content, code) => {
    const me = await student(api, { level: 'minimum' });
    const { body } = await upload(me, content).expect(422);
    expect(body.error.fields['user[resume_face_image]'][0].code).toBe(code);
    expect((await User.findByPk(me.user.id))!.resume_face_image_file_id).toBeNull();
  });

  test('a 20 MB photo is refused before it is read', async () => {
    const me = await student(api, { level: 'minimum' });
    const { body } = await upload(me, 'A'.repeat(20 * 1024 * 1024)).expect(413);
    expect(body.error.code).toBe('payload_too_large');
  });

  test('a body over 1 MB elsewhere is refused', async () => {
    const me = await student(api, { level: 'minimum' });
    await me.command('user__update_profile', { user: { address: 'x'.repeat(1_100_000) } }).expect(413);
  });
});

describe('the queries of the profile', () => {
  test('own data takes three statements', async () => {
    const { query } = await student(api);
    await query('user__get_own_data');
    api.takeStatements();
    await query('user__get_own_data').expect(200);
    expect(api.takeStatements().length).toBeLessThanOrEqual(3);
  });

  test('get_universities finds by a part of the name; a wildcard is a letter like any other; other filters are refused', async () => {
    const { query } = await student(api);
    const { body } = await query(
      'get_universities',
      `q[country_id_eq]=109&q[local_name_cont]=${encodeURIComponent('東京')}`,
    ).expect(200);
    expect(body.total_count).toBeGreaterThan(0);
    for (const row of body.universities) expect(row.local_name).toContain('東京');
    expect((await query('get_universities', 'q[local_name_cont]=%25')).body.total_count).toBe(0);
    const refused = await query('get_universities', 'q[ranking_eq]=1').expect(400);
    expect(Object.keys(refused.body.error.fields)).toEqual(['q[ranking_eq]']);
  });

  test('get_master_data answers the sets asked for, members only to whom they concern', async () => {
    await member(api);
    const { body } = await api
      .as(null)
      .get('/master/queries/get_master_data?target[countries]=true&target[prefectures]=true')
      .expect(200);
    expect(Object.keys(body).sort()).toEqual(['countries', 'prefectures']);
    expect(body.countries.find((row: { id: number }) => row.id === 109).name).toMatchObject({
      en: 'Japan',
      ja: '日本',
    });
    expect(body.prefectures).toHaveLength(47);
    const visitors = await api
      .as(null)
      .get('/master/queries/get_master_data?target[hf_members]=true')
      .expect(200);
    expect(visitors.body.hf_members).toEqual([]);
    await api.as(null).get('/master/queries/get_master_data?target[users]=true').expect(400);
  });

  test('is-japan answers true for an address that is not known', async () => {
    const { body } = await api.as(null).get('/is-japan').expect(200);
    expect(body).toEqual({ is_japan: true });
  });
});
