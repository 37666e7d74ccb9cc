import pg from 'pg';
import { QueryTypes } from 'sequelize';
import { dropMonths, makeMonths } from '../../db/months.ts';
import { PageView } from '../../db/models/page-view.ts';
import { freshDatabase } from '../support/database.ts';
import { prepared } from '../support/prepared.ts';
import { waitingForLocks } from '../support/waiting-for-locks.ts';
import { until } from '../worker/until.ts';

const db = prepared(freshDatabase);
let other: pg.Client;
beforeAll(async () => {
  other = new pg.Client({ connectionString: db.url });
  await other.connect();
});
afterAll(() => other.end());
afterEach(() => other.query('rollback'));

const select = <T extends object>(sql: string) => db.sequelize.query<T>(sql, { type: QueryTypes.SELECT });
const partitions = async () =>
  (
    await select<{ name: string }>(
      `select name from months.partitions where source = 'page_views' order by name`,
    )
  ).map(({ name }) => name);
const make = async (since: string) => {
  const [row] = await select<{ made: number }>(`select months.make('page_views', '${since}') as made`);
  return row!.made;
};
/** In which partition a visit at that time is. */
async function placeOf(visit_at: string): Promise<string> {
  const { id } = await PageView.create({ visit_at: new Date(visit_at), path: '/' });
  const [row] = await select<{ place: string }>(
    `select tableoid::regclass::text as place from page_views where id = ${id}`,
  );
  return row!.place;
}
const nameAfter = async (months: number) => {
  const [row] = await select<{ name: string }>(
    `select to_char((now() at time zone 'Asia/Tokyo') + interval '${months} months', '"page_views_"YYYY_MM') as name`,
  );
  return row!.name;
};

test('a new database has this month and the next two, in Japan, and one for all others', async () => {
  const months = [await nameAfter(0), await nameAfter(1), await nameAfter(2)];
  expect(await partitions()).toEqual([...months, 'page_views_default']);
  expect(await placeOf(new Date().toISOString())).toBe(`months.${months[0]}`);
});

test('what has no month of its own is kept, and its month is left where it is', async () => {
  expect(await placeOf('2024-02-10T00:00:00Z')).toBe('months.page_views_default');
  // From January on, without February; some forty are made.
  const made = await make('2024-01-31T15:00:00Z');
  expect(made).toBeGreaterThan(20);
  expect(await partitions()).not.toContain('page_views_2024_02');
  expect(await placeOf('2024-02-29T14:59:59Z')).toBe('months.page_views_default');
  expect(await placeOf('2024-02-29T15:00:00Z')).toBe('months.page_views_2024_03');
  expect(await placeOf('2099-01-01T00:00:00Z')).toBe('months.page_views_default');
  expect(await make('2024-01-31T15:00:00Z')).toBe(0);
});

test('nothing is locked where all months are there', async () => {
  await other.query('begin; lock table page_views in share mode');
  await makeMonths(db.sequelize);
});

test('months that are over go as a whole, and nobody who writes elsewhere is in the way', async () => {
  await make('2024-03-15T00:00:00Z');
  const last = await placeOf('2024-03-31T14:59:59Z');
  const next = await placeOf('2024-03-31T15:00:00Z');
  await other.query('begin; update users set updated_at = now(); lock table users in row exclusive mode');
  expect(await dropMonths(db.sequelize, 'page_views', new Date('2024-03-31T14:59:59Z'))).toEqual([]);
  expect(await dropMonths(db.sequelize, 'page_views', new Date('2024-03-31T15:00:00Z'))).toEqual([
    'page_views_2024_03',
  ]);
  expect(last).toBe('months.page_views_2024_03');
  expect(await partitions()).not.toContain('page_views_2024_03');
  expect(await select(`select from ${next} where visit_at = '2024-03-31T15:00:00Z'`)).toHaveLength(1);
});

test('a long reader keeps a month, and those behind wait for a moment only', async () => {
  await make('2024-04-15T00:00:00Z');
  await other.query('begin; select 1 from page_views limit 1');
  const dropped = dropMonths(db.sequelize, 'page_views', new Date('2024-05-01T00:00:00Z'));
  const refused = expect(dropped).rejects.toThrow('lock timeout');
  await until('it waits for the reader', async () => (await waitingForLocks(db.sequelize)) > 0);
  const asked = performance.now();
  await PageView.create({ visit_at: new Date(), path: '/' });
  expect(performance.now() - asked).toBeLessThan(1500);
  await refused;
  await other.query('commit');
  expect(await dropMonths(db.sequelize, 'page_views', new Date('2024-05-01T00:00:00Z'))).toEqual([
    'page_views_2024_04',
  ]);
});
