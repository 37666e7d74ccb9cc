import { useLayoutEffect, useState } from 'react';
import type { SidePart } from './desk-context.ts';

/** So long after it, fields that grow with their text have their new height. */
const SETTLED_MS = 600;
/** Whoever scrolls or goes elsewhere meanwhile is not held. */
const OWN_WAY = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

interface Mark {
  element: Element;
  top: number;
}

/** What one reads by: the first heading or field of an answer that is in the upper half of the window. */
function markInSight(): Mark | null {
  const below = document.querySelector('[data-action-bar]')?.getBoundingClientRect().bottom ?? 0;
  for (const element of document.querySelectorAll('[data-place] :is(h3, h4, textarea:not([aria-hidden]))')) {
    const { top } = element.getBoundingClientRect();
    if (top >= below) return top < innerHeight / 2 ? { element, top } : null;
  }
  return null;
}

/** Scrolls so that it stands where it stood. */
function putBack({ element, top }: Mark): void {
  const moved = element.getBoundingClientRect().top - top;
  if (Math.abs(moved) >= 1) scrollBy({ top: moved, behavior: 'instant' });
}

/** Keeps it there while the texts around it take their new sizes. @returns stops */
function hold(mark: Mark): () => void {
  putBack(mark);
  const texts = mark.element.closest('[data-place]')?.parentElement;
  const observer = new ResizeObserver(() => putBack(mark));
  if (texts) observer.observe(texts);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of OWN_WAY) removeEventListener(event, stop, true);
  };
  const timer = setTimeout(stop, SETTLED_MS);
  for (const event of OWN_WAY) addEventListener(event, stop, true);
  return stop;
}

/**
 * The part open at the side. The texts get wider or narrower as parts open and close; the answer that is being read stays
 * where it is in the window.
 */
export function useSidePart(start: () => SidePart | null) {
  const [{ part, mark }, setShown] = useState(() => ({ part: start(), mark: null as Mark | null }));
  useLayoutEffect(() => (mark ? hold(mark) : undefined), [mark]);
  const showPart = (next: SidePart | null) => setShown({ part: next, mark: markInSight() });
  return { part, showPart };
}
