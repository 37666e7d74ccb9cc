import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { readDraft, removeDraft, writeDraft } from '../../lib/drafts.ts';

const WRITE_AFTER = 400;

/**
 * Keeps what is typed in a form in the browser until it is saved, and puts it back when the form opens again.
 * @returns whether something was put back, and a way to throw it away
 */
export function useFormDraft<T extends FieldValues>(form: UseFormReturn<T>, userId: number, scope: string) {
  const [isRestored, setIsRestored] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const draft = readDraft<T>(userId, scope, Date.now());
    if (draft) {
      form.reset({ ...form.getValues(), ...draft.value }, { keepDefaultValues: true });
      setIsRestored(true);
    }
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback({ values, isDirty }) {
        clearTimeout(timer.current);
        if (!isDirty) return;
        timer.current = setTimeout(() => writeDraft(userId, scope, values, Date.now()), WRITE_AFTER);
      },
    });
    return () => {
      stop();
      clearTimeout(timer.current);
      if (form.formState.isDirty) writeDraft(userId, scope, form.getValues(), Date.now());
    };
    // One draft for the life of the form.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return {
    isRestored,
    discard() {
      clearTimeout(timer.current);
      removeDraft(userId, scope);
      setIsRestored(false);
    },
  };
}
