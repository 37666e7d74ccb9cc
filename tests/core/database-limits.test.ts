import pg from 'pg';
import { pino } from 'pino';
import request from 'supertest';
import { QueryTypes } from 'sequelize';
import { connect } from '../../db/connect.ts';
import { failureOf } from '../../db/failures.ts';
import { loadMasterData } from '../../db/seeds/master/load.ts';
import { loadKeys } from '../../server/identity/embedded/keys.ts';
import { startApi } from '../support/api.ts';
import { facePhoto, member, student } from '../support/factories.ts';
import { prepared } from '../support/prepared.ts';

/** No call waits for ever: not for a lock, not for a slow statement, not in a transaction that was left open. */

let other: pg.Client;
const log: { req?: { id: string }; level: number; err?: { message: string } }[] = [];
const api = prepared(() =>
  startApi({
    databaseLimits: { statement: 1_500, lock: 200 },
    logger: pino({ level: 'warn' }, { write: (line: string) => void log.push(JSON.parse(line)) }),
  }),
);
beforeAll(async () => {
  other = new pg.Client({ connectionString: api.url });
  await other.connect();
});
afterEach(() => other.query('rollback'));
afterAll(() => other.end());

const lock = (table: string) => other.query(`begin; lock table ${table} in access exclusive mode`);

async function rows(table: string): Promise<number> {
  const [row] = await api.sequelize.query<{ count: number }>(`select count(*)::int as count from ${table}`, {
    type: QueryTypes.SELECT,
  });
  return row!.count;
}

describe('R18: a lock that somebody else holds', () => {
  test('ends a command with 503 and Retry-After, logged once, with nothing written; later it passes', async () => {
    const person = await student(api);
    const inquiry = { message: 'Is anybody there?' };
    await lock('inquiries');
    log.length = 0;
    const answer = await person.command('user__send_inquiry', inquiry).expect(503);
    expect(answer.headers['retry-after']).toMatch(/^\d+$/);
    expect(answer.body.error).toMatchObject({ code: 'temporarily_unavailable', fields: {} });
    expect(log.map(({ req, level, err }) => [req?.id, level, err?.message])).toEqual([
      [answer.body.error.request_id, 50, 'canceling statement due to lock timeout'],
    ]);
    await other.query('rollback');
    expect(await rows('inquiries')).toBe(0);
    await person.command('user__send_inquiry', inquiry).expect(200);
  });

  test('ends what staff ask and change, and AdminJS, in the same way', async () => {
    const manager = await member(api, 'manager');
    const session = await request(api.app)
      .post('/admin/session')
      .set({ authorization: `Bearer ${manager.token}`, origin: 'http://127.0.0.1' })
      .expect(204);
    const cookie = String(session.headers['set-cookie']).split(';')[0]!;
    await lock('companies, skills');
    const answers = [
      await manager.list('companies'),
      await manager.create('companies', { official_name: { ja: '待機株式会社' } }),
      await request(api.app).get('/admin/api/resources/skills/actions/list').set('cookie', cookie),
    ];
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
    for (const { headers } of answers) expect(headers['retry-after']).toMatch(/^\d+$/);
    await other.query('rollback');
    expect(await rows('companies')).toBe(0);
  });
});

test('R18: a statement that takes too long is ended, and what its command had written is taken back', async () => {
  const person = await student(api, { level: 'minimum' });
  const photo = { user: { id: person.user.id, resume_face_image: (await facePhoto()).toString('base64') } };
  await other.query(`
    create function slow() returns trigger language plpgsql as $$ begin perform pg_sleep(60); return new; end $$;
    create trigger slow before update on users for each row execute function slow()`);
  const before = await rows('files');
  log.length = 0;
  const answer = await person.command('user__upload_resume_face_image', photo).expect(503);
  await other.query('drop trigger slow on users; drop function slow()');
  expect(answer.headers['retry-after']).toMatch(/^\d+$/);
  expect(log.map(({ req, err }) => [req?.id, err?.message])).toEqual([
    [answer.body.error.request_id, 'canceling statement due to statement timeout'],
  ]);
  expect(await rows('files')).toBe(before);
  await person.command('user__upload_resume_face_image', photo).expect(200);
});

test('R18: a transaction left open is ended, and its next statement is a failure that passes by itself', async () => {
  const sequelize = connect(api.url, { limits: { idleInTransaction: 50 }, pool: { max: 1 } });
  try {
    const work = sequelize.transaction(async (transaction) => {
      const [own] = await sequelize.query<{ pid: number }>('select pg_backend_pid() as pid', {
        type: QueryTypes.SELECT,
        transaction,
      });
      const isThere = 'select 1 from pg_stat_activity where pid = $1';
      while ((await other.query(isThere, [own!.pid])).rowCount !== 0);
      await sequelize.query('select 1', { transaction });
    });
    expect(failureOf(await work.catch((error: unknown) => error))).toBe('unavailable');
  } finally {
    await sequelize.close();
  }
});

test('R33: who finds no free connection in time is told so, and the next one gets it', async () => {
  const sequelize = connect(api.url, { pool: { max: 1, acquire: 200 } });
  try {
    await sequelize.transaction(async () => {
      const waiting = sequelize.query('select 1', { transaction: null });
      expect(failureOf(await waiting.catch((error: unknown) => error))).toBe('unavailable');
    });
    await sequelize.query('select 1');
  } finally {
    await sequelize.close();
  }
});

test.each([
  ['the master data', 727_002, loadMasterData],
  ['the keys of the embedded provider', 7_311_452, loadKeys],
])('R18: a start waits for another one that is loading %s, past every limit', async (_what, key, load) => {
  const sequelize = connect(api.url, { limits: { statement: 100, lock: 10 } });
  try {
    await other.query(`begin; select pg_advisory_xact_lock(${key})`);
    const loading = load(sequelize).then(
      () => 'loaded',
      (error: unknown) => error,
    );
    const held = other.query('select pg_sleep(0.3)').then(() => 'held');
    expect(await Promise.race([loading, held])).toBe('held');
    await other.query('commit');
    expect(await loading).toBe('loaded');
  } finally {
    await sequelize.close();
  }
});
