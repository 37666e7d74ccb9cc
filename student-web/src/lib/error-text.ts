import type { TFunction } from 'i18next';
import { ApiError } from './api.ts';

/** What the server says of the fields themselves, the first of it; undefined where it says nothing. */
export const fieldText = (error: unknown): string | undefined =>
  error instanceof ApiError ? Object.values(error.fields).flat()[0]?.message : undefined;

/** The sentence to show for a failed call: the server's own, or that the connection is gone. */
export function errorText(error: unknown, t: TFunction): string {
  return error instanceof ApiError ? error.message : t('noConnection.text');
}
