import { resumeFileType } from '../../server/adapters/uploads/resume-file.mjs';
import { createUploadReader } from '../../server/adapters/uploads/upload-reader.ts';
import { docx, pdf, wordParts, zip } from '../support/documents.ts';

/** How often the event loop goes round until the promise is there. */
async function turnsUntil(promise: Promise<unknown>): Promise<number> {
  const state = { isDone: false, turns: 0 };
  const done = promise.finally(() => (state.isDone = true));
  while (!state.isDone) {
    await new Promise(setImmediate);
    state.turns += 1;
  }
  await done;
  return state.turns;
}

/** 668 bytes that unpack to a list of contents of 200,000 characters without an end of any element. */
const unterminated = () => zip({ ...wordParts(), '[Content_Types].xml': '<Override '.repeat(20_000) });

describe('R10: uploads are looked at', () => {
  test('beside the event loop', async () => {
    const reader = createUploadReader();
    try {
      expect(await reader.resumeFileType(docx())).toBe('docx');
      const large = Buffer.concat([pdf(), Buffer.alloc(10_000_000, '/Encrypt ')]);
      // In the thread of the server this is a handful of turns.
      expect(await turnsUntil(reader.resumeFileType(large))).toBeGreaterThan(50);
    } finally {
      await reader.close();
    }
  });

  test('without a list of contents taking its square in time', async () => {
    await resumeFileType(docx());
    const before = process.cpuUsage();
    expect(await resumeFileType(unterminated())).toBeNull();
    // Time of the processor, in microseconds: other work on the machine is not in it. Its square takes seconds.
    expect(process.cpuUsage(before).user).toBeLessThan(500_000);
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
