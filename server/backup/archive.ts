import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { finished, pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import tar from 'tar-stream';
import { z } from 'zod';

/**
 * A backup is one gzipped tar: `about.json`, then each table in parts of its COPY text, then the files by their keys,
 * then `end.json` with counts and a digest of all that stands before it. Whoever finds no end, or another digest, has
 * an archive that is broken or was never finished.
 */
export const FORMAT = 1;
const ABOUT = 'about.json';
const END = 'end.json';
/** A tar says the length of a part before it, so a table comes in pieces that fit into memory. */
const PART_BYTES = 4 * 1024 * 1024;

const tableSchema = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) });
const aboutSchema = z.object({
  format: z.literal(FORMAT),
  made_at: z.string(),
  /** The steps of the schema that had run. */
  migrations: z.array(z.string()),
  tables: z.array(tableSchema),
  /** Where numbering goes on. */
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string() })),
  /** When the rows of tables that have a partition for each month begin; archives of before these have none. */
  months: z.array(z.object({ table: z.string(), since: z.string() })).default([]),
});
const endSchema = z.object({
  /** Rows by `schema.table`. */
  rows: z.record(z.string(), z.number()),
  files: z.number(),
  /** Keys of files whose bytes were gone already. */
  missing: z.array(z.string()),
  sha256: z.string(),
});

export type Table = z.output<typeof tableSchema>;
export type About = z.output<typeof aboutSchema>;
export type End = z.output<typeof endSchema>;

export const nameOf = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string => `${schema}.${name}`;

/** The archive cannot be used; its message says why. */
export class BadArchive extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadArchive';
  }
}

/** Writes an archive as a stream. */
export function writeArchive(to: Writable, about: About) {
  const pack = tar.pack();
  const digest = createHash('sha256');
  const written = pipeline(pack, createGzip(), to);
  // It is awaited at the end; until then a failure shows at the next entry.
  written.catch(() => pack.destroy());

  async function entry(name: string, bytes: Uint8Array): Promise<void> {
    try {
      await new Promise<void>((resolve, reject) => {
        const sink = pack.entry({ name, mode: 0o600 }, Buffer.from(bytes), (error) =>
          error ? reject(error) : resolve(),
        );
        // It tells the same error as an event, which nobody else hears.
        sink.on('error', () => {});
      });
    } catch (error) {
      pack.destroy();
      // Knows the cause, such as a full disk.
      await written;
      throw error;
    }
  }
  async function add(name: string, bytes: Uint8Array): Promise<void> {
    digest.update(`${name} ${bytes.byteLength}\n`).update(bytes);
    await entry(name, bytes);
  }
  const json = (value: object) => Buffer.from(JSON.stringify(value));

  return {
    begin: () => add(ABOUT, json(about)),
    /** @param rows the COPY text */
    async table(table: Table, rows: Readable): Promise<void> {
      let part: Buffer[] = [];
      let size = 0;
      let number = 0;
      const flush = async () => {
        if (size === 0) return;
        number += 1;
        await add(`tables/${nameOf(table)}/${String(number).padStart(6, '0')}`, Buffer.concat(part));
        part = [];
        size = 0;
      };
      for await (const chunk of rows as AsyncIterable<Buffer>) {
        part.push(chunk);
        size += chunk.byteLength;
        if (size >= PART_BYTES) await flush();
      }
      await flush();
    },
    file: (key: string, bytes: Uint8Array) => add(`files/${key}`, bytes),
    async end(counts: Omit<End, 'sha256'>): Promise<void> {
      await entry(END, json({ ...counts, sha256: digest.digest('hex') } satisfies End));
      pack.finalize();
      await written;
    },
    /** Gives up what was begun. */
    async abort(): Promise<void> {
      pack.destroy();
      await written.catch(() => undefined);
    },
  };
}

interface Reader {
  about(about: About): Promise<void>;
  part(table: Table, rows: Buffer): Promise<void>;
  file(key: string, bytes: Buffer): Promise<void>;
}

function parsed<T>(schema: z.ZodType<T>, bytes: Buffer, what: string): T {
  try {
    return schema.parse(JSON.parse(bytes.toString('utf8')));
  } catch {
    throw new BadArchive(
      `${what} of the archive cannot be read: it is no backup of this program, or a newer one.`,
    );
  }
}

/**
 * Reads an archive from the beginning to its end, entry by entry.
 * @throws BadArchive when it is broken or has no end; what was read before may be wrong
 */
export async function readArchive(file: string, reader: Reader): Promise<{ about: About; end: End }> {
  const digest = createHash('sha256');
  const extract = tar.extract();
  const source = fs.createReadStream(file);
  const unpacked = pipeline(source, createGunzip(), extract).catch((error: unknown) => {
    extract.destroy(error as Error);
  });
  let about: About | null = null;
  let end: End | null = null;
  const tables = new Map<string, Table>();

  async function take(name: string, bytes: Buffer): Promise<void> {
    if (end) throw new BadArchive('The archive goes on after its end.');
    if (name === END) {
      end = parsed(endSchema, bytes, 'The end');
      if (end.sha256 !== digest.digest('hex'))
        throw new BadArchive('The archive is broken: its content is not what was written.');
      return;
    }
    digest.update(`${name} ${bytes.byteLength}\n`).update(bytes);
    const [, folder, rest = ''] = /^(tables|files)\/(.*)$/.exec(name) ?? [];
    if (name === ABOUT && !about) {
      about = parsed(aboutSchema, bytes, 'The beginning');
      for (const table of about.tables) tables.set(nameOf(table), table);
      await reader.about(about);
    } else if (!about) throw new BadArchive('The file is no backup of this program.');
    else if (folder === 'files') await reader.file(rest, bytes);
    else {
      const table = folder === 'tables' && tables.get(rest.slice(0, rest.lastIndexOf('/')));
      if (!table) throw new BadArchive(`The archive has an entry that nobody knows: ${name}`);
      await reader.part(table, bytes);
    }
  }

  try {
    for await (const entry of extract) await take(entry.header.name, await buffer(entry));
    await unpacked;
  } catch (error) {
    source.destroy();
    await finished(source).catch(() => undefined);
    throw isOfReading(error) ? new BadArchive('The archive is broken or incomplete.') : error;
  }
  if (!about || !end) throw new BadArchive('The archive is incomplete: it has no end.');
  return { about, end };
}

/** What gunzip and tar say of bytes that are not theirs, or too few. */
function isOfReading(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return (
    (code?.startsWith('Z_') ?? false) || /tar header|unexpected end|premature close/i.test(message ?? '')
  );
}

const NOTHING: Reader = { about: async () => {}, part: async () => {}, file: async () => {} };

/** Reads all of it without using it. @throws BadArchive */
export const checkArchive = (file: string) => readArchive(file, NOTHING);
