import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { Disk } from 'flydrive';
import type { DriverContract } from 'flydrive/types';
import type { Adapters } from '../core/calls/context.ts';
import { FileGone } from '../../domain/file-gone.ts';

/** Where the bytes of files are; their keys are UUIDs. */
export type FileStore = Adapters['files'];

export type FilesOptions =
  | { kind: 'disk'; folder: string }
  | {
      kind: 's3';
      bucket: string;
      region: string;
      /** Address of an S3-compatible service; Amazon's own when absent. */
      endpoint?: string;
      /** When absent, the SDK looks where it usually does (environment, instance role). */
      credentials?: { accessKeyId: string; secretAccessKey: string };
    };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The store of uploaded and rendered files, on a disk or in a bucket. A key is a UUID and tells nothing;
 * names and kinds are in the table `files`. Nothing here is public: files leave only through routes that check.
 */
export async function createFiles(options: FilesOptions): Promise<FileStore> {
  const disk = new Disk(await driverOf(options));
  return {
    async write(bytes) {
      const key = randomUUID();
      try {
        await disk.put(key, bytes);
      } catch (error) {
        // A full disk keeps the beginning.
        await disk.delete(key).catch(() => {});
        throw error;
      }
      return key;
    },
    async read(key) {
      check(key);
      // By a stream: getBytes of the disk driver hands out the pool behind a buffer, with what else is in it.
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

/** A key comes from the database; anything else must not become a path. */
function check(key: string): void {
  if (!UUID.test(key)) throw new Error(`Not the key of a file: ${JSON.stringify(key)}`);
}

/** The drivers are loaded when asked for: the S3 client is large and most installations have no bucket. */
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
    // Other services than Amazon's are reached by path and know neither access lists nor the newer checksums.
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
