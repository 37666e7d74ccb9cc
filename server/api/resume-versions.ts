import { Application } from '../../db/models/application.ts';
import { StoredFile } from '../../db/models/file.ts';
import { ResumeVersion } from '../../db/models/resume-history.ts';
import { DomainError } from '../domain/error-codes.ts';
import type { ApplicationState } from '../domain/application-state.ts';
import { FileGone } from '../domain/file-gone.ts';
import { tokyoDay } from '../domain/tokyo-time.ts';
import type { ResumeDocument } from '../domain/resume-document.ts';
import { composeResume } from '../presenters/resume-document.ts';
import type { CommandContext, Context } from './context.ts';
import { storeBytes, storeFile } from './stored-files.ts';

type Kind = ResumeVersion['kind'];

async function photoOf(ctx: Context, fileId: number | null): Promise<Uint8Array | undefined> {
  if (fileId === null) return undefined;
  const file = await StoredFile.findByPk(fileId, { transaction: ctx.tx });
  if (!file) return undefined;
  try {
    return await ctx.outside.files.read(file.key);
  } catch (error) {
    if (error instanceof FileGone) throw new DomainError('photo_unreadable');
    throw error;
  }
}

/**
 * Freezes the resume as it stands: the PDF's whole input and the printed copy, numbered, never changed again.
 * @param kind what froze it; `submitted` prints the student's words, the others the correction where there is one
 */
export async function freezeResume(
  ctx: CommandContext,
  application: Application,
  kind: Exclude<Kind, 'sent'>,
  eventId: number,
): Promise<ResumeVersion> {
  const { document, photo_file_id } = await composeResume(application, {
    date: tokyoDay(application.have_submitted_resume_by_user_at ?? ctx.now),
    corrected: kind !== 'submitted',
    transaction: ctx.tx,
  });
  const version = await ResumeVersion.create(
    {
      application_id: application.id,
      number: (await lastNumber(ctx, application.id)) + 1,
      kind,
      document: document as unknown as ResumeVersion['document'],
      photo_file_id,
      pdf_file_id: null,
      application_event_id: eventId,
    },
    { transaction: ctx.tx },
  );
  await storePrintedCopy(ctx, version, application.user_id);
  return version;
}

/** Prints a version and keeps the copy, unless one is kept already. */
async function storePrintedCopy(ctx: CommandContext, version: ResumeVersion, userId: number): Promise<void> {
  if (version.pdf_file_id !== null) return;
  const file = await storeFile(ctx, {
    ...(await storeBytes(ctx, await printVersion(ctx, version))),
    name: `resume-${version.application_id}-${version.number}.pdf`,
    content_type: 'application/pdf',
    purpose: 'resume_pdf',
    user_id: userId,
  });
  await version.update({ pdf_file_id: file.id }, { transaction: ctx.tx });
}

async function printVersion(ctx: Context, version: ResumeVersion): Promise<Uint8Array> {
  const photo = await photoOf(ctx, version.photo_file_id);
  return ctx.outside.renderResume(version.document as unknown as ResumeDocument, photo);
}

async function lastNumber(ctx: CommandContext, applicationId: number): Promise<number> {
  const where = { application_id: applicationId };
  return (
    (await ResumeVersion.max<number | null, ResumeVersion>('number', { where, transaction: ctx.tx })) ?? 0
  );
}

/** Marks the agreed version as sent: the company gets the very bytes the student agreed to. */
export async function sendVersion(
  ctx: CommandContext,
  application: Application,
  eventId: number,
): Promise<ResumeVersion> {
  const agreed = await ResumeVersion.findOne({
    where: { application_id: application.id, kind: 'agreed' },
    order: [['number', 'DESC']],
    transaction: ctx.tx,
  });
  if (!agreed) throw new Error(`Application ${application.id} is agreed but has no agreed version`);
  await storePrintedCopy(ctx, agreed, application.user_id);
  const { document, photo_file_id, pdf_file_id } = agreed;
  const number = (await lastNumber(ctx, application.id)) + 1;
  return ResumeVersion.create(
    {
      application_id: application.id,
      number,
      kind: 'sent',
      document,
      photo_file_id,
      pdf_file_id,
      application_event_id: eventId,
    },
    { transaction: ctx.tx },
  );
}

/** States in which the texts still change: the PDF is made from them as they stand. */
const DRAFT_STATES: readonly ApplicationState[] = [
  'applied',
  'returned_to_student',
  'in_correction',
  'awaiting_agreement',
];

/** The stored copy of a version, the newest one when the texts are final, else a preview of the draft. */
export async function readResumePdf(
  ctx: Context,
  application: Application,
  number?: number,
): Promise<Uint8Array> {
  if (number === undefined && DRAFT_STATES.includes(application.state)) return renderDraft(ctx, application);
  const version = await ResumeVersion.findOne({
    where: { application_id: application.id, ...(number !== undefined && { number }) },
    order: [['number', 'DESC']],
    transaction: ctx.tx,
  });
  if (!version) {
    if (number !== undefined) throw new DomainError('not_found');
    return renderDraft(ctx, application);
  }
  const file =
    version.pdf_file_id === null
      ? null
      : await StoredFile.findByPk(version.pdf_file_id, { transaction: ctx.tx });
  const kept = file && (await readIfThere(ctx, file.key));
  return kept ?? printVersion(ctx, version);
}

/** The same document and photo print the same bytes, so a copy that is gone can be made again. */
async function readIfThere(ctx: Context, key: string): Promise<Uint8Array | null> {
  try {
    return await ctx.outside.files.read(key);
  } catch (error) {
    if (error instanceof FileGone) return null;
    throw error;
  }
}

async function renderDraft(ctx: Context, application: Application): Promise<Uint8Array> {
  const { document, photo_file_id } = await composeResume(application, {
    date: tokyoDay(ctx.now),
    corrected: application.state === 'in_correction' || application.state === 'awaiting_agreement',
    transaction: ctx.tx,
  });
  return ctx.outside.renderResume(document, await photoOf(ctx, photo_file_id));
}
