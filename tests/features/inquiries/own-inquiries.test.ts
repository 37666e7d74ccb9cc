import { Delivery } from '../../../db/models/delivery.ts';
import { startApi } from '../../support/api.ts';
import { member, student } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';
import { processOutbox } from '../../support/traces.ts';

const api = prepared(startApi);

describe('who asks the staff', () => {
  test('is told by mail that the question has arrived, in their language', async () => {
    const me = await student(api);
    await me.command('user__send_inquiry', { message: 'Where do I change it?' }).expect(200);
    await processOutbox(api);
    const [mail, ...more] = await Delivery.findAll({ where: { recipient_user_id: me.user.id } });
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ template: 'inquiry_received', recipient_email: me.user.email });
    expect(mail?.subject).toBe('We have received your question');
    expect(mail?.body_text).toContain('Where do I change it?');
  });

  test('sees their own questions with the answers, the newest first', async () => {
    const me = await student(api);
    const other = await student(api);
    const mentor = await member(api, 'mentor');
    const ask = async (person: typeof me, message: string) =>
      (await person.command('user__send_inquiry', { message }).expect(200)).body.id as number;
    const first = await ask(me, 'First');
    const second = await ask(me, 'Second');
    await ask(other, 'Not mine');
    await mentor
      .command('hf_member__reply_to_inquiry', { inquiry: { id: first }, body: 'In your profile.' })
      .expect(200);
    const { body } = await me.query('user__get_inquiries').expect(200);
    expect(body.inquiries).toMatchObject([
      { id: second, message: 'Second', inquiry_replies: [] },
      { id: first, message: 'First', inquiry_replies: [{ body: 'In your profile.' }] },
    ]);
    expect(Object.keys(body.inquiries[1].inquiry_replies[0]).sort()).toEqual(['body', 'created_at', 'id']);
  });

  test('has to have signed up to see them, and gets no mail without a profile', async () => {
    await api.as(null).query('user__get_inquiries').expect(401);
    const somebody = api.as(await api.tokenFor('asks-first@example.com'));
    await somebody.command('user__send_inquiry', { message: 'How do I sign up?' }).expect(200);
    expect((await somebody.query('user__get_inquiries')).body.error.code).toBe('sign_up_required');
  });
});
