import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The present moment, as often as asked: for due days, years and countdowns. */
export function useNow(every = MINUTE): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
