import { useLayoutEffect, useState } from 'react';
import type { SidePart } from './desk-context.ts';

/** So many pictures after it, fields that grow with their text have their new height. */
const FRAMES = 3;

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

/**
 * The part open at the side. The texts get wider or narrower as parts open and close; the answer that is being read stays
 * where it is in the window.
 */
export function useSidePart(start: () => SidePart | null) {
  const [{ part, mark }, setShown] = useState(() => ({ part: start(), mark: null as Mark | null }));
  useLayoutEffect(() => {
    if (!mark) return undefined;
    let left = FRAMES;
    let frame = 0;
    const step = () => {
      putBack(mark);
      left -= 1;
      if (left > 0) frame = requestAnimationFrame(step);
    };
    step();
    return () => cancelAnimationFrame(frame);
  }, [mark]);
  const showPart = (next: SidePart | null) => setShown({ part: next, mark: markInSight() });
  return { part, showPart };
}
