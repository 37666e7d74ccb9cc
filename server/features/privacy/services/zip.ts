import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

const deflated = promisify(deflateRaw);
/** The method "deflate" of the ZIP format. */
const DEFLATE = 8;

/** A file of an archive. */
export interface ZipEntry {
  path: string;
  bytes: Uint8Array;
}

/**
 * A ZIP archive, written as it is read: one entry is in memory at a time, and it is compressed beside the event
 * loop.
 * @param at when its entries were written
 */
export async function* zipOf(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for await (const { path, bytes } of entries) {
    const entry: ZipInputFile = {
      filename: path,
      size: bytes.byteLength,
      crc: crc32(bytes),
      compression: DEFLATE,
      mtime: at,
    };
    archive.add(entry);
    entry.ondata?.(null, await deflated(bytes), true);
    yield* chunks.splice(0);
  }
  archive.end();
  yield* chunks.splice(0);
}
