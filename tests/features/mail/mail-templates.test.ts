import { AuditLog } from '../../../db/models/audit-log.ts';
import { Delivery } from '../../../db/models/delivery.ts';
import { MailTemplate } from '../../../db/models/mail-template.ts';
import { TEST_MAILS_MAX } from '../../../server/features/mail/services/test-mails.ts';
import { startApi } from '../../support/api.ts';
import { member, recruitment, student } from '../../support/factories.ts';
import { processOutbox } from '../../support/traces.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);
const manager = prepared(() => member(api, 'manager'));
const mentor = prepared(() => member(api));

const WORDS = {
  template_subject: {
    en: '{{job_count}} jobs for {{student_name}}',
    ja: '{{student_name}}さんへ {{job_count}}件',
  },
  template_body: {
    en: 'Hello {{student_name}},\n\nLook at these:\n\n{{jobs}}\n\n{{meeting}}',
    ja: '{{student_name}}さん\n\n{{jobs}}\n\n{{meeting}}',
  },
};

const create = (fields: object = {}) =>
  manager.create('mail_template_groups', { name: 'Weekly', ...WORDS, ...fields });

async function made() {
  return (await create().expect(201)).body as { id: number; version: number };
}

test('a template is a row per language, written together and read by every member of staff', async () => {
  const { id, version } = await made();
  const rows = await MailTemplate.findAll({ where: { mail_template_group_id: id }, order: ['language_id'] });
  expect(rows.map(({ language_id, template_subject }) => [language_id, template_subject])).toEqual([
    [1, WORDS.template_subject.ja],
    [2, WORDS.template_subject.en],
  ]);
  const { body } = await mentor.get(`/staff/api/mail_template_groups/${id}`).expect(200);
  expect(body).toMatchObject({
    ...WORDS,
    name: 'Weekly',
    used_count: 0,
    can: { edit: false, remove: false },
  });
  const list = await mentor.list('mail_template_groups', { filter: { q: 'jobs for' } }).expect(200);
  expect(list.body.map((row: { id: number }) => row.id)).toContain(id);
  const single = await mentor.list('mail_templates', { filter: { mail_template_group_id: id } }).expect(200);
  expect(single.body).toHaveLength(2);

  await mentor.update('mail_template_groups', id, version, { name: 'Mine' }).expect(403);
  const { en } = WORDS.template_subject;
  await manager
    .update('mail_template_groups', id, version, {
      template_subject: { en },
      template_body: { en: WORDS.template_body.en },
    })
    .expect(200);
  expect(await MailTemplate.count({ where: { mail_template_group_id: id } })).toBe(1);
  const logs = await AuditLog.findAll({
    where: { record_table: 'mail_template_groups', record_id: id, action: 'delete' },
  });
  expect(logs).toHaveLength(1);
});

test('a language left behind when another was changed is told, until somebody says it fits', async () => {
  const { id, version } = await made();
  const changed = await manager
    .update('mail_template_groups', id, version, {
      template_subject: { ...WORDS.template_subject, en: '{{job_count}} new jobs, {{student_name}}' },
    })
    .expect(200);
  expect(changed.body).toMatchObject({ template_subject_stale: ['ja'], template_body_stale: [] });
  const fits = { template_subject_fits: ['ja'] };
  const { body } = await manager.update('mail_template_groups', id, changed.body.version, fits).expect(200);
  expect(body.template_subject_stale).toEqual([]);
  await manager.update('mail_template_groups', id, version, { name: 'Late' }).expect(409);
});

const body = (en: string) => ({ template_body: { ...WORDS.template_body, en } });
test.each([
  [
    'an unknown placeholder',
    body('{{student_nam}}\n\n{{student_name}} {{job_count}}\n\n{{jobs}}\n\n{{meeting}}'),
    'template_body[en]',
    'unknown_placeholder',
    'Line 1: There is no placeholder {{student_nam}}.',
  ],
  [
    'one that another language has',
    body('{{student_name}}\n\n{{jobs}}'),
    'template_body[en]',
    'missing_placeholder',
    '{{meeting}} is missing in this language.',
  ],
  [
    'no jobs',
    body('{{student_name}}\n\n{{meeting}}'),
    'template_body[en]',
    'missing_placeholder',
    '{{jobs}} is missing in this language.',
  ],
  [
    'braces left open',
    body('{{student_name\n\n{{student_name}}\n\n{{jobs}}\n\n{{meeting}}'),
    'template_body[en]',
    'broken_placeholder',
    null,
  ],
  [
    'the jobs within a sentence',
    body('{{student_name}}: {{jobs}}\n\n{{meeting}}'),
    'template_body[en]',
    'misplaced_placeholder',
    'Line 1: {{jobs}} has to be alone in its paragraph of the body.',
  ],
  [
    'the jobs in the subject',
    { template_subject: { ...WORDS.template_subject, en: '{{jobs}}' } },
    'template_subject[en]',
    'misplaced_placeholder',
    null,
  ],
  [
    'a subject without a body',
    { template_subject: { ...WORDS.template_subject, vi: 'Việc làm' } },
    'template_body[vi]',
    'required',
    null,
  ],
  [
    'a language nobody is written to in',
    { template_subject: { ...WORDS.template_subject, fr: 'Emplois' } },
    'template_subject[fr]',
    'invalid_choice',
    null,
  ],
  [
    'no language at all',
    { template_subject: {}, template_body: {} },
    'template_subject[ja]',
    'required',
    null,
  ],
  ['no name', { name: ' ' }, 'name', 'required', null],
])('%s is refused, and said which', async (_what, wrong, field, code, message) => {
  const answer = await create(wrong).expect(422);
  const found = answer.body.error.fields[field] as { code: string; message: string }[];
  expect(found?.map((one) => one.code)).toContain(code);
  if (message) expect(found.map((one) => one.message)).toContain(message);
});

describe('the preview', () => {
  const preview = (who: Pick<typeof manager, 'command'>, more: object) =>
    who.command('hf_member__preview_recommend_mail', more);

  test('is written by the mail code itself, with the example person, and keeps nothing', async () => {
    const { body: mail } = await preview(mentor, {
      words: WORDS,
      language: 'en',
      is_including_meeting_schedule: true,
    }).expect(200);
    expect(mail).toMatchObject({ language: 'en', subject: '2 jobs for Linh Nguyen', problem: null });
    expect(mail.body_html).toContain('Look at these:');
    expect(mail.body_html).toContain('Mihon Trading');
    expect(mail.body_text).toContain(mentor.email);
    expect(mail.body_text).toContain('/unsubscribe?token=example');
    expect(await Delivery.count()).toBe(0);
  });

  test('escapes what is HTML, and takes no tags of it', async () => {
    const words = {
      template_subject: { en: 'R&D' },
      template_body: { en: 'Salary > 200,000 & more, if N < 3\n\n{{jobs}}' },
    };
    const { body: mail } = await preview(mentor, { words, language: 'en' }).expect(200);
    expect(mail.body_html).toContain('Salary &gt; 200,000 &amp; more, if N &lt; 3');
    expect(mail.subject).toBe('R&D');
    const tags = { ...words, template_body: { en: '<script>alert(1)</script>\n\n{{jobs}}' } };
    const { body: answer } = await preview(mentor, { words: tags, language: 'en' }).expect(422);
    expect(answer.error.fields['words[template_body][en]'][0]).toMatchObject({ code: 'html_in_words' });
  });

  test('refuses what a template refuses, at its field', async () => {
    const words = { template_subject: { en: 'Jobs' }, template_body: { en: '{{who}}\n\n{{jobs}}' } };
    const { body: answer } = await preview(mentor, { words, language: 'en' }).expect(422);
    expect(Object.keys(answer.error.fields)).toEqual(['words[template_body][en]']);
    await preview(mentor, { language: 'en' }).expect(422);
    await preview(mentor, { words: WORDS, mail_template_group_id: 999_999, language: 'en' }).expect(422);
    await preview(mentor, { mail_template_group_id: 999_999, language: 'en' }).expect(422);
    await preview(mentor, { words: WORDS, language: 'vi' }).expect(422);
    await preview(await student(api), { words: WORDS, language: 'en' }).expect(403);
    await preview(api.as(null), { words: WORDS, language: 'en' }).expect(401);
  });
});

test('a test goes to who asks for it and to nobody else', async () => {
  const { id } = await made();
  const ask = { mail_template_group_id: id, language: 'ja' };
  const { body: answer } = await mentor.command('hf_member__test_mail_template', ask).expect(200);
  expect(answer).toEqual({ recipient_email: mentor.email });
  await processOutbox(api);
  const sent = await Delivery.findAll({ order: [['id', 'DESC']] });
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    template: 'recommend_mail',
    recipient_email: mentor.email,
    recipient_hf_member_id: mentor.member.id,
    recipient_user_id: null,
    subject: 'グエン リンさんへ 2件',
    state: 'pending',
  });
  await mentor.command('hf_member__test_mail_template', { ...ask, language: 'vi' }).expect(404);
  await (await student(api)).command('hf_member__test_mail_template', ask).expect(403);
});

test('who has had very many tests waits, and nobody else does', async () => {
  const { id } = await made();
  const many = await member(api);
  const ask = { mail_template_group_id: id, language: 'ja' };
  await many.command('hf_member__test_mail_template', ask).expect(200);
  await processOutbox(api);
  const first = await Delivery.findOne({
    where: { recipient_hf_member_id: many.member.id },
    rejectOnEmpty: true,
  });
  const { id: _id, ...same } = first.get({ plain: true });
  const cause = (index: number) => `mail_template_tested:${index}`;
  const times = Array.from({ length: TEST_MAILS_MAX }, (_, index) => ({ ...same, cause: cause(index) }));
  await Delivery.bulkCreate(times);
  await many.command('hf_member__test_mail_template', ask).expect(429);
  await mentor.command('hf_member__test_mail_template', ask).expect(200);
  const earlier = new Date(api.clock.now.getTime() - 2 * 3_600_000);
  await api.sequelize.query('update deliveries set created_at = $1 where recipient_hf_member_id = $2', {
    bind: [earlier, many.member.id],
  });
  await many.command('hf_member__test_mail_template', ask).expect(200);
});

test('a test of a sending has its jobs, reasons and words, and an example person, and goes to who asks alone', async () => {
  const [first, second] = [await recruitment(api), await recruitment(api)].map((row) => row.recruitment.id);
  const ask = { language: 'en', recruitment_ids: [first, second], words: WORDS };
  const reminds = [{ recruitment_id: second, reason_en: 'It closes on Friday.' }];
  await mentor.command('hf_member__test_recommend_mail', { ...ask, reminds }).expect(200);
  await processOutbox(api);
  const mail = (await Delivery.findOne({ order: [['id', 'DESC']] }))!;
  expect(mail).toMatchObject({
    recipient_email: mentor.email,
    recipient_user_id: null,
    recommend_mail_id: null,
    subject: '2 jobs for Linh Nguyen',
    state: 'pending',
  });
  for (const part of [`/recruitments/${first}`, `/recruitments/${second}`, 'It closes on Friday.'])
    expect(mail.body_text).toContain(part);
  await mentor.command('hf_member__test_recommend_mail', { ...ask, language: 'vi' }).expect(422);
  await (await student(api)).command('hf_member__test_recommend_mail', ask).expect(403);
});

test('a template is deleted by a manager; mails written with it keep their words', async () => {
  const { id, version } = await made();
  await mentor.remove('mail_template_groups', id, version).expect(403);
  await manager.remove('mail_template_groups', id, version).expect(200);
  expect(await MailTemplate.count({ where: { mail_template_group_id: id } })).toBe(0);
});
