import { Inquiry } from '../../../db/models/inquiry.ts';
import { PageView } from '../../../db/models/page-view.ts';
import { startApi } from '../../support/api.ts';
import { member, student } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

let countryOf: (address: string) => Promise<string | null> = async () => null;
const api = prepared(() => startApi({ adapters: { countryOf: (address) => countryOf(address) } }));

const account = async (name: string) => api.as(await api.tokenFor(`visits-${name}@example.com`));

describe('page views', () => {
  const whole = {
    visit_at: '2026-11-21T12:00:00+09:00',
    path: '/recruitments/5',
    google_analytics_client_id: '123.456',
    latest_campaign_name: '秋の求人',
    latest_campaign_source: 'newsletter',
    latest_campaign_term: 'engineer tokyo',
    latest_campaign_medium: 'email',
    latest_campaign_content: 'button+1',
  };
  const kept = (id: string) => PageView.findOne({ where: { key: id }, rejectOnEmpty: true });

  test('keep every field, and who looked', async () => {
    const me = await student(api);
    const { body } = await me.command('count_visit_page_view', { page_view: whole }).expect(200);
    expect(body).toEqual({ id: expect.stringMatching(UUID) });
    expect((await kept(body.id)).get()).toMatchObject({
      ...whole,
      visit_at: new Date('2026-11-21T03:00:00Z'),
      leave_at: null,
      user_id: me.user.id,
    });
  });

  test('are taken in the bracket form, without encoding', async () => {
    const parameters = Object.entries(whole).map(([name, value]) => `page_view[${name}]=${encodeURI(value)}`);
    const { body } = await api
      .as(null)
      .commandByQuery('count_visit_page_view', parameters.join('&'))
      .expect(200);
    expect((await kept(body.id)).get()).toMatchObject({
      ...whole,
      visit_at: new Date('2026-11-21T03:00:00Z'),
    });
    await api
      .as(null)
      .commandByQuery(
        'count_leave_page_view',
        `page_view[id]=${body.id}&page_view[leave_at]=2026-11-21T03:05:00.250Z`,
      )
      .expect(200);
    expect((await kept(body.id)).leave_at).toEqual(new Date('2026-11-21T03:05:00.250Z'));
  });

  test('are counted for each role, those without campaign too', async () => {
    const page_view = { visit_at: '2026-11-21T03:00:00Z', path: '/', latest_campaign_name: '' };
    for (const person of [api.as(null), await account('view'), await student(api), await member(api)]) {
      const { body } = await person.command('count_visit_page_view', { page_view }).expect(200);
      expect(await kept(body.id)).toMatchObject({
        latest_campaign_name: null,
        google_analytics_client_id: null,
      });
    }
  });

  test('of two leave times at once one is kept, and the answer is the same', async () => {
    const visit = await api.as(null).command('count_visit_page_view', { page_view: whole }).expect(200);
    const { id } = visit.body as { id: string };
    const times = ['2026-11-21T03:01:00.000Z', '2026-11-21T03:02:00.000Z'];
    const answers = await Promise.all(
      times.map((leave_at) =>
        api.as(null).command('count_leave_page_view', { page_view: { id, leave_at } }).expect(200),
      ),
    );
    for (const { body } of answers) expect(body).toEqual({ id });
    const first = (await kept(id)).leave_at;
    expect(times).toContain(first!.toISOString());
    await api
      .as(null)
      .command('count_leave_page_view', { page_view: { id, leave_at: '2026-11-21T09:00:00Z' } })
      .expect(200);
    expect((await kept(id)).leave_at).toEqual(first);
  });

  test.each([
    ['without a time', { path: '/' }, 'visit_at', 'required'],
    ['without a path', { visit_at: whole.visit_at }, 'path', 'required'],
    ['with a time that is none', { ...whole, visit_at: '2026-02-30 noon' }, 'visit_at', undefined],
    ['with a path of 2,001 characters', { ...whole, path: 'x'.repeat(2001) }, 'path', 'too_long'],
    [
      'with a campaign of 256',
      { ...whole, latest_campaign_name: 'x'.repeat(256) },
      'latest_campaign_name',
      'too_long',
    ],
    [
      'with a list for a text',
      { ...whole, latest_campaign_term: ['a'] },
      'latest_campaign_term',
      'invalid_type',
    ],
  ])('%s are refused', async (_name, page_view, field, code) => {
    const { body } = await api.as(null).command('count_visit_page_view', { page_view }).expect(422);
    const [error] = body.error.fields[`page_view[${field}]`];
    expect(error.code).toEqual(code ?? expect.any(String));
  });

  test('take neither an id of ours nor other fields', async () => {
    const page_view = { ...whole, user_id: 1 };
    await api.as(null).command('count_visit_page_view', { page_view }).expect(400);
    const { body } = await api.as(null).command('count_visit_page_view', { page_view: whole }).expect(200);
    const { id } = await kept(body.id);
    const leave = { id, leave_at: '2026-11-21T03:01:00Z' };
    await api.as(null).command('count_leave_page_view', { page_view: leave }).expect(422);
    await api
      .as(null)
      .command('count_leave_page_view', { page_view: { id: body.id } })
      .expect(422);
  });

  test('cost a fixed number of statements', async () => {
    api.takeStatements();
    const { body } = await api.as(null).command('count_visit_page_view', { page_view: whole }).expect(200);
    expect(api.takeStatements()).toHaveLength(4);
    const leave = { id: body.id, leave_at: '2026-11-21T03:01:00Z' };
    await api.as(null).command('count_leave_page_view', { page_view: leave }).expect(200);
    expect(api.takeStatements()).toHaveLength(5);
  });
});

describe('user__send_inquiry', () => {
  const send = (person: Awaited<ReturnType<typeof account>>, payload: object) =>
    person.command('user__send_inquiry', payload);

  test('is for everybody who is signed in, also before the sign-up', async () => {
    const me = await student(api);
    for (const [person, user_id] of [
      [me, me.user.id],
      [await account('inquiry'), null],
      [await member(api), null],
    ] as const) {
      const { body } = await send(person, { message: '質問です\n二行目', referer: '/courses/1' }).expect(200);
      expect((await Inquiry.findByPk(body.id))!.get()).toMatchObject({
        message: '質問です\n二行目',
        referer: '/courses/1',
        user_id,
        answered_at: null,
      });
    }
    await send(api.as(null), { message: 'Hello', referer: '/' }).expect(401);
  });

  test('is taken in the bracket form', async () => {
    const me = await student(api);
    const { body } = await me
      .commandByQuery('user__send_inquiry', `message=${encodeURI('なぜ？ 1+1')}&referer=/profile`)
      .expect(200);
    expect((await Inquiry.findByPk(body.id))!.message).toBe('なぜ？ 1+1');
  });

  test('keeps of the referer the path alone: a query may hold a token', async () => {
    const me = await student(api);
    const referer = '/events/3/apply_complete?token=secret#top';
    const { body } = await send(me, { message: 'Hello', referer }).expect(200);
    expect((await Inquiry.findByPk(body.id))!.referer).toBe('/events/3/apply_complete');
    const without = await send(me, { message: 'Hello' }).expect(200);
    expect((await Inquiry.findByPk(without.body.id))!.referer).toBeNull();
  });

  test.each([
    [1, 'この項目は必須項目です。'],
    [2, 'This is required.'],
  ])('an empty message is refused in page language %i', async (language, message) => {
    const me = await student(api);
    for (const empty of [{}, { message: '' }, { message: ' \n ' }, { message: null }]) {
      const { body } = await api.as(me.token, language).command('user__send_inquiry', empty).expect(422);
      expect(body.error.fields['message'][0]).toEqual({ code: 'required', message });
    }
  });

  test('a message or a referer beyond its length, and other fields, are refused', async () => {
    const me = await student(api);
    await send(me, { message: 'x'.repeat(4001) }).expect(422);
    await send(me, { message: 'x', referer: '/'.repeat(2001) }).expect(422);
    await send(me, { message: 'x', user_id: 1 }).expect(400);
  });
});

describe('is-japan', () => {
  const ask = () => api.as(null).get('/is-japan').expect(200);

  test.each([
    ['Japan', async () => 'JP', true],
    ['another country', async () => 'VN', false],
    ['nobody knows where', async () => null, true],
    ['a database that fails', async () => Promise.reject(new Error('no file')), true],
    [
      'one that fails at once',
      () => {
        throw new Error('no file');
      },
      true,
    ],
  ])('%s', async (_name, where, is_japan) => {
    countryOf = where;
    expect((await ask()).body).toEqual({ is_japan });
  });

  test('goes by the address of the connection, not by what a header says; it costs no statement', async () => {
    const asked: string[] = [];
    countryOf = async (address) => {
      asked.push(address);
      return 'JP';
    };
    api.takeStatements();
    await ask().set('x-forwarded-for', '203.0.113.7');
    expect(asked[0]).toMatch(/127\.0\.0\.1|::1/);
    expect(api.takeStatements()).toEqual([]);
  });
});

describe('user__change_page_language', () => {
  const change = (person: Awaited<ReturnType<typeof account>>, page_language_id: unknown) =>
    person.command('user__change_page_language', { user: { page_language_id } });

  test('is answered, kept, and shown in own data', async () => {
    const me = await student(api);
    expect((await change(me, 1).expect(200)).body).toEqual({ page_language_id: 1 });
    expect((await me.query('user__get_own_data').expect(200)).body.page_language_id).toBe(1);
    const { body } = await me
      .commandByQuery('user__change_page_language', 'user[page_language_id]=104')
      .expect(200);
    expect(body).toEqual({ page_language_id: 104 });
  });

  test.each([0, 105, -1, 1.5, 'ja', '', null, [1]])('%j is no page language', async (value) => {
    await change(await student(api), value).expect(422);
  });

  test('is for students', async () => {
    await change(api.as(null), 1).expect(401);
    const refused = await change(await account('language'), 1).expect(403);
    expect(refused.body.error.code).toBe('sign_up_required');
    await change(await member(api), 1).expect(403);
  });
});
