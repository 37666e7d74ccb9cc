import { useState } from 'react';
import type { ComponentType } from 'react';
import { useTranslation } from '../i18n/use-translation.tsx';
import { showSnackbar } from '../lib/snackbar.ts';
import { inTime } from '../lib/chunk.ts';

interface Part<P> {
  /** Null until it has been loaded. */
  Part: ComponentType<P> | null;
  /** Answers whether it is there. When it did not come that is told, and the next call tries again. */
  load(): Promise<boolean>;
}

/**
 * A part of the layout whose code comes with its first use. Unlike `React.lazy`, code that does not arrive
 * leaves the page and what is being written on it alone.
 */
export function usePart<P>(load: () => Promise<{ default: ComponentType<P> }>): Part<P> {
  const { t } = useTranslation();
  const [Part, setPart] = useState<ComponentType<P> | null>(null);
  return {
    Part,
    async load() {
      if (Part) return true;
      try {
        const loaded = await inTime(load());
        setPart(() => loaded.default);
        return true;
      } catch {
        showSnackbar('error', t('noConnection.text'));
        return false;
      }
    },
  };
}
