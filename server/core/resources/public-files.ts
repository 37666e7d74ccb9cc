import type { Transaction } from 'sequelize';
import { StoredFile } from '../../../db/models/file.ts';
import { fieldError } from '../../../domain/error-codes.ts';

/**
 * Rejects a file not uploaded for this use: a number in a form must not turn a student's photo into a company's
 * logo.
 * @param field its bracket path, for the error
 */
export async function requirePublicFile(
  tx: Transaction,
  fileId: unknown,
  purpose: 'logo' | 'company_image' | 'event_thumbnail',
  field: string,
): Promise<void> {
  if (typeof fileId !== 'number') return;
  const found = await StoredFile.count({ where: { id: fileId, purpose }, transaction: tx });
  if (found === 0) throw fieldError(field, 'invalid_reference');
}
