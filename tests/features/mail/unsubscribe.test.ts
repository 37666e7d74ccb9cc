import request from 'supertest';
import { Delivery } from '../../../db/models/delivery.ts';
import { MailSuppression } from '../../../db/models/recommend-mail.ts';
import { startApi } from '../../support/api.ts';
import { member, recruitment, student } from '../../support/factories.ts';
import { processOutbox } from '../../support/traces.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);
const mentor = prepared(() => member(api));

const job = async () => (await recruitment(api)).recruitment.id;
const send = (who: Pick<typeof mentor, 'command'>, user_id: number, recruitment_id: number) =>
  who.command('hf_member__send_recommend_mails', {
    user_ids: [user_id],
    recruitment_ids: [recruitment_id],
    words: { template_subject: { en: 'Jobs' }, template_body: { en: '{{jobs}}' } },
    recommend_mail_type: 'individual',
    dry_run: false,
  });

describe('unsubscribing', () => {
  const address = (mail: Delivery) => `/unsubscribe?token=${mail.unsubscribe_token}`;

  test('a GET only shows a button; a POST without login stops the mails, what waits too, and can be taken back', async () => {
    const me = await student(api, { fields: { page_language_id: 2 } });
    const sent = await send(mentor, me.user.id, await job()).expect(200);
    await processOutbox(api);
    const { recommend_mail_id } = sent.body.results[0];
    const mail = await Delivery.findOne({ where: { recommend_mail_id }, rejectOnEmpty: true });
    const seen = await request(api.app).get(address(mail)).expect(200);
    expect(seen.text).toContain('Stop these e-mails');
    expect(seen.headers['referrer-policy']).toBe('no-referrer');
    expect(await MailSuppression.count({ where: { user_id: me.user.id } })).toBe(0);
    for (let time = 0; time < 2; time++)
      await request(api.app).post(address(mail)).type('form').send('List-Unsubscribe=One-Click').expect(200);
    expect(await MailSuppression.count({ where: { user_id: me.user.id } })).toBe(1);
    expect((await Delivery.findOne({ where: { recommend_mail_id } }))!.state).toBe('cancelled');
    const { body } = await send(mentor, me.user.id, await job()).expect(200);
    expect(body.results[0].code).toBe('mails_stopped');
    expect((await request(api.app).get(address(mail))).text).toContain('Receive them again');
    await request(api.app).post(address(mail)).type('form').send('again=true').expect(200);
    expect((await send(mentor, me.user.id, await job())).body.done_count).toBe(1);
  });

  test.each([
    '',
    '?token=',
    '?token=0123456789abcdef0123456789abcdef',
    '?token=<script>',
    '?token=1&token=2',
  ])('an unknown key %s is not found, and nothing of it is shown', async (query) => {
    const seen = await request(api.app).get(`/unsubscribe${query}`).expect(404);
    expect(seen.text).not.toContain('<script>');
    await request(api.app).post(`/unsubscribe${query}`).expect(404);
  });
});
