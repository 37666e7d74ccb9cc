import { useEffect } from 'react';

/** The window's title: what the page is about, then the house. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} | Tabidachi` : 'Tabidachi';
  }, [title]);
}
