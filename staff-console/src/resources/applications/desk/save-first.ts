import { ConnectionError } from '../../../../../server/client/client.ts';
import type { Desk } from './desk-context.ts';

/** The correction could not be saved first, so nothing else was done. */
export class UnsavedCorrection extends Error {}

/**
 * Saves what is written before the application leaves this desk.
 * @throws UnsavedCorrection, ConnectionError without a connection
 */
export async function saveFirst({ isEditable, correction }: Pick<Desk, 'isEditable' | 'correction'>) {
  if (!isEditable || (await correction.flush())) return;
  throw navigator.onLine ? new UnsavedCorrection() : new ConnectionError('offline');
}
