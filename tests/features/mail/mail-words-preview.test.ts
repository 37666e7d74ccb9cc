import { ERASURE_RULES } from '../../../db/erasure-rules.ts';
import { Delivery } from '../../../db/models/delivery.ts';
import { MailTemplateGroup } from '../../../db/models/mail-template.ts';
import { startApi } from '../../support/api.ts';
import { applied as appliesFor } from '../../support/steps.ts';
import { member, student } from '../../support/factories.ts';
import { processOutbox } from '../../support/traces.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);
const manager = prepared(() => member(api, 'manager'));
const mentor = prepared(() => member(api));

const keyed = async (key: string) =>
  (await MailTemplateGroup.findOne({ where: { key }, rejectOnEmpty: true })).id;

/** A student applies; the mail about it. */
async function applied(): Promise<Delivery> {
  const { me } = await appliesFor(api);
  await processOutbox(api);
  return Delivery.findOne({
    where: { recipient_user_id: me.user.id, template: 'application_created' },
    rejectOnEmpty: true,
  });
}

describe('a preview', () => {
  const preview = (who: Pick<typeof mentor, 'command'>, more: object) =>
    who.command('hf_member__preview_mail_template', { language: 'en', ...more });

  test('fills words that are not saved with a sample, or with the values of a mail one may read', async () => {
    const mail_template_group_id = await keyed('event_applied');
    const words = { template_subject: 'Hi', template_body: '{{event_title}}\n\n{{link "Stop" cancel_url}}' };
    const { body } = await preview(mentor, { mail_template_group_id, words, sample: 1 }).expect(200);
    expect(body).toMatchObject({ subject: 'Hi', problems: [], problem: null });
    expect(body.body_text).toContain('cancell?token=•••');
    // Words around an address do not uncover it, nor does a subject.
    const around = { ...words, template_body: 'https://a.example/files/{{cancel_url}}、{{confirm_url}}.' };
    const uncovered = await preview(mentor, { mail_template_group_id, words: around }).expect(200);
    expect(uncovered.body.body_text.match(/token=.../g)).toEqual(['token=•••', 'token=•••']);
    expect(JSON.stringify(uncovered.body)).not.toMatch(/token(=|&#x3D;)[0-9a-f]/);
    const subject = { ...words, template_subject: 'x {{cancel_url}}' };
    expect(
      (await preview(mentor, { mail_template_group_id, words: subject }).expect(200)).body.problems,
    ).toMatchObject([{ field: 'template_subject', code: 'address_in_subject' }]);
    await preview(mentor, { mail_template_group_id, words, sample: 99 }).expect(422);

    const delivery = await applied();
    const id = await keyed('application_created');
    const real = { mail_template_group_id: id, delivery_id: delivery.id };
    const mine = {
      template_subject: 'For {{student_name}}',
      template_body: 'Hello\n\n{{button "Open" application_url}}',
    };
    expect((await preview(manager, { ...real, words: mine }).expect(200)).body.subject).toBe('For Linh Tran');
    await preview(await member(api), { ...real, words: mine }).expect(404);
    await preview(manager, { ...real, mail_template_group_id, words }).expect(404);
    await preview(await student(api), real).expect(403);
  });

  test('tells the faults of words as they are written, in the reader’s language', async () => {
    const words = { template_subject: 'x', template_body: 'Hello\n{{whom}}\n\n{{jobs}}' };
    const { body } = await preview(mentor, { words }).expect(200);
    expect(body).toMatchObject({
      subject: null,
      problems: [
        { field: 'template_body', code: 'unknown_placeholder', line: 2, column: 3, name: '{{whom}}' },
      ],
    });
    const own = { template_subject: 'x', template_body: '{{jobs}}\n\n{{meeting}}' };
    for (const sample of [0, 1])
      expect((await preview(mentor, { words: own, sample }).expect(200)).body.body_text).toContain(
        '株式会社みなと精機',
      );
  });
});

test('a test of a mail of the program goes to who asks for it, and is no use of it', async () => {
  const mail_template_group_id = await keyed('resume_passed');
  const ask = { mail_template_group_id, language: 'vi' };
  await mentor.command('hf_member__test_mail_template', ask).expect(200);
  await processOutbox(api);
  const [sent] = await Delivery.findAll({ where: { template: 'resume_passed' } });
  expect(sent).toMatchObject({ recipient_email: mentor.email, recipient_user_id: null, language_code: 'vi' });
  const record = await manager.get(`/staff/api/mail_template_groups/${mail_template_group_id}`).expect(200);
  expect(record.body).toMatchObject({ used_by: { count: 0, last_at: null } });
  const company = { mail_template_group_id: await keyed('company_resume'), language: 'en' };
  await mentor.command('hf_member__test_mail_template', company).expect(404);
});

test('the values of a mail are erased with the person', async () => {
  const delivery = await applied();
  expect(JSON.stringify(delivery.template_values)).toContain('student_name');
  const rule = ERASURE_RULES.find(({ table }) => table === 'deliveries')!;
  expect(rule.erase).toMatchObject({ template_values: 'null' });
});
