import { jest } from '@jest/globals';
import { ChunkError, inTime } from '../../student-web/src/lib/chunk.ts';

describe('code that a page waits for', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  test('is given up after 120 seconds and not before', async () => {
    let outcome: unknown = 'waiting';
    const waiting = inTime(new Promise(() => {})).catch((error: unknown) => {
      outcome = error;
    });
    await jest.advanceTimersByTimeAsync(119_999);
    expect(outcome).toBe('waiting');
    await jest.advanceTimersByTimeAsync(1);
    await waiting;
    expect(outcome).toBeInstanceOf(ChunkError);
  });

  test('that cannot be loaded says so at once, with the cause', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module');
    await expect(inTime(Promise.reject(cause))).rejects.toMatchObject({ name: 'ChunkError', cause });
    expect(jest.getTimerCount()).toBe(0);
  });

  test('that arrives is handed on', async () => {
    await expect(inTime(Promise.resolve('page'))).resolves.toBe('page');
    expect(jest.getTimerCount()).toBe(0);
  });
});
