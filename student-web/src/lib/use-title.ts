import { useEffect } from 'react';

/** Sets the window's title while the page is shown. */
export function useTitle(title: string | null | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} | Tabidachi` : 'Tabidachi';
  }, [title]);
}
