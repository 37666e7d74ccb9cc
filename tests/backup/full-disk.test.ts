import { Writable } from 'node:stream';
import { writeArchive } from '../../server/backup/archive.ts';

const full = (): Writable =>
  new Writable({
    write: (_part, _encoding, done) => done(Object.assign(new Error('full'), { code: 'ENOSPC' })),
  });

/** Bytes that gzip makes no smaller. */
function noise(size: number): Buffer {
  let state = size + 1;
  return Buffer.from(Array.from({ length: size }, () => (state = (state * 48_271) % 2_147_483_647) >> 8));
}

// The error comes while an entry is written, between two or at the end, by its size.
test.each([10, 1_000, 5_000, 9_000, 20_000, 40_000, 70_000])(
  'a disk that is full is told once, and the process lives on: entries of %d bytes',
  async (size) => {
    for (const moment of [() => Promise.resolve(), () => new Promise(setImmediate)])
      for (let time = 0; time < 5; time += 1) {
        const about = {
          format: 1 as const,
          made_at: '',
          migrations: [],
          tables: [],
          sequences: [],
          months: [],
        };
        const archive = writeArchive(full(), about);
        const write = async () => {
          await archive.begin();
          for (let number = 0; number < 20; number += 1) {
            await archive.file(`file-${number}`, noise(size + number));
            await moment();
          }
          await archive.end({ rows: {}, files: 20, missing: [] });
        };
        await expect(write()).rejects.toMatchObject({ code: 'ENOSPC' });
        await archive.abort();
      }
  },
);
