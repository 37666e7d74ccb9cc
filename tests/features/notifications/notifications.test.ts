import { readMigrations } from '../../../db/migrations.ts';
import { Application } from '../../../db/models/application.ts';
import { Delivery } from '../../../db/models/delivery.ts';
import { RecommendMail } from '../../../db/models/recommend-mail.ts';
import { INTERFACE_LANGUAGES, languageId, type InterfaceLanguage } from '../../../domain/languages.ts';
import { OWN_PROBLEMS } from '../../../domain/delivery-problem.ts';
import { tokyoDay, tokyoDayAfter } from '../../../domain/tokyo-time.ts';
import { writeToOutbox } from '../../../server/core/calls/outbox.ts';
import { dayInWords, instantInWords } from '../../../server/features/mail/services/tokyo-words.ts';
import { startApi } from '../../support/api.ts';
import { appliedFor, event } from '../../support/events.ts';
import { member, student } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';
import { applied } from '../../support/steps.ts';
import { processOutbox } from '../../support/traces.ts';

const api = prepared(startApi);
type Person = Awaited<ReturnType<typeof student>>;

const notificationsOf = async (person: Person, more = '') =>
  (await person.query('user__get_notifications', more).expect(200)).body as {
    notifications: {
      kind: string;
      title: string;
      path: string | null;
      is_new: boolean;
      is_mailed: boolean;
    }[];
    total_count: number;
    new_count: number;
  };
const change = (person: Person, stream: string, is_wanted: boolean) =>
  person.command('user__change_mail_preference', { stream, is_wanted });

/** The title of the newest, as a reader of each language sees it. */
async function titlesOf(person: Person) {
  const titleIn = async (language: InterfaceLanguage) =>
    (
      await person
        .query('user__get_notifications')
        .set('page-language-id', `${languageId(language)}`)
        .expect(200)
    ).body.notifications[0].title as string;
  return { ja: await titleIn('ja'), en: await titleIn('en'), vi: await titleIn('vi') };
}

/** In the morning, when reminders go out. */
function morning() {
  api.clock.now = new Date(`${tokyoDay(api.clock.now)}T10:00:00+09:00`);
}

/** A reminder of the day the resume is due, as the worker writes it. */
async function remindOf(application_id: number): Promise<Delivery | null> {
  morning();
  const due_day = tokyoDayAfter(api.clock.now, 1);
  await Application.update({ due_date_to_submit_resume: due_day }, { where: { id: application_id } });
  await api.sequelize.transaction((tx) =>
    writeToOutbox(
      api.sequelize,
      tx,
      [{ type: 'resume_due', payload: { application_id, due_day }, dedupe_key: `due:${application_id}` }],
      api.clock.now,
    ),
  );
  await processOutbox(api);
  return Delivery.findOne({ where: { template: 'resume_due_soon', cause: `due:${application_id}` } });
}

describe('notifications', () => {
  test('are what the student was told, the newest first, each with its page, new until they have looked', async () => {
    const { me, application } = await applied(api);
    await processOutbox(api);
    api.clock.now = new Date(api.clock.now.getTime() + 60_000);
    await me.command('user__send_inquiry', { message: 'Where do I change it?' }).expect(200);
    await processOutbox(api);
    const other = await student(api);
    await other.command('user__send_inquiry', { message: 'Not mine' }).expect(200);
    await processOutbox(api);

    const first = await notificationsOf(me);
    expect(first).toMatchObject({
      notifications: [
        { kind: 'inquiry_received', path: '/notifications#questions', is_new: true, is_mailed: true },
        { kind: 'application_created', path: `/applications/${application.id}`, is_new: true },
      ],
      total_count: 2,
      new_count: 2,
    });
    expect(await notificationsOf(me, 'per_page=1&page=2')).toMatchObject({
      notifications: [{ kind: 'application_created' }],
      total_count: 2,
      new_count: 2,
    });

    await me.command('user__see_notifications', {}).expect(200);
    const seen = await notificationsOf(me);
    expect(seen.new_count).toBe(0);
    expect(seen.notifications.map(({ is_new }) => is_new)).toEqual([false, false]);

    api.clock.now = new Date(api.clock.now.getTime() + 60_000);
    await me.command('user__send_inquiry', { message: 'And now?' }).expect(200);
    await processOutbox(api);
    expect(await notificationsOf(me)).toMatchObject({ new_count: 1, total_count: 3 });
    // Looking twice is harmless.
    await me.command('user__see_notifications', {}).expect(200);
    await me.command('user__see_notifications', {}).expect(200);
    expect((await notificationsOf(me)).new_count).toBe(0);
  });

  test('are told in the language of the page, whatever language the mail went in; own words stay', async () => {
    const { me } = await applied(api);
    await processOutbox(api);
    const row = await Delivery.findOne({ where: { recipient_user_id: me.user.id } });
    const titles = await titlesOf(me);
    expect(Object.values(titles)).toContain(row!.subject);
    expect(titles).toEqual({
      ja: expect.stringContaining('応募'),
      en: expect.stringContaining('application'),
      vi: expect.stringContaining('ứng tuyển'),
    });
    // Values that are kept no more leave the subject that was sent.
    await row!.update({ template_values: null });
    expect((await titlesOf(me)).vi).toBe(row!.subject);
    await row!.update({ template: 'recommend_mail', subject: 'スタッフの言葉' });
    expect((await titlesOf(me)).en).toBe('スタッフの言葉');
  });

  test('name the company and the day as the reader of now calls them', async () => {
    const company = { official_name: { ja: '株式会社さくら', en: 'Sakura Inc.', vi: 'Công ty Sakura' } };
    const { me, application } = await applied(api, { recruitment: { company } });
    const { subject, template_values } = (await remindOf(application.id))!;
    const titles = await titlesOf(me);
    const due_day = tokyoDayAfter(api.clock.now, 1);
    for (const language of INTERFACE_LANGUAGES) {
      expect(titles[language]).toContain(company.official_name[language]);
      expect(titles[language]).toContain(dayInWords(due_day, language));
    }
    expect(titles.en).toBe(subject);
    // Only what differs is kept once more, and nothing that stands in no subject.
    expect(template_values?.['in_other_languages']).toContainEqual({
      language: 'vi',
      values: {
        student_name: expect.any(String),
        company_name: 'Công ty Sakura',
        due_day: dayInWords(due_day, 'vi'),
      },
    });
  });

  test('name the event and its time so too', async () => {
    const me = await student(api);
    morning();
    const start_at = new Date(api.clock.now.getTime() + 86_400_000);
    const title = { ja: '履歴書講座', en: 'Resume workshop', vi: 'Buổi viết CV' };
    const { id } = await appliedFor(me, (await event({ title, start_at, deadline: null })).id);
    await processOutbox(api);
    api.clock.now = new Date(api.clock.now.getTime() + 60_000);
    const payload = { event_application_id: id, day: tokyoDay(start_at) };
    await api.sequelize.transaction((tx) =>
      writeToOutbox(api.sequelize, tx, [{ type: 'event_near', payload }], api.clock.now),
    );
    await processOutbox(api);
    const titles = await titlesOf(me);
    for (const language of INTERFACE_LANGUAGES) {
      expect(titles[language]).toContain(title[language]);
      expect(titles[language]).toContain(instantInWords(start_at, language));
    }
  });

  test('of before the names were kept get them by the migration, without the days', async () => {
    const company = { official_name: { ja: '株式会社さくら', en: 'Sakura Inc.' } };
    const { me, application } = await applied(api, { recruitment: { company } });
    const row = (await remindOf(application.id))!;
    const { in_other_languages: _, ...before } = row.template_values!;
    await row.update({ template_values: before });
    expect((await titlesOf(me)).ja).toContain('Sakura Inc.');
    const migration = readMigrations().find(({ name }) => name.startsWith('0109-'));
    await api.sequelize.query(migration!.sql);
    const titles = await titlesOf(me);
    expect(titles.ja).toContain('株式会社さくら');
    expect(titles.ja).toContain(dayInWords(tokyoDayAfter(api.clock.now, 1), 'en'));
    // Not written in Vietnamese: the next language that there is.
    expect(titles.vi).toContain('Sakura Inc.');
  });

  test('hold no mail that was taken back, and none that is to go later', async () => {
    const { me } = await applied(api);
    await processOutbox(api);
    await Delivery.update({ state: 'cancelled' }, { where: { recipient_user_id: me.user.id } });
    expect(await notificationsOf(me)).toMatchObject({ total_count: 0, new_count: 0 });
    await Delivery.update(
      { state: 'pending', available_at: new Date(api.clock.now.getTime() + 600_000) },
      { where: { recipient_user_id: me.user.id } },
    );
    expect((await notificationsOf(me)).total_count).toBe(0);
  });

  test('are for students', async () => {
    await api.as(null).query('user__get_notifications').expect(401);
    await api.as(null).command('user__see_notifications', {}).expect(401);
    const mentor = await member(api);
    await mentor.query('user__get_notifications').expect(403);
    await mentor.query('user__get_mail_preferences').expect(403);
    await mentor
      .command('user__change_mail_preference', { stream: 'reminder', is_wanted: false })
      .expect(403);
  });
});

describe('mail preferences', () => {
  test('name each kind that can be stopped; all are wanted at first', async () => {
    const me = await student(api);
    const { body } = await me.query('user__get_mail_preferences').expect(200);
    expect(body.mail_preferences).toEqual([
      { stream: 'recommend', is_wanted: true },
      { stream: 'saved_search', is_wanted: true },
      { stream: 'reminder', is_wanted: true },
      { stream: 'after_event', is_wanted: true },
    ]);
    await change(me, 'results', false).expect(422);
  });

  test('a stopped reminder is not mailed and stands among the notifications all the same', async () => {
    const { me, application } = await applied(api);
    await processOutbox(api);
    const { body } = await change(me, 'reminder', false).expect(200);
    expect(body.mail_preferences).toContainEqual({ stream: 'reminder', is_wanted: false });
    await change(me, 'reminder', false).expect(200);
    expect(await remindOf(application.id)).toMatchObject({
      state: 'cancelled',
      is_unwanted: true,
      last_error: OWN_PROBLEMS.unwanted,
    });
    const [reminder] = (await notificationsOf(me)).notifications;
    expect(reminder).toMatchObject({
      kind: 'resume_due_soon',
      path: `/applications/${application.id}`,
      is_mailed: false,
    });
  });

  test('one that waits is stopped too; wanted again, the next one is mailed with a link to stop them', async () => {
    const { me, application } = await applied(api);
    await processOutbox(api);
    const waiting = await remindOf(application.id);
    expect(waiting).toMatchObject({ state: 'pending', is_unwanted: false });
    expect(waiting!.unsubscribe_token).toMatch(/^[0-9a-f]{32}$/);
    await change(me, 'reminder', false).expect(200);
    expect(await waiting!.reload()).toMatchObject({ state: 'cancelled', is_unwanted: true });

    await change(me, 'reminder', true).expect(200);
    const next = await applied(api);
    await change(next.me, 'recommend', false).expect(200);
    await processOutbox(api);
    expect(await remindOf(next.application.id)).toMatchObject({ state: 'pending' });
  });

  test('what cannot be stopped is mailed whatever is stopped', async () => {
    const me = await student(api);
    for (const stream of ['recommend', 'saved_search', 'reminder'])
      await change(me, stream, false).expect(200);
    await me.command('user__send_inquiry', { message: 'Hello?' }).expect(200);
    await processOutbox(api);
    const [mail] = await Delivery.findAll({ where: { recipient_user_id: me.user.id } });
    expect(mail).toMatchObject({ template: 'inquiry_received', state: 'pending', is_unwanted: false });
  });

  test('stopping recommended jobs takes back those that are planned', async () => {
    const me = await student(api);
    const planned = await RecommendMail.create({
      user_id: me.user.id,
      recommend_mail_type: 'recommend',
      state: 'scheduled',
    } as never);
    await change(me, 'recommend', false).expect(200);
    expect(await planned.reload()).toMatchObject({ state: 'cancelled', skipped_code: 'mails_stopped' });
    expect((await notificationsOf(me)).total_count).toBe(0);
  });
});
