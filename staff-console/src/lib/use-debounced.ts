import { useEffect, useState } from 'react';

const PAUSE_MILLISECONDS = 300;

/** The value once it has rested for a moment. */
export function useDebounced<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
