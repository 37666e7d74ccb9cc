import { createElement, type ComponentType } from 'react';
import type { StaffResourceName } from '../../../server/client/resources.ts';
import { loadedAhead } from '../lib/load-ahead.ts';
import type { Described } from './describe.ts';

type Page = 'DescribedListPage' | 'DescribedEditPage' | 'DescribedCreatePage';

/**
 * The pages of a described resource. Its descriptor is loaded when one of them is first shown.
 * @param load of a file whose default export describes the resource of this name
 */
export function described<N extends StaffResourceName>(
  name: N,
  load: () => Promise<{ default: Described<N> }>,
) {
  const pageOf = (kind: Page) =>
    loadedAhead(async (): Promise<{ default: ComponentType }> => {
      const [{ default: of }, pages] = await Promise.all([load(), import('./pages.tsx')]);
      return { default: () => createElement(pages[kind], { of: of as unknown as Described }) };
    });
  return {
    name,
    list: pageOf('DescribedListPage'),
    edit: pageOf('DescribedEditPage'),
    create: pageOf('DescribedCreatePage'),
  };
}
