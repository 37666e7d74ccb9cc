import type { ComponentType } from 'react';
import { CHUNK_LOAD_TIMEOUT_MILLISECONDS } from '../../../server/domain/constants.ts';
import { loadTexts } from '../i18n/i18n.ts';
import type { Namespace } from '../i18n/i18n.ts';

/** The code of a page did not arrive: gone with a new release, or no answer for 120 seconds. */
export class ChunkError extends Error {
  constructor(cause?: unknown) {
    super('the code of this page could not be loaded', { cause });
    this.name = 'ChunkError';
  }
}

type PageModule = { Component: ComponentType };

/**
 * Loads a page and its words when its route is opened; fails after 120 seconds (specification section 9).
 * @param namespaces parts of the texts that the page uses beside the common ones
 */
export function lazyRoute(
  load: () => Promise<PageModule>,
  ...namespaces: Namespace[]
): () => Promise<PageModule> {
  return async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new ChunkError()), CHUNK_LOAD_TIMEOUT_MILLISECONDS);
    });
    try {
      const both = Promise.all([load(), loadTexts(namespaces)]);
      const [{ Component }] = await Promise.race([both, tooLate]);
      return { Component };
    } catch (error) {
      console.error(error);
      throw error instanceof ChunkError ? error : new ChunkError(error);
    } finally {
      clearTimeout(timer);
    }
  };
}
