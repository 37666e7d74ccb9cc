import { Article } from '../../../db/models/article.ts';
import { startApi } from '../../support/api.ts';
import { member, student } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';

let published: Article;
let older: Article;
const unseen: Record<string, Article> = {};

const api = prepared(startApi);
beforeAll(async () => {
  const add = (title: string, fields: object) =>
    Article.create({
      title: { ja: title },
      content: { ja: '<p>本文</p>', en: '<p>Text</p>' },
      call_to_action: { en: 'Look for jobs' },
      publish_at: new Date('2026-11-01T00:00:00Z'),
      thumbnail_file_id: null,
      ...fields,
    });
  older = await add('前の記事', { publish_at: new Date('2026-10-01T00:00:00Z') });
  published = await add('履歴書の書き方', { after_signup_content: { ja: '会員向け', en: 'For members' } });
  unseen['hidden'] = await add('隠した記事', { is_hidden: true });
  unseen['a second too early'] = await add('まだの記事', { publish_at: new Date('2026-11-21T03:00:01Z') });
  unseen['a draft'] = await add('下書き', { publish_at: null });
});

const VISITOR =
  'call_to_action content has_after_signup_contents id is_hidden publish_at reading_minutes thumbnail_url title';
const MEMBER = `after_signup_content ${VISITOR}`;
const fieldsOf = (body: object) => Object.keys(body).sort().join(' ');
const one = (article: Article) => `id=${article.id}`;

describe('aggregates__article', () => {
  test('tells a visitor that there is more for members, and not what', async () => {
    const { body } = await api.as(null).query('aggregates__article', one(published)).expect(200);
    expect(fieldsOf(body)).toBe(VISITOR);
    expect(body).toMatchObject({
      title: { ja: '履歴書の書き方' },
      content: { ja: '<p>本文</p>', en: '<p>Text</p>' },
      call_to_action: { en: 'Look for jobs' },
      publish_at: '2026-11-01T00:00:00.000Z',
      is_hidden: false,
      has_after_signup_contents: true,
      thumbnail_url: null,
    });
  });

  test('an account that has not signed up yet reads what a visitor reads', async () => {
    const account = api.as(await api.tokenFor('articles-account@example.com'));
    const { body } = await account.query('aggregates__article', one(published)).expect(200);
    expect(fieldsOf(body)).toBe(VISITOR);
  });

  test('who has signed up reads the second part', async () => {
    const { body } = await (await student(api)).query('aggregates__article', one(published)).expect(200);
    expect(fieldsOf(body)).toBe(MEMBER);
    expect(body.after_signup_content).toEqual({ ja: '会員向け', en: 'For members' });
  });

  test.each([
    ['none', {}],
    ['blank ones', { ja: '', en: ' \n' }],
  ])('%s of the second part count as none', async (_name, after_signup_content) => {
    await older.update({ after_signup_content });
    const { body } = await api.as(null).query('aggregates__article', one(older)).expect(200);
    expect(body.has_after_signup_contents).toBe(false);
  });

  test.each(['hidden', 'a second too early', 'a draft'])(
    'what is %s exists for staff alone',
    async (name) => {
      const article = unseen[name]!;
      await api.as(null).query('aggregates__article', one(article)).expect(404);
      await (await student(api)).query('aggregates__article', one(article)).expect(404);
      const { body } = await (await member(api)).query('aggregates__article', one(article)).expect(200);
      expect(fieldsOf(body)).toBe(
        `after_signup_content call_to_action content has_after_signup_contents id is_hidden publish_at reading_minutes thumbnail_file_id thumbnail_url title version`,
      );
    },
  );

  test('is there from the moment of its publication', async () => {
    const article = unseen['a second too early']!;
    const before = api.clock.now;
    api.clock.now = new Date('2026-11-21T03:00:01Z');
    await api.as(null).query('aggregates__article', one(article)).expect(200);
    api.clock.now = before;
  });

  test('an unknown id is not found; a wrong one and another parameter are refused', async () => {
    await api.as(null).query('aggregates__article', 'id=999999').expect(404);
    await api.as(null).query('aggregates__article', 'id=first').expect(422);
    await api.as(null).query('aggregates__article').expect(422);
    await api
      .as(null)
      .query('aggregates__article', `${one(published)}&draft=true`)
      .expect(400);
  });
});

describe('get_articles', () => {
  const idsOf = (body: { articles: { id: number }[] }) => body.articles.map(({ id }) => id);

  test('leaves the texts out of a brief list, and still tells of them', async () => {
    const { body } = await (await student(api)).query('get_articles', 'is_brief=true').expect(200);
    expect(body.articles[0]).toMatchObject({
      content: {},
      after_signup_content: {},
      has_after_signup_contents: true,
      reading_minutes: { ja: 1, en: 1 },
    });
    await api.as(null).query('get_articles', 'is_brief=perhaps').expect(422);
  });

  test('lists what is published, the newest first, a page at a time', async () => {
    const { body } = await api.as(null).query('get_articles').expect(200);
    expect(idsOf(body)).toEqual([published.id, older.id]);
    expect(body).toMatchObject({ page: 1, per_page: 20, total_count: 2 });
    const second = await api.as(null).query('get_articles', 'page=2&per_page=1').expect(200);
    expect(idsOf(second.body)).toEqual([older.id]);
    expect(second.body).toMatchObject({ page: 2, per_page: 1, total_count: 2 });
    expect((await api.as(null).query('get_articles', 'page=9').expect(200)).body.articles).toEqual([]);
  });

  test('each reader gets the fields of the article itself', async () => {
    const visitor = await api.as(null).query('get_articles').expect(200);
    expect(fieldsOf(visitor.body.articles[0])).toBe(VISITOR);
    const reader = await (await student(api)).query('get_articles').expect(200);
    expect(fieldsOf(reader.body.articles[0])).toBe(MEMBER);
  });

  test('staff get all of them, drafts before the rest', async () => {
    const { body } = await (await member(api, 'manager')).query('get_articles').expect(200);
    expect(body.total_count).toBe(5);
    expect(idsOf(body)[0]).toBe(unseen['a draft']!.id);
  });

  test.each(['page=0', 'per_page=101', 'page=x'])('%s is refused', async (parameters) => {
    await api.as(null).query('get_articles', parameters).expect(422);
  });

  test('costs two statements whatever is listed, one article one', async () => {
    api.takeStatements();
    await api.as(null).query('get_articles').expect(200);
    expect(api.takeStatements()).toHaveLength(2);
    await api.as(null).query('aggregates__article', one(published)).expect(200);
    expect(api.takeStatements()).toHaveLength(1);
  });
});
