import { Delivery } from '../../../db/models/delivery.ts';
import type { HfMember } from '../../../db/models/hf-member.ts';
import { RecommendMailReply } from '../../../db/models/inbound-mail.ts';
import { RecommendMail } from '../../../db/models/recommend-mail.ts';
import { User } from '../../../db/models/user.ts';
import { sendNextDelivery } from '../../../server/worker/delivery.ts';
import { REPLIES_MAX } from '../../../server/features/mail/inbound/replies.ts';
import { inboundWorld, startInboundPost } from './inbound-post.ts';
import { absenceNote, postfix } from './reports.ts';
import { make, member } from '../../worker/world.ts';

const all = inboundWorld();
let author: HfMember;
let student: User;
let mail: RecommendMail;

beforeEach(async () => {
  author = await member({ last_name_en: 'Sato', first_name_en: 'Hanako' });
  student = await make(User, { email: 'linh@student.example.com', first_name: 'Linh', last_name: 'Nguyen' });
  mail = await make(RecommendMail, {
    user_id: student.id,
    hf_member_id: author.id,
    recommend_mail_type: 'individual',
    state: 'sent',
    sent_recommend_at: all.world.clock.now,
  });
});

const to = () => all.inbound.addresses.reply(mail.id);
function letter(
  fields: { from?: string; id?: string; headers?: string[]; body?: string; type?: string } = {},
) {
  const { from = 'Linh <Linh@student.example.com>', id = '1', headers = [] } = fields;
  return [
    `From: ${from}`,
    `To: ${to()}`,
    'Subject: Re: 求人のご案内',
    `Message-ID: <reply-${id}@student.example.com>`,
    ...headers,
    `Content-Type: ${fields.type ?? 'text/plain'}; charset=utf-8`,
    '',
    fields.body ??
      'ありがとうございます。\r\n面談で話したいです。\r\n\r\n2026年11月21日(土) 12:00 Tabidachi:\r\n> 求人です\r\n> https://x.example',
  ].join('\r\n');
}
const hand = (raw: string, from = 'linh@student.example.com') => all.inbound.hand(to(), raw, from);
const replies = () => RecommendMailReply.findAll({ order: ['id'] });
async function forwarded(): Promise<Delivery[]> {
  await all.world.processOutbox();
  return Delivery.findAll({ where: { template: 'staff_recommend_replied' }, order: ['id'] });
}

test('a reply is kept once and goes to who wrote, who answers the student by their own mail program', async () => {
  await hand(letter());
  await hand(letter());
  expect(await replies()).toMatchObject([
    {
      recommend_mail_id: mail.id,
      received_at: all.world.clock.now,
      is_automatic: false,
      from_email: null,
      text: 'ありがとうございます。\n面談で話したいです。',
    },
  ]);
  const [row, ...others] = await forwarded();
  expect(others).toEqual([]);
  expect(row).toMatchObject({ recipient_email: author.email, reply_to: student.email, state: 'pending' });
  expect(row!.body_text).toContain('面談で話したいです。');
  await sendNextDelivery(all.post.deps);
  const { email } = all.post.sink.mails[0]!;
  expect(email.replyTo).toMatchObject([{ address: student.email }]);
  expect(email.subject).toContain('Linh');
  expect(email.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted' }));
});

test('one from another address is told as such, its HTML as mere text', async () => {
  const body = '<p>Yes &amp; <b>thank you</b></p><script>alert(1)</script>';
  await hand(letter({ from: 'someone@else.example.com', type: 'text/html', body }));
  expect(await replies()).toMatchObject([{ from_email: 'someone@else.example.com' }]);
  const [row] = await forwarded();
  expect(row!.subject).toContain('from another address');
  expect(row!.reply_to).toBe(student.email);
  expect(row!.body_text).toContain('Yes & thank you');
  expect(row!.body_html).toContain('someone@else.example.com');
  expect(row!.body_html).not.toMatch(/<script|alert/);
});

test.each([
  ['an absence note', () => absenceNote({ to: to() }), ''],
  ['a header of old', () => letter({ headers: ['Precedence: auto_reply'] }), 'linh@student.example.com'],
  ['X-Autoreply', () => letter({ headers: ['X-Autoreply: yes'] }), 'linh@student.example.com'],
  ['an empty sender', () => letter(), ''],
  ['a report', () => postfix({ to: to() }), ''],
])('a machine is not a person: %s', async (_name, write, from) => {
  await hand(write(), from);
  expect((await replies()).map(({ is_automatic }) => is_automatic)).toEqual([true]);
  expect(await forwarded()).toEqual([]);
});

test('of a student who is gone nothing is kept, and what answers no mail is refused', async () => {
  await student.update({ status: 'deleted', email: 'deleted-1@deleted.invalid' });
  await hand(letter());
  expect(await replies()).toEqual([]);
  expect(
    await all.inbound.refusal(all.inbound.addresses.reply(mail.id + 1), letter(), 'linh@student.example.com'),
  ).toBe(550);
});

test('managers get it where its author has left', async () => {
  const manager = await member({ role: 'manager' });
  await author.update({ is_active: false });
  await hand(letter({ body: '> only what was quoted' }));
  expect((await forwarded()).map((row) => row.recipient_email)).toEqual([manager.email]);
});

test('what keeps the reader busy for minutes is given up, and what comes after it is read', async () => {
  const strict = await startInboundPost(all.world, { readWithin: 1000 });
  const body = '<a href="'.repeat(50_000);
  expect(await strict.refusal(to(), letter({ type: 'text/html', body }), 'linh@student.example.com')).toBe(
    554,
  );
  await strict.close();
  await hand(letter());
  expect((await replies()).map(({ text }) => text)).toEqual(['ありがとうございます。\n面談で話したいです。']);
});

test('a large file after the words is passed over', async () => {
  const body = `--b\r\nContent-Type: text/plain\r\n\r\nYes\r\n--b\r\nContent-Type: image/png\r\nContent-Transfer-Encoding: base64\r\n\r\n${'QUFB'.repeat(400_000)}`;
  await hand(letter({ type: 'multipart/mixed; boundary="b"', body }));
  expect((await replies()).map(({ text }) => text)).toEqual(['Yes']);
});

test('signs that nothing can keep are left out of what is kept', async () => {
  const from = '"x" <a\u0000\u2028b@else.example.com>';
  await hand(letter({ from, id: '\u0000\u0001' }));
  expect(await replies()).toMatchObject([
    { from_email: 'ab@else.example.com', message_id: '<reply-@student.example.com>' },
  ]);
  expect(await forwarded()).toHaveLength(1);
});

test('who never stops is not listened to any more', async () => {
  await RecommendMailReply.bulkCreate(
    Array.from({ length: REPLIES_MAX }, (_, index) => ({
      recommend_mail_id: mail.id,
      received_at: all.world.clock.now,
      message_id: `<${index}>`,
    })),
  );
  expect(await all.inbound.refusal(to(), letter(), 'linh@student.example.com')).toBe(552);
  expect(await replies()).toHaveLength(REPLIES_MAX);
});
