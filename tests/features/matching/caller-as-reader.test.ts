import { QueryTypes, type Model, type ModelStatic } from 'sequelize';
import { Recruitment } from '../../../db/models/recruitment.ts';
import { User } from '../../../db/models/user.ts';
import type { AssociationTree } from '../../../db/aggregate-sql.ts';
import { loadReader, STUDENT_TREE } from '../../../server/features/matching/views/present-eligibility.ts';
import {
  loadRecruitment,
  presentRecruitment,
} from '../../../server/features/recruitments/views/present-recruitment.ts';
import { sweepReadDocuments } from '../../../server/features/recruitments/services/read-documents.ts';
import { startDemoApi } from '../../support/demo-api.ts';
import { prepared } from '../../support/prepared.ts';
import { randomFrom } from '../../support/random.ts';

const EMAIL = 'student@example.com';

const api = prepared(async () => {
  const started = await startDemoApi();
  await sweepReadDocuments(started.sequelize);
  return started;
});

/** The tables of the tree: those with rows of the student's own, and those of master data that the rows refer to. */
function tablesOf(model: ModelStatic<Model>, tree: AssociationTree, isOwn = true): [string, boolean][] {
  return Object.entries(tree).flatMap(([name, branch]) => {
    const association = model.associations[name];
    if (name === '$columns' || !association) return [];
    const isOwned = isOwn && association.associationType !== 'BelongsTo';
    const inner = branch === true || Array.isArray(branch) ? {} : (branch as AssociationTree);
    const { target } = association;
    return [[target.tableName, isOwned] as [string, boolean], ...tablesOf(target, inner, isOwned)];
  });
}
const tables = () => [...new Map(tablesOf(User, STUDENT_TREE))];

let userId: number;
beforeAll(async () => {
  userId = (await User.findOne({ where: { email: EMAIL }, rejectOnEmpty: true })).id;
});

describe('a raw change of a table that the facts are read from is another version of the student', () => {
  /** Whether the version is another one after the statement, which is taken back. */
  async function changes(sql: string): Promise<boolean> {
    const transaction = await api.sequelize.transaction();
    const version = async () =>
      api.sequelize.query<{ id: number; version: string }>(
        `select id, version::text from documents.student_versions where id in (0, ${userId}) order by id`,
        { type: QueryTypes.SELECT, transaction },
      );
    try {
      const before = await version();
      await api.sequelize.query(sql, { transaction });
      return JSON.stringify(await version()) !== JSON.stringify(before);
    } finally {
      await transaction.rollback();
    }
  }
  /** @returns the tables, of rows of one's own unless told, of which the statement changes nothing */
  async function unseen(statement: (table: string) => string, ofOwn = true): Promise<string[]> {
    const found: string[] = [];
    for (const [table, isOwn] of tables())
      if (isOwn === ofOwn && !(await changes(statement(table)))) found.push(table);
    return found;
  }

  test('the tree has tables of both kinds', () => {
    expect(tables().filter(([, isOwn]) => isOwn).length).toBeGreaterThan(8);
    expect(tables().filter(([, isOwn]) => !isOwn).length).toBeGreaterThan(6);
  });

  test('master data', async () => {
    const one = (table: string) => `id = (select min(id) from ${table})`;
    expect(await unseen((table) => `update ${table} set id = id where ${one(table)}`, false)).toEqual([]);
  });

  test('each column of their own row that is read, and no other', async () => {
    const [trigger] = await api.sequelize.query<{ text: string }>(
      `select pg_get_triggerdef(t.oid) as text from pg_trigger t join pg_proc p on p.oid = t.tgfoid
       where t.tgrelid = 'users'::regclass and p.proname = 'note_students'`,
      { type: QueryTypes.SELECT },
    );
    const columns = (STUDENT_TREE['$columns'] as readonly string[]).filter((column) => column !== 'id');
    const compared = [...trigger!.text.matchAll(/\bb\.(\w+)/g)].map(([, column]) => column);
    expect(compared.filter((column) => column !== 'id').sort()).toEqual([...columns].sort());
    const other = (set: string) => changes(`update users set ${set} where id = ${userId}`);
    expect(await other(`has_driver_license = has_driver_license is not true`)).toBe(true);
    expect(await other(`birth_day = birth_day + 1`)).toBe(true);
    expect(await other(`phone_num = '080-0000-0000', updated_at = now()`)).toBe(false);
  });

  test('rows of their own, which change', async () => {
    expect(await unseen((table) => `update ${table} set id = id where user_id = ${userId}`)).toEqual([]);
  });

  test('rows of their own, which come and go', async () => {
    expect(await unseen((table) => `delete from ${table} where user_id = ${userId}`)).toEqual([]);
    const copy = (
      table: string,
    ) => `create temporary table gone on commit drop as select * from ${table} where false;
      with moved as (delete from ${table} where user_id = ${userId} returning *) insert into gone select * from moved;
      delete from documents.student_versions where id = ${userId};
      insert into ${table} select * from gone`;
    expect(await unseen(copy)).toEqual([]);
  });
});

describe('a student reads', () => {
  // One token for all of it: a token of the next second is another one, with which nobody is known yet.
  let token: string;
  beforeAll(async () => {
    token = await api.tokenFor(EMAIL);
  });
  const ask = async (call: string, parameters: string) => {
    api.takeStatements();
    const caller = api.as(token);
    const { body } = await caller.query(call, parameters).expect(200);
    return { body, statements: api.takeStatements().length };
  };
  const idOfJob = async () =>
    (
      await Recruitment.findOne({
        where: { is_released: true, required_jlpt: 2 },
        order: ['id'],
        rejectOnEmpty: true,
      })
    ).id;

  test('a job again in one statement, and sees what they have changed in between', async () => {
    await api.sequelize.query(`delete from user_language_examinations where user_id = ${userId}`);
    const id = await idOfJob();
    const page = () => ask('aggregates__recruitment', `id=${id}`);
    await page();
    const known = await page();
    expect(known.statements).toBe(1);
    const jlpt = (body: { eligibility: { requirements: { requirement: string; status: string }[] } }) =>
      body.eligibility.requirements.find(({ requirement }) => requirement === 'jlpt')?.status;
    const before = jlpt(known.body);
    const others = [null, 1, 2, 3, 4, 5];
    const states = new Set<string | undefined>();
    for (const held of others) {
      await api.sequelize.query('update users set jlpt = $1, is_jlpt_none = false where id = $2', {
        bind: [held, userId],
      });
      states.add(jlpt((await page()).body));
    }
    expect(before).toBeDefined();
    expect(states.size).toBeGreaterThan(1);
  });

  test('how jobs fit as it is at each moment, whatever was changed before', async () => {
    const seed = Number(process.env['SEED'] ?? Date.now() % 1e9);
    const random = randomFrom(seed);
    const ids = (await Recruitment.findAll({ where: { is_released: true }, order: ['id'], limit: 8 })).map(
      ({ id }) => id,
    );
    const pick = (below: number) => Math.floor(random() * below);
    const edits = [
      () => `update users set jlpt = ${1 + pick(5)} where id = ${userId}`,
      () => `update users set birth_day = date '1985-01-01' + ${pick(8000)} where id = ${userId}`,
      () => `update users set living_country_id = ${1 + pick(5)} where id = ${userId}`,
      () => `update users set has_driver_license = ${random() < 0.5} where id = ${userId}`,
      () => `update user_skills set skill_level_id = 1 + (id + ${pick(3)}) % 3 where user_id = ${userId}`,
      () =>
        `delete from user_language_skills where id = (select max(id) from user_language_skills where user_id = ${userId})`,
      () =>
        `update user_universities set graduate_at = date '2020-03-01' + ${pick(3000)} where user_id = ${userId}`,
      () =>
        `update user_residence_records set expires_at = date '2026-01-01' + ${pick(2000)} where user_id = ${userId}`,
      () => `update skill_levels set level = level where id = 1`,
    ];
    for (let round = 0; round < 40; round++) {
      const edit = edits[pick(edits.length)]!();
      await api.sequelize.query(edit);
      const id = ids[pick(ids.length)]!;
      const reader = await loadReader(userId, api.clock.now, null);
      const row = (await loadRecruitment(id, null))!;
      const live = presentRecruitment(row, { now: api.clock.now, application: null, reader });
      const { body } = await ask('aggregates__recruitment', `id=${id}`);
      expect({ seed, edit, fit: body.eligibility }).toEqual({
        seed,
        edit,
        fit: JSON.parse(JSON.stringify(live.eligibility)),
      });
    }
  });

  test('their own fit only, though another one was read of last', async () => {
    const id = await idOfJob();
    const [other] = await api.sequelize.query<{ email: string }>(
      `select u.email from users u join identities i on i.user_id = u.id
       where u.id <> ${userId} and u.jlpt is distinct from (select jlpt from users where id = ${userId}) order by u.id limit 1`,
      { type: QueryTypes.SELECT },
    );
    const fitOf = async (email: string) => {
      const { body } = await api
        .as(await api.tokenFor(email))
        .query('aggregates__recruitment', `id=${id}`)
        .expect(200);
      return body.eligibility as unknown;
    };
    const first = [await fitOf(EMAIL), await fitOf(other!.email)];
    expect([await fitOf(EMAIL), await fitOf(other!.email)]).toEqual(first);
    expect(first[0]).not.toEqual(first[1]);
  });
});
