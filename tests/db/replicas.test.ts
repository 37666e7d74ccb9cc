import pg from 'pg';
import { QueryTypes, type Transaction } from 'sequelize';
import { fromReplica } from '../../db/replicas.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { secondDatabase } from '../support/database.ts';
import { recruitment, student } from '../support/factories.ts';

/** A database that follows endlessly late stands for the replica: what it answers, the primary would not. */
let replica: Awaited<ReturnType<typeof secondDatabase>>;
let api: TestApi;
let job: { id: number };
beforeAll(async () => {
  replica = await secondDatabase();
  const client = new pg.Client({ connectionString: replica.url });
  await client.connect();
  await client.query(
    `alter database ${new URL(replica.url).pathname.slice(1)} set default_transaction_read_only = on`,
  );
  await client.end();
  api = await startApi({ readUrls: [replica.url] });
  ({ recruitment: job } = await recruitment(api));
});
afterAll(async () => {
  await api.close();
  await replica.drop();
});

const found = async (caller: ReturnType<TestApi['as']>) =>
  (await caller.query('search_recruitments').expect(200)).body.total_count as number;

test('visitors read from the replica; who is signed in reads from the primary', async () => {
  expect(await found(api.as(null))).toBe(0);
  await api.as(null).query('aggregates__recruitment', `id=${job.id}`).expect(404);
  const me = await student(api);
  expect(await found(me)).toBe(1);
  await me.query('aggregates__recruitment', `id=${job.id}`).expect(200);
});

test('within such a read only what reads outside of a transaction goes to the replica', async () => {
  const { sequelize } = api;
  const nameOf = (url: string) => new URL(url).pathname.slice(1);
  const here = async (transaction: Transaction | null = null) => {
    const [row] = await sequelize.query<{ name: string }>('select current_database() as name', {
      type: QueryTypes.SELECT,
      transaction,
    });
    return row!.name;
  };
  expect(await here()).toBe(nameOf(api.url));
  await fromReplica(sequelize, async () => {
    expect(await here()).toBe(nameOf(replica.url));
    expect(await sequelize.transaction((transaction) => here(transaction))).toBe(nameOf(api.url));
    // The replica would refuse.
    await sequelize.query('create table written (id integer)');
  });
  // What the replica refuses is done by the primary.
  const write = () => sequelize.query('create table refused (id integer)', { type: QueryTypes.SELECT });
  await fromReplica(sequelize, write);
  await expect(write()).rejects.toThrow('already exists');
});

test('without the replica the primary answers, and each such read is counted', async () => {
  const failures = async () => {
    const metric = api.figures.registry.getSingleMetric('tabidachi_replica_failures_total')!;
    return (await metric.get()).values[0]!.value;
  };
  expect(await failures()).toBe(0);
  await replica.drop();
  expect(await found(api.as(null))).toBe(1);
  expect(await failures()).toBeGreaterThan(0);
  await api.as(null).query('aggregates__recruitment', `id=${job.id}`).expect(200);
});
