import { QueuePool } from '../../server/core/background/queue.ts';
import { freshDatabase } from '../support/database.ts';
import { prepared } from '../support/prepared.ts';

const db = prepared(freshDatabase);

test('a connection of the queue that is released twice goes back once', async () => {
  const pool = new QueuePool({ connectionString: db.url, max: 1 });
  try {
    await new Promise<void>((resolve, reject) =>
      pool.connect((error, _client, release) => {
        if (error) return reject(error);
        release();
        release();
        resolve();
      }),
    );
    expect([pool.totalCount, pool.idleCount]).toEqual([1, 1]);
    const client = await pool.connect();
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    client.release();
  } finally {
    await pool.end();
  }
});
