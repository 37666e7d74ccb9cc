import { createHash } from 'node:crypto';
import type { CreationAttributes } from 'sequelize';
import { StoredFile } from '../../db/models/file.ts';
import { fieldError } from '../domain/error-codes.ts';
import type { CommandContext } from './context.ts';

/**
 * Bytes of a base64 upload, bare or as a data address.
 * @throws DomainError validation_failed: `invalid` for what is no base64, `file_too_large` over `maxBytes`
 */
export function decodeUpload(text: string, field: string, maxBytes: number): Uint8Array {
  const base64 = text.replace(/^data:[\w.+/-]*;base64,/, '').replace(/\s/g, '');
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(base64) || base64.length === 0) throw fieldError(field, 'invalid');
  if (base64.length * 0.75 > maxBytes + 2)
    throw fieldError(field, 'file_too_large', { max: Math.floor(maxBytes / 1024 / 1024) });
  return Buffer.from(base64, 'base64');
}

/** Stores the bytes and their row. When the command fails afterwards the bytes stay without a row: harmless. */
export async function storeFile(
  ctx: CommandContext,
  file: Pick<CreationAttributes<StoredFile>, 'name' | 'content_type' | 'purpose' | 'user_id'> & {
    bytes: Uint8Array;
  },
): Promise<StoredFile> {
  const { bytes, ...rest } = file;
  const key = await ctx.outside.files.write(bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return StoredFile.create({ ...rest, key, byte_size: bytes.byteLength, sha256 }, { transaction: ctx.tx });
}
