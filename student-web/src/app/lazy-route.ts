import type { ComponentType } from 'react';
import { loadTexts } from '../i18n/i18n.ts';
import type { Namespace } from '../i18n/namespace.ts';
import { inTime } from '../lib/chunk.ts';

type PageModule = { Component: ComponentType };

/**
 * Loads a page and its words when its route is opened.
 * @param namespaces parts of the texts that the page uses beside the common ones
 */
export function lazyRoute(
  load: () => Promise<PageModule>,
  ...namespaces: Namespace[]
): () => Promise<PageModule> {
  return async () => {
    const [{ Component }] = await inTime(Promise.all([load(), loadTexts(namespaces)]));
    return { Component };
  };
}
