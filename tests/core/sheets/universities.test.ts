import { AuditLog } from '../../../db/models/audit-log.ts';
import { University } from '../../../db/models/university.ts';
import { COUNTRY_ID_JAPAN } from '../../../domain/constants.ts';
import { startApi } from '../../support/api.ts';
import { member, student } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';
import { csv, importing, type Answer } from './importing.ts';

const api = prepared(startApi);
const manager = prepared(() => member(api, 'manager'));
const there = () => importing(api, manager.token);

const HEAD = ['Number', 'Name in the local language', 'Name in English', 'Country or region'];

/** Row, column and sentence of each problem. */
const problemsOf = ({ problems }: Answer) =>
  problems.map(({ row, column, message }) => [row, column, message]);

let count = 0;
function named() {
  count += 1;
  return { local_name: `見本大学その${count}`, english_name: `Sample University ${count}` };
}
const university = (fields: object = {}) =>
  University.create({
    ...named(),
    country_id: COUNTRY_ID_JAPAN,
    ranking: null,
    university_control_type_id: null,
    created_by_user_id: null,
    ...fields,
  });

/** Everything an import could have written. */
const traces = async () =>
  JSON.stringify([await AuditLog.count(), await University.findAll({ order: ['id'], raw: true })]);

/** Checks the file and imports it. */
async function imported(file: string | Uint8Array): Promise<Answer> {
  const { checked, problems } = await there().run('universities', file);
  expect(problems).toEqual([]);
  return there().run('universities', file, String(checked));
}

test('mentors and students neither import nor export them', async () => {
  for (const { token } of [await member(api), await student(api)]) {
    const theirs = importing(api, token);
    expect((await theirs.refusal('universities', csv(HEAD, ['', 'x', 'y', 'Japan']))).status).toBe(403);
    for (const file of ['sheet.csv', 'sheet.xlsx', 'template.csv', 'template.xlsx'])
      await theirs.file(`universities/${file}`).expect(403);
  }
});

describe('an import', () => {
  test('adds and changes as the form does, with references by name or code, and the audit log names it', async () => {
    const now = await university();
    const old = await university({ other_names: ['旧称'], prefecture_id: 1 });
    const [first, second] = [named(), named()];
    const file = csv(
      [
        '番号',
        '名称（現地語）',
        '名称（英語）',
        '読み・略称・旧称',
        '国・地域',
        '都道府県',
        '設置区分',
        '現在の大学の番号',
        'ランキング',
        '学部（入力候補）',
      ],
      [
        '',
        first.local_name,
        first.english_name,
        'みほん；Mihon',
        '日本',
        '京都府',
        '私立',
        now.id,
        '１２',
        '文学部; 工学部',
      ],
      ['', second.local_name, second.english_name, '', 'vn', '', '', '', '', ''],
      [old.id, old.local_name, String(old.english_name), '', 'JP', '', '国立', '', '', '法学部'],
    );
    const before = await traces();
    const { counts } = await there().run('universities', file);
    expect(counts).toEqual({ new: 2, changed: 1, unchanged: 0, with_problems: 0 });
    expect(await traces()).toBe(before);

    const done = await imported(file);
    expect(done.is_done).toBe(true);
    const [made, abroad] = done.rows;
    expect(made?.name).toBe(first.english_name);
    expect(await University.findByPk(Number(made?.id))).toMatchObject({
      ...first,
      other_names: ['みほん', 'Mihon'],
      country_id: COUNTRY_ID_JAPAN,
      prefecture_id: 26,
      university_control_type_id: 3,
      current_university_id: now.id,
      ranking: 12,
      department_names: ['文学部', '工学部'],
      is_created_by_user: false,
    });
    const record = await manager.get(
      `/staff/api/countries/${(await University.findByPk(Number(abroad?.id)))?.country_id}`,
    );
    expect(record.body).toMatchObject({ code: 'VN' });
    // An empty cell empties.
    expect(await University.findByPk(old.id)).toMatchObject({
      other_names: [],
      prefecture_id: null,
      university_control_type_id: 1,
      department_names: ['法学部'],
      version: 1,
    });
    const logs = await AuditLog.findAll({
      where: { source: `IMPORT universities ${done.name}`, hf_member_id: manager.member.id },
    });
    expect(logs.map(({ table_name, action }) => `${action} ${table_name}`).toSorted()).toEqual([
      'insert universities',
      'insert universities',
      'update universities',
    ]);
  });

  test('keeps what has no column, and is found by its new names', async () => {
    const { id, english_name } = await university({ other_names: ['みほだい'], ranking: 3 });
    const local_name = `改称大学${count}`;
    await imported(csv(['id', 'local_name'], [id, local_name]));
    expect(await University.findByPk(id)).toMatchObject({
      local_name,
      english_name,
      other_names: ['みほだい'],
      ranking: 3,
    });
    const found = await manager.list('universities', { filter: { q: local_name } }).expect(200);
    expect(found.body).toMatchObject([{ id }]);
  });

  test('with a problem in one row writes none', async () => {
    const right = named();
    const file = csv(
      HEAD,
      ['', right.local_name, right.english_name, 'Japan'],
      ['', named().local_name, '', 'Japan'],
    );
    const before = await traces();
    const answer = await there().run('universities', file);
    expect(answer).toMatchObject({ is_done: false, checked: null, counts: { new: 1, with_problems: 1 } });
    expect(problemsOf(answer)).toEqual([[3, 'Name in English', 'This is required.']]);
    expect(await traces()).toBe(before);
  });
});

describe('a dry run names', () => {
  test('what a cell cannot be', async () => {
    const { id } = await university();
    const head = [...HEAD, 'Prefecture', 'Kind', 'Number of the current university', 'Ranking'];
    const row = (...cells: (string | number)[]) => {
      const { local_name, english_name } = named();
      return ['', local_name, english_name, ...cells];
    };
    const before = await traces();
    const answer = await there().run(
      'universities',
      csv(
        head,
        row('Atlantis', '', '', '', ''),
        row('XX', 'Nowhere', 'imperial', 'none', 'first'),
        row('Japan', '', '', 999_999_999, ''),
        row('Japan', '', '', '', 0),
        row('', '', '', '', ''),
        [999_999, 'あ', 'A', 'Japan', '', '', '', ''],
        [id, '', 'Sample University', 'Japan', '', '', '', ''],
      ),
    );
    expect(problemsOf(answer).map(([number, column]) => [number, column])).toEqual([
      [2, 'Country or region'],
      [3, 'Country or region'],
      [3, 'Prefecture'],
      [3, 'Kind'],
      [3, 'Number of the current university'],
      [3, 'Ranking'],
      [4, 'Number of the current university'],
      [5, 'Ranking'],
      [6, 'Country or region'],
      [7, 'Number'],
      [8, 'Name in the local language'],
    ]);
    const sentences = answer.problems.map(({ message }) => message);
    expect(sentences[0]).toMatch(/^There is no “Atlantis”\./);
    expect(sentences[3]).toBe(
      'There is no “imperial”. Please choose one of: National / Public (prefectural or municipal) / Private',
    );
    expect(await traces()).toBe(before);
  });

  test('names that another university of the country has, as the form does', async () => {
    const kept = await university();
    const other = await university();
    const { local_name, english_name } = kept;
    const twin = named();
    const answer = await there().run(
      'universities',
      csv(
        HEAD,
        ['', local_name, named().english_name, 'Japan'],
        ['', named().local_name, String(english_name).toUpperCase(), 'Japan'],
        [other.id, other.local_name, String(english_name), 'Japan'],
        ['', twin.local_name, twin.english_name, 'Japan'],
        ['', twin.local_name, named().english_name, 'Japan'],
        // Kana is the same for names of master data, and so is what the row before gave itself.
        ['', 'カナ見本大学', named().english_name, 'Japan'],
        ['', 'かな見本大学', named().english_name, 'Japan'],
        // In another country it is another one.
        ['', local_name, String(english_name), 'Vietnam'],
      ),
    );
    expect(problemsOf(answer)).toEqual([
      [2, 'Name in the local language', expect.stringContaining(`number ${kept.id}`)],
      [3, 'Name in English', expect.stringContaining(`number ${kept.id}`)],
      [4, 'Name in English', `“${local_name} / ${english_name}” has this name already.`],
      [6, 'Name in the local language', 'Duplicate of row 5.'],
      [8, 'Name in the local language', expect.stringContaining('“カナ見本大学')],
    ]);
  });

  test('a code of the ministry that differs from the one that is kept', async () => {
    const kept = await University.findOne({ where: { code: 'F101110100010' }, rejectOnEmpty: true });
    const { local_name, english_name } = named();
    const head = [...HEAD, 'Ministry code'];
    const own = [kept.id, kept.local_name, String(kept.english_name), 'Japan'];
    const answer = await there().run(
      'universities',
      csv(head, [...own, 'F999'], ['', local_name, english_name, 'Japan', 'F998']),
    );
    expect(problemsOf(answer)).toEqual([
      [2, 'Ministry code', 'This cannot be changed by an import.'],
      [3, 'Ministry code', 'This cannot be changed by an import.'],
    ]);
    const same = await there().run('universities', csv(head, [...own, 'F101110100010']));
    expect(same.counts).toMatchObject({ unchanged: 1, changed: 0, with_problems: 0 });
    const left = await there().run('universities', csv(head, [...own, '']));
    expect(left.counts).toMatchObject({ unchanged: 1, changed: 0, with_problems: 0 });
  });
});

test('an export imported again changes nothing, whatever the names are', async () => {
  const me = await student(api);
  const rows = [
    await university({ other_names: ['a; b', ' padded ', '１；２'], department_names: ['=1+1'] }),
    await university({ local_name: '=SUM(1) 大学' }),
    await university({
      local_name: 'Đại học Mẫu',
      english_name: null,
      is_created_by_user: true,
      created_by_user_id: me.user.id,
    }),
  ];
  const ids = rows.map(({ id }) => id);
  for (const form of ['csv', 'xlsx'] as const) {
    const file = (await there().file(`universities/sheet.${form}`, { id: ids }).expect(200)).body as Buffer;
    const answer = await there().run('universities', file);
    expect(answer.problems).toEqual([]);
    expect(answer.counts).toEqual({ new: 0, changed: 0, unchanged: 3, with_problems: 0 });
  }
});

test('a whole country of new universities arrives in bearable time', async () => {
  const rows = Array.from({ length: 500 }, (_, row) => [
    '',
    `おおぜい大学${row}`,
    `Many University ${row}`,
    'JP',
  ]);
  const started = performance.now();
  const { counts } = await imported(csv(HEAD, ...rows));
  expect(counts).toMatchObject({ new: 500, with_problems: 0 });
  expect(performance.now() - started).toBeLessThan(60_000);
}, 120_000);
