import { CompanyCcEmail } from '../../../db/models/company-contacts.ts';
import { UndeliverableAddress } from '../../../db/models/inbound-mail.ts';
import { startApi } from '../../support/api.ts';
import { member, recruitment, student } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';
import { submitted } from '../../support/steps.ts';

const api = prepared(startApi);
const manager = prepared(() => member(api, 'manager'));
/** Looks after no student. */
const stranger = prepared(() => member(api));

const NAME = 'undeliverable_addresses';
let minutes = 0;
/** Each is marked a minute after the one before. */
function marked(email: string, fields: Partial<UndeliverableAddress> = {}): Promise<UndeliverableAddress> {
  minutes += 1;
  return UndeliverableAddress.create({
    email: email.toLowerCase(),
    user_id: null,
    delivery_id: null,
    status: '5.1.1',
    text: '550 5.1.1 User unknown',
    marked_at: new Date(api.clock.now.getTime() + minutes * 60_000),
    lifted_at: null,
    lifted_by_hf_member_id: null,
    lifted_reason: null,
    ...fields,
  });
}
type Who = typeof manager;
type Row = Record<string, unknown> & { email: string };
const rows = async (who: Who, filter: object = {}, more: object = {}) =>
  (await who.list(NAME, { filter, ...more }).expect(200)).body as Row[];
const emails = async (who: Who, filter: object = {}, more: object = {}) =>
  (await rows(who, filter, more)).map(({ email }) => email);
const lift = (who: Who, id: number, reason = 'Confirmed on the phone') =>
  who.command('hf_member__lift_undeliverable_address', { id, reason });

/** A student with a mentor, two companies that share an address, a colleague, and nobody's. */
const world = prepared(async () => {
  const { me, mentor } = await submitted(api);
  const companies = [await recruitment(api), await recruitment(api, { contactEmail: 'Saiyo@Example.com' })];
  await CompanyCcEmail.create({ company_id: companies[0]!.company.id, email: 'saiyo@example.com' });
  const colleague = await member(api);
  const { email } = me;
  await marked(email, { user_id: me.user.id });
  await marked('saiyo@example.com', { status: '5.7.99', text: null });
  await marked(colleague.email);
  await marked('nobody@example.com');
  return {
    me,
    mentor,
    companies,
    colleague,
    all: ['nobody@example.com', colleague.email, 'saiyo@example.com', email],
  };
});

describe('the list', () => {
  test('tells a manager of every address: whose it is, since when and why, the newest first', async () => {
    const { me, companies, colleague, all } = world;
    const answer = await manager.list(NAME).expect(200);
    expect(answer.headers['content-range']).toBe(`${NAME} 0-3/4`);
    expect(answer.body.map((row: Row) => row.email)).toEqual(all);
    const [nobodys, staffs, companys, students] = answer.body;
    const nothing = { user: null, companies: [], hf_member: null };
    expect(nobodys).toMatchObject({ ...nothing, can: { lift: true } });
    expect(staffs).toMatchObject({
      ...nothing,
      hf_member: { id: colleague.member.id, names: expect.anything() },
    });
    expect(companys).toMatchObject({
      ...nothing,
      companies: companies.map(({ company: { id, official_name } }) => ({ id, official_name })),
      status: '5.7.99',
    });
    expect(students).toEqual({
      ...nothing,
      id: expect.any(Number),
      email: me.email,
      status: '5.1.1',
      text: '550 5.1.1 User unknown',
      marked_at: expect.any(String),
      lifted_at: null,
      lifted_reason: null,
      lifted_by_hf_member: null,
      user: { id: me.user.id, first_name: 'Linh', last_name: 'Tran', is_current: true },
      can: { lift: true },
    });
    expect(await emails(manager, {}, { sort: ['marked_at', 'ASC'], range: [0, 1] })).toEqual(
      all.toReversed().slice(0, 2),
    );
  });

  test('is searched by a part of the address and narrowed to whose it is', async () => {
    const { me, colleague } = world;
    expect(await emails(manager, { q: 'SAIYO@' })).toEqual(['saiyo@example.com']);
    expect(await emails(manager, { q: '%' })).toEqual([]);
    expect(await emails(manager, { owner: 'student' })).toEqual([me.email]);
    expect(await emails(manager, { owner: 'company' })).toEqual(['saiyo@example.com']);
    expect(await emails(manager, { owner: 'staff' })).toEqual([colleague.email]);
    expect(await emails(manager, { owner: 'nobody' })).toEqual(['nobody@example.com']);
    await manager.list(NAME, { filter: { owner: 'x' } }).expect(422);
  });

  test('has for a mentor those of companies, of staff and of students they look after', async () => {
    const { me, mentor, colleague, all } = world;
    expect(await emails(mentor)).toEqual(all.slice(1));
    expect(await emails(stranger)).toEqual([colleague.email, 'saiyo@example.com']);
    expect(await emails(stranger, { owner: 'student' })).toEqual([]);
    expect(await emails(stranger, { q: me.email })).toEqual([]);
    expect((await rows(mentor)).map(({ can }) => can)).toEqual([
      { lift: false },
      { lift: false },
      { lift: true },
    ]);
  });

  test('names no student to a mentor who reads the address for another reason', async () => {
    const someone = await student(api);
    await recruitment(api, { contactEmail: someone.email });
    const address = await marked(someone.email, { user_id: someone.user.id });
    const [row] = await rows(stranger, { q: someone.email });
    expect(row).toMatchObject({ user: null, companies: [expect.anything()], can: { lift: false } });
    expect(await rows(manager, { q: someone.email })).toMatchObject([{ user: { id: someone.user.id } }]);
    await address.destroy();
  });

  test('says when the student has another address by now', async () => {
    const moved = await student(api);
    const address = await marked('before@example.com', { user_id: moved.user.id });
    expect(await rows(manager, { q: 'before@' })).toMatchObject([{ user: { is_current: false } }]);
    await address.destroy();
  });

  test('is for staff alone', async () => {
    await world.me.list(NAME).expect(403);
    await api.as(null).list(NAME).expect(401);
  });

  test('is exported for managers, in their language', async () => {
    const filter = encodeURIComponent('{"q":"saiyo@"}');
    const { text } = await manager.get(`/staff/api/${NAME}.csv?filter=${filter}`).expect(200);
    const [, line, ...others] = text.trim().split(/\r?\n/);
    expect(line).toContain('saiyo@example.com');
    expect(line).toContain(' / ');
    expect(others).toEqual([]);
    await world.mentor.get(`/staff/api/${NAME}.csv`).expect(403);
  });
});

describe('lifting the mark', () => {
  test('is refused to mentors where the list does not offer it, and takes a reason', async () => {
    const { mentor, me } = world;
    const idOf = async (q: string) => (await rows(manager, { q }))[0]!['id'] as number;
    for (const q of ['saiyo@', 'nobody@', world.colleague.email])
      await lift(mentor, await idOf(q)).expect(404);
    await lift(stranger, await idOf(me.email)).expect(404);
    await lift(manager, await idOf('saiyo@'), ' ').expect(422);
  });

  test('takes the address from the list and keeps who did it, when and why', async () => {
    const { me, mentor } = world;
    const address = (await UndeliverableAddress.findOne({ where: { email: me.email } }))!;
    await lift(mentor, address.id).expect(200);
    expect(await rows(mentor, { q: me.email })).toEqual([]);
    expect(await rows(mentor, { q: me.email, with_lifted: true })).toMatchObject([
      {
        lifted_at: api.clock.now.toISOString(),
        lifted_reason: 'Confirmed on the phone',
        lifted_by_hf_member: { id: mentor.member.id },
        can: { lift: false },
      },
    ]);
    await lift(manager, address.id).expect(404);
  });
});
