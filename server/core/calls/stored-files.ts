import { createHash } from 'node:crypto';
import { Op, QueryTypes, type CreationAttributes } from 'sequelize';
import { required } from '../../../domain/required.ts';
import { sequelizeOf } from '../../../db/sequelize-of.ts';
import { StoredFile } from '../../../db/models/file.ts';
import { User } from '../../../db/models/user.ts';
import { FILES_OF_STUDENT, UPLOADS_PER_DAY } from '../../../domain/constants.ts';
import { DomainError, fieldError, type FieldCode } from '../../../domain/error-codes.ts';
import { tokyoDay } from '../../../domain/tokyo-time.ts';
import type { CommandContext, PrepareContext, QueryContext } from './context.ts';
import { studentFilesScope } from '../scopes.ts';

const MEGABYTE = 1024 * 1024;

/**
 * Decodes a base64 upload, plain or as a data URL.
 * @param limits `refusal` is the error code for invalid base64, `invalid` by default
 * @throws DomainError validation_failed: `refusal`, or `file_too_large` over `maxBytes` (decoded)
 */
export function decodeUpload(
  text: string,
  field: string,
  limits: { maxBytes: number; refusal?: FieldCode },
): Uint8Array {
  const base64 = text.replace(/^data:[^,]{0,200};base64,/i, '').replace(/\s/g, '');
  const digits = base64.replace(/={1,2}$/, '');
  // One digit left over after the groups of four encodes no whole byte. Searches for one invalid character,
  // since matching ten million valid ones would make the regular expression keep that much backtracking state.
  if (digits === '' || /[^A-Za-z0-9+/]/.test(digits) || digits.length % 4 === 1)
    throw fieldError(field, limits.refusal ?? 'invalid');
  if (Math.floor((digits.length * 3) / 4) > limits.maxBytes)
    throw fieldError(field, 'file_too_large', { max: Math.floor(limits.maxBytes / MEGABYTE) });
  return Buffer.from(base64, 'base64');
}

/**
 * Unwraps the result of an upload reader.
 * @param refusal the error code for an unsupported type
 * @throws DomainError validation_failed: `refusal`, or `unreadable_file` beyond the time and memory limits
 */
export function readable<R>(found: R | 'unreadable' | null, field: string, refusal: FieldCode): R {
  if (found === null) throw fieldError(field, refusal);
  if (found === 'unreadable') throw fieldError(field, 'unreadable_file');
  return found;
}

/** Stored bytes, with the metadata for their row. */
export type StoredBytes = Pick<CreationAttributes<StoredFile>, 'byte_size' | 'sha256'> & { key: string };

/** Stores bytes; run.ts deletes them again if the command fails. */
export async function storeBytes(
  { adapters }: { adapters: { files: Pick<PrepareContext['adapters']['files'], 'write'> } },
  bytes: Uint8Array,
): Promise<StoredBytes> {
  const key = await adapters.files.write(bytes);
  return { key, byte_size: bytes.byteLength, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/**
 * Counts an upload for the caller; locking the day's row serializes concurrent uploads.
 * @throws DomainError too_many_uploads, files_full
 */
export async function countUpload(ctx: CommandContext, bytes: number): Promise<void> {
  const { user_id, hf_member_id } = ctx.actor;
  const isStaff = hf_member_id !== null;
  const replacements = {
    person: isStaff ? `hf_member:${hf_member_id}` : `user:${user_id}`,
    day: tokyoDay(ctx.now),
    bytes,
    user_id,
  };
  const options = { replacements, transaction: ctx.tx, type: QueryTypes.SELECT as const };
  const [today] = await sequelizeOf(User).query<{ files: number; bytes: string }>(
    `insert into upload_days (person, day, files, bytes) values (:person, :day, 1, :bytes)
     on conflict (person, day) do update set files = upload_days.files + 1, bytes = upload_days.bytes + excluded.bytes
     returning files, bytes`,
    options,
  );
  if (isOver(UPLOADS_PER_DAY[isStaff ? 'staff' : 'student'], required(today)))
    throw new DomainError('too_many_uploads');
  if (isStaff) return;
  const [all] = await sequelizeOf(User).query<{ files: string; bytes: string }>(
    `select count(*) as files, coalesce(sum(byte_size), 0) + :bytes as bytes from files
     where user_id = :user_id and purpose in ('face_image', 'resume', 'event_resume')`,
    options,
  );
  if (isOver(FILES_OF_STUDENT, { files: Number(required(all).files) + 1, bytes: required(all).bytes }))
    throw new DomainError('files_full');
}

const isOver = (
  most: { files: number; bytes: number },
  is: { files: number | string; bytes: number | string },
): boolean => Number(is.files) > most.files || Number(is.bytes) > most.bytes;

/** Creates the row of stored bytes. */
export function storeFile(
  ctx: CommandContext,
  file: Pick<CreationAttributes<StoredFile>, 'name' | 'content_type' | 'purpose' | 'user_id'> & StoredBytes,
): Promise<StoredFile> {
  return StoredFile.create(file, { transaction: ctx.tx });
}

/**
 * Replaces the student's current file. Locks the student's row, so that of two concurrent uploads the later one
 * wins.
 * @param column of the student that references the file
 * @throws DomainError too_many_uploads, files_full
 */
export async function replaceOwnFile(
  ctx: CommandContext,
  userId: number,
  column: 'resume_file_id' | 'resume_face_image_file_id',
  file: Pick<CreationAttributes<StoredFile>, 'name' | 'content_type' | 'purpose'> & StoredBytes,
): Promise<void> {
  const { tx: transaction } = ctx;
  const user = await User.findByPk(userId, { transaction, lock: true, rejectOnEmpty: true });
  await countUpload(ctx, file.byte_size);
  const replaced = user[column];
  const { id } = await storeFile(ctx, { ...file, user_id: userId });
  await user.update({ [column]: id }, { transaction });
  if (replaced !== null) await removeUnusedFile(ctx, replaced);
}

/**
 * Deletes a replaced photo or resume file, unless an event application or an immutable resume version still
 * references it. Its bytes are deleted after the commit.
 */
export async function removeUnusedFile(ctx: CommandContext, fileId: number): Promise<void> {
  // A transaction adding it to a version holds this row lock; the next statement sees its result.
  await StoredFile.findByPk(fileId, { attributes: ['id'], transaction: ctx.tx, lock: true });
  await sequelizeOf(User).query(
    `with removed as (
       delete from files where id = :fileId
         and not exists (select 1 from event_applications e where e.resume_file_id = files.id)
         and not exists (select 1 from resume_versions v where files.id in (v.photo_file_id, v.pdf_file_id))
       returning key
     )
     insert into outside_removals (kind, target, available_at)
     select 'file', jsonb_build_object('key', key), :now from removed`,
    { replacements: { fileId, now: ctx.now }, transaction: ctx.tx },
  );
}

/**
 * A student's file with its bytes, for those who may open it (studentFilesScope).
 * @throws DomainError not_found: no such student, not visible to the caller, or no such file
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
  return { file, bytes: await ctx.adapters.files.read(file.key) };
}
