import { createHash } from 'node:crypto';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Segment } from '../../../domain/readings/okurigana.ts';
import { segmentsOf, type Morpheme } from '../../../domain/readings/segments.ts';
import { projectRoot } from '../../../project-root.ts';
import type { Adapters } from '../../core/calls/context.ts';
import { createWorkerPool } from '../worker-pool.ts';

/** A job page takes some 30 ms, the first one a quarter of a second more for the dictionary. */
const TIMEOUT_MILLISECONDS = 10_000;
/** Of all texts that are kept with their readings: some hundred job pages, about 20 MB. */
const MOST_CHARACTERS = 300_000;

/** Reads Japanese texts in a worker thread, started for the first of them. Texts read lately are not read again. */
export function createReadings(): Pick<Adapters, 'readings'> & { close(): Promise<void> } {
  const pool = createWorkerPool<Morpheme[][]>({
    file: path.join(projectRoot, 'server', 'adapters', 'readings', 'worker.mjs'),
    // A second thread would hold a second dictionary.
    size: 1,
    timeoutMilliseconds: TIMEOUT_MILLISECONDS,
  });
  const known = new LRUCache<string, readonly Segment[]>({ maxSize: MOST_CHARACTERS });
  return {
    async readings(texts) {
      const keys = texts.map((text) => createHash('sha256').update(text).digest('base64'));
      const found = keys.map((key) => known.get(key));
      const missing = texts.filter((_text, index) => !found[index]);
      const read = missing.length > 0 ? (await pool.run(() => missing)).values() : [].values();
      return texts.map((text, index) => {
        const kept = found[index];
        if (kept) return { text, segments: kept };
        const segments = segmentsOf(read.next().value ?? []);
        known.set(keys[index] ?? '', segments, { size: text.length || 1 });
        return { text, segments };
      });
    },
    close: pool.close,
  };
}
