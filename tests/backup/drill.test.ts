import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { connect } from '../../db/connect.ts';
import { readMigrations } from '../../db/migrations.ts';
import { Delivery } from '../../db/models/delivery.ts';
import { StoredFile } from '../../db/models/file.ts';
import { OutboxEvent } from '../../db/models/outbox-event.ts';
import { createFiles, type RestorableFiles } from '../../server/adapters/files.ts';
import { FORMAT, writeArchive } from '../../server/backup/archive.ts';
import { backUp, writeWhole } from '../../server/backup/backup.ts';
import { restore } from '../../server/backup/restore.ts';
import { prepareData } from '../../server/start/data.ts';
import { fillDemoWorld } from '../db/demo-world.ts';
import { emptyDatabase, freshDatabase } from '../support/database.ts';
import { prepared } from '../support/prepared.ts';

/** The fire drill: a demo world is backed up while it is used, lost, and restored into an empty place. */

/** Each restore runs all migrations: seconds, but minutes on a machine that is busy. */
const PATIENCE = 600_000;
const NOW = new Date('2026-11-21T03:00:00Z');
const now = () => NOW;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'backup-drill-'));
const archive = path.join(folder, 'world.tar.gz');
let stores = 0;
const emptyStore = () => createFiles({ kind: 'disk', folder: path.join(folder, `files-${(stores += 1)}`) });

const world = prepared(async () => {
  const database = await freshDatabase();
  const files = await emptyStore();
  const demo = await fillDemoWorld(database.sequelize);
  await database.sequelize.query(
    `insert into page_views (visit_at, path) values (now() - interval '200 days', '/'), (now(), '/');
     insert into audit_logs (at, actor_kind, action, table_name) values (now() - interval '3 years', 'system', 'insert', 'articles')`,
  );
  const bytesOf = new Map(
    demo.files.map(({ bytes }) => [createHash('sha256').update(bytes).digest('hex'), bytes]),
  );
  for (const { key, sha256 } of await StoredFile.findAll()) {
    const bytes = bytesOf.get(sha256);
    if (bytes) await files.writeAs(key, bytes);
  }
  const end = await writeWhole(archive, (to) => backUp({ databaseUrl: database.url, files, now }, to));
  return { ...database, files, end, contents: await contentsOf(database.url) };
}, PATIENCE);
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** A digest of every table of the schemas that are ours, and where each sequence stands. */
async function contentsOf(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`set timezone = 'UTC'`);
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname !~ '^pg_' and schemaname not in ('information_schema', 'graphile_worker', 'months')
         and tablename <> 'schema_migrations' order by 1`,
    );
    const contents: Record<string, string> = {};
    for (const { name } of rows) {
      const digest = await client.query<{ value: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as value from ${name} t`,
      );
      contents[name] = digest.rows[0]!.value;
    }
    const sequences = await client.query<{ name: string; value: string | null }>(
      `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_sequences
       where schemaname <> 'graphile_worker' order by 1`,
    );
    for (const { name, value } of sequences.rows) contents[`sequence ${name}`] = String(value);
    return contents;
  } finally {
    await client.end();
  }
}

async function filesOf(files: RestorableFiles): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const key of files.keys())
    found[key] = createHash('sha256')
      .update(await files.read(key))
      .digest('hex');
  return Object.fromEntries(Object.entries(found).sort(([one], [other]) => (one < other ? -1 : 1)));
}

async function keysOf(files: RestorableFiles): Promise<string[]> {
  return Object.keys(await filesOf(files));
}

async function tablesOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ count: number }>(
    `select (select count(*) from pg_tables where schemaname !~ '^pg_' and schemaname <> 'information_schema')::int
       + (select count(*) from pg_proc p join pg_namespace n on n.oid = p.pronamespace
          where nspname !~ '^pg_' and nspname <> 'information_schema'
            and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e'))::int
       + (select count(*) from pg_type t where typnamespace = 'public'::regnamespace and typtype in ('d', 'e'))::int as count`,
  );
  await client.end();
  return rows[0]!.count;
}

/** An empty place to restore into. */
async function place() {
  const { url, drop } = await emptyDatabase();
  const files = await emptyStore();
  return { url, files, drop, deps: { databaseUrl: url, files, now, log: () => {} } };
}

test(
  'what is restored has the same rows, numbers and files, and works',
  async () => {
    const { deps, url, files, drop } = await place();
    const sequelize = connect(url);
    try {
      const { end } = await restore(deps, archive);
      expect(end.rows['public.recruitments']).toBeGreaterThan(100);
      expect(end.files).toBeGreaterThan(20);
      const restored = await contentsOf(url);
      const { 'public.deliveries': deliveries, 'public.outbox_events': events, ...same } = world.contents;
      expect([deliveries, events].every((value) => value !== undefined)).toBe(true);
      expect(restored).toMatchObject(same);
      expect(Object.keys(restored)).toEqual(Object.keys(world.contents));
      expect(await filesOf(files)).toEqual(await filesOf(world.files));

      // Each row is in its month.
      const strays = `select (select count(*) from months.page_views_default) + (select count(*) from months.audit_logs_default)
        as strays, (select count(*) from page_views) + (select count(*) from audit_logs) as rows`;
      const [[found]] = (await sequelize.query(strays)) as [[{ strays: number; rows: number }], unknown];
      expect(found.strays).toBe(0);
      expect(found.rows).toBeGreaterThan(0);

      // It migrates, holds its references and triggers, and numbers on.
      await prepareData({ sequelize, directUrl: url }, () => {});
      const broken = sequelize.query(
        'update applications set recruitment_id = 999999 where id = (select max(id) from applications)',
      );
      await expect(broken).rejects.toMatchObject({ name: 'SequelizeForeignKeyConstraintError' });
      const count = async () => {
        const [[row]] = await sequelize.query('select count(*)::int as count from content.changes');
        return (row as { count: number }).count;
      };
      const before = await count();
      await sequelize.query(
        `update articles set version = version + 1 where id = (select min(id) from articles)`,
      );
      expect(await count()).toBeGreaterThan(before);
      const [[made]] = await sequelize.query(
        `insert into users (email, created_at, updated_at) values ('next@example.com', now(), now()) returning id`,
      );
      const [[most]] = await sequelize.query('select max(id) as id from users');
      expect((made as { id: number }).id).toBe((most as { id: number }).id);
    } finally {
      await sequelize.close();
      await drop();
    }
  },
  PATIENCE,
);

describe('nothing goes a second time', () => {
  const later = new Date(NOW.getTime() + 3_600_000);
  const before = new Date(NOW.getTime() - 3_600_000);

  test(
    'what was due waits for a decision; what is due later goes at its time',
    async () => {
      const mail = { template: 'x', recipient_email: 'a@example.com', language_code: 'ja' };
      const mails = await Delivery.bulkCreate([
        { ...mail, cause: 'drill 1', state: 'pending', available_at: before },
        { ...mail, cause: 'drill 2', state: 'sending', available_at: before, lease_until: before },
        { ...mail, cause: 'drill 3', state: 'pending', available_at: later },
      ]);
      const event = { type: 'application_created', payload: {} };
      const events = await OutboxEvent.bulkCreate([
        { ...event, dedupe_key: 'drill 1', available_at: before },
        { ...event, dedupe_key: 'drill 2', available_at: later },
      ]);
      const file = path.join(folder, 'waiting.tar.gz');
      await writeWhole(file, (to) => backUp({ databaseUrl: world.url, files: world.files, now }, to));
      await Delivery.destroy({ where: { id: mails.map(({ id }) => id) } });
      await OutboxEvent.destroy({ where: { id: events.map(({ id }) => id) } });

      const { deps, url, drop } = await place();
      const client = new pg.Client({ connectionString: url });
      try {
        const { heldMails, heldEvents } = await restore(deps, file);
        await client.connect();
        const { rows } = await client.query(
          `select cause, state, lease_until from deliveries where cause like 'drill%' order by cause`,
        );
        expect(rows).toEqual([
          { cause: 'drill 1', state: 'held', lease_until: null },
          { cause: 'drill 2', state: 'held', lease_until: null },
          { cause: 'drill 3', state: 'pending', lease_until: null },
        ]);
        expect(heldMails).toBeGreaterThanOrEqual(2);
        const outbox = await client.query(
          `select dedupe_key, attempts from outbox_events where dedupe_key like 'drill%' order by 1`,
        );
        expect(outbox.rows).toEqual([
          { dedupe_key: 'drill 1', attempts: 12 },
          { dedupe_key: 'drill 2', attempts: 0 },
        ]);
        expect(heldEvents).toBeGreaterThanOrEqual(1);
      } finally {
        await client.end();
        await drop();
      }
    },
    PATIENCE,
  );
});

describe('a backup', () => {
  test(
    'is of one moment, whatever is changed while it is written',
    async () => {
      const file = path.join(folder, 'moment.tar.gz');
      const { sequelize, url, files } = world;
      const rename = (name: string) =>
        sequelize.query(`update users set last_name = last_name || :name`, { replacements: { name } });
      const before = await contentsOf(url);
      let isRenamed = false;
      const slow = new Writable({
        // Users come late in the archive: when its first bytes leave, they are not copied yet.
        write(part: Buffer, _encoding, done) {
          fs.appendFileSync(file, part);
          if (isRenamed) return done();
          isRenamed = true;
          rename('?').then(() => done(), done);
        },
      });
      await backUp({ databaseUrl: url, files, now }, slow);
      expect((await contentsOf(url))['public.users']).not.toBe(before['public.users']);
      const { deps, url: restored, drop } = await place();
      try {
        await restore(deps, file);
        const { 'public.deliveries': _mails, 'public.outbox_events': _events, ...same } = before;
        expect(await contentsOf(restored)).toMatchObject(same);
      } finally {
        await drop();
      }
    },
    PATIENCE,
  );

  test(
    'names a file whose bytes are gone, and is whole without it',
    async () => {
      const [key = ''] = await keysOf(world.files);
      const { FileGone } = await import('../../domain/file-gone.ts');
      const files = {
        read: (asked: string) =>
          asked === key ? Promise.reject(new FileGone(key)) : world.files.read(asked),
      };
      const file = path.join(folder, 'missing.tar.gz');
      const end = await writeWhole(file, (to) => backUp({ databaseUrl: world.url, files, now }, to));
      expect(end.missing).toEqual([key]);
      const { deps, drop, files: into } = await place();
      await restore(deps, file).finally(drop);
      expect(await keysOf(into)).toEqual((await keysOf(world.files)).filter((one) => one !== key));
    },
    PATIENCE,
  );

  test('that fails leaves no file, and none is written over', async () => {
    const file = path.join(folder, 'failing.tar.gz');
    const files = { read: () => Promise.reject(new Error('The bucket is away')) };
    const failing = writeWhole(file, (to) => backUp({ databaseUrl: world.url, files, now }, to));
    await expect(failing).rejects.toThrow('The bucket is away');
    const full = (): Writable =>
      new Writable({
        write: (_part, _encoding, done) => done(Object.assign(new Error('full'), { code: 'ENOSPC' })),
      });
    const unwritable = backUp({ databaseUrl: world.url, files: world.files, now }, full());
    await expect(unwritable).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(fs.readdirSync(folder).filter((name) => name.startsWith('failing'))).toEqual([]);
    const bytes = fs.readFileSync(archive);
    await expect(writeWhole(archive, async () => {})).rejects.toMatchObject({ code: 'EEXIST' });
    expect(fs.readFileSync(archive).equals(bytes)).toBe(true);
  });

  test('can be read by its owner alone', () => {
    expect(fs.statSync(archive).mode & 0o077).toBe(0);
  });
});

describe('is refused, and nothing is written:', () => {
  const whole = () => gunzipSync(fs.readFileSync(archive));
  const changed = (change: (tar: Buffer) => Buffer) => gzipSync(change(whole()), { level: 1 });
  /** Turns one byte of the content of an entry. */
  const turned = (name: string) => (tar: Buffer) => {
    const at = tar.indexOf(name) + 512 + 10;
    tar.writeUInt8(tar.readUInt8(at) ^ 1, at);
    return tar;
  };

  /** Whole, with a step of the schema that this program does not know yet. */
  async function ofLaterVersion(): Promise<Buffer> {
    const file = path.join(folder, 'later.tar.gz');
    const migrations = [...readMigrations().map(({ name }) => name), '9999-later'];
    const later = writeArchive(fs.createWriteStream(file), {
      format: FORMAT,
      made_at: '2026-11-21T00:00:00.000Z',
      migrations,
      tables: [],
      sequences: [],
      months: [],
    });
    await later.begin();
    await later.end({ rows: {}, files: 0, missing: [] });
    return fs.readFileSync(file);
  }

  test.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
    ['an archive that was cut', () => fs.readFileSync(archive).subarray(0, -5_000), /broken or incomplete/],
    [
      'a tar without its end',
      () => changed((tar) => tar.subarray(0, tar.indexOf('end.json'))),
      /no end|incomplete/,
    ],
    ['a changed row', () => changed(turned('tables/public.users/000001')), /not what was written/],
    ['a changed file', () => changed(turned('files/')), /not what was written/],
    [
      'a changed byte of the gzip',
      () => {
        const bytes = Buffer.from(fs.readFileSync(archive));
        const at = Math.floor(bytes.length / 2);
        bytes.writeUInt8(bytes.readUInt8(at) ^ 255, at);
        return bytes;
      },
      /broken|not what was written/,
    ],
    ['another file', () => Buffer.from('This is no archive'), /broken or incomplete/],
    ['an empty file', () => Buffer.alloc(0), /broken or incomplete|no end/],
    ['an archive of a newer version', () => ofLaterVersion(), /made by a newer version/],
  ])('%s', async (_what, bytes, message) => {
    const file = path.join(folder, 'bad.tar.gz');
    fs.writeFileSync(file, await bytes());
    const { deps, url, files, drop } = await place();
    try {
      await expect(restore(deps, file)).rejects.toThrow(message);
      expect(await tablesOf(url)).toBe(0);
      expect(await keysOf(files)).toEqual([]);
    } finally {
      await drop();
    }
  });

  test('a database that has tables', async () => {
    const { deps } = await place();
    const before = await contentsOf(world.url);
    await expect(restore({ ...deps, databaseUrl: world.url }, archive)).rejects.toThrow(
      /The database has tables/,
    );
    expect(await contentsOf(world.url)).toEqual(before);
  });

  test('a store that has files', async () => {
    const { deps, url, drop } = await place();
    try {
      const before = await filesOf(world.files);
      await expect(restore({ ...deps, files: world.files }, archive)).rejects.toThrow(
        /There are files already/,
      );
      expect(await tablesOf(url)).toBe(0);
      expect(await filesOf(world.files)).toEqual(before);
    } finally {
      await drop();
    }
  });
});

test(
  'one that fails half way leaves the place empty, and can be done again',
  async () => {
    const { deps, url, files, drop } = await place();
    try {
      let written = 0;
      const failing = {
        ...files,
        async writeAs(key: string, bytes: Uint8Array) {
          if ((written += 1) > 5) throw new Error('The disk is full');
          await files.writeAs(key, bytes);
        },
      };
      await expect(restore({ ...deps, files: failing }, archive)).rejects.toThrow('The disk is full');
      expect(await tablesOf(url)).toBe(0);
      expect(await keysOf(files)).toEqual([]);
      await restore(deps, archive);
      expect(await keysOf(files)).toEqual(await keysOf(world.files));
    } finally {
      await drop();
    }
  },
  PATIENCE,
);

test('the demo world is not too small to be a drill', async () => {
  expect((await keysOf(world.files)).length).toBeGreaterThan(20);
  expect(Object.keys(world.contents).length).toBeGreaterThan(150);
});
