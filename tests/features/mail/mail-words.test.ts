import { Delivery } from '../../../db/models/delivery.ts';
import { MailTemplate, MailTemplateGroup, MailTemplateVersion } from '../../../db/models/mail-template.ts';
import { User } from '../../../db/models/user.ts';
import { MAIL_TEMPLATE_NAMES } from '../../../domain/mail-template-names.ts';
import { groupShipped } from '../../../server/features/mail/services/templates/groups.ts';
import { startApi } from '../../support/api.ts';
import { member, recruitment, student } from '../../support/factories.ts';
import { processOutbox } from '../../support/traces.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);
const manager = prepared(() => member(api, 'manager'));
const mentor = prepared(() => member(api));

interface Group {
  id: number;
  version: number;
  template_subject: Record<string, string>;
  template_body: Record<string, string>;
  [field: string]: unknown;
}

const SHIPPED = groupShipped('application_created')! as Record<
  'ja' | 'en' | 'vi',
  { template_subject: string; template_body: string }
>;
const SUBJECT = 'Thank you, {{student_name}}';
const BODY =
  'Hello {{student_name}},\nwe got it & {{#if company_name}}you can write{{else}}please wait{{/if}}.\n\n{{button "Open" application_url}}';

const keyed = async (key: string) =>
  (await MailTemplateGroup.findOne({ where: { key }, rejectOnEmpty: true })).id;

async function group(key = 'application_created'): Promise<Group> {
  return (await manager.get(`/staff/api/mail_template_groups/${await keyed(key)}`).expect(200)).body as Group;
}

/** Changes one language, with all others as they stand. */
async function change(language: string, subject: string, body: string, key?: string) {
  const { id, version, template_subject, template_body } = await group(key);
  return manager.update('mail_template_groups', id, version, {
    template_subject: { ...template_subject, [language]: subject },
    template_body: { ...template_body, [language]: body },
  });
}

/** A student of the language applies; what the mail about it says. */
async function applied(page_language_id: number): Promise<Delivery> {
  const me = await student(api, { fields: { page_language_id } });
  const job = (await recruitment(api)).recruitment;
  await me.command('user__apply', { application: { recruitment_id: job.id } }).expect(200);
  await processOutbox(api);
  return Delivery.findOne({
    where: { recipient_user_id: me.user.id, template: 'application_created' },
    rejectOnEmpty: true,
  });
}

const JA = 1;
const EN = 2;

test('every mail of the program is a group with its shipped words, its values, its parts and what sends it', async () => {
  const answer = await mentor
    .list('mail_template_groups', { filter: { kind: 'shipped' }, range: [0, 99] })
    .expect(200);
  const rows = answer.body as Group[];
  expect(rows.map((row) => row['key']).toSorted()).toEqual([...MAIL_TEMPLATE_NAMES].toSorted());
  for (const row of rows)
    expect(row).toMatchObject({ kind: 'shipped', edited_languages: [], problem_count: 0 });
  const found = await mentor
    .list('mail_template_groups', { filter: { q: '応募を受け付けました' } })
    .expect(200);
  expect(found.body.map((row: Group) => row['key'])).toEqual(['application_created']);

  const record = await group();
  expect(record).toMatchObject({
    languages: expect.arrayContaining(['en', 'ja', 'vi']),
    template_subject: { ja: SHIPPED.ja.template_subject, en: SHIPPED.en.template_subject },
    shipped: { template_body: { vi: SHIPPED.vi.template_body } },
    used_by: { count: 0, last_at: null },
    problems: [],
    purpose: { en: 'Sent to the student who has applied for a job.' },
    can: { edit: true, remove: false },
  });
  expect(record['merge_fields']).toContainEqual(
    expect.objectContaining({ name: 'application_url', kind: 'url', is_required: true, is_nullable: false }),
  );
  expect(record['components']).toContainEqual({
    name: 'button',
    kind: 'tag',
    example: '{{button "…" url}}',
  });
});

test('words of staff go in their language alone, with a version of each save, until they are those of the program again', async () => {
  await applied(EN);
  const saved = (await change('en', SUBJECT, BODY)).body as Group;
  expect(saved).toMatchObject({ edited_languages: ['en'], template_subject: { en: SUBJECT } });
  expect(saved['shipped']).toMatchObject({ template_subject: { en: SHIPPED.en.template_subject } });

  const english = await applied(EN);
  expect(english).toMatchObject({ state: 'pending', subject: 'Thank you, Linh Tran' });
  expect(english.body_html).toContain('Hello Linh Tran,<br>\nwe got it &amp; you can write.');
  expect(english.body_text).toContain('Hello Linh Tran,\nwe got it & you can write.');
  const japanese = await applied(JA);
  expect(japanese.subject).toContain('応募を受け付けました');

  expect(await group()).toMatchObject({ used_by: { count: 3 } });
  const listed = await mentor
    .list('mail_template_groups', { filter: { q: '応募を受け付けました' } })
    .expect(200);
  expect(listed.body).toMatchObject([{ key: 'application_created', used_count: 3 }]);
  const back = (await change('en', SHIPPED.en.template_subject, `${SHIPPED.en.template_body}\n`))
    .body as Group;
  expect(back).toMatchObject({ edited_languages: [], template_subject: { en: SHIPPED.en.template_subject } });
  expect((await applied(EN)).body_text).not.toContain('we got it');

  const versions = await mentor
    .list('mail_template_versions', { filter: { mail_template_group_id: back.id } })
    .expect(200);
  expect(versions.body).toMatchObject([
    { number: 2, language_id: EN, template_subject: null, template_body: null },
    { number: 1, language_id: EN, template_subject: SUBJECT, hf_member: { id: manager.member.id } },
  ]);
});

test('the words of own templates keep versions too, those from before there were any included', async () => {
  const words = { template_subject: { en: 'Jobs' }, template_body: { en: '{{jobs}}' } };
  const made = (await manager.create('mail_template_groups', { name: 'Old', ...words }).expect(201))
    .body as Group;
  await MailTemplateVersion.destroy({ where: { mail_template_group_id: made.id } });
  await manager
    .update('mail_template_groups', made.id, made.version, { template_subject: { en: 'New jobs' } })
    .expect(200);
  const kept = await MailTemplateVersion.findAll({
    where: { mail_template_group_id: made.id },
    order: ['number'],
  });
  expect(kept.map((one) => [one.number, one.template_subject, one.hf_member_id])).toEqual([
    [1, 'Jobs', null],
    [2, 'New jobs', manager.member.id],
  ]);
});

describe('words are refused', () => {
  test.each([
    [
      'a broken tag',
      'Hello {{student_name}\n\n{{link "Open" application_url}}',
      'broken_placeholder',
      /Line 1, column \d+/,
    ],
    [
      'an unknown value',
      'Hello {{student}}\n\n{{link "Open" application_url}}',
      'unknown_placeholder',
      /Line 1: .*\{\{student\}\}/,
    ],
    [
      'a script',
      'Hi\n\n<script>x</script>\n\n{{link "Open" application_url}}',
      'html_in_words',
      /Line 3: <script>/,
    ],
    ['a value that has to be there', 'Hello', 'missing_placeholder', /\{\{application_url\}\}/],
    ['too long words', 'x'.repeat(8001), 'too_long', /8,?000/],
  ])('with %s', async (_what, body, code, message) => {
    const answer = await change('en', 'Hello', body);
    expect(answer.status).toBe(422);
    const [fault] = answer.body.error.fields['template_body[en]'] as { code: string; message: string }[];
    expect(fault).toMatchObject({ code });
    expect(fault!.message).toMatch(message);
  });

  test('in a language the mail is not written in', async () => {
    const answer = await change('vi', 'x', 'x', 'company_resume');
    expect([answer.status, Object.keys(answer.body.error.fields)]).toEqual([422, ['template_subject[vi]']]);
  });

  test('of five megabytes, before anybody reads them', async () => {
    const { id, version } = await group();
    const body = 'あ'.repeat(1_700_000);
    const template_body = { en: body };
    await manager.update('mail_template_groups', id, version, { template_body }).expect(413);
    await manager
      .command('hf_member__preview_mail_template', {
        mail_template_group_id: id,
        language: 'en',
        words: { template_subject: 'x', template_body: body },
      })
      .expect(413);
  });

  test('from who may not, and the mails of the program stay and keep their names', async () => {
    const { id, version } = await group();
    await mentor.update('mail_template_groups', id, version, { template_subject: {} }).expect(403);
    await manager.remove('mail_template_groups', id, version).expect(409);
    const renamed = await manager.update('mail_template_groups', id, version, { name: 'Mine' }).expect(422);
    expect(Object.keys(renamed.body.error.fields)).toEqual(['name']);
    await manager
      .update('mail_template_groups', id, version + 7, { name: 'application_created' })
      .expect(409);
    await mentor
      .command('hf_member__send_recommend_mails', {
        user_ids: [1],
        recruitment_ids: [1],
        mail_template_group_id: id,
        recommend_mail_type: 'individual',
        dry_run: true,
      })
      .expect(422);
  });
});

test('words that fit no more are told of and stop their mails; mended, a mail is written anew from its values', async () => {
  const mail_template_group_id = await keyed('application_created');
  const broken = await MailTemplate.create({
    mail_template_group_id,
    language_id: EN,
    name: 'application_created',
    template_subject: 'Hi',
    template_body: '{{#if gone_value}}x{{/if}}\n\n{{button "Open" application_url}}',
  });
  expect(await group()).toMatchObject({
    problem_count: 1,
    problems: [
      {
        language: 'en',
        field: 'template_body',
        code: 'unknown_placeholder',
        line: 1,
        name: '{{gone_value}}',
        message: { en: 'Line 1: There is no placeholder {{gone_value}}.' },
      },
    ],
  });
  const failed = await applied(EN);
  expect(failed).toMatchObject({ state: 'failed', subject: null, body_html: null });
  expect(failed.last_error).toContain('{{gone_value}}');
  expect(await applied(JA)).toMatchObject({ state: 'pending' });

  const again = (dry_run: boolean) =>
    manager.command('hf_member__send_deliveries_again', { ids: [failed.id], reason: 'Mended', dry_run });
  expect((await again(true).expect(200)).body).toMatchObject({
    done_count: 0,
    results: [{ code: 'delivery_unwritten' }],
  });
  await broken.update({ template_body: 'Mended for {{student_name}}.\n\n{{button "Open" application_url}}' });
  await again(false).expect(200);
  expect(await failed.reload()).toMatchObject({ state: 'pending', subject: 'Hi' });
  expect(failed.body_text).toContain('Mended for Linh Tran.');
  await broken.destroy();
});

test('a missing value stops the mail of that student alone', async () => {
  const [gone, stays] = [await student(api), await student(api)];
  const job = (await recruitment(api)).recruitment;
  const { body } = await mentor
    .command('hf_member__send_recommend_mails', {
      user_ids: [gone.user.id, stays.user.id],
      recruitment_ids: [job.id],
      words: {
        template_subject: { en: 'For {{student_name}}', ja: '{{student_name}}さん' },
        template_body: {
          en: '{{#each jobs}}\n{{title}} {{#if reason}}({{reason}}){{/if}}\n{{/each}}',
          ja: '{{#each jobs}}\n{{title}}\n{{/each}}',
        },
      },
      recommend_mail_type: 'individual',
      dry_run: false,
    })
    .expect(200);
  expect(body.done_count).toBe(2);
  await User.update({ first_name: null, last_name: null }, { where: { id: gone.user.id } });
  await processOutbox(api);
  const of = (one: typeof gone) =>
    Delivery.findOne({ where: { recipient_user_id: one.user.id, template: 'recommend_mail' } });
  expect(await of(gone)).toMatchObject({ state: 'failed', subject: null });
  expect(await of(stays)).toMatchObject({ state: 'pending' });
});
