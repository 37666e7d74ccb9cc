import { HttpError } from 'react-admin';
import { ApiError, ConnectionError } from '../../../server/client/client.ts';
import type { Say } from '../i18n/use-words.ts';

/** The sentence for an error: the server's own words (they come in the language of the screen), or ours. */
export function problemText(error: unknown, say: Say): string {
  if (error instanceof ApiError || error instanceof HttpError) return error.message;
  if (error instanceof ConnectionError) return say('problem.connection');
  return say('problem.unexpected');
}
