import path from 'node:path';
// Keeps the native library loaded when the worker threads using it exit.
import 'sharp';
import { projectRoot } from '../../../project-root.ts';
import type { Adapters } from '../../core/calls/context.ts';
import { createWorkerPool, WorkerError } from '../worker-pool.ts';

/** The largest allowed photo takes about a second. */
const TIMEOUT_MILLISECONDS = 10_000;
const MEMORY_MEGABYTES = 256;
/** Files processed concurrently; bounds the memory used by decoded images. */
const WORKERS = 2;

type Readers = Pick<Adapters, 'faceImage' | 'publicImage' | 'resumeFileType' | 'cvText'>;

/**
 * Inspects uploads in worker threads with time and memory limits, started on the first upload. A file exceeding them
 * yields 'unreadable' and costs only its thread.
 */
export function createUploadReader(
  options: { timeoutMilliseconds?: number; memoryMegabytes?: number } = {},
): Readers & { close(): Promise<void> } {
  const pool = createWorkerPool<unknown>({
    file: path.join(projectRoot, 'server', 'adapters', 'uploads', 'worker.mjs'),
    size: WORKERS,
    timeoutMilliseconds: options.timeoutMilliseconds ?? TIMEOUT_MILLISECONDS,
    memoryMegabytes: options.memoryMegabytes ?? MEMORY_MEGABYTES,
  });
  async function read<R>(what: keyof Readers, bytes: Uint8Array): Promise<R | 'unreadable'> {
    try {
      return (await pool.run(() => ({ what, bytes }))) as R;
    } catch (error) {
      if (error instanceof WorkerError && error.code !== 'closed') return 'unreadable';
      throw error;
    }
  }
  return {
    faceImage: (bytes) => read('faceImage', bytes),
    publicImage: (bytes) => read('publicImage', bytes),
    resumeFileType: (bytes) => read('resumeFileType', bytes),
    cvText: (bytes) => read('cvText', bytes),
    close: pool.close,
  };
}
