import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { Disk } from 'flydrive';
import type { DriverContract } from 'flydrive/types';
import type { Adapters } from '../core/calls/context.ts';
import { FileGone } from '../../domain/file-gone.ts';

/** Stores file contents under UUID keys. */
export type FileStore = Adapters['files'];

/** A store that a back-up is brought back into. */
export interface RestorableFiles extends FileStore {
  /** Writes the bytes under the key they had. */
  writeAs(key: string, bytes: Uint8Array): Promise<void>;
}

export type FilesOptions =
  | { kind: 'disk'; folder: string }
  | {
      kind: 's3';
      bucket: string;
      region: string;
      /** Endpoint of an S3-compatible service; defaults to Amazon S3. */
      endpoint?: string;
      /** Defaults to the SDK's credential chain (environment, instance role). */
      credentials?: { accessKeyId: string; secretAccessKey: string };
    };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Creates the store for uploaded and rendered files, on disk or in a bucket. Keys are UUIDs; names and types
 * are in
 * the `files` table. Nothing is publicly readable: files are served only by routes that check access.
 */
export async function createFiles(options: FilesOptions): Promise<RestorableFiles> {
  const disk = new Disk(await driverOf(options));
  return {
    async write(bytes) {
      const key = randomUUID();
      try {
        await disk.put(key, bytes);
      } catch (error) {
        // A full disk leaves a partial file behind.
        await disk.delete(key).catch(() => {});
        throw error;
      }
      return key;
    },
    async writeAs(key, bytes) {
      check(key);
      await disk.put(key, bytes);
    },
    async read(key) {
      check(key);
      // Streamed: the disk driver's getBytes returns a view into Node's shared buffer pool, exposing unrelated
      // data.
      try {
        return await buffer(await disk.getStream(key));
      } catch (error) {
        if (await disk.exists(key)) throw error;
        throw new FileGone(key);
      }
    },
    async remove(key) {
      check(key);
      await disk.delete(key);
    },
    async *keys() {
      let page: string | undefined;
      do {
        const found = await disk.listAll('', { recursive: true, ...(page && { paginationToken: page }) });
        for (const file of found.objects) if (file.isFile && UUID.test(file.name)) yield file.name;
        page = found.paginationToken;
      } while (page);
    },
    async writtenAt(key) {
      check(key);
      return (await disk.getMetaData(key)).lastModified;
    },
  };
}

/** Keys come from the database; reject anything that could be a path. */
function check(key: string): void {
  if (!UUID.test(key)) throw new Error(`Not the key of a file: ${JSON.stringify(key)}`);
}

/** Drivers are loaded on demand: the S3 client is large and most installations do not use it. */
async function driverOf(options: FilesOptions): Promise<DriverContract> {
  if (options.kind === 'disk') {
    const { FSDriver } = await import('flydrive/drivers/fs');
    await fs.mkdir(options.folder, { recursive: true });
    return new FSDriver({ location: options.folder, visibility: 'private' });
  }
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { bucket, region, endpoint, credentials } = options;
  return new S3Driver({
    bucket,
    region,
    ...(credentials && { credentials }),
    // Other S3-compatible services need path-style URLs and support neither ACLs nor the newer checksums.
    ...(endpoint && {
      endpoint,
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED' as const,
      responseChecksumValidation: 'WHEN_REQUIRED' as const,
    }),
    supportsACL: false,
    visibility: 'private',
  });
}
