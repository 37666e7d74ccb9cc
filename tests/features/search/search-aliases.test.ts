import { connect } from '../../../db/connect.ts';
import { Skill } from '../../../db/models/master-data.ts';
import { SearchAlias } from '../../../db/models/search-alias.ts';
import { member, student } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';
import { startSearchWorld } from './search-world.ts';

/** Staff teach the search words (docs/adr/0061). */

const world = prepared(startSearchWorld);
afterAll(() => world.api.close());
const manager = prepared(() => member(world.api, 'manager'));
const mentor = prepared(() => member(world.api));

const found = (keyword: string) =>
  world.search(`full_text_search_query=${encodeURIComponent(keyword)}`).then(({ ids }) => ids);
const add = async (names: string[], means: string[] = [], near: string[] = []) =>
  (await manager.create('search_aliases', { names, means, near }).expect(201)).body as {
    id: number;
    version: number;
  };

test('what is added finds jobs at once, by each of its names, and no longer once it is taken away', async () => {
  expect(await found('mimikopii')).toEqual([]);
  const { id, version } = await add(['mimikopii', 'みみこぴー屋'], ['skill:4']);
  for (const keyword of ['mimikopii', 'MIMIKOPII', 'ミミコピー屋'])
    expect(await found(keyword)).toEqual([world.ids.interpreter]);
  await manager.update('search_aliases', id, version, { means: ['skill:9'] }).expect(200);
  expect(await found('mimikopii')).toEqual([world.ids.engineer]);
  await manager.remove('search_aliases', id, version + 1).expect(200);
  expect(await found('mimikopii')).toEqual([]);
});

test('without facts the names are other words for the same', async () => {
  await add(['tsuyaku-san', '社内通訳']);
  expect(await found('tsuyaku-san')).toEqual([world.ids.interpreter]);
});

test('what another process saves, or renames in the master data, is understood in the next search', async () => {
  expect(await found('kumitate')).toEqual([]);
  const other = connect(world.api.url);
  try {
    await other.query(
      `insert into search_aliases (names, means) values ('["kumitate"]', '["prefecture:27"]')`,
    );
    expect(await found('kumitate')).toEqual([world.ids.interpreter]);
    await Skill.update({ name: { ja: '空中ぶらんこ' } }, { where: { id: 9 } });
    expect(await found('くうちゅうぶらんこ 空中ぶらんこ')).toEqual([world.ids.engineer]);
  } finally {
    await other.close();
  }
});

describe('refused by name', () => {
  const REFUSED: [string, object, string, string][] = [
    ['no name', { names: [] }, 'names', 'required'],
    ['a name twice, as it is read', { names: ['えいぎょう', 'エイギョウ'] }, 'names', 'read_alike'],
    ['a name of signs', { names: ['☆★'] }, 'names', 'name_says_nothing'],
    ['a name of one kana', { names: ['の'] }, 'names', 'name_says_nothing'],
    ['a fact of no kind', { names: ['x1'], means: ['wage:3'] }, 'means', 'invalid_reference'],
    ['a flag nobody knows', { names: ['x1'], means: ['bonuses'] }, 'means', 'invalid_reference'],
    ['an id that is not there', { names: ['x1'], near: ['job_category:99999'] }, 'near', 'invalid_reference'],
    ['a level there is not', { names: ['x1'], means: ['jlpt:6'] }, 'means', 'invalid_reference'],
    ['too many names', { names: Array.from({ length: 51 }, (_, n) => `name${n}`) }, 'names', 'too_many'],
  ];
  test.each(REFUSED)('%s', async (_what, body, field, code) => {
    const { body: answer } = await manager.create('search_aliases', body).expect(422);
    expect(answer.error.fields[field].map((one: { code: string }) => one.code)).toEqual([code]);
  });

  test('with the two names in the reader’s language', async () => {
    const japanese = world.api.as(manager.token, 1);
    const { body } = await japanese.create('search_aliases', { names: ['営業', '営　業'] }).expect(422);
    expect(body.error.fields.names[0].message).toBe('「営業」と「営　業」は同じ言葉として読まれます。');
  });
});

test('all kinds of facts are taken, and a fact twice is one', async () => {
  const means = ['job_category:2', 'skill:4', 'prefecture:13', 'country:109', 'bonus', 'remote', 'jlpt:0'];
  const { id } = await add(['allerlei'], [...means, 'bonus']);
  expect((await SearchAlias.findByPk(id))!.means).toEqual(means);
});

test('mentors read, managers write, students do neither; all is in the audit log', async () => {
  const { id, version } = await add(['lesbar'], ['bonus']);
  const list = await mentor.list('search_aliases', { filter: { q: 'LESBAR' } }).expect(200);
  expect(list.body).toMatchObject([{ id, names: ['lesbar'], means: ['bonus'], near: [] }]);
  expect((await mentor.get(`/staff/api/search_aliases/${id}`).expect(200)).body.can).toEqual({
    edit: false,
    remove: false,
  });
  await mentor.create('search_aliases', { names: ['neu'] }).expect(403);
  await mentor.update('search_aliases', id, version, { names: ['neu'] }).expect(403);
  await mentor.remove('search_aliases', id, version).expect(403);
  await (await student(world.api)).list('search_aliases').expect(403);
  await world.api.as(null).list('search_aliases').expect(401);
  const log = await manager.list('audit_logs', { filter: { record_table: 'search_aliases' } }).expect(200);
  expect(log.body[0]).toMatchObject({ action: 'insert', row_id: id });
});

describe('how a keyword is understood', () => {
  const explain = async (keyword: string) =>
    (await mentor.query('hf_member__explain_keyword', `keyword=${encodeURIComponent(keyword)}`).expect(200))
      .body;

  test('its pieces with their facts, what is left out, and how many jobs it finds', async () => {
    await add(['dolmetschen', 'dolmetscher'], ['job_category:2'], ['skill:4']);
    expect(await explain('dolmetscher wolkenkuckucksheim')).toEqual({
      pieces: [
        {
          text: 'dolmetscher',
          is_known: true,
          is_unwanted: false,
          names: ['dolmetschen'],
          means: ['job_category:2'],
          near: ['skill:4'],
        },
        { text: 'wolkenkuckucksheim', is_known: false, is_unwanted: false, names: [], means: [], near: [] },
      ],
      total_count: 1,
      corrected_query: null,
      ignored_words: ['wolkenkuckucksheim'],
      is_partial_match: false,
    });
  });

  test('is for staff', async () => {
    await (await student(world.api)).query('hf_member__explain_keyword', 'keyword=x').expect(403);
    await mentor.query('hf_member__explain_keyword', 'keyword=').expect(422);
  });
});
