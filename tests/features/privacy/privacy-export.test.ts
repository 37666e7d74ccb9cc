import { Delivery } from '../../../db/models/delivery.ts';
import { startApi } from '../../support/api.ts';
import { member, student } from '../../support/factories.ts';
import { leaveTraces } from '../../support/traces.ts';
import { prepared } from '../../support/prepared.ts';

const MARK = 'zqmine';
const OTHER_MARK = 'zqothers';

let text: string;
// oxlint-disable-next-line typescript/no-explicit-any -- the file as whoever reads it finds it
let data: any;

const api = prepared(startApi);
const mine = prepared(() => leaveTraces(api, MARK));
beforeAll(async () => {
  await leaveTraces(api, OTHER_MARK);
  await Delivery.update({ state: 'sent', sent_at: api.clock.now }, { where: {} });
  const answer = await mine.me.query('user__export_own_data').buffer(true).expect(200);
  text = answer.text;
  data = answer.body;
});

/** What the mark reads in a column, cut as the database cut it. */
const words = (column: string) => `${MARK} ${column} `;

describe('user__export_own_data', () => {
  test('is a file to save, named by the day', async () => {
    const { headers } = await mine.me.query('user__export_own_data').expect(200);
    expect(headers['content-type']).toContain('application/json');
    expect(headers['content-disposition']).toMatch(/^attachment;.*tabidachi-2026-11-21\.json$/);
    expect(headers['cache-control']).toContain('no-store');
  });

  test('is for students alone, and takes no id', async () => {
    await api.as(null).query('user__export_own_data').expect(401);
    await api
      .as(await api.tokenFor('nobody@example.com'))
      .query('user__export_own_data')
      .expect(403);
    await (await member(api, 'manager')).query('user__export_own_data').expect(403);
    await mine.me.query('user__export_own_data', 'user_id=1').expect(400);
  });

  test('has each part, and of each what was left there', () => {
    expect(Object.keys(data)).toEqual([
      'exported_at',
      'profile',
      'sign_ins',
      'applications',
      'event_applications',
      'files',
      'bookmarks',
      'not_for_me',
      'saved_searches',
      'lessons',
      'plan_steps_done',
      'inquiries',
      'mail_preferences',
      'mails_received',
      'recommend_mails',
      'page_views',
    ]);
    const empty = Object.entries(data).filter(([, part]) => Array.isArray(part) && part.length === 0);
    expect(empty).toEqual([]);
  });

  test.each([
    'users.first_name',
    'users.health_description',
    'users.research_description',
    'user_skills.description',
    'user_certifications.name',
    'user_schools.name',
    'job_histories.company_name',
    'user_survey_answers.answer_text',
    'user_analytics_data.signup_campaign_name',
    'resumes.self_pr',
    'resumes.self_pr_jt',
    'resumes.hf_remark',
    'resume_question_answers.answer',
    'resume_comments.body',
    'resume_versions.document',
    'applications.result_reason',
    'applications.behavior',
    'applications.apply_campaign_name',
    'interviews.place',
    'interview_practices.notes',
    'form_question_answers.answer_text',
    'event_applications.apply_landing_page',
    'files.name',
    'saved_searches.name',
    'saved_searches.query',
    'inquiries.message',
    'inquiry_replies.body',
    'deliveries.subject',
    'recommend_mail_remind_recruitments.reason_ja',
    'page_views.google_analytics_client_id',
  ])('tells %s', (column) => expect(text).toContain(words(column)));

  test.each([
    'users.summary',
    'applications.memo',
    'applications.reason_of_result ',
    'applications.reason_of_decline',
    'applications.trello_card_id',
    'applications.resume_google_docs_link',
    'application_events.reason',
    'application_events.before',
    'interviews.memo',
    'event_applications.token_for_cancell',
    'deliveries.body_text',
    'audit_logs.before',
  ])('tells nothing of the inside: %s', (column) => expect(text).not.toContain(`${MARK} ${column}`));

  test('names things instead of numbering them, in the language of the page', async () => {
    expect(data.profile.living_country).toBe('Japan');
    expect(data.applications[0].recruitment.title).toBe('Overseas sales');
    expect(data.event_applications[0].answers[0].question).toBe('Question 1');
    const inJapanese = await api.as(mine.me.token, 1).query('user__export_own_data').expect(200);
    expect(inJapanese.body.profile.living_country).toBe('日本');
  });

  test('D1: tells every time as a time, whatever the day, and the address of each mail', () => {
    const times = [
      data.files[0],
      data.inquiries[0],
      data.page_views[0],
      data.mails_received[0],
      data.sign_ins[0],
    ];
    const aTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+(Z|\+00:00)$/;
    for (const row of times) expect(row.created_at ?? row.visit_at).toMatch(aTime);
    expect(data.mails_received[0]).toMatchObject({ recipient_email: mine.me.email });
    expect(JSON.stringify(data)).not.toContain('{}');
  });

  test('has the history of an application without what staff wrote into it', () => {
    const [application] = data.applications;
    expect(application.application_events.map(({ name }: { name: string }) => name)).toContain(
      'send_to_company',
    );
    expect(Object.keys(application.application_events[0])).not.toContain('reason');
  });

  test("holds nothing of anybody else's", () => {
    expect(text).not.toContain(OTHER_MARK);
    expect(text).toContain(MARK);
  });

  test('takes twelve statements, however much there is', async () => {
    const count = async (person: { query(name: string): PromiseLike<unknown> }) => {
      api.takeStatements();
      await person.query('user__export_own_data');
      return api.takeStatements().length;
    };
    const nobody = await student(api, { level: 'empty' });
    await nobody.query('user__get_own_data');
    expect(await count(mine.me)).toBe(12);
    expect(await count(nobody)).toBe(12);
  });
});
