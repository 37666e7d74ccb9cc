import { useLayoutEffect, useState } from 'react';

/** Marks a bar that stays at the lower edge of the window, over which no message comes. */
export const LOWER_BAR = { 'data-lower-bar': '' } as const;

const BELOW = 24;
const BETWEEN = 8;
/** What a message of two lines takes. */
const HEIGHT = 80;

/** Where a message stands, in pixels from the lower edge: above the bars that are there. */
function placeOfMessage(): number {
  const bars = [...document.querySelectorAll('[data-lower-bar]')].map((bar) => bar.getBoundingClientRect());
  const lowest = window.innerHeight - BELOW - HEIGHT;
  const inTheWay = bars.filter(
    ({ top, bottom, height }) => height > 0 && bottom > lowest && top < window.innerHeight,
  );
  return Math.max(BELOW, ...inTheWay.map(({ top }) => window.innerHeight - top + BETWEEN));
}

/**
 * Where a message stands while it is shown: bars move as the page is scrolled, and grow.
 * @param message null while none is shown
 */
export function usePlaceOfMessage(message: object | null): number {
  const [place, setPlace] = useState(BELOW);
  useLayoutEffect(() => {
    if (!message) return undefined;
    const look = () => setPlace(placeOfMessage());
    look();
    const observer = new ResizeObserver(look);
    for (const bar of document.querySelectorAll('[data-lower-bar]')) observer.observe(bar);
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [message]);
  return place;
}
