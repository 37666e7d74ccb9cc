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
    /** What differs from the saved profile; a saved or cleared form leaves nothing behind. */
    const keep = () => {
      const values = form.getValues();
      if (JSON.stringify(values) === JSON.stringify(form.formState.defaultValues)) removeDraft(userId, scope);
      else writeDraft(userId, scope, values, Date.now());
    };
    const draft = readDraft<T>(userId, scope, Date.now());
    if (draft) {
      form.reset({ ...form.getValues(), ...draft.value }, { keepDefaultValues: true });
      setIsRestored(true);
    }
    const stop = form.subscribe({
      formState: { values: true },
      callback() {
        clearTimeout(timer.current);
        timer.current = setTimeout(keep, WRITE_AFTER);
      },
    });
    return () => {
      stop();
      clearTimeout(timer.current);
      keep();
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
