import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { studentDrafts } from '../../../../web/drafts.ts';

/**
 * Keeps what is typed in the browser until it is sent, and brings it back after a reload or a new login.
 * @returns forgets it
 */
export function useKeptAnswers<T extends FieldValues>(
  form: UseFormReturn<T>,
  userId: number,
  scope: string,
): () => void {
  useEffect(() => {
    const kept = studentDrafts.read<Partial<T>>(userId, scope, Date.now());
    // A question that was taken out meanwhile is left alone.
    if (kept) form.reset({ ...form.getValues(), ...kept });
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        studentDrafts.write(userId, scope, values, Date.now());
      },
    });
  }, [form, userId, scope]);
  return () => studentDrafts.remove(userId, scope);
}
