import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { studentDrafts } from '../../../../web/drafts.ts';
import type { Store } from '../../lib/store.ts';
import { dropDraft, keepDraft } from './kept-drafts.ts';
import { isEqual, mergeValues } from '../../lib/merge-values.ts';

const WRITE_AFTER = 400;

interface Kept<T> {
  values: T;
  /** What was saved when they were typed. */
  base: object;
}

/**
 * Keeps what is typed in a form in the browser until it is saved, and puts it back when the form opens again.
 * @param base what is saved, as the form has shown it
 * @returns whether something was put back, which fields were saved differently elsewhere since, and a way to
 *   throw it away
 */
export function useFormDraft<T extends FieldValues>(
  form: UseFormReturn<T>,
  base: Store<T>,
  userId: number,
  scope: string,
) {
  const [restored, setRestored] = useState<{ conflicts: string[] } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    /** What differs from the saved profile; a saved or cleared form leaves nothing behind. */
    const keep = () => {
      const values = form.getValues();
      if (isEqual(values, base.get())) dropDraft(userId, scope);
      else keepDraft(userId, scope, { values, base: base.get() } satisfies Kept<T>, Date.now());
    };
    const draft = studentDrafts.read<Partial<Kept<T>>>(userId, scope, Date.now());
    if (draft?.values && draft.base) {
      const saved = form.getValues();
      const { values, conflicts } = mergeValues(draft.base, draft.values, saved);
      if (!isEqual(values, saved)) {
        form.reset(values, { keepDefaultValues: true });
        setRestored({ conflicts });
      }
    }
    const stop = form.subscribe({
      formState: { values: true },
      callback() {
        clearTimeout(timer.current);
        timer.current = setTimeout(keep, WRITE_AFTER);
      },
    });
    // A phone may end a page in the background without another word.
    const keepNow = () => {
      clearTimeout(timer.current);
      keep();
    };
    document.addEventListener('visibilitychange', keepNow);
    window.addEventListener('pagehide', keepNow);
    return () => {
      document.removeEventListener('visibilitychange', keepNow);
      window.removeEventListener('pagehide', keepNow);
      stop();
      keepNow();
    };
    // One draft for the life of the form.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return {
    isRestored: restored !== null,
    /** Fields of what was put back that were saved differently elsewhere since. */
    conflicts: restored?.conflicts ?? [],
    discard() {
      clearTimeout(timer.current);
      dropDraft(userId, scope);
      setRestored(null);
    },
  };
}
