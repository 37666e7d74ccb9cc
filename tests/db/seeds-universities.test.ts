import { QueryTypes } from 'sequelize';
import { University } from '../../db/models/university.ts';
import { UserUniversity } from '../../db/models/user-lists.ts';
import { loadMasterData } from '../../db/seeds/master/load.ts';
import { mergedUniversities, universityRows } from '../../db/seeds/master/universities.ts';
import { freshDatabase } from '../support/database.ts';
import { makeUser } from './rows.ts';
import { prepared } from '../support/prepared.ts';

const database = prepared(freshDatabase);
beforeAll(async () => {
  await loadMasterData(database.sequelize);
});

const rows = universityRows();
const latin = (name: string) => !/\p{L}/u.test(name.replace(/\p{Script=Latin}/gu, ''));

describe('R27: the list of universities', () => {
  const coded = rows.filter((row) => row.code !== null);

  test('has the 813 of the ministry by code, each with kind, English name, prefecture and faculties', () => {
    expect(coded).toHaveLength(813);
    expect(new Set(coded.map((row) => row.code)).size).toBe(813);
    for (const row of coded) expect(row.code).toMatch(/^F1\d{11}$/);
    const kinds = [1, 2, 3].map(
      (kind) => coded.filter((row) => row.university_control_type_id === kind).length,
    );
    expect(kinds).toEqual([86, 101, 626]);
    // Five teach at a distance only; graduate schools have no faculties.
    expect(coded.filter((row) => row.prefecture_id === null)).toHaveLength(5);
    expect(coded.filter((row) => row.department_names.length === 0).length).toBeLessThan(40);
  });

  test('writes English names as words', () => {
    for (const { english_name } of rows.filter((row) => row.country_id === 109)) {
      expect(english_name).toMatch(/^[\x20-\x7e]+$/);
      expect(english_name).not.toMatch(/[a-z](?:of|and|for)[A-Z ]?[A-Z]|[a-z]{2}[A-Z]|\b(?:Of|And|The Of)\b/);
      expect(english_name).not.toMatch(/^[^a-z]{12,}$/);
    }
  });

  test('has a reading for each name in Japan', () => {
    for (const { local_name, country_id, other_names } of rows) {
      if (country_id !== 109 || latin(local_name)) continue;
      expect({ local_name, kana: other_names.some((name) => /^[ぁ-んー]+$/.test(name)) }).toEqual({
        local_name,
        kana: true,
      });
    }
  });

  test('points names of former times to names in use', () => {
    const inUse = new Map(
      rows.filter((row) => row.current_university_id === null).map((row) => [row.id, row]),
    );
    const former = rows.filter((row) => row.current_university_id !== null);
    expect(former.length).toBeGreaterThan(60);
    for (const { local_name, current_university_id } of former)
      expect(inUse.get(current_university_id!)?.other_names).toContain(local_name);
  });

  test('has no address, no broken character and nothing around a name', () => {
    for (const { local_name, english_name } of rows) {
      for (const name of [local_name, english_name]) {
        expect(name).not.toMatch(/[*@#<>[\]{}|\\^~`=_+$?;\ufffd\u0080-\u00a0\u200b-\u200f\ufeff]/);
        expect(name).not.toMatch(/https?:|www\.|\b[\w-]+\.(?:com|org|edu|net|fr|id|de|ac|br|co|nl|ca)\b/i);
        expect(name).not.toMatch(/Ã.|â€|&\w+;|\s\s|^\s|[\s,;:]$/);
      }
    }
  });

  test('has a name in Latin letters for each', () => {
    expect(rows.filter((row) => !row.english_name || !latin(row.english_name))).toEqual([]);
  });

  test('has each name once in its country, accents and signs aside', () => {
    const key = ({ country_id, local_name }: (typeof rows)[number]) =>
      `${country_id} ${local_name
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')}`;
    const foreign = rows.filter((row) => row.country_id !== 109);
    expect(new Set(foreign.map(key)).size).toBe(foreign.length);
  });
});

describe('R27: loading the list over an older one', () => {
  const study = async (university_id: number) => {
    const { id } = await makeUser();
    return (await UserUniversity.create({ user_id: id, university_id })).id;
  };
  const add = (id: number | undefined, local_name: string, fields: object = {}) =>
    University.create({
      ...(id && { id }),
      local_name,
      english_name: null,
      country_id: 109,
      ranking: null,
      university_control_type_id: null,
      created_by_user_id: null,
      code: null,
      prefecture_id: null,
      current_university_id: null,
      ...fields,
    });

  test('joins what was there twice: studies point to the row that stays', async () => {
    const [double, stays] = mergedUniversities().find(([, into]) => into !== null)!;
    const [none] = mergedUniversities().find(([, into]) => into === null)!;
    await add(double, 'The same again');
    await add(none, 'No university');
    const [studied, chosen] = [await study(double), await study(none)];
    await loadMasterData(database.sequelize);
    expect((await UserUniversity.findByPk(studied))?.university_id).toBe(stays);
    expect(await University.findByPk(double)).toBeNull();
    // Somebody's studies point to it: it stays until nobody's do.
    expect((await UserUniversity.findByPk(chosen))?.university_id).toBe(none);
    await UserUniversity.destroy({ where: { id: chosen } });
    await loadMasterData(database.sequelize);
    expect(await University.findByPk(none)).toBeNull();
  });

  test('joins what staff had added with the row of the list, and leaves what students added', async () => {
    const byStaff = await add(undefined, '東京医科歯科大学');
    const byStudent = await add(undefined, '東京医科歯科大学', { is_created_by_user: true });
    const [one, other] = [await study(byStaff.id), await study(byStudent.id)];
    await loadMasterData(database.sequelize);
    const listed = rows.find((row) => row.local_name === '東京医科歯科大学')!;
    expect((await UserUniversity.findByPk(one))?.university_id).toBe(listed.id);
    expect((await UserUniversity.findByPk(other))?.university_id).toBe(byStudent.id);
    expect(await University.findByPk(byStaff.id)).toBeNull();
  });

  test('keeps what staff wrote into a row, and gives it the code and the faculties', async () => {
    await database.sequelize.query(
      `update universities set local_name = '東大（本郷）', ranking = 1, code = null, prefecture_id = null,
         department_names = '[]', other_names = '["とうだい"]', updated_at = now() + interval '1 minute' where id = 22`,
    );
    await loadMasterData(database.sequelize);
    expect(await University.findByPk(22)).toMatchObject({
      local_name: '東大（本郷）',
      ranking: 1,
      code: 'F113110102700',
      prefecture_id: 13,
      department_names: expect.arrayContaining(['工学部']),
      other_names: ['とうだい'],
    });
  });

  test('writes nothing the second time', async () => {
    const state = () =>
      database.sequelize.query(`select id, xmin::text from universities order by id`, {
        type: QueryTypes.SELECT,
      });
    const before = await state();
    await loadMasterData(database.sequelize);
    expect(await state()).toEqual(before);
  });
});
