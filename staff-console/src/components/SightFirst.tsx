import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useWhenIdle } from '../lib/when-idle.ts';

/** Shows at once what is in sight; the rest follows when the browser has nothing else to do, without holding it up. */
export function SightFirst({ placeholder, children }: { placeholder: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isInSight, setInSight] = useState(false);
  const isDue = useWhenIdle(isInSight);
  useLayoutEffect(() => {
    const box = place.current?.getBoundingClientRect();
    if (box && box.top < window.innerHeight && box.left < window.innerWidth) setInSight(true);
  }, []);
  return isDue ? children : <div ref={place}>{placeholder}</div>;
}
