import { Delivery } from '../../../db/models/delivery.ts';
import { ApplicationMessage } from '../../../db/models/application-message.ts';
import { ApplicationHfMember } from '../../../db/models/application-records.ts';
import type { HfMember } from '../../../db/models/hf-member.ts';
import { MESSAGES_BY_MAIL_PER_HOUR } from '../../../domain/conversation.ts';
import { writeMessage } from '../../../server/features/conversations/services/write-message.ts';
import { markRead } from '../../../server/features/conversations/services/conversation.ts';
import { sendNextDelivery } from '../../../server/worker/delivery.ts';
import { processNextEvent } from '../../../server/worker/process-event.ts';
import { inboundWorld } from '../mail/inbound-post.ts';
import { absenceNote } from '../mail/reports.ts';
import { application, member } from '../../worker/world.ts';

const all = inboundWorld();
let mentor: HfMember;
let made: Awaited<ReturnType<typeof application>>;

beforeEach(async () => {
  mentor = await member({ last_name_en: 'Sato', first_name_en: 'Hanako' });
  made = await application({ mentors: [mentor] });
});

const write = (body: string, hf_member_id: number | null) =>
  all.world.sequelize.transaction((tx) =>
    writeMessage(
      { tx, now: all.world.clock.now },
      { application_id: made.application.id, hf_member_id, body, mail_id: null },
    ),
  );
const messages = () => ApplicationMessage.findAll({ order: ['id'] });
/** What has been due is written, with our own addresses on. */
async function mails(): Promise<Delivery[]> {
  const deps = { ...all.world.outboxDeps, inbound: all.inbound.addresses };
  while (await processNextEvent(deps));
  return Delivery.findAll({ order: ['id'] });
}
/** Sends the oldest mail that waits, and answers the address it is to be answered at. */
async function replyAddress(): Promise<string> {
  await sendNextDelivery({ ...all.post.deps, inbound: all.inbound.addresses });
  return all.post.sink.mails.at(-1)!.email.replyTo![0]!.address!;
}
const letter = (from: string, body: string, id = '1', headers: string[] = []) =>
  [
    `From: Somebody <${from}>`,
    'Subject: Re: a message',
    `Message-ID: <talk-${id}@mail.example.com>`,
    ...headers,
    'Content-Type: text/plain; charset=utf-8',
    '',
    body,
  ].join('\r\n');
const QUOTE = '\r\n\r\nOn Sat, 21 Nov 2026 at 12:00, Tabidachi wrote:\r\n> Sato Hanako:\r\n> How are you?';
/** The code a person's mail is refused with. */
const refusal = (to: string, raw: string) => all.inbound.refusal(to, raw, 'person@mail.example.com');
const ofStudent = () =>
  all.inbound.addresses.talk({
    application_id: made.application.id,
    writer: { user_id: made.student.id },
  });
const ofMentor = (hf_member_id = mentor.id) =>
  all.inbound.addresses.talk({ application_id: made.application.id, writer: { hf_member_id } });

test('what a mentor writes within some minutes goes to the student in one mail, which is answered into the conversation', async () => {
  await write('How are you?', mentor.id);
  expect(await mails()).toEqual([]);
  all.world.pass(3);
  await write('The interview is on Thursday.', mentor.id);
  all.world.pass(3);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    template: 'application_message',
    recipient_email: made.student.email,
    subject: 'A message from your mentor (Mirai Trading)',
  });
  for (const words of [
    'Hanako Sato:',
    'How are you?',
    'The interview is on Thursday.',
    'reply to this e-mail',
  ])
    expect(mail!.body_text).toContain(words);

  const to = await replyAddress();
  expect(to).toBe(ofStudent());
  const raw = letter(made.student.email.toUpperCase(), `Thank you!\r\nI will be there.${QUOTE}`);
  await all.inbound.hand(to, raw, made.student.email);
  await all.inbound.hand(to, raw, made.student.email);
  expect(await messages()).toMatchObject([
    { is_by_student: false, hf_member_id: mentor.id, read_at: all.world.clock.now },
    { is_by_student: false, read_at: all.world.clock.now },
    { is_by_student: true, hf_member_id: null, is_by_mail: true, body: 'Thank you!\nI will be there.' },
  ]);
});

test('what a student writes goes to the mentor, whose answer by mail lands there too and goes on to the student', async () => {
  await write('What do I wear?', null);
  all.world.pass(5);
  const [mail] = await mails();
  expect(mail).toMatchObject({ template: 'staff_application_message', recipient_email: mentor.email });
  expect(mail!.body_text).toContain('What do I wear?');
  const to = await replyAddress();
  expect(to).toBe(ofMentor());
  await all.inbound.hand(to, letter(mentor.email, 'A dark suit.'), mentor.email);
  expect((await messages())[1]).toMatchObject({
    is_by_student: false,
    hf_member_id: mentor.id,
    is_by_mail: true,
    body: 'A dark suit.',
    read_at: null,
  });
  all.world.pass(5);
  const [, onward] = await mails();
  expect(onward).toMatchObject({ template: 'application_message', recipient_email: made.student.email });
});

test('what has been read in the page before needs no mail; the next message gets one again', async () => {
  await write('Read at once', null);
  await all.world.sequelize.transaction((tx) =>
    markRead({ tx, now: all.world.clock.now }, made.application.id, 'staff'),
  );
  all.world.pass(5);
  expect(await mails()).toEqual([]);
  await write('Not read', null);
  all.world.pass(5);
  const [mail] = await mails();
  expect(mail!.body_text).toContain('Not read');
  expect(mail!.body_text).not.toContain('Read at once');
});

test('without inbound mail the student is told to answer on the page', async () => {
  await write('How are you?', mentor.id);
  all.world.pass(5);
  await all.world.processOutbox();
  const mail = await Delivery.findOne({ rejectOnEmpty: true });
  expect(mail.body_text).toContain('replies to this e-mail do not reach us');
  expect(mail.reply_to).toBeNull();
});

test('a message goes to the managers where nobody looks after the application', async () => {
  await ApplicationHfMember.destroy({ where: { application_id: made.application.id } });
  const manager = await member({ role: 'manager' });
  await write('Is anybody there?', null);
  all.world.pass(5);
  expect(await mails()).toMatchObject([{ recipient_email: manager.email }]);
});

describe('refused are', () => {
  const none = async () => expect(await messages()).toEqual([]);

  test('other senders than the one whom the address was made for', async () => {
    const raw = letter('someone@else.example.com', 'Hello');
    expect(await refusal(ofStudent(), raw)).toBe(550);
    expect(await refusal(ofStudent(), letter(mentor.email, 'Hello'))).toBe(550);
    expect(await refusal(ofMentor(), letter(made.student.email, 'Hello'))).toBe(550);
    await none();
  });

  test('addresses that are not signed, of other students, and of nobody', async () => {
    const raw = letter(made.student.email, 'Hello');
    const unsigned = ofStudent().replace(/\.[0-9a-f]{24}@/, `.${'0'.repeat(24)}@`);
    expect(await refusal(unsigned, raw)).toBe(550);
    const { student } = await application();
    const { talk } = all.inbound.addresses;
    const foreign = talk({ application_id: made.application.id, writer: { user_id: student.id } });
    expect(await refusal(foreign, letter(student.email, 'Hello'))).toBe(550);
    const gone = talk({ application_id: 999_999, writer: { user_id: made.student.id } });
    expect(await refusal(gone, raw)).toBe(550);
    await none();
  });

  test('members who no longer look after the application, or have left', async () => {
    const other = await member();
    const hand = (one: HfMember) => refusal(ofMentor(one.id), letter(one.email, 'Hello'));
    expect(await hand(other)).toBe(550);
    await mentor.update({ is_active: false });
    expect(await hand(mentor)).toBe(550);
    await none();
    // Who is the student, too, is no staff to themselves.
    expect(await hand(await member({ role: 'manager', email: made.student.email }))).toBe(550);
    await none();
    const manager = await member({ role: 'manager' });
    expect(await hand(manager)).toBeNull();
    expect(await messages()).toMatchObject([{ hf_member_id: manager.id, body: 'Hello' }]);
  });

  test('mails that only quote', async () => {
    expect(await refusal(ofStudent(), letter(made.student.email, QUOTE))).toBe(554);
    await none();
  });

  test('more than a person writes in an hour', async () => {
    for (let place = 0; place < MESSAGES_BY_MAIL_PER_HOUR; place++)
      await all.inbound.hand(
        ofStudent(),
        letter(made.student.email, 'Hello', String(place)),
        'linh@example.com',
      );
    expect(await refusal(ofStudent(), letter(made.student.email, 'Hello', 'last'))).toBe(552);
    expect(await ApplicationMessage.count()).toBe(MESSAGES_BY_MAIL_PER_HOUR);
    all.world.pass(61);
    await all.inbound.hand(ofStudent(), letter(made.student.email, 'Hello', 'later'), 'linh@example.com');
    expect(await ApplicationMessage.count()).toBe(MESSAGES_BY_MAIL_PER_HOUR + 1);
  });
});

test('absence notes, and mails of a student who is gone, are taken and not kept', async () => {
  await all.inbound.hand(ofStudent(), absenceNote({ to: ofStudent() }));
  await made.student.update({ status: 'deleted' });
  await all.inbound.hand(ofStudent(), letter(made.student.email, 'Hello'), made.student.email);
  expect(await messages()).toEqual([]);
});
