import { useEffect } from 'react';
import { useLocale } from 'ra-core';

/** Tells browsers and screen readers which language the page is in. */
export function DocumentLanguage() {
  const locale = useLocale();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return null;
}
