import net from 'node:net';
import { once } from 'node:events';
import { OutboxEvent } from '../../../db/models/outbox-event.ts';
import { UndeliverableAddress } from '../../../db/models/inbound-mail.ts';
import { User } from '../../../db/models/user.ts';
import { INBOUND_MAIL_MAX_BYTES } from '../../../domain/constants.ts';
import { sendNextDelivery } from '../../../server/worker/delivery.ts';
import { inboundAddresses } from '../../../server/features/mail/inbound/addresses.ts';
import { inboundWorld, startInboundPost } from './inbound-post.ts';
import { pendingDelivery } from './post.ts';
import { absenceNote, exchange, exim, gmail, internationalized, postfix, wordsOnly } from './reports.ts';
import { application, make, member } from '../../worker/world.ts';

const all = inboundWorld();

const sent = (fields: Record<string, unknown> = {}) =>
  pendingDelivery(all.world, { state: 'sent', attempts: 1, sent_at: all.world.clock.now, ...fields });
/** Waits until the socket is closed; a reset closes it too (`once` would reject on one). */
const closed = (socket: net.Socket) => new Promise((resolve) => socket.on('close', resolve));
const addressOf = ({ id }: { id: number }, attempt = 1) => all.inbound.addresses.bounce(id, attempt);
const marked = async () =>
  (await UndeliverableAddress.findAll({ where: { lifted_at: null } })).map(({ email }) => email);

describe('a report', () => {
  test.each([
    ['Postfix', postfix, '5.1.1', /^550 5\.1\.1 …: Recipient address rejected: User unknown/],
    ['Exim', exim, '5.1.1', /^550 5\.1\.1 No such user here$/],
    ['Exchange', exchange, '5.1.10', /RecipientNotFound/],
    ['Gmail', gmail, '5.1.1', /double-checking … - gsmtp$/],
    ['RFC 6533', internationalized, '5.1.1', /^550 5\.1\.1 … は存在しません$/],
  ] as const)('in the form of %s marks the mail and its address', async (_name, write, status, text) => {
    const student = await make(User, { email: 'linh@student.example.com' });
    const row = await sent({ recipient_email: 'Linh@student.example.com' });
    await all.inbound.hand(addressOf(row), write({ to: addressOf(row) }));
    await row.reload();
    expect(row).toMatchObject({ state: 'sent', bounce_kind: 'hard', bounce_status: status });
    expect(row.bounced_at).toEqual(all.world.clock.now);
    expect(row.bounce_text).toMatch(text);
    expect(row.bounce_text).not.toMatch(/linh@|http/);
    expect(await UndeliverableAddress.findAll()).toMatchObject([
      { email: 'linh@student.example.com', user_id: student.id, delivery_id: row.id, status },
    ]);
  });

  test.each([
    ['a full mailbox', '5.2.2', 'failed', 'soft'],
    ['a policy', '5.7.1', 'failed', 'soft'],
    ['an address given up after days', '4.4.1', 'failed', 'soft'],
    ['a delay', '4.4.1', 'delayed', 'delayed'],
    ['an arrival', '2.0.0', 'delivered', null],
  ])('of %s marks no address', async (_name, status, action, kind) => {
    const row = await sent();
    const raw = postfix({ to: addressOf(row), status, action, diagnostic: `550 ${status} words` });
    await all.inbound.hand(addressOf(row), raw);
    expect(await row.reload()).toMatchObject({
      bounce_kind: kind,
      bounced_at: kind === 'soft' ? all.world.clock.now : null,
    });
    expect(await marked()).toEqual([]);
  });

  test('in words alone is noted as unclear; an absence note or a letter is none', async () => {
    const row = await sent();
    await all.inbound.hand(addressOf(row), absenceNote({ to: addressOf(row) }));
    await all.inbound.hand(addressOf(row), wordsOnly({ to: addressOf(row) }), 'somebody@example.com');
    await all.inbound.hand(
      addressOf(row),
      postfix({ to: addressOf(row) }).replace(/Auto-Submitted.*\r\n/, ''),
      'x@example.com',
    );
    expect((await row.reload()).bounce_kind).toBeNull();
    await all.inbound.hand(addressOf(row), wordsOnly({ to: addressOf(row) }));
    expect(await row.reload()).toMatchObject({ bounce_kind: 'unclear', bounce_status: '5.1.1' });
    expect(await marked()).toEqual([]);
  });

  test('that comes twice, or says less, changes nothing', async () => {
    const row = await sent();
    const hand = (fields: object = {}) =>
      all.inbound.hand(addressOf(row), postfix({ to: addressOf(row), ...fields }));
    await hand({ action: 'delayed', status: '4.4.1' });
    await hand();
    const first = (await row.reload()).get({ plain: true });
    all.world.pass(5);
    await hand();
    await hand({ action: 'delayed', status: '4.4.1' });
    expect((await row.reload()).get({ plain: true })).toEqual(first);
  });

  test('on an earlier attempt says nothing of the present address', async () => {
    const row = await sent({ attempts: 2 });
    await all.inbound.hand(addressOf(row, 1), postfix({ to: addressOf(row, 1) }));
    expect((await row.reload()).bounced_at).toBeNull();
  });

  test('with a forged key, for an unknown mail or for anybody else is refused', async () => {
    const row = await sent();
    const raw = postfix({ to: addressOf(row) });
    const forged = inboundAddresses(['another key'], 'in.tabidachi.example').bounce(row.id, 1);
    expect(await all.inbound.refusal(forged, raw)).toBe(550);
    expect(await all.inbound.refusal(addressOf(row).replace(/\+\d+/, `+${row.id + 1}`), raw)).toBe(550);
    expect(await all.inbound.refusal(all.inbound.addresses.bounce(row.id + 999, 1), raw)).toBe(550);
    for (const address of [
      'somebody@example.com',
      'postmaster@in.tabidachi.example',
      addressOf(row).replace('in.', ''),
    ])
      expect(await all.inbound.refusal(address, raw, 'spammer@example.com')).toBe(550);
    expect((await row.reload()).bounced_at).toBeNull();
    expect(await all.inbound.refusal(addressOf(row).toUpperCase(), raw)).toBeNull();
    expect((await row.reload()).bounced_at).not.toBeNull();
  });
});

describe('the listener', () => {
  test('refuses 10 MB and a byte, and takes in whatever else calls itself a mail', async () => {
    const row = await sent();
    const large = Buffer.alloc(INBOUND_MAIL_MAX_BYTES + 1, 'a line of words\r\n');
    expect(await all.inbound.refusal(addressOf(row), large)).toBe(552);
    const garbage = Array.from({ length: 1000 }, (_, line) => `\u0000\ud7ff=?${line};boundary=--`).join(
      '\r\n',
    );
    expect(await all.inbound.refusal(addressOf(row), garbage)).toBeNull();
    const nested = `Content-Type: multipart/mixed; boundary=a\r\n\r\n${'--a\r\nContent-Type: multipart/mixed; boundary=a\r\n\r\n'.repeat(500)}`;
    expect([null, 554]).toContain(await all.inbound.refusal(addressOf(row), nested));
    expect((await row.reload()).bounced_at).toBeNull();
  });

  test('asks for patience while the database is away, so that nothing is lost', async () => {
    const other = await startInboundPost(all.world, {
      receive: async () => {
        throw new Error('no database');
      },
    });
    const row = await sent();
    expect(await other.refusal(addressOf(row), postfix({ to: addressOf(row) }))).toBe(451);
    await other.close();
  });

  test('lets nobody hang on: who is silent, and who says a byte now and then, is cut off', async () => {
    const other = await startInboundPost(all.world, { silence: 50, lifetime: 300 });
    const silentOne = net.connect(other.port, '127.0.0.1');
    const busyOne = net.connect(other.port, '127.0.0.1');
    for (const socket of [silentOne, busyOne]) socket.on('error', () => {}).resume();
    const trickle = setInterval(() => busyOne.write('N'), 10);
    await Promise.all([closed(silentOne), closed(busyOne)]);
    clearInterval(trickle);
    await other.close();
  });

  test('ends a client that talks nonsense, and closes while one is connected', async () => {
    const other = await startInboundPost(all.world, { grace: 50 });
    const fool = net.connect(other.port, '127.0.0.1');
    let heard = '';
    fool.on('error', () => {}).on('data', (data) => (heard += String(data)));
    fool.write('nonsense\r\n'.repeat(1000));
    await closed(fool);
    expect(heard).toContain('421');
    const idle = net
      .connect(other.port, '127.0.0.1')
      .on('error', () => {})
      .resume();
    await once(idle, 'data');
    await Promise.all([other.close(), closed(idle)]);
  });
});

describe('an address that bounces', () => {
  const deliver = () => sendNextDelivery({ ...all.post.deps, inbound: all.inbound.addresses });

  test('is named as the sender of every mail, by attempt, and gets no further mail', async () => {
    const row = await pendingDelivery(all.world, { recipient_email: 'Nobody@student.example.com' });
    await deliver();
    expect(all.post.sink.envelopes.at(-1)).toEqual(all.inbound.addresses.bounce(row.id, 1));
    await all.inbound.hand(addressOf(row), gmail({ to: addressOf(row) }));
    const next = await pendingDelivery(all.world, { recipient_email: 'nobody@student.example.com' });
    await deliver();
    expect(await next.reload()).toMatchObject({ state: 'failed', attempts: 1 });
    expect(next.last_error).toContain('The address bounces');
    expect(all.post.sink.mails).toHaveLength(1);
    await UndeliverableAddress.update({ lifted_at: all.world.clock.now }, { where: {} });
    const later = await pendingDelivery(all.world, { recipient_email: 'nobody@student.example.com' });
    await deliver();
    expect((await later.reload()).state).toBe('sent');
  });

  test.each([
    ['5.1.1 No such user', ['gone@student.example.com'], 'hard'],
    ['5.7.1 Not from you', [], null],
    ['No such user', [], null],
  ])('is known from an answer while sending: 550 %s', async (answer, emails, kind) => {
    all.post.sink.rule.behaviour = () => ({ rcpt: 550, words: answer });
    const row = await pendingDelivery(all.world, { recipient_email: 'gone@student.example.com' });
    await deliver();
    expect(await row.reload()).toMatchObject({ state: 'failed', bounce_kind: kind });
    expect(await marked()).toEqual(emails);
  });

  test('of a company is told to its mentor and the managers at once, once for each mail', async () => {
    const mentor = await member();
    const manager = await member({ role: 'manager' });
    const made = await application({ mentors: [mentor] });
    const event = await make(OutboxEvent, {
      type: 'resume_sent_to_company',
      payload: { application_id: made.application.id },
      available_at: all.world.clock.now,
      processed_at: all.world.clock.now,
    });
    const mail = { template: 'company_resume', company_id: made.company.id, outbox_event_id: event.id };
    const row = await sent({ ...mail, recipient_email: made.contact_email });
    const told = async () => {
      await all.world.processOutbox();
      const rows = await all.world.sequelize.models['Delivery']!.findAll({
        where: { template: 'staff_company_mail_bounced' },
        order: ['id'],
      });
      return rows.map((one) => one.get('recipient_email'));
    };
    await all.inbound.hand(addressOf(row), postfix({ to: addressOf(row) }));
    await all.inbound.hand(addressOf(row), postfix({ to: addressOf(row) }));
    expect(await told()).toEqual([mentor.email, manager.email]);
    // The next one is not tried any more, which is the same to the company.
    await pendingDelivery(all.world, { ...mail, recipient_email: made.contact_email });
    while (await deliver());
    expect(await told()).toEqual([mentor.email, manager.email, mentor.email, manager.email]);
  });
});
