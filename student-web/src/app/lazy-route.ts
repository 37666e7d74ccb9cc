import type { ComponentType } from 'react';
import { CHUNK_LOAD_TIMEOUT_MILLISECONDS } from '../../../server/domain/constants.ts';

/** The code of a page did not arrive: gone with a new release, or no answer for 120 seconds. */
export class ChunkError extends Error {
  constructor(cause?: unknown) {
    super('the code of this page could not be loaded', { cause });
    this.name = 'ChunkError';
  }
}

type PageModule = { Component: ComponentType };

/** Loads a page when its route is opened; fails after 120 seconds (specification section 9). */
export function lazyRoute(load: () => Promise<PageModule>): () => Promise<PageModule> {
  return async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new ChunkError()), CHUNK_LOAD_TIMEOUT_MILLISECONDS);
    });
    try {
      const { Component } = await Promise.race([load(), tooLate]);
      return { Component };
    } catch (error) {
      throw error instanceof ChunkError ? error : new ChunkError(error);
    } finally {
      clearTimeout(timer);
    }
  };
}
