import type { TFunction } from 'i18next';
import { ApiError } from './api.ts';

/** The sentence to show for a failed call: the server's own, or that the connection is gone. */
export function errorText(error: unknown, t: TFunction): string {
  return error instanceof ApiError ? error.message : t('noConnection.text');
}
