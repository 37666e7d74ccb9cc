import { QueryTypes, type Model, type ModelStatic } from 'sequelize';
import { Application } from '../../../db/models/application.ts';
import { isStaff, type Staff } from '../../../domain/roles.ts';
import {
  applicationRow,
  exportRows,
  pageRows,
  ROW_TREE,
} from '../../../server/features/applications/services/application-rows.ts';
import { quote, versionExpression, type AssociationTree } from '../../../db/aggregate-sql.ts';
import { startDemoApi } from '../../support/demo-api.ts';
import { prepared } from '../../support/prepared.ts';
import { randomFrom } from '../../support/random.ts';

const api = prepared(startDemoApi);

/** Rows of the tree that application `a` reads, besides its own. */
const READ = {
  users: 'id = a.user_id',
  recruitments: 'id = a.recruitment_id',
  companies: 'id = (select company_id from recruitments where id = a.recruitment_id)',
  application_messages: 'application_id = a.id',
  application_hf_members: 'application_id = a.id',
  hf_members: 'id in (select hf_member_id from application_hf_members where application_id = a.id)',
};

let id: number;
beforeAll(async () => {
  const [found] = await api.sequelize.query<{ id: number }>(
    `select a.id from applications a where exists (select from application_messages m where m.application_id = a.id)
       and exists (select from application_hf_members l where l.application_id = a.id) order by a.id limit 1`,
    { type: QueryTypes.SELECT },
  );
  id = found!.id;
});

describe('the version of a row is another one', () => {
  // The models are bound once the world is there.
  const VERSION = () => versionExpression(Application, quote('Application'), ROW_TREE);

  /** Whether the statement changes the version, and is taken back. */
  async function changes(sql: string): Promise<boolean> {
    const transaction = await api.sequelize.transaction();
    const version = () =>
      api.sequelize.query(
        `select ${VERSION()} as version from applications "Application" where id in (${id}, -1)`,
        {
          type: QueryTypes.SELECT,
          transaction,
        },
      );
    try {
      const before = await version();
      await api.sequelize.query(sql, { transaction });
      return JSON.stringify(await version()) !== JSON.stringify(before);
    } finally {
      await transaction.rollback();
    }
  }
  const rowsOf = (where: string) =>
    where.replaceAll(/\ba\b/g, `(select a from applications a where a.id = ${id})`);

  test('after a change of its own', async () => {
    expect(await changes(`update applications set updated_at = updated_at where id = ${id}`)).toBe(true);
  });

  test.each(Object.entries(READ))('after a change of %s that it shows', async (table, where) => {
    const touched = `id = (select min(id) from ${table} where ${rowsOf(where)})`;
    expect(await changes(`update ${table} set id = id where ${touched}`)).toBe(true);
    expect(await changes(`update ${table} set id = id where not (${rowsOf(where)})`)).toBe(false);
  });

  test.each([
    ['application_messages', 'true'],
    ['application_hf_members', `hf_member_id not in (select hf_member_id from of_this)`],
  ])('when one of %s comes or goes', async (table, fits) => {
    const ofThis = `with of_this as (select * from ${table} where application_id = ${id})`;
    const gone = `${ofThis} delete from ${table} where id = (select min(id) from of_this)`;
    expect(await changes(gone)).toBe(true);
    const other = `select min(id) from ${table} where application_id <> ${id} and ${fits}`;
    expect(await changes(`${ofThis} update ${table} set application_id = ${id} where id = (${other})`)).toBe(
      true,
    );
  });

  test('of every table of the tree', () => {
    const tables = (model: ModelStatic<Model>, tree: AssociationTree): string[] =>
      Object.entries(tree).flatMap(([name, branch]) => {
        const target = model.associations[name]?.target;
        if (!target) return [];
        const inner = branch === true || Array.isArray(branch) ? {} : (branch as AssociationTree);
        return [target.tableName, ...tables(target, inner)];
      });
    expect(tables(Application, ROW_TREE).toSorted()).toEqual(Object.keys(READ).toSorted());
  });
});

describe('the rows of a page', () => {
  const staffOf = async (email: string): Promise<Staff> => {
    const [member] = await api.sequelize.query<{ id: number; role: 'mentor' | 'manager' }>(
      'select id, role from hf_members where email = $1',
      { bind: [email], type: QueryTypes.SELECT },
    );
    const actor = {
      roles: new Set(['visitor', 'account', member!.role] as const),
      identity: { id: 1, email, email_verified: true },
      user_id: null,
      hf_member_id: member!.id,
      sees_all_applications: member!.role === 'manager',
    };
    if (!isStaff(actor)) throw new Error('A member of staff');
    return { ...actor, is_acting_as_staff: true };
  };
  const textOf = (rows: readonly { bytes: Buffer }[]) => rows.map(({ bytes }) => bytes.toString());

  test('come in the order of the ids, without those that are not there, in one statement when read again', async () => {
    const ctx = { actor: await staffOf('manager@example.com'), now: api.clock.now, beside: null };
    const ids = [id + 1, 999_999_999, id, id + 2];
    const first = textOf(await pageRows(ctx, ids));
    api.takeStatements();
    const again = textOf(await pageRows(ctx, ids));
    expect(api.takeStatements()).toHaveLength(1);
    expect(again).toEqual(first);
    expect(again.map((text) => (JSON.parse(text) as { id: number }).id)).toEqual([id + 1, id, id + 2]);
  });

  test('are what the database says at each moment, whatever was changed and whoever asks', async () => {
    const seed = Number(process.env['SEED'] ?? Date.now() % 1e9);
    const random = randomFrom(seed);
    const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)]!;
    const ids = (await Application.findAll({ attributes: ['id'], order: ['id'], limit: 12, raw: true })).map(
      (row) => row.id,
    );
    const actors = await Promise.all(['manager@example.com', 'mentor@example.com'].map(staffOf));
    const edits: ((of: number) => string)[] = [
      (of) => `update applications set is_late = not is_late, version = version + 1 where id = ${of}`,
      (of) =>
        `update applications set due_date_to_submit_resume = due_date_to_submit_resume + 1 where id = ${of}`,
      (of) =>
        `update users set last_name = last_name || 'x' where id = (select user_id from applications where id = ${of})`,
      (of) =>
        `update recruitments set title = title || '{"en": "${random()}"}' where id = (select recruitment_id from applications where id = ${of})`,
      () =>
        `update companies set official_name = official_name || '{"en": "${random()}"}' where id = (select min(id) from companies)`,
      (of) =>
        `update application_messages set read_at = case when read_at is null then now() end where application_id = ${of} and is_by_student`,
      () => `update hf_members set first_name_en = 'N${Math.floor(random() * 100)}' where id in (1, 2, 3)`,
      (of) =>
        `delete from application_hf_members where id = (select max(id) from application_hf_members where application_id = ${of})`,
    ];
    for (let round = 0; round < 60; round++) {
      const edit = pick(edits)(pick(ids));
      await api.sequelize.query(edit);
      const now = new Date(api.clock.now.getTime() + Math.floor(random() * 20) * 86_400_000);
      const ctx = { actor: pick(actors), now, beside: null };
      const live = await exportRows(ctx, ids);
      expect({ seed, edit, rows: textOf(await pageRows(ctx, ids)) }).toEqual({
        seed,
        edit,
        rows: live.map((row) => JSON.stringify(applicationRow.parse(row))),
      });
    }
  });
});
