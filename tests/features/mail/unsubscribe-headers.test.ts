import request from 'supertest';
import { SavedSearch } from '../../../db/models/bookmark.ts';
import { Delivery } from '../../../db/models/delivery.ts';
import { MailSuppression } from '../../../db/models/recommend-mail.ts';
import { createSmtpMailer } from '../../../server/adapters/smtp-mailer.ts';
import { writeToOutbox } from '../../../server/core/calls/outbox.ts';
import { languageId } from '../../../domain/languages.ts';
import { sendNextDelivery } from '../../../server/worker/delivery.ts';
import { notifyNextStudent } from '../../../server/features/search/effects/send-saved-search-mails.ts';
import { startApi } from '../../support/api.ts';
import { member, recruitment, student } from '../../support/factories.ts';
import { processOutbox } from '../../support/traces.ts';
import { startSmtpSink, type SmtpSink } from '../../worker/smtp-sink.ts';
import { BASE_URL, silent } from '../../worker/world.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);
const mentor = prepared(() => member(api));

let sink: SmtpSink;
let mailer: ReturnType<typeof createSmtpMailer>;
beforeEach(async () => {
  sink = await startSmtpSink();
  mailer = createSmtpMailer({ url: sink.url, from: 'Tabidachi <mail@tabidachi.example>' });
});
afterEach(async () => {
  await mailer.close();
  await sink.close();
});

/** Lets a quarter of an hour pass and sends what is due through the real server. */
async function sendAll(): Promise<void> {
  await processOutbox(api);
  const now = () => new Date(api.clock.now.getTime() + 15 * 60_000);
  const files = { read: async () => new Uint8Array() };
  const deps = { sequelize: api.sequelize, mailer, files, now, baseUrl: BASE_URL, logger: silent };
  while (await sendNextDelivery(deps));
}

const someone = () => student(api, { fields: { page_language_id: 2 } });
type Student = Awaited<ReturnType<typeof someone>>;
const job = async () => (await recruitment(api)).recruitment.id;

async function recommend(me: Student) {
  const answer = await mentor.command('hf_member__send_recommend_mails', {
    user_ids: [me.user.id],
    recruitment_ids: [await job()],
    words: { template_subject: { en: 'Jobs' }, template_body: { en: '{{jobs}}' } },
    recommend_mail_type: 'individual',
    dry_run: false,
  });
  return answer.body.results[0].code as string | null;
}

/** What the morning's look finds for them. */
async function findJobs(me: Student) {
  const kept = (await me.query('user__get_saved_searches').expect(200)).body.saved_searches.length as number;
  const query = { name: 'All', query: { q: { required_jlpt_gteq: kept + 1 } } };
  const { body } = await me.command('user__save_search', { saved_search: query }).expect(200);
  const matches = [
    { saved_search_id: body.saved_searches.at(-1).id as number, recruitment_ids: [await job()] },
  ];
  const payload = { user_id: me.user.id, day: `2026-11-2${body.saved_searches.length}`, matches };
  await api.sequelize.transaction((tx) =>
    writeToOutbox(api.sequelize, tx, [{ type: 'saved_search_matched', payload }], api.clock.now),
  );
}

/** The header lines of the message as it arrived, unfolded. */
function headersOf(to: string, index = 0): string[] {
  const text = sink.to(to)[index]!.raw.toString('latin1');
  return text
    .split('\r\n\r\n', 1)[0]!
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
}
const header = (to: string, name: string, index = 0) =>
  headersOf(to, index)
    .filter((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
    .map((line) => line.slice(name.length + 1).trim());
const addressOf = (to: string, index = 0) => /^<(.+)>$/.exec(header(to, 'List-Unsubscribe', index)[0]!)![1]!;
const pathOf = (address: string) => address.slice(BASE_URL.length);
const oneClick = (address: string) =>
  request(api.app).post(pathOf(address)).type('form').send('List-Unsubscribe=One-Click');
const streamsOf = async (me: Student) =>
  (await MailSuppression.findAll({ where: { user_id: me.user.id } })).map(({ stream }) => stream);

test.each([
  ['a recommend mail', recommend, 'recommend', 'E-mails with recommended jobs'],
  ['a mail of saved searches', findJobs, 'saved_search', 'E-mails for your saved searches'],
] as const)(
  '%s arrives with the one-click headers, whose POST stops its stream',
  async (_name, write, stream, title) => {
    const me = await someone();
    await write(me);
    await sendAll();
    expect(sink.to(me.email)).toHaveLength(1);
    const address = addressOf(me.email);
    expect(header(me.email, 'List-Unsubscribe')).toEqual([`<${address}>`]);
    expect(address).toMatch(/^https:\/\/tabidachi\.example\/unsubscribe\?token=[0-9a-f]{32}$/);
    expect(header(me.email, 'List-Unsubscribe-Post')).toEqual(['List-Unsubscribe=One-Click']);
    expect(sink.to(me.email)[0]!.email.text).toContain(address);
    const page = await request(api.app).get(pathOf(address)).expect(200);
    expect(page.text).toContain(`<h1>${title}</h1>`);
    expect(await streamsOf(me)).toEqual([]);
    await oneClick(address).expect(200);
    await oneClick(address).expect(200);
    expect(await streamsOf(me)).toEqual([stream]);
  },
);

test('a mail about an application has none of these headers', async () => {
  const me = await someone();
  await me.command('user__apply', { application: { recruitment_id: await job() } }).expect(200);
  await sendAll();
  expect(sink.to(me.email)).toHaveLength(1);
  expect(headersOf(me.email).filter((line) => /^list-unsubscribe/i.test(line))).toEqual([]);
});

test('stopping one stream leaves the other, and says so in the language of the student', async () => {
  const me = await student(api, { fields: { page_language_id: languageId('vi') } });
  await findJobs(me);
  await recommend(me);
  await sendAll();
  const both = sink.to(me.email).map((_mail, index) => addressOf(me.email, index));
  expect(new Set(both).size).toBe(2);
  const about = async (stream: string) => {
    const rows = await Delivery.findAll({ where: { recipient_user_id: me.user.id, template: stream } });
    return `${BASE_URL}/unsubscribe?token=${rows[0]!.unsubscribe_token}`;
  };
  const stopped = await oneClick(await about('saved_search_matches')).expect(200);
  expect(stopped.text).toContain('<html lang="vi">');
  expect(stopped.text).toContain('Bạn sẽ không nhận e-mail về tìm kiếm đã lưu nữa.');
  expect(await streamsOf(me)).toEqual(['saved_search']);
  expect(await recommend(me)).toBeNull();
  await findJobs(me);
  await sendAll();
  const templates = await Delivery.findAll({ where: { recipient_user_id: me.user.id }, order: ['id'] });
  expect(templates.map(({ template, state }) => [template, state])).toEqual([
    ['saved_search_matches', 'sent'],
    ['recommend_mail', 'sent'],
    ['recommend_mail', 'sent'],
  ]);
  await oneClick(await about('recommend_mail')).expect(200);
  expect(await recommend(me)).toBe('mails_stopped');
  expect((await streamsOf(me)).toSorted()).toEqual(['recommend', 'saved_search']);
});

test('who has stopped the mails of saved searches sees none wanted; wanting one again starts that one alone', async () => {
  const me = await someone();
  await findJobs(me);
  await sendAll();
  await oneClick(addressOf(me.email)).expect(200);
  const mine = async () =>
    (await me.query('user__get_saved_searches').expect(200)).body.saved_searches as {
      id: number;
      is_mail_wanted: boolean;
    }[];
  expect((await mine()).map((one) => one.is_mail_wanted)).toEqual([false]);
  const second = { name: 'Second', query: { q: {} } };
  await me.command('user__save_search', { saved_search: second }).expect(200);
  expect((await mine()).map((one) => one.is_mail_wanted)).toEqual([false, false]);
  const [, { id }] = (await mine()) as [unknown, { id: number }];
  await me.command('user__save_search', { saved_search: { id, is_mail_wanted: true } }).expect(200);
  expect((await mine()).map((one) => one.is_mail_wanted)).toEqual([false, true]);
  expect(await streamsOf(me)).toEqual([]);
});

test('the morning passes over who has stopped them, and does not tell of it later', async () => {
  const me = await someone();
  await findJobs(me);
  await sendAll();
  const address = addressOf(me.email);
  await oneClick(address).expect(200);
  await SavedSearch.update(
    { created_at: new Date('2026-11-01') },
    { where: { user_id: me.user.id }, silent: true },
  );
  const until = new Date('2026-11-30T23:00:00Z');
  const look = { now: () => new Date('2026-12-01T00:00:00Z'), sequelize: api.sequelize, logger: silent };
  const found = await job();
  while (await notifyNextStudent({ ...look, findPublished: async () => [found] }));
  expect((await SavedSearch.findOne({ where: { user_id: me.user.id } }))!.last_notified_at).toEqual(until);
  await request(api.app).post(pathOf(address)).type('form').send('again=true').expect(200);
  expect(await notifyNextStudent({ ...look, findPublished: async () => [found] })).toBe(false);
  await processOutbox(api);
  expect(await Delivery.count({ where: { recipient_user_id: me.user.id } })).toBe(1);
});
