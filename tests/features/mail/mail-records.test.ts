import { MailTemplate, MailTemplateGroup } from '../../../db/models/mail-template.ts';
import {
  RecommendMail,
  RecommendMailRecruitment,
  RecommendMailRemindRecruitment,
} from '../../../db/models/recommend-mail.ts';
import { memberNames } from '../../../server/core/presenting/names.ts';
import { startApi } from '../../support/api.ts';
import { member, recruitment, student } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);

type Person = Pick<Awaited<ReturnType<typeof student>>, 'query'>;
const fieldsOf = (body: object) => Object.keys(body).sort().join(' ');

describe('aggregates__mail_template', () => {
  let template: MailTemplate;
  beforeAll(async () => {
    const group = await MailTemplateGroup.create({ key: 'recommend', name: '求人のご紹介' });
    template = await MailTemplate.create({
      mail_template_group_id: group.id,
      language_id: 2,
      name: 'Recommend, English',
      template_subject: 'Jobs for {{first_name}}',
      template_body: '<p>Dear {{first_name}}</p>',
    });
  });

  test.each(['mentor', 'manager'] as const)('a %s reads it with its group', async (role) => {
    const { body } = await (await member(api, role)).query('aggregates__mail_template', `id=${template.id}`);
    expect(body).toEqual({
      id: template.id,
      mail_template_group_id: template.mail_template_group_id,
      mail_template_group: { id: template.mail_template_group_id, key: 'recommend', name: '求人のご紹介' },
      language_id: 2,
      name: 'Recommend, English',
      template_subject: 'Jobs for {{first_name}}',
      template_body: '<p>Dear {{first_name}}</p>',
      version: 0,
    });
  });

  test('is for staff alone', async () => {
    const ask = (person: Person) => person.query('aggregates__mail_template', `id=${template.id}`);
    await ask(api.as(null)).expect(401);
    const account = await ask(api.as(await api.tokenFor('mail-account@example.com'))).expect(403);
    expect(account.body.error.code).toBe('forbidden');
    await ask(await student(api)).expect(403);
    // An address that the identity provider has not verified gives no rights.
    const { email } = await member(api, 'manager');
    await ask(api.as(await api.tokenFor(email, { sub: 'other', verified: false }))).expect(403);
  });

  test('an unknown id is not found, a wrong one refused; it costs one statement', async () => {
    const staff = await member(api);
    await staff.query('aggregates__mail_template', 'id=999999').expect(404);
    await staff.query('aggregates__mail_template', 'id=1.5').expect(422);
    api.takeStatements();
    await staff.query('aggregates__mail_template', `id=${template.id}`).expect(200);
    expect(api.takeStatements()).toHaveLength(2);
  });
});

describe('aggregates__recommend_mail', () => {
  const ask = (person: Person, mail: RecommendMail) =>
    person.query('aggregates__recommend_mail', `id=${mail.id}`);

  /** A mail to a new student by a new mentor, about two recruitments, with `reminded` of them told again. */
  async function written(fields: object = {}, reminded = 1) {
    const me = await student(api);
    const mentor = await member(api);
    const jobs = [await recruitment(api), await recruitment(api)];
    const mail = await RecommendMail.create({
      user_id: me.user.id,
      hf_member_id: mentor.member.id,
      recommend_mail_type: 'weekly',
      is_including_meeting_schedule: true,
      sent_recommend_at: new Date('2026-11-20T03:00:00Z'),
      state: 'sent',
      ...fields,
    });
    for (const [index, { recruitment: job }] of jobs.entries()) {
      const link = { recommend_mail_id: mail.id, recruitment_id: job.id };
      await RecommendMailRecruitment.create(link);
      if (index < reminded)
        await RecommendMailRemindRecruitment.create({
          ...link,
          reason_ja: 'N2で応募できます',
          reason_en: 'N2 is enough',
        });
    }
    return { me, mentor, mail, jobs };
  }

  const OWNER = `active_remind_recruitments hf_member hf_member_id id is_including_meeting_schedule recommend_mail_type recruitment_ids recruitments sent_recommend_at user_id`;

  test('its student reads it once it is sent, with the recruitments in detail', async () => {
    const { me, mentor, mail, jobs } = await written();
    const { body } = await ask(me, mail).expect(200);
    expect(fieldsOf(body)).toBe(OWNER);
    const job = jobs[0]!.recruitment;
    expect(body).toMatchObject({
      id: mail.id,
      user_id: me.user.id,
      hf_member_id: mentor.member.id,
      recommend_mail_type: 'weekly',
      is_including_meeting_schedule: true,
      sent_recommend_at: '2026-11-20T03:00:00.000Z',
      recruitment_ids: jobs.map((made) => made.recruitment.id),
      hf_member: { id: mentor.member.id, names: memberNames(mentor.member) },
      recruitments: jobs.map((made) => ({
        id: made.recruitment.id,
        company: { id: made.company.id },
        eligibility: { verdict: expect.any(String) },
      })),
      active_remind_recruitments: [
        {
          recruitment_id: job.id,
          reason_ja: 'N2で応募できます',
          reason_en: 'N2 is enough',
          recruitment: { id: job.id, title: job.title, job_description: job.job_description },
          company: { id: jobs[0]!.company.id, official_name: jobs[0]!.company.official_name, logo_url: null },
        },
      ],
    });
    const [item] = body.active_remind_recruitments;
    for (const field of ['importance_rating_of_school', 'can', 'application_id', 'eligibility', 'version'])
      expect(item.recruitment).not.toHaveProperty(field);
    expect(item.recruitment.company).not.toHaveProperty('contact_persons');
  });

  test.each(['draft', 'scheduled', 'sending', 'held', 'cancelled'] as const)(
    'while it is %s, it does not exist for its student',
    async (state) => {
      const { me, mentor, mail } = await written({ state, sent_recommend_at: null });
      await ask(me, mail).expect(404);
      const { body } = await ask(mentor, mail).expect(200);
      expect(body).toMatchObject({ state, sent_recommend_at: null });
    },
  );

  test('mentors read their own, managers all, nobody else any', async () => {
    const { mentor, mail } = await written();
    for (const staff of [mentor, await member(api, 'manager')])
      expect(fieldsOf((await ask(staff, mail).expect(200)).body)).toBe(
        OWNER.replace('user_id', 'state user_id'),
      );
    await ask(await member(api), mail).expect(404);
    await ask(await member(api, 'mentor', { is_manager_of_applications: true }), mail).expect(404);
    await ask(await student(api), mail).expect(404);
    await ask(api.as(null), mail).expect(401);
    const account = await ask(api.as(await api.tokenFor('recommend-account@example.com')), mail);
    expect([account.status, account.body.error.code]).toEqual([403, 'sign_up_required']);
  });

  test('a mentor who is a student too reads what they received as a student does', async () => {
    const { me, mail } = await written();
    await member(api, 'mentor', { email: me.email });
    expect(fieldsOf((await ask(me, mail).expect(200)).body)).toBe(OWNER);
    await mail.update({ sent_recommend_at: null });
    await ask(me, mail).expect(404);
  });

  test('a recruitment that is no longer released is named and not shown to its student', async () => {
    const { me, mentor, mail, jobs } = await written();
    await jobs[0]!.recruitment.update({ is_released: false });
    const { body } = await ask(me, mail).expect(200);
    expect(body.recruitment_ids).toHaveLength(2);
    expect(body.active_remind_recruitments[0]).toMatchObject({
      recruitment_id: jobs[0]!.recruitment.id,
      reason_en: 'N2 is enough',
      recruitment: null,
      company: null,
    });
    const idsOf = ({ recruitments }: { recruitments: { id: number }[] }) => recruitments.map(({ id }) => id);
    expect(idsOf(body)).toEqual([jobs[1]!.recruitment.id]);
    const staff = await ask(mentor, mail).expect(200);
    expect(staff.body.active_remind_recruitments[0].recruitment.id).toBe(jobs[0]!.recruitment.id);
    expect(idsOf(staff.body)).toEqual(body.recruitment_ids);
  });

  test('an unknown id is not found, a wrong one refused', async () => {
    const manager = await member(api, 'manager');
    await manager.query('aggregates__recommend_mail', 'id=999999').expect(404);
    await manager.query('aggregates__recommend_mail', 'id[]=1').expect(422);
  });

  test('costs as many statements however many recruitments it tells of', async () => {
    const one = await written();
    const two = await written({}, 2);
    for (const { me, mail } of [one, two]) {
      api.takeStatements();
      await ask(me, mail).expect(200);
      expect(api.takeStatements()).toHaveLength(5);
    }
    const none = await written({}, 0);
    api.takeStatements();
    expect((await ask(none.me, none.mail).expect(200)).body.active_remind_recruitments).toEqual([]);
    expect(api.takeStatements()).toHaveLength(4);
  });
});
