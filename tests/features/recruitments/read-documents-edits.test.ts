import { DataTypes, QueryTypes, Transaction, type Model, type ModelStatic, type Sequelize } from 'sequelize';
import type { AssociationTree } from '../../../db/aggregate-sql.ts';
import { connect } from '../../../db/connect.ts';
import { prepared as statement, runPrepared, unnamed } from '../../../db/prepared.ts';
import { digestsOf, isFreshSql } from '../../../db/read-documents.ts';
import { Company } from '../../../db/models/company.ts';
import { Recruitment } from '../../../db/models/recruitment.ts';
import { COMPANY_TREE } from '../../../server/features/companies/views/present-company.ts';
import { loadReaders, type Reader } from '../../../server/features/matching/views/present-eligibility.ts';
import {
  DOCUMENT_DIGESTS,
  listJson,
  listTextsSql,
  recruitmentDocument,
  type ListTexts,
} from '../../../server/features/recruitments/views/recruitment-document.ts';
import {
  loadRecruitmentPage,
  pageJson,
} from '../../../server/features/recruitments/views/recruitment-page.ts';
import {
  recruitmentListItem,
  recruitmentPublic,
} from '../../../server/features/recruitments/views/recruitment-schema.ts';
import {
  loadRecruitment,
  loadRecruitmentList,
  OWN_TREE,
  presentRecruitment,
} from '../../../server/features/recruitments/views/present-recruitment.ts';
import { sweepReadDocuments } from '../../../server/features/recruitments/services/read-documents.ts';
import { fillDemoWorld } from '../../db/demo-world.ts';
import { freshDatabase } from '../../support/database.ts';
import { prepared } from '../../support/prepared.ts';
import { randomFrom } from '../../support/random.ts';

const NOW = new Date('2026-11-21T03:00:00Z');
const SEED = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1e9));
/** Each of the two who write makes so many at least. */
const EDITS = 120;
/** While they write, at least so many documents are compared, and so many are written again. */
const ENOUGH = 20;
/** A machine that is busy compares seldom; edits go on until it has. */
const MOST_TRIES = EDITS * 200;

const db = prepared(async () => {
  const database = await freshDatabase();
  await fillDemoWorld(database.sequelize);
  await sweepReadDocuments(database.sequelize);
  return database;
});

interface Source {
  model: ModelStatic<Model>;
  kind: 'recruitments' | 'companies';
  /** Another row refers to it, and not it to another: it can neither come nor go unnoticed. */
  isReferredTo: boolean;
}

/** Every table that the tree of a document reads, from the models' associations. */
function sourcesOf(kind: Source['kind'], model: ModelStatic<Model>, tree: AssociationTree): Source[] {
  return Object.entries(tree).flatMap(([name, branch]): Source[] => {
    const association = model.associations[name];
    if (!association) return [];
    const { target } = association;
    const isReferredTo = association.associationType === 'BelongsTo';
    const isTree = branch !== true && !Array.isArray(branch);
    const inner = isTree ? sourcesOf(kind, target, branch as AssociationTree) : [];
    return [{ model: target, kind, isReferredTo }, ...inner];
  });
}
const sources = (): Source[] => [
  { model: Recruitment, kind: 'recruitments', isReferredTo: false },
  ...sourcesOf('recruitments', Recruitment, OWN_TREE),
  { model: Company, kind: 'companies', isReferredTo: false },
  ...sourcesOf('companies', Company, COMPANY_TREE),
];

test('every table that a document reads notes what is written to it', async () => {
  const triggers = await db.sequelize.query<{ told: string }>(
    `select concat_ws(' ', c.relname, p.proname, case when t.tgtype & 4 > 0 then 'insert' end,
       case when t.tgtype & 8 > 0 then 'delete' end, case when t.tgtype & 16 > 0 then 'update' end) as told
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
     where p.pronamespace = 'documents'::regnamespace and p.proname <> 'note_students'`,
    { type: QueryTypes.SELECT },
  );
  const wanted = sources().flatMap(({ model, kind, isReferredTo }) =>
    (isReferredTo ? ['update'] : ['insert', 'delete', 'update']).map(
      (event) => `${model.tableName} note_${kind} ${event}`,
    ),
  );
  expect(wanted.length).toBeGreaterThan(90);
  expect([...new Set(wanted)].toSorted()).toEqual(triggers.map(({ told }) => told).toSorted());
});

type Random = () => number;
const oneOf = <T>(random: Random, values: readonly T[]): T => values[Math.floor(random() * values.length)]!;

/** A value of the column's type that it hardly has; null where nothing is known of the type. */
function valueFor(random: Random, type: unknown): string | null {
  const number = Math.floor(random() * 1e6);
  if (type instanceof DataTypes.BOOLEAN) return oneOf(random, ['true', 'false']);
  if (type instanceof DataTypes.INTEGER) return String(1 + (number % 5));
  if (type instanceof DataTypes.DECIMAL) return String(number % 9);
  if (type instanceof DataTypes.DATEONLY) return `'2026-12-${10 + (number % 20)}'`;
  if (type instanceof DataTypes.DATE) return `'2026-11-${10 + (number % 20)}T00:00:00Z'`;
  if (type instanceof DataTypes.JSONB) return `'{"en": "edit ${number}", "ja": "編集 ${number} \\u0041\\""}'`;
  if (type instanceof DataTypes.TEXT || type instanceof DataTypes.STRING)
    return oneOf(random, [`'edit ${number}'`, `'https://example.com/${number}'`]);
  return null;
}

/** One change of one row of a table: a value, a row that goes, or a copy of one. */
function editOf(random: Random, { model }: Source): string {
  const table = model.tableName;
  const attributes = Object.entries(model.getAttributes()).filter(
    ([name]) => !['id', 'created_at', 'updated_at'].includes(name),
  );
  const row = `(select id from ${table} order by md5(id::text || '${random()}') limit 1)`;
  const what = random();
  if (what < 0.15) return `delete from ${table} where id = ${row}`;
  const columns = attributes.map(([name]) => `"${name}"`).join(', ');
  if (what < 0.3 && table !== 'files')
    return `insert into ${table} (${columns}) select ${columns} from ${table} where id = ${row}`;
  const changed = Array.from({ length: 1 + Math.floor(random() * 2) }, () => {
    const [name, { type, allowNull }] = oneOf(random, attributes);
    // Often none: a job that an edit has closed is to be opened again by another.
    const value = allowNull !== false && random() < 0.5 ? 'null' : valueFor(random, type);
    return `"${name}" = ${value ?? `"${name}"`}`;
  });
  return `update ${table} set ${[...new Set(changed)].join(', ')} where id = ${row}`;
}

/** Writes at random until enough transactions are committed and enough is seen; every table at least once. */
async function edit(
  sequelize: Sequelize,
  random: Random,
  done: Map<string, number>,
  hasSeenEnough: () => boolean,
): Promise<void> {
  const all = sources();
  for (let made = 0, tries = 0; (made < EDITS || !hasSeenEnough()) && tries < MOST_TRIES; tries++) {
    const some = [all[tries % all.length]!, oneOf(random, all)].slice(0, 1 + Math.floor(random() * 2));
    try {
      await sequelize.transaction(async (transaction) => {
        for (const source of some) {
          const [, result] = await sequelize.query(editOf(random, source), { transaction });
          if ((result as { rowCount?: number }).rowCount === 0) throw new Error('Nothing changed');
        }
      });
      made += 1;
      for (const { model } of some) done.set(model.tableName, (done.get(model.tableName) ?? 0) + 1);
    } catch {
      // Refused by a constraint, or lost a deadlock: nothing was written.
    }
  }
}

/** Five jobs: mostly ones whose document is fresh at the moment, as far as there are any; now and then any five. */
async function someJobs(sequelize: Sequelize, random: Random): Promise<number[]> {
  const freshFirst = random() < 0.8 ? `(${isFreshSql(recruitmentDocument, 'd')}) is not true, ` : '';
  const text = `select r.id from recruitments r left join documents.recruitments d on d.id = r.id
    order by ${freshFirst}md5(r.id::text || '${random()}') limit 5`;
  const values = digestsOf(recruitmentDocument);
  const rows = await runPrepared<[number]>(sequelize, unnamed(text), values, null);
  return rows.map(([id]) => id);
}

const TEXTS = statement(`select texts.* from ${listTextsSql('$ids::int[]', true)} as texts`);

async function textsOf(ids: number[], transaction: Transaction): Promise<ListTexts> {
  const values = { ids, ...DOCUMENT_DIGESTS };
  return (await runPrepared<ListTexts>(db.sequelize, TEXTS, values, transaction))[0]!;
}

/** The answers from documents beside the live ones, as one moment shows them; how many documents there were. */
async function compare(sequelize: Sequelize, ids: readonly number[], reader: Reader): Promise<number> {
  const isolationLevel = Transaction.ISOLATION_LEVELS.REPEATABLE_READ;
  return sequelize.transaction({ isolationLevel }, async (transaction) => {
    let documents = 0;
    for (const id of ids) {
      const found = await loadRecruitmentPage(id, null, transaction);
      const texts = await textsOf([id], transaction);
      const mine = { now: NOW, application: null, reader };
      if (found) {
        documents += 1;
        const row = await loadRecruitment(id, transaction);
        expect(row?.is_released && row.closed_at === null).toBe(true);
        const live = JSON.stringify(recruitmentPublic.parse(presentRecruitment(row!, mine)));
        expect(String(pageJson(found.page, mine))).toBe(live);
      }
      const list = listJson([id], texts, reader);
      expect(list === null).toBe(found === null);
      if (list !== null) {
        const live = await loadRecruitmentList([id], transaction, reader);
        expect(list).toBe(JSON.stringify(live.map((item) => recruitmentListItem.parse(item))));
      }
    }
    return documents;
  });
}

test(`documents are what the rows say at every moment, whoever writes (seed ${SEED})`, async () => {
  const random = randomFrom(SEED);
  const [user] = await db.sequelize.query<{ id: number }>('select id from users order by id limit 1', {
    type: QueryTypes.SELECT,
  });
  const reader = (await loadReaders([user!.id], NOW, null)).get(user!.id)!;
  const [first, second, worker] = [connect(db.url), connect(db.url), connect(db.url)];
  const done = new Map<string, number>();
  const state = { isOver: false };
  let compared = 0;
  let swept = 0;
  const hasSeenEnough = () => compared >= ENOUGH && swept >= ENOUGH;
  const sweeping = async () => {
    // While others write a sweep may go on for long; what it has done so far is to count.
    while (!state.isOver) {
      let steps = 0;
      swept += await sweepReadDocuments(worker, { goesOn: () => steps++ < 2 });
    }
  };
  const comparing = async () => {
    while (!state.isOver)
      compared += await compare(db.sequelize, await someJobs(db.sequelize, random), reader);
  };
  try {
    const writers = [first, second].map((writer) => edit(writer, random, done, hasSeenEnough));
    const writing = Promise.all(writers).finally(() => {
      state.isOver = true;
    });
    await Promise.all([writing, sweeping(), comparing()]);
    // And once more when all is quiet, each of them.
    await sweepReadDocuments(worker);
    const open = await Recruitment.findAll({ where: { is_released: true, closed_at: null } });
    const openIds = open.map(({ id }) => id);
    expect(await compare(db.sequelize, openIds, reader)).toBe(openIds.length);
  } finally {
    await Promise.all([first, second, worker].map((one) => one.close()));
  }
  expect(compared).toBeGreaterThanOrEqual(ENOUGH);
  expect(swept).toBeGreaterThanOrEqual(ENOUGH);
  const untouched = sources().filter(({ model }) => !done.has(model.tableName));
  expect(untouched.map(({ model }) => model.tableName)).toEqual([]);
});
