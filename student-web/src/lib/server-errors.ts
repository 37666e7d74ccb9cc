import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from './api.ts';

/** `user[universities][0][graduate_at]` → `universities.0.graduate_at`: the path without its root. */
export function formPath(bracketPath: string): string {
  const parts = bracketPath.split(/[[\]]+/).filter(Boolean);
  return (parts.length > 1 ? parts.slice(1) : parts).join('.');
}

/**
 * Puts a refusal's field errors on the form's fields and goes to the first of them.
 * @param rename answers the form's name of a payload path where the two differ, or null to leave it out
 * @returns whether any error found its field
 */
export function showFieldErrors<T extends FieldValues>(
  form: UseFormReturn<T>,
  error: unknown,
  rename: (path: string) => string | null = (path) => path,
): boolean {
  if (!(error instanceof ApiError)) return false;
  let isFirst = true;
  for (const [bracketPath, errors] of Object.entries(error.fields)) {
    const path = rename(formPath(bracketPath));
    const message = errors[0]?.message;
    if (path === null || !message) continue;
    form.setError(path as Path<T>, { type: 'server', message }, { shouldFocus: isFirst });
    isFirst = false;
  }
  return !isFirst;
}
