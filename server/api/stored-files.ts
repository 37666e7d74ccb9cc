import { createHash } from 'node:crypto';
import { Op, type CreationAttributes } from 'sequelize';
import { StoredFile } from '../../db/models/file.ts';
import { User } from '../../db/models/user.ts';
import { DomainError, fieldError, type FieldCode } from '../domain/error-codes.ts';
import type { CommandContext, PrepareContext, QueryContext } from './context.ts';
import { studentFilesScope } from './scopes.ts';

const MEGABYTE = 1024 * 1024;

/**
 * Bytes of a base64 upload, bare or as a data address.
 * @param limits `refusal` is the code for what is no base64, `invalid` unless told
 * @throws DomainError validation_failed: `refusal`, or `file_too_large` over `maxBytes` (decoded)
 */
export function decodeUpload(
  text: string,
  field: string,
  limits: { maxBytes: number; refusal?: FieldCode },
): Uint8Array {
  const base64 = text.replace(/^data:[^,]{0,200};base64,/i, '').replace(/\s/g, '');
  const digits = base64.replace(/={1,2}$/, '');
  // A single digit left over after the groups of four holds no whole byte. One wrong sign is looked for: to match
  // ten million right ones the expression would remember its way through each of them.
  if (digits === '' || /[^A-Za-z0-9+/]/.test(digits) || digits.length % 4 === 1)
    throw fieldError(field, limits.refusal ?? 'invalid');
  if (Math.floor((digits.length * 3) / 4) > limits.maxBytes)
    throw fieldError(field, 'file_too_large', { max: Math.floor(limits.maxBytes / MEGABYTE) });
  return Buffer.from(base64, 'base64');
}

/**
 * What a reader of uploads found in one.
 * @param refusal the code for what is of another kind
 * @throws DomainError validation_failed: `refusal`, or `unreadable_file` beyond the limits of time and memory
 */
export function readable<R>(found: R | 'unreadable' | null, field: string, refusal: FieldCode): R {
  if (found === null) throw fieldError(field, refusal);
  if (found === 'unreadable') throw fieldError(field, 'unreadable_file');
  return found;
}

/** Bytes in the store, with what their row tells of them. */
export type StoredBytes = Pick<CreationAttributes<StoredFile>, 'byte_size' | 'sha256'> & { key: string };

/** Stores bytes; when the command fails afterwards they are removed (run.ts). */
export async function storeBytes(ctx: PrepareContext, bytes: Uint8Array): Promise<StoredBytes> {
  const key = await ctx.outside.files.write(bytes);
  return { key, byte_size: bytes.byteLength, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** The row of stored bytes. */
export function storeFile(
  ctx: CommandContext,
  file: Pick<CreationAttributes<StoredFile>, 'name' | 'content_type' | 'purpose' | 'user_id'> & StoredBytes,
): Promise<StoredFile> {
  return StoredFile.create(file, { transaction: ctx.tx });
}

/** Forgets a resume file that was replaced, unless an event application still shows it. Its bytes go after the commit. */
export async function removeUnusedFile(ctx: CommandContext, fileId: number): Promise<void> {
  await User.sequelize!.query(
    `with removed as (
       delete from files where id = :fileId
         and not exists (select 1 from event_applications e where e.resume_file_id = files.id)
       returning key
     )
     insert into outside_removals (kind, target, available_at)
     select 'file', jsonb_build_object('key', key), :now from removed`,
    { replacements: { fileId, now: ctx.now }, transaction: ctx.tx },
  );
}

/**
 * A file of a student with its bytes, for those who may open it (studentFilesScope).
 * @throws DomainError not_found: no such student, not for the caller, or no such file
 */
export async function readStudentFile(
  ctx: QueryContext,
  userId: number,
  which: 'resume_file' | 'resume_face_image_file',
): Promise<{ file: StoredFile; bytes: Uint8Array }> {
  const user = await User.findOne({
    where: { [Op.and]: [{ id: userId }, studentFilesScope(ctx.actor)] },
    attributes: ['id'],
    include: [{ association: which, required: true }],
  });
  const file = (user as Partial<Record<typeof which, StoredFile>> | null)?.[which];
  if (!file) throw new DomainError('not_found');
  return { file, bytes: await ctx.outside.files.read(file.key) };
}
