import { AuditLog } from '../../../db/models/audit-log.ts';
import { Delivery } from '../../../db/models/delivery.ts';
import { MailTemplateGroup } from '../../../db/models/mail-template.ts';
import { UserInterestingJobCategory, UserUniversity } from '../../../db/models/user-lists.ts';
import { languageId } from '../../../domain/languages.ts';
import {
  MailSuppression,
  RecommendMail,
  RecommendMailRecruitment,
  RecommendMailRemindRecruitment,
} from '../../../db/models/recommend-mail.ts';
import { startApi } from '../../support/api.ts';
import { member, recruitment, student } from '../../support/factories.ts';
import { processOutbox } from '../../support/traces.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);
const mentor = prepared(() => member(api));
const manager = prepared(() => member(api, 'manager'));

type Caller = Pick<typeof mentor, 'command'>;
const WORDS = {
  template_subject: { en: 'Jobs for {{student_name}}', ja: '{{student_name}}さんに合う求人' },
  template_body: { en: 'Hello {{student_name}}\n\n{{jobs}}', ja: '{{student_name}}さん\n\n{{jobs}}' },
};
const job = async (fields: Record<string, unknown> = {}) =>
  (await recruitment(api, { fields })).recruitment.id;
const reader = (fields: Record<string, unknown> = {}) =>
  student(api, { fields: { page_language_id: 2, ...fields } });

const send = (who: Caller, user_ids: number[], recruitment_ids: number[], more: object = {}) =>
  who.command('hf_member__send_recommend_mails', {
    user_ids,
    recruitment_ids,
    words: WORDS,
    recommend_mail_type: 'individual',
    dry_run: false,
    ...more,
  });
const undo = (who: Caller, ids: number[]) => who.command('hf_member__undo_recommend_mails', { ids });

async function sentOne() {
  const me = await reader();
  const jobs = [await job()];
  const { body } = await send(mentor, [me.user.id], jobs).expect(200);
  await processOutbox(api);
  const mail = await RecommendMail.findByPk(body.results[0].recommend_mail_id, { rejectOnEmpty: true });
  return { me, jobs, mail, delivery: () => Delivery.findOne({ where: { recommend_mail_id: mail.id } }) };
}

test('each student gets one mail in their language, on record at once, waiting as long as it can be undone', async () => {
  const [en, ja] = [
    await reader(),
    await reader({ page_language_id: 1, first_name: 'リン', last_name: '見本' }),
  ];
  const jobs = [await job({ title: { en: 'Designer', ja: '設計' } }), await job()];
  const { body } = await send(mentor, [en.user.id, ja.user.id], jobs).expect(200);
  expect(body).toMatchObject({ done_count: 2, skipped_count: 0, send_after: '2026-11-21T03:10:00.000Z' });
  await processOutbox(api);
  const ids = body.results.map((line: { recommend_mail_id: number }) => line.recommend_mail_id);
  const mails = await Delivery.findAll({ where: { recommend_mail_id: ids }, order: [['id', 'ASC']] });
  expect(mails.map((mail) => [mail.recipient_email, mail.language_code, mail.subject, mail.state])).toEqual([
    [en.email, 'en', 'Jobs for Linh Tran', 'pending'],
    [ja.email, 'ja', '見本 リンさんに合う求人', 'pending'],
  ]);
  expect(mails[0]!.available_at).toEqual(new Date('2026-11-21T03:10:00Z'));
  expect(mails[0]!.body_text).toContain(`/recruitments/${jobs[0]}`);
  expect(mails[0]!.body_text).toContain('Designer');
  expect(mails[1]!.body_text).toContain('設計');
  expect(await RecommendMail.findByPk(ids[0])).toMatchObject({
    state: 'scheduled',
    hf_member_id: mentor.member.id,
    recommend_mail_type: 'individual',
    template_subject: WORDS.template_subject.en,
  });
  expect(await RecommendMailRecruitment.count({ where: { recommend_mail_id: ids[0] } })).toBe(2);
});

test('who and what is left out is named, with the reason, and a dry run writes nothing', async () => {
  const open = await job();
  const closed = await job({ closed_at: new Date('2026-11-01T00:00:00Z') });
  const japanOnly = await job({ is_available_from_overseas: false });
  const hard = await job({ required_jlpt: 1 });
  const [fine, applied, told] = [await reader({ jlpt: 1 }), await reader({ jlpt: 5 }), await reader()];
  const abroad = await reader({ living_country_id: 233, has_japanese_visa: false });
  const gone = await reader({ status: 'deleted' });
  const paused = await reader({ status: 'paused' });
  const stopped = await reader();
  const nameless = await reader({ first_name: null, last_name: null });
  const japanese = await reader({ page_language_id: 2 });
  await MailSuppression.create({ user_id: stopped.user.id, stream: 'recommend', stopped_at: api.clock.now });
  await applied.command('user__apply', { application: { recruitment_id: open } }).expect(200);
  await send(mentor, [told.user.id], [open]).expect(200);

  const people = [fine, applied, told, abroad, gone, paused, stopped, nameless, japanese];
  const before = await RecommendMail.count();
  const { body } = await send(
    mentor,
    [...people.map(({ user }) => user.id), 999_999],
    [open, closed, japanOnly, hard],
    { dry_run: true },
  ).expect(200);
  const lineOf = (who: typeof fine) =>
    body.results.find((line: { id: number }) => line.id === who.user.id) as {
      code: string | null;
      recruitment_ids: number[];
      left_out: { recruitment_id: number; code: string; unmet: object[] }[];
      fits: object[];
    };
  expect(lineOf(fine)).toMatchObject({
    code: null,
    language: 'en',
    recruitment_ids: [open, japanOnly, hard],
    left_out: [{ recruitment_id: closed, code: 'not_open', unmet: [] }],
  });
  expect(lineOf(fine).fits).toHaveLength(3);
  const why = (who: typeof fine, recruitment_id: number) =>
    lineOf(who).left_out.find((one) => one.recruitment_id === recruitment_id)?.code;
  expect(why(applied, open)).toBe('already_applied');
  expect(why(applied, hard)).toBe('not_eligible');
  expect(lineOf(applied).left_out.at(-1)!.unmet).toMatchObject([
    { requirement: 'jlpt', asked: 1, have: null },
  ]);
  expect(why(told, open)).toBe('already_recommended');
  expect(why(abroad, japanOnly)).toBe('abroad_without_visa');
  expect(lineOf(gone).code).toBe('account_gone');
  expect(lineOf(paused).code).toBe('not_looking');
  expect(lineOf(stopped).code).toBe('mails_stopped');
  expect(lineOf(nameless).code).toBe('name_missing');
  expect(body.results.at(-1)).toMatchObject({ id: 999_999, code: 'not_found', user: null });
  expect(JSON.stringify(body)).not.toContain('@example.com');
  expect(await RecommendMail.count()).toBe(before);

  const ask = { user_id: applied.user.id, recruitment_ids: [open, hard], words: WORDS };
  const preview = await manager.command('hf_member__preview_recommend_mail', ask).expect(200);
  expect(preview.body).toMatchObject({
    left_out: [
      { recruitment_id: open, code: 'already_applied', unmet: [] },
      { recruitment_id: hard, code: 'not_eligible', unmet: [{ asked: 1, have: 5 }] },
    ],
  });

  const onlyJa = { template_subject: { ja: '求人' }, template_body: { ja: '{{jobs}}' } };
  const noWords = await send(mentor, [japanese.user.id], [open], { words: onlyJa }).expect(200);
  expect(noWords.body).toMatchObject({ done_count: 0, results: [{ code: 'no_language' }] });
  const nothing = await send(mentor, [told.user.id], [open]).expect(200);
  expect(nothing.body).toMatchObject({ done_count: 0, results: [{ code: 'nothing_left' }] });
});

test('a job is told again only with a reason, and stands apart', async () => {
  const { me, jobs } = await sentOne();
  const reminds = [{ recruitment_id: jobs[0]!, reason_en: 'It closes on Friday.' }];
  const { body } = await send(mentor, [me.user.id], jobs, { reminds }).expect(200);
  expect(body.results[0]).toMatchObject({ code: null, recruitment_ids: [], remind_ids: jobs });
  await processOutbox(api);
  const { recommend_mail_id } = body.results[0];
  expect(await RecommendMailRemindRecruitment.findOne({ where: { recommend_mail_id } })).toMatchObject({
    recruitment_id: jobs[0],
    reason_en: 'It closes on Friday.',
  });
  const mail = await Delivery.findOne({ where: { recommend_mail_id } });
  expect(mail!.body_text).toContain('It closes on Friday.');
  expect(mail!.body_text).toContain(`/recommend_mails/${recommend_mail_id}`);
  const about = { user_id: me.user.id, recruitment_id: jobs[0] };
  expect((await mentor.list('recommend_mails', { filter: about })).body).toHaveLength(2);
});

test('two who recommend the same job at the same moment: one mail', async () => {
  const [me, again] = [await reader(), await reader()];
  const jobs = [await job()];
  const ids = [me.user.id, again.user.id];
  const answers = await Promise.all([send(mentor, ids, jobs), send(manager, ids.toReversed(), jobs)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers.map(({ body }) => body.done_count).toSorted()).toEqual([0, 2]);
  expect(await RecommendMail.count({ where: { user_id: ids } })).toBe(2);
});

test('it is as far as its delivery, and an application is counted', async () => {
  const { me, jobs, mail, delivery } = await sentOne();
  const row = (await delivery())!;
  for (const [state, expected] of [
    ['sending', 'sending'],
    ['held', 'held'],
    ['pending', 'scheduled'],
    ['sent', 'sent'],
  ] as const) {
    await row.update({ state, sent_at: state === 'sent' ? api.clock.now : null });
    expect((await mail.reload()).state).toBe(expected);
  }
  expect(mail.sent_recommend_at).toEqual(api.clock.now);
  await me.query('aggregates__recommend_mail', `id=${mail.id}`).expect(200);
  await me.command('user__apply', { application: { recruitment_id: jobs[0]! } }).expect(200);
  const { body } = await mentor.get(`/staff/api/recommend_mails/${mail.id}`).expect(200);
  expect(body).toMatchObject({ applied_count: 1, jobs: [{ recruitment_id: jobs[0], has_applied: true }] });
  expect(row.unsubscribe_token).toMatch(/^[0-9a-f]{32}$/);
  expect(JSON.stringify(body)).not.toContain(row.unsubscribe_token);
  expect(JSON.stringify(body)).not.toContain(me.email);
  const list = await mentor.list('recommend_mails', { filter: { user_id: me.user.id, has_applied: true } });
  expect(list.body).toHaveLength(1);
  expect((await (await member(api)).list('recommend_mails')).body).toEqual([]);
  await (await member(api)).get(`/staff/api/recommend_mails/${mail.id}`).expect(404);
  await manager.get(`/staff/api/recommend_mails/${mail.id}`).expect(200);
});

test('a job that closes before the mail is written makes it fail for a person to see, not go empty', async () => {
  const me = await reader();
  const { recruitment: row } = await recruitment(api);
  const { body } = await send(mentor, [me.user.id], [row.id]).expect(200);
  await row.update({ closed_at: api.clock.now });
  await processOutbox(api);
  const { recommend_mail_id } = body.results[0];
  expect(await Delivery.findOne({ where: { recommend_mail_id } })).toMatchObject({
    state: 'failed',
    last_error: 'None of the jobs is open any more.',
  });
  expect((await RecommendMail.findByPk(recommend_mail_id))!.state).toBe('held');
});

test('words changed for one sending are a use of the template they come from, which stays as it is', async () => {
  const template = {
    template_subject: { en: 'As ever' },
    template_body: { en: 'As ever\n\n{{jobs}}' },
  };
  const { body: made } = await manager
    .create('mail_template_groups', { name: 'Round', ...template })
    .expect(201);
  const me = await reader();
  const { body } = await send(mentor, [me.user.id], [await job()], {
    mail_template_group_id: made.id,
  }).expect(200);
  const { recommend_mail_id } = body.results[0];
  expect(await RecommendMail.findByPk(recommend_mail_id)).toMatchObject({
    mail_template_group_id: made.id,
    template_subject: WORDS.template_subject.en,
  });
  // The audit log has the mail under itself, not under its template.
  const filed = await AuditLog.findAll({
    where: { table_name: 'recommend_mails', row_id: recommend_mail_id },
  });
  expect(filed.map(({ record_table, record_id }) => ({ record_table, record_id }))).toEqual([
    { record_table: 'recommend_mails', record_id: recommend_mail_id },
  ]);
  const { body: after } = await manager.get(`/staff/api/mail_template_groups/${made.id}`).expect(200);
  expect(after).toMatchObject({ ...template, used_count: 1, version: made.version });
});

test('the preview is what the student would get', async () => {
  const me = await reader();
  const ask = { user_id: me.user.id, recruitment_ids: [await job()], words: WORDS };
  const { body } = await mentor.command('hf_member__preview_recommend_mail', ask).expect(200);
  expect(body).toMatchObject({ code: null, language: 'en', subject: 'Jobs for Linh Tran', problem: null });
  const none = { ...ask, user_id: 999_999 };
  const skipped = await mentor.command('hf_member__preview_recommend_mail', none).expect(200);
  expect(skipped.body).toMatchObject({ code: 'not_found', subject: null });
});

test.each([
  ['no students', { user_ids: [] }, 'user_ids'],
  ['a student twice', { user_ids: [1, 1] }, 'user_ids'],
  ['no jobs', { recruitment_ids: [] }, 'recruitment_ids'],
  ['eleven jobs', { recruitment_ids: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] }, 'recruitment_ids'],
  ['no words', { words: undefined }, 'mail_template_group_id'],
  ['an unknown template', { mail_template_group_id: 999_999 }, 'mail_template_group_id'],
  ['an unknown kind', { recommend_mail_type: 'advert' }, 'recommend_mail_type'],
  [
    'a reason for another job',
    { reminds: [{ recruitment_id: 7, reason_en: 'x' }] },
    'reminds[0][recruitment_id]',
  ],
  ['a job again without a reason', { reminds: [{ recruitment_id: 1 }] }, 'reminds[0][reason_en]'],
])('%s is refused', async (_what, wrong, field) => {
  const { body } = await send(mentor, [1], [1], wrong).expect(422);
  expect(Object.keys(body.error.fields)).toEqual([field]);
});

test('is for staff alone', async () => {
  await send(api.as(null), [1], [1]).expect(401);
  await send(await student(api), [1], [1]).expect(403);
  await undo(await student(api), [1]).expect(403);
});

test('costs the same for many as for few', async () => {
  const jobs = [await job(), await job()];
  const cost = async (count: number) => {
    const people = await Promise.all(Array.from({ length: count }, () => reader()));
    api.takeStatements();
    await send(
      mentor,
      people.map(({ user }) => user.id),
      jobs,
    ).expect(200);
    return api.takeStatements().length;
  };
  const one = await cost(1);
  expect(await cost(4)).toBe(one);
});

describe('a job in the mail', () => {
  const told = async () => {
    const { recruitment: ad } = await recruitment(api, {
      fields: {
        title: { en: 'Overseas sales', ja: '海外営業', vi: 'Kinh doanh quốc tế' },
        required_jlpt: 2,
        apply_deadline_on: '2027-01-29',
        salary_min_bachelor: 230_000,
        salary_max_bachelor: 280_000,
        salary_min_master: 250_000,
      },
    });
    return ad.id;
  };
  const who = async (page_language_id: number) => {
    const me = await reader({ page_language_id, jlpt: 2, living_country_id: 109 });
    await UserUniversity.update({ degree_id: 2 }, { where: { user_id: me.user.id } });
    return me;
  };
  const words = {
    template_subject: { ja: '求人', en: 'Job', vi: 'Việc làm' },
    template_body: { ja: '{{jobs}}', en: '{{jobs}}', vi: '{{jobs}}' },
  };
  const preview = (ask: object) =>
    mentor.command('hf_member__preview_recommend_mail', { words, ...ask }).expect(200);

  test.each([
    [
      'ja',
      1,
      [
        '月給250,000円以上',
        '東京都',
        '2027年1月29日（金）',
        '希望している職種です（',
        '（N2以上）',
        'おすすめする理由',
      ],
    ],
    [
      'en',
      2,
      [
        'from ¥250,000 a month',
        'Tokyo',
        'January 29, 2027',
        'the kind of work you want: ',
        '(N2 or better).',
        'Why this job for you',
      ],
    ],
    [
      'vi',
      languageId('vi'),
      [
        'từ 250.000 yên/tháng',
        'Tokyo',
        '29 tháng 1, 2027',
        'Đúng loại công việc bạn mong muốn',
        '(từ N2)',
        'Vì sao hợp với bạn',
      ],
    ],
  ])(
    'tells pay, place, deadline and two reasons in %s, in the preview as in the mail',
    async (code, id, parts) => {
      const me = await who(id);
      const jobs = [await told()];
      const seen = (await preview({ user_id: me.user.id, recruitment_ids: jobs })).body;
      expect(seen.language).toBe(code);
      for (const part of parts) expect(seen.body_text).toContain(part);
      expect(seen.body_text).toContain(`/recruitments/${jobs[0]}\n`);

      await send(mentor, [me.user.id], jobs, { words }).expect(200);
      await processOutbox(api);
      const mail = await Delivery.findOne({
        where: { recipient_user_id: me.user.id, template: 'recommend_mail' },
      });
      const body = (text: string) => text.replace(/\S*(?:recommend_mails\/|unsubscribe\?)\S*/g, '');
      expect(body(mail!.body_text!)).toBe(body(seen.body_text));
    },
  );

  test('gives no reason to whom nothing fits, and says so to nobody in particular', async () => {
    const jobs = [(await recruitment(api, { fields: { title: { en: 'Plain' } } })).recruitment.id];
    const me = await reader();
    await UserInterestingJobCategory.destroy({ where: { user_id: me.user.id } });
    const seen = (await preview({ user_id: me.user.id, recruitment_ids: jobs })).body;
    expect(seen.body_text).toContain('Plain');
    expect(seen.body_text).not.toContain('Why this job for you');
    const example = (await preview({ language: 'en' })).body;
    expect(example.body_text).toContain('Two reasons from the student’s own profile go here.');
  });

  test('three templates are there from the start, each in three languages and without a fault', async () => {
    const { body } = await mentor.list('mail_template_groups', { filter: { kind: 'own' } });
    const groups = await MailTemplateGroup.findAll({
      where: { key: ['one-job', 'several-jobs', 'before-the-deadline'] },
      order: ['id'],
    });
    expect(body.map(({ id }: { id: number }) => id)).toEqual(
      expect.arrayContaining(groups.map(({ id }) => id)),
    );
    expect(groups).toHaveLength(3);
    for (const { id } of groups)
      for (const language of ['ja', 'en', 'vi']) {
        const seen = (await preview({ words: undefined, mail_template_group_id: id, language })).body;
        expect([seen.problem, seen.body_text.length > 100]).toEqual([null, true]);
      }
  });
});
