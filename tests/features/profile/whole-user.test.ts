import { UserAnalyticsData } from '../../../db/models/user-records.ts';
import { User } from '../../../db/models/user.ts';
import { startApi } from '../../support/api.ts';
import { member, student } from '../../support/factories.ts';
import { applied } from '../../support/steps.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);

describe('a client that sends the user whole', () => {
  test('may send the address back, however it is written', async () => {
    const me = await student(api);
    const { body } = await me
      .command('user__update_profile', {
        user: { email: me.user.email.toUpperCase(), phone_num: '090-1111-2222' },
      })
      .expect(200);
    expect(body).toMatchObject({ email: me.user.email, phone_num: '090-1111-2222' });
  });

  test('cannot change the address, and then nothing else is changed either', async () => {
    const me = await student(api);
    const { body } = await me
      .command('user__update_profile', { user: { email: 'other@example.com', phone_num: '090-1111-2222' } })
      .expect(422);
    expect(body.error.code).toBe('email_mismatch');
    expect(Object.keys(body.error.fields)).toEqual(['user[email]']);
    const kept = await User.findByPk(me.user.id);
    expect(kept!.email).toBe(me.user.email);
    expect(kept!.phone_num).not.toBe('090-1111-2222');
  });

  test('agrees to the policy anew', async () => {
    const me = await student(api);
    await me
      .command('user__update_profile', { user: { agree_policy_at: '2026-11-20T09:00:00+09:00' } })
      .expect(200);
    const kept = await User.findByPk(me.user.id);
    expect(kept!.agree_policy_at!.toISOString()).toBe('2026-11-20T00:00:00.000Z');
  });

  test('fills in where they came from, and changes nothing that stands', async () => {
    const me = await student(api);
    const send = (analytics_data: object) =>
      me.command('user__initialize_profile', { user: { analytics_data } }).expect(200);
    await send({ first_visit_campaign_name: 'spring', first_visit_campaign_source: '' });
    await send({ first_visit_campaign_name: 'autumn', first_visit_campaign_source: 'newsletter' });
    const kept = await UserAnalyticsData.findOne({ where: { user_id: me.user.id } });
    expect(kept).toMatchObject({
      first_visit_campaign_name: 'spring',
      first_visit_campaign_source: 'newsletter',
      signup_campaign_name: null,
    });
  });

  test.each(['is_initialized', 'status', 'summary', 'career_meeting_at', 'application_ids'])(
    'is told that %s is not theirs to write',
    async (field) => {
      const me = await student(api);
      const { body } = await me.command('user__update_profile', { user: { [field]: true } }).expect(400);
      expect(Object.keys(body.error.fields)).toEqual([`user[${field}]`]);
    },
  );
});

describe('resume_face_image of a user', () => {
  test('is where the photo is answered, to the owner with their token', async () => {
    const me = await student(api);
    const { body } = await me.query('aggregates__user', `id=${me.user.id}`).expect(200);
    expect(body.resume_face_image).toEqual(expect.stringContaining(`user_id=${me.user.id}`));
    const photo = await me.get(body.resume_face_image).expect(200);
    expect(photo.headers['content-type']).toBe('image/jpeg');
    const other = await student(api);
    await other.get(body.resume_face_image).expect(404);
  });

  test('is not among what staff see to recommend jobs', async () => {
    const me = await student(api);
    const mentor = await member(api);
    const { body } = await mentor.query('aggregates__user', `id=${me.user.id}`).expect(200);
    expect(body).toHaveProperty('has_resume_face_image');
    expect(body).not.toHaveProperty('resume_face_image');
  });
});

test('an application names its company', async () => {
  const { me, job, application } = await applied(api);
  const { body } = await me.query('aggregates__application', `id=${application.id}`).expect(200);
  expect(body.company).toEqual({ id: job.company_id });
});
