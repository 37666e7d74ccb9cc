import { useEffect, useState } from 'react';

/** With less room, the field moves to the upper edge of the window. */
const LEAST = 264;
const MOST = 480;
const GAP = 12;

/**
 * The height in pixels that a list below an element may have: what a phone's keyboard leaves of the window. Where that is
 * little, the element moves up first.
 */
export function useRoomBelow(element: HTMLElement | null, isOpen: boolean): number {
  const [room, setRoom] = useState(MOST);
  useEffect(() => {
    const { visualViewport } = window;
    if (!element || !isOpen || !visualViewport) return undefined;
    const below = () =>
      visualViewport.offsetTop + visualViewport.height - element.getBoundingClientRect().bottom - GAP;
    const measure = () => {
      if (below() < LEAST) element.scrollIntoView({ block: 'start', behavior: 'instant' });
      setRoom(Math.min(MOST, Math.max(LEAST / 2, below())));
    };
    measure();
    visualViewport.addEventListener('resize', measure);
    return () => visualViewport.removeEventListener('resize', measure);
  }, [element, isOpen]);
  return room;
}
