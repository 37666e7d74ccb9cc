import { startApi } from '../../support/api.ts';
import { member, student } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);

const QUERY = {
  full_text_search_query: '通訳',
  q: { company_offices_prefecture_id_eq_any: [13, 27], required_jlpt_gteq: 2 },
};
const save = (search: object) => ({ saved_search: search });

describe('saved searches', () => {
  test('are kept with a name, and mailed about unless told otherwise', async () => {
    const me = await student(api);
    await me.command('user__save_search', save({ name: '  東京の通訳 ', query: QUERY })).expect(200);
    const quiet = { name: 'Quiet', query: { q: {} }, is_mail_wanted: false };
    const { body } = await me.command('user__save_search', save(quiet)).expect(200);
    expect(body.saved_searches).toMatchObject([
      { name: '東京の通訳', query: QUERY, is_mail_wanted: true, last_notified_at: null },
      { name: 'Quiet', is_mail_wanted: false },
    ]);
    expect((await me.query('user__get_saved_searches').expect(200)).body).toEqual(body);
  });

  test('keep what search_recruitments understands, as numbers, from brackets too', async () => {
    const me = await student(api);
    const { body } = await me
      .commandByQuery(
        'user__save_search',
        'saved_search[name]=A&saved_search[query][q][required_jlpt_gteq]=2&saved_search[query][q][is_available_from_overseas_eq]=true',
      )
      .expect(200);
    expect(body.saved_searches[0].query).toEqual({
      q: { required_jlpt_gteq: 2, is_available_from_overseas_eq: true },
    });
    for (const query of [
      { q: { required_jlpt_gteq: 9 } },
      { q: { job_categories_id_eq_any: ['x'] } },
      { full_text_search_query: 'x'.repeat(201) },
    ])
      await me.command('user__save_search', save({ name: 'A', query })).expect(422);
    await me.command('user__save_search', save({ name: 'A', query: { q: { worst: 1 } } })).expect(400);
  });

  test.each([
    ['no name', { query: {} }, 'saved_search[name]'],
    ['a blank name', { name: ' ', query: {} }, 'saved_search[name]'],
    ['a name over 60 letters', { name: 'x'.repeat(61), query: {} }, 'saved_search[name]'],
    ['nothing to search', { name: 'A' }, 'saved_search[query]'],
  ])('%s is refused at its field', async (_name, search, field) => {
    const me = await student(api);
    const { body } = await me.command('user__save_search', save(search)).expect(422);
    expect(Object.keys(body.error.fields)).toEqual([field]);
  });

  test('change by id: what is not given stays, and mails that are wanted again begin anew', async () => {
    const me = await student(api);
    const { body } = await me.command('user__save_search', save({ name: 'A', query: QUERY })).expect(200);
    const [{ id }] = body.saved_searches;
    await me.command('user__save_search', save({ id, is_mail_wanted: false })).expect(200);
    const renamed = await me.command('user__save_search', save({ id, name: 'B' })).expect(200);
    expect(renamed.body.saved_searches).toMatchObject([
      { id, name: 'B', query: QUERY, is_mail_wanted: false },
    ]);
    const again = await me.command('user__save_search', save({ id, is_mail_wanted: true })).expect(200);
    expect(again.body.saved_searches[0].last_notified_at).toBe(api.clock.now.toISOString());
  });

  test("are deleted, and nobody else's is found", async () => {
    const me = await student(api);
    const other = await student(api);
    const { body } = await me.command('user__save_search', save({ name: 'A', query: {} })).expect(200);
    const [{ id }] = body.saved_searches;
    await other.command('user__save_search', save({ id, name: 'Mine' })).expect(404);
    await other.command('user__delete_saved_search', save({ id })).expect(404);
    expect((await other.query('user__get_saved_searches')).body).toEqual({ saved_searches: [] });
    const deleted = await me.command('user__delete_saved_search', save({ id })).expect(200);
    expect(deleted.body).toEqual({ saved_searches: [] });
    await me.command('user__delete_saved_search', save({ id })).expect(404);
  });

  test('are at most 20, however many are saved at once', async () => {
    const me = await student(api);
    const one = (name: string) =>
      me.command('user__save_search', save({ name, query: { full_text_search_query: name } }));
    for (let count = 0; count < 18; count++) await one(`${count}`).expect(200);
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map(one));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.error.code).toBe('saved_searches_full');
  });

  test('are kept once: the same search in other words is refused in the reader’s language, and named', async () => {
    const me = await student(api);
    const first = await me
      .command(
        'user__save_search',
        save({ name: 'Interpreter', query: { ...QUERY, full_text_search_query: 'IT' } }),
      )
      .expect(200);
    const [{ id }] = first.body.saved_searches;
    const same = {
      full_text_search_query: ' it',
      q: { required_jlpt_gteq: 2, company_offices_prefecture_id_eq_any: [27, 13, 27], company_id_eq_any: [] },
    };
    const { body } = await me
      .command('user__save_search', save({ name: 'Again', query: same }))
      .set('page-language-id', '1')
      .expect(409);
    expect(body.error).toMatchObject({
      code: 'search_saved_already',
      message: 'この条件はすでに保存されています。「保存した条件」で確認できます。',
      details: { saved_search_id: id, name: 'Interpreter' },
    });
    const other = await me
      .command('user__save_search', save({ name: 'Other', query: { full_text_search_query: 'sales' } }))
      .expect(200);
    // Neither may another one become it; to be saved anew as it is harms nobody.
    await me
      .command('user__save_search', save({ id: other.body.saved_searches[1].id, query: same }))
      .expect(409);
    await me.command('user__save_search', save({ id, query: same })).expect(200);
    await (await student(api)).command('user__save_search', save({ name: 'Mine', query: same })).expect(200);
  });

  test('are kept once, however many are saved at once', async () => {
    const me = await student(api);
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((name) => me.command('user__save_search', save({ name, query: QUERY }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('ask for a signed-up student', async () => {
    await api.as(null).query('user__get_saved_searches').expect(401);
    await api
      .as(null)
      .command('user__save_search', save({ name: 'A', query: {} }))
      .expect(401);
    const mentor = await member(api);
    await mentor.command('user__save_search', save({ name: 'A', query: {} })).expect(403);
    await mentor.command('user__delete_saved_search', save({ id: 1 })).expect(403);
  });
});
