import { Delivery } from '../../../db/models/delivery.ts';
import { startApi } from '../../support/api.ts';
import { student } from '../../support/factories.ts';
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
});
