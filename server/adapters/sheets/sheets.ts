import path from 'node:path';
import { projectRoot } from '../../../project-root.ts';
import type { Adapters, ReadSheet } from '../../core/calls/context.ts';
import { createWorkerPool, WorkerError } from '../worker-pool.ts';

/** 5,000 full rows take some seconds. */
const TIMEOUT_MILLISECONDS = 60_000;
const MEMORY_MEGABYTES = 768;

/** Reads and writes spreadsheets in worker threads with limits of time and memory, started for the first of them. */
export function createSheets(
  options: { timeoutMilliseconds?: number; memoryMegabytes?: number } = {},
): Adapters['sheets'] & { close(): Promise<void> } {
  const pool = createWorkerPool<unknown>({
    file: path.join(projectRoot, 'server', 'adapters', 'sheets', 'worker.mjs'),
    size: 2,
    timeoutMilliseconds: options.timeoutMilliseconds ?? TIMEOUT_MILLISECONDS,
    memoryMegabytes: options.memoryMegabytes ?? MEMORY_MEGABYTES,
  });
  return {
    async read(bytes) {
      try {
        return (await pool.run(() => ({ read: bytes }))) as ReadSheet;
      } catch (error) {
        if (error instanceof WorkerError && error.code !== 'closed') return 'unreadable';
        throw error;
      }
    },
    write: async (sheets) => (await pool.run(() => ({ write: sheets }))) as Uint8Array,
    close: pool.close,
  };
}
