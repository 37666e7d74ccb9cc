import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { SCROLL_OFFSET } from '../../../../domain/constants.ts';
import { retryUntil } from '../../../../web/retry-until.ts';

/** Saved positions by the key of the history entry; kept over a reload. */
const KEY = 'scroll positions';
const positions: Record<string, number> = globalThis.window && isReturning() ? savedPositions() : {};
globalThis.window?.addEventListener('pagehide', () => sessionStorage.setItem(KEY, JSON.stringify(positions)));

/** Whether this page was loaded before in this tab: by a reload, or by going back to it from outside. */
function isReturning(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}

function savedPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/**
 * Going back restores the saved position, as soon as the page has grown that long, and the focus of the link that was
 * followed; going on starts at the top, or at the element the hash names, 100 pixels below the upper edge. The main part takes the focus, so
 * that a keyboard or a screen reader starts at the new page.
 */
export function ScrollManager() {
  const location = useLocation();
  const type = useNavigationType();
  const lastPath = useRef<string | null>(null);

  // Before the browser tells that the new, shorter page has moved: that is no place the old one was left at.
  useLayoutEffect(() => {
    if ('scrollRestoration' in history) history.scrollRestoration = 'manual';
    const key = location.key;
    const remember = () => {
      positions[key] = window.scrollY;
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [location.key]);

  useEffect(() => {
    const before = lastPath.current;
    lastPath.current = location.pathname;
    const saved = type === 'POP' ? positions[location.key] : undefined;
    if (saved !== undefined) return restore(saved, before === location.pathname ? null : before);
    // A page of the server may have been scrolled before the app was there.
    if (before === null) positions[location.key] = window.scrollY;
    if (location.hash) return scrollToAnchor(location.hash.slice(1));
    // A changed query alone (filters, steps) is the page's own business.
    if (before === null || before === location.pathname) return undefined;
    window.scrollTo(0, SCROLL_OFFSET);
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    return undefined;
  }, [location.key, location.pathname, location.hash, type]);
  return null;
}

/** @param left path of the page that was left: the link that led there takes the focus again */
function restore(top: number, left: string | null): () => void {
  let isThere = false;
  return retryUntil(() => {
    if (!isThere) window.scrollTo(0, top);
    isThere ||= Math.abs(window.scrollY - top) < 2;
    if (!isThere) return false;
    if (left === null || document.activeElement !== document.body) return true;
    const link = document.querySelector<HTMLElement>(`main a[href="${CSS.escape(left)}"]`);
    link?.focus({ preventScroll: true });
    return link !== null;
  });
}

function scrollToAnchor(id: string): () => void {
  return retryUntil(() => {
    const element = document.getElementById(decoded(id));
    if (!element) return false;
    // What is folded away is opened.
    for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true;
    // With its heading, where it is the whole of a fold.
    const shown = element.parentElement instanceof HTMLDetailsElement ? element.parentElement : element;
    window.scrollTo(0, shown.getBoundingClientRect().top + window.scrollY + SCROLL_OFFSET);
    const target = element.matches('input, select, textarea, button, a, [tabindex]')
      ? element
      : element.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea, button, a');
    target?.focus({ preventScroll: true });
    return true;
  });
}

/** The name in a hash; an address may hold a lone `%` too. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
