import { CHUNK_LOAD_TIMEOUT_MILLISECONDS } from '../../../domain/constants.ts';

/** Code did not arrive: gone with a new release, or no answer for 120 seconds. */
export class ChunkError extends Error {
  constructor(cause?: unknown) {
    super('the code of this page could not be loaded', { cause });
    this.name = 'ChunkError';
  }
}

/**
 * The loaded code.
 * @throws ChunkError when it fails, or has not come after 120 seconds (specification section 9)
 */
export async function inTime<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkError()), CHUNK_LOAD_TIMEOUT_MILLISECONDS);
  });
  try {
    return await Promise.race([loading, tooLate]);
  } catch (error) {
    console.error(error);
    throw error instanceof ChunkError ? error : new ChunkError(error);
  } finally {
    clearTimeout(timer);
  }
}
