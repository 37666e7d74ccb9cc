import { resumeFileType } from '../../server/adapters/uploads/resume-file.mjs';
import { createUploadReader } from '../../server/adapters/uploads/upload-reader.ts';
import { docx, pdf, wordParts, zip } from '../support/documents.ts';
import { turnsUntil } from '../support/event-loop.ts';

/** A few hundred bytes that unpack to a list of contents with so many elements, none of which ends. */
const unterminated = (elements: number) =>
  zip({ ...wordParts(), '[Content_Types].xml': '<Override '.repeat(elements) });

/** Time of the processor for reading it, in microseconds, at its best of three: others use the machine, too. */
async function timeOf(file: Buffer): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    const before = process.cpuUsage();
    expect(await resumeFileType(file)).toBeNull();
    times.push(process.cpuUsage(before).user);
  }
  return Math.min(...times);
}

describe('R10: uploads are looked at', () => {
  test('beside the event loop', async () => {
    const reader = createUploadReader();
    try {
      for (const read of [resumeFileType, reader.resumeFileType]) expect(await read(docx())).toBe('docx');
      const large = Buffer.concat([pdf(), Buffer.alloc(10_000_000, '/Encrypt ')]);
      const inTheLoop = await turnsUntil(resumeFileType(large));
      // Thousands on an idle machine; a few dozen have been seen on a busy one.
      expect(await turnsUntil(reader.resumeFileType(large))).toBeGreaterThan(5 * inTheLoop);
    } finally {
      await reader.close();
    }
  });

  test('without a list of contents taking its square in time', async () => {
    await resumeFileType(docx());
    const [quarter, whole] = [await timeOf(unterminated(5_000)), await timeOf(unterminated(20_000))];
    // Its square would be sixteen times the quarter, and seconds; a few milliseconds tell nothing.
    expect(whole).toBeLessThan(Math.max(10 * quarter, 100_000));
  });

  test('within a time, after which the next one is taken again', async () => {
    const reader = createUploadReader({ timeoutMilliseconds: 1 });
    try {
      expect(await reader.resumeFileType(pdf())).toBe('unreadable');
      expect(await reader.faceImage(pdf())).toBe('unreadable');
      expect(await reader.publicImage(pdf())).toBe('unreadable');
    } finally {
      await reader.close();
    }
  });

  test('with so much memory', async () => {
    const reader = createUploadReader({ memoryMegabytes: 1 });
    try {
      expect(await reader.resumeFileType(pdf())).toBe('unreadable');
    } finally {
      await reader.close();
    }
  });

  test('and a reader that is closed says so instead of blaming the file', async () => {
    const reader = createUploadReader();
    await reader.resumeFileType(pdf());
    await reader.close();
    await expect(reader.resumeFileType(pdf())).rejects.toMatchObject({ code: 'closed' });
  });
});
