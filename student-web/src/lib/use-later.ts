import { useEffect, useState } from 'react';

/** A text that is being typed, once it has rested so long. */
export function useLater(text: string, milliseconds: number): string {
  const [later, setLater] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setLater(text), milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return later;
}
