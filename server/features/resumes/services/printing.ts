import { Op, type Sequelize, type Transaction } from 'sequelize';
import { required } from '../../../../domain/required.ts';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import { Application } from '../../../../db/models/application.ts';
import { StoredFile } from '../../../../db/models/file.ts';
import { ResumeVersion } from '../../../../db/models/resume-history.ts';
import { User } from '../../../../db/models/user.ts';
import type { CommandContext, Adapters, PrepareContext } from '../../../core/calls/context.ts';
import { applicationScope } from '../../../core/scopes.ts';
import { storeBytes, type StoredBytes } from '../../../core/calls/stored-files.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { FileGone } from '../../../../domain/file-gone.ts';
import type { Paper } from '../../../../domain/paper.ts';
import { printedFileName } from '../../../../domain/printed-file-name.ts';
import type { ResumeDocument } from '../../../../domain/resume-document.ts';
import type { Student } from '../../../../domain/roles.ts';

/*
 * Printing a frozen version takes a file, a renderer and a file again, so none of it happens in a transaction: a
 * command freezes the input, the worker prints it after the commit, and what is to leave at once is printed before.
 */

interface Printer {
  adapters: { files: Pick<Adapters['files'], 'read'>; renderResume: Adapters['renderResume'] };
  /** Of whoever reads in one; printing itself never waits in it. */
  tx?: Transaction | null;
}

/** @throws DomainError photo_unreadable when the bytes are gone */
async function readPhoto(
  { adapters, tx = null }: Printer,
  fileId: number | null,
): Promise<Uint8Array | undefined> {
  if (fileId === null) return undefined;
  const file = await StoredFile.findByPk(fileId, { transaction: tx });
  if (!file) return undefined;
  try {
    return await adapters.files.read(file.key);
  } catch (error) {
    if (error instanceof FileGone) throw new DomainError('photo_unreadable');
    throw error;
  }
}

/** What a resume is printed from. */
interface Printable {
  document: ResumeDocument;
  photo_file_id: number | null;
}

/**
 * Prints a frozen version, or a resume as it would be now. The same document and photo print the same bytes.
 * @throws DomainError photo_unreadable
 */
export async function printResume(
  printer: Printer,
  { document, photo_file_id }: Printable,
  paper?: Paper,
): Promise<Uint8Array> {
  return printer.adapters.renderResume(document, await readPhoto(printer, photo_file_id), paper);
}

/**
 * Refuses to freeze a resume whose photo could never be printed. Before the transaction.
 * @throws DomainError photo_unreadable
 */
export async function requireReadablePhoto(ctx: PrepareContext<Student>): Promise<void> {
  const user = await User.findByPk(ctx.actor.user_id, { attributes: ['resume_face_image_file_id'] });
  const photo = await readPhoto(ctx, user?.resume_face_image_file_id ?? null);
  const image = photo && (await ctx.adapters.faceImage(photo));
  if (photo && !(image instanceof Uint8Array)) throw new DomainError('photo_unreadable');
}

/** What printing for good needs of the outside world. */
export interface PrintingAdapters {
  files: Pick<Adapters['files'], 'read' | 'write' | 'remove'>;
  renderResume: Adapters['renderResume'];
}

/** A version that was printed before the transaction, its bytes stored and in no row yet. */
export interface PrintedCopy {
  version_id: number;
  stored: StoredBytes;
}

/**
 * Prints what the applications' companies are to get, where the worker has not yet. Before the transaction.
 * @throws DomainError photo_unreadable
 */
export async function printAgreed(ctx: PrepareContext, applicationIds: number[]): Promise<PrintedCopy[]> {
  const applications = await Application.findAll({
    attributes: ['id'],
    where: { [Op.and]: [{ id: applicationIds }, applicationScope(ctx.actor)] },
  });
  const versions = await ResumeVersion.findAll({
    where: { application_id: applications.map(({ id }) => id), kind: 'agreed' },
    order: [['number', 'ASC']],
  });
  const newest = new Map(versions.map((version) => [version.application_id, version]));
  const copies: PrintedCopy[] = [];
  for (const version of newest.values())
    if (version.pdf_file_id === null)
      copies.push({
        version_id: version.id,
        stored: await storeBytes(ctx, await printResume(ctx, version)),
      });
  return copies;
}

/**
 * Puts printed copies into rows.
 * @throws DomainError temporarily_unavailable when something sent has no copy: it was agreed to while this began
 */
export async function keepCopies(
  ctx: CommandContext,
  applicationIds: number[],
  copies: readonly PrintedCopy[],
): Promise<void> {
  for (const { version_id, stored } of copies)
    await keepCopy(sequelizeOf(ResumeVersion), version_id, stored, ctx.tx);
  const where = { application_id: applicationIds, kind: 'sent', pdf_file_id: null };
  if ((await ResumeVersion.count({ where, transaction: ctx.tx })) > 0)
    throw new DomainError('temporarily_unavailable');
}

/**
 * Puts a printed copy into a row, for its version and all others with the same content.
 * @returns false when they have one already, or are gone
 */
async function keepCopy(
  sequelize: Sequelize,
  versionId: number,
  stored: StoredBytes,
  transaction: Transaction,
): Promise<boolean> {
  const version = await ResumeVersion.findByPk(versionId, {
    include: [{ association: 'application', attributes: ['user_id'] }],
    transaction,
  });
  if (!version || version.pdf_file_id !== null) return false;
  const file = await StoredFile.create(
    {
      ...stored,
      name: printedFileName('resume', version.document),
      content_type: 'application/pdf',
      purpose: 'resume_pdf',
      user_id: required(version.application).user_id,
    },
    { transaction },
  );
  await sequelize.query(
    `update resume_versions as v set pdf_file_id = :file, updated_at = :now
     from resume_versions as printed
     where printed.id = :version and v.application_id = printed.application_id and v.pdf_file_id is null
       and v.document = printed.document and v.photo_file_id is not distinct from printed.photo_file_id`,
    { replacements: { file: file.id, version: versionId, now: file.created_at }, transaction },
  );
  return true;
}

/**
 * Prints a version for good. The application is locked first, as everywhere, and only while the copy's row is written;
 * what was erased meanwhile is not written.
 * @returns false when it has a copy already, or is gone
 */
export async function printForGood(
  sequelize: Sequelize,
  adapters: PrintingAdapters,
  version: ResumeVersion,
): Promise<boolean> {
  const stored = await storeBytes({ adapters }, await printResume({ adapters }, version));
  const isKept = await sequelize.transaction(async (tx) => {
    const replacements = { application: version.application_id };
    await sequelize.query('select id from applications where id = :application for no key update', {
      replacements,
      transaction: tx,
    });
    return keepCopy(sequelize, version.id, stored, tx);
  });
  if (!isKept) await adapters.files.remove(stored.key);
  return isKept;
}
