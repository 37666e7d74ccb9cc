import { HttpError } from 'ra-core';
import { ApiError, ConnectionError } from '../../../server/client/client.ts';
import type { Translate } from '../i18n/use-translate.ts';

/** The sentence for an error: the server's own words (they come in the language of the screen), or ours. */
export function problemText(error: unknown, t: Translate): string {
  if (error instanceof ApiError || error instanceof HttpError) return error.message;
  if (error instanceof ConnectionError) return t('problem.connection');
  return t('problem.unexpected');
}
