import { QueryTypes } from 'sequelize';
import type { AnyResource } from '../../server/core/resources/define-resource.ts';
import { RESOURCES } from '../../server/registry/resources.ts';
import { freshDatabase } from '../support/database.ts';
import { prepared } from '../support/prepared.ts';

const db = prepared(freshDatabase);

/** Lists that grow with every student and every mail. */
const LONG = [
  'applications',
  'audit_logs',
  'deliveries',
  'event_applications',
  'recommend_mails',
  'undeliverable_addresses',
];

const orders = (RESOURCES as readonly AnyResource[])
  .filter(({ name }) => LONG.includes(name))
  .flatMap(({ name, list }) =>
    Object.entries(list.sorts).flatMap(([sort, orderOf]): [string, string, string[]][] => {
      const columns = (orderOf('ASC') as unknown as [unknown, string][]).map(([column]) => column);
      // An order by an expression has an index of its own, which tests of that list hold.
      return columns.every((column) => typeof column === 'string') ? [[name, sort, columns]] : [];
    }),
  );

test.each(orders)('the list of %s by %s reads an index', async (table, _sort, columns) => {
  const indexes = await db.sequelize.query<{ columns: string[] }>(
    `select array_agg(a.attname::text order by k.place) as columns
     from pg_index i
     cross join lateral unnest(i.indkey) with ordinality as k (attnum, place)
     join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
     where i.indrelid = :table::regclass and i.indpred is null and k.place <= i.indnkeyatts
     group by i.indexrelid`,
    { replacements: { table }, type: QueryTypes.SELECT },
  );
  // What follows, as the time after the id where there are months, changes no order.
  expect(indexes.map((index) => index.columns.slice(0, columns.length).join())).toContain(columns.join());
});
