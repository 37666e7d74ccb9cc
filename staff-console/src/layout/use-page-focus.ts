import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useHref, useLocation, useNavigationType } from 'react-router-dom';
import { retryUntil } from '../../../web/retry-until.ts';

/** Links that open a record; others lead to a list as well as back. */
const ROWS = 'a[data-row-link], a[data-card-link]';

const withoutQuery = (page: string) => page.split('?')[0];

/** The link among these that led to a page, which may have got a query of its own since. */
const linkTo = (links: NodeListOf<HTMLAnchorElement>, page: string) =>
  [...links].find((link) => [page, withoutQuery(page)].includes(link.getAttribute('href') ?? ''));

/**
 * Where the keys go when a page changes: to the top of the main part, past bar and menu, and back in a list to the row that was
 * opened.
 */
export function usePageFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname, search } = useLocation();
  // As links name it, with the folder of the console.
  const path = useHref(pathname);
  const isBack = useNavigationType() === 'POP';
  /** The page shown last, as its links name it. */
  const shown = useRef<string | null>(null);

  const follow = useEffectEvent((before: string) => {
    const isFree = () => document.activeElement === document.body || document.activeElement === main.current;
    // What has the focus inside of a page or of a dialog keeps it.
    if (!main.current?.contains(document.activeElement) && !document.querySelector('[role=dialog]'))
      main.current?.focus({ preventScroll: true });
    if (!isBack && !location.hash) window.scrollTo(0, 0);
    return retryUntil(() => {
      if (!main.current || !isFree()) return true;
      const links = main.current.querySelectorAll<HTMLAnchorElement>(isBack ? 'a[href]' : ROWS);
      const link = linkTo(links, before);
      link?.focus();
      return link !== undefined;
    });
  });
  useEffect(() => {
    if (shown.current === null || withoutQuery(shown.current) === path) return undefined;
    return follow(shown.current);
  }, [path]);
  useEffect(() => {
    shown.current = path + search;
  }, [path, search]);
}
