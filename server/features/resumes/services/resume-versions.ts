import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import { Application } from '../../../../db/models/application.ts';
import { StoredFile } from '../../../../db/models/file.ts';
import type { Recruitment } from '../../../../db/models/recruitment.ts';
import { ResumeVersion } from '../../../../db/models/resume-history.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import type { ApplicationState } from '../../../../domain/application-state.ts';
import { FileGone } from '../../../../domain/file-gone.ts';
import { tokyoDay } from '../../../../domain/tokyo-time.ts';
import { composeProfileResume, composeResume } from './resume-document.ts';
import type { CommandContext, Context } from '../../../core/calls/context.ts';
import type { BinaryAnswer } from '../../../core/calls/define.ts';
import { pdfAnswer } from './pdf-answer.ts';
import type { Student } from '../../../../domain/roles.ts';
import { wakePrinter } from '../../../core/calls/outbox.ts';
import { printResume } from './printing.ts';
import { undisclosedDecline } from '../../applications/services/undisclosed-decline.ts';

type Kind = ResumeVersion['kind'];

/**
 * Freezes the resume as it stands: the PDF's whole input, numbered, never changed again. The worker prints it.
 * @param kind what froze it; `submitted` prints the student's words, `corrected` the correction where there is one
 */
export async function freezeResume(
  ctx: CommandContext,
  application: Application,
  kind: 'submitted' | 'corrected',
  eventId: number,
): Promise<ResumeVersion> {
  const { document, photo_file_id } = await composeResume(application, {
    date: tokyoDay(application.have_submitted_resume_by_user_at ?? ctx.now),
    corrected: kind !== 'submitted',
    transaction: ctx.tx,
  });
  await wakePrinter(sequelizeOf(ResumeVersion), ctx.tx);
  return ResumeVersion.create(
    {
      application_id: application.id,
      number: (await lastNumber(ctx, application.id)) + 1,
      kind,
      document,
      photo_file_id,
      pdf_file_id: null,
      application_event_id: eventId,
    },
    { transaction: ctx.tx },
  );
}

async function lastNumber(ctx: CommandContext, applicationId: number): Promise<number> {
  const where = { application_id: applicationId };
  return (
    (await ResumeVersion.max<number | null, ResumeVersion>('number', { where, transaction: ctx.tx })) ?? 0
  );
}

/** @throws DomainError resume_not_agreed when there is none */
async function newestOf(ctx: CommandContext, application: Application, kind: Kind): Promise<ResumeVersion> {
  const newest = await ResumeVersion.findOne({
    where: { application_id: application.id, kind },
    order: [['number', 'DESC']],
    transaction: ctx.tx,
  });
  if (!newest) throw new DomainError('resume_not_agreed');
  return newest;
}

/**
 * The newest version of a kind once more under another: not made anew, for the words and bytes are those agreed to.
 * @throws DomainError resume_not_agreed when there is none
 */
async function copyNewest(
  ctx: CommandContext,
  application: Application,
  from: Kind,
  kind: Kind,
  eventId: number,
): Promise<ResumeVersion> {
  const newest = await newestOf(ctx, application, from);
  const { document, photo_file_id, pdf_file_id } = newest;
  const number = (await lastNumber(ctx, application.id)) + 1;
  return ResumeVersion.create(
    {
      application_id: application.id,
      number,
      kind,
      document,
      photo_file_id,
      pdf_file_id,
      application_event_id: eventId,
    },
    { transaction: ctx.tx },
  );
}

/**
 * Keeps the version that the student agreed to: what was handed in when it is approved unchanged, else the
 * correction as it was sent to them.
 */
export function keepAgreed(
  ctx: CommandContext,
  application: Application,
  from: 'submitted' | 'corrected',
  eventId: number,
): Promise<ResumeVersion> {
  return copyNewest(ctx, application, from, 'agreed', eventId);
}

/**
 * The version that goes to the company.
 * @throws DomainError resume_not_agreed
 */
export const agreedVersion = (ctx: CommandContext, application: Application): Promise<ResumeVersion> =>
  newestOf(ctx, application, 'agreed');

/** Marks the agreed version as sent: the company gets the very bytes the student agreed to. */
export function sendVersion(
  ctx: CommandContext,
  application: Application,
  eventId: number,
): Promise<ResumeVersion> {
  return copyNewest(ctx, application, 'agreed', 'sent', eventId);
}

/**
 * States in which the texts still change: the PDF is made from them as they stand. A correction is no draft for its
 * owner: what the mentor has not sent is not theirs to read yet.
 */
const draftStates = (isOwner: boolean): readonly ApplicationState[] =>
  isOwner ? ['applied', 'returned_to_student'] : ['applied', 'returned_to_student', 'in_correction'];

/** The stored copy of a version, the newest one when the texts are final, else a preview of the draft. */
export async function readResumePdf(
  ctx: Context,
  application: Application,
  number?: number,
): Promise<BinaryAnswer> {
  const isOwner = application.user_id === ctx.actor.user_id;
  const { state } = (await undisclosedDecline(ctx, application))?.deciding ?? application;
  if (number === undefined && draftStates(isOwner).includes(state))
    return renderDraft(ctx, application, isOwner);
  const version = await ResumeVersion.findOne({
    where: { application_id: application.id, ...(number !== undefined && { number }) },
    order: [['number', 'DESC']],
    transaction: ctx.tx,
  });
  if (!version) {
    if (number !== undefined) throw new DomainError('not_found');
    return renderDraft(ctx, application, isOwner);
  }
  const file =
    version.pdf_file_id === null
      ? null
      : await StoredFile.findByPk(version.pdf_file_id, { transaction: ctx.tx });
  const kept = file && (await readIfThere(ctx, file.key));
  return pdfAnswer('resume', version.document, kept ?? (await printResume(ctx, version)));
}

/** The same document and photo print the same bytes, so a copy that is gone can be made again. */
async function readIfThere(ctx: Context, key: string): Promise<Uint8Array | null> {
  try {
    return await ctx.adapters.files.read(key);
  } catch (error) {
    if (error instanceof FileGone) return null;
    throw error;
  }
}

async function renderDraft(ctx: Context, application: Application, isOwner: boolean): Promise<BinaryAnswer> {
  const resume = await composeResume(application, {
    date: tokyoDay(ctx.now),
    corrected: !isOwner && application.state === 'in_correction',
    transaction: ctx.tx,
  });
  return pdfAnswer('resume', resume.document, await printResume(ctx, resume));
}

/** The PDF that a simple application for the recruitment would hand in now. */
export async function readProfileResumePdf(
  ctx: Context<Student>,
  recruitment: Recruitment,
): Promise<BinaryAnswer> {
  const resume = await composeProfileResume(ctx.actor.user_id, recruitment, {
    date: tokyoDay(ctx.now),
    transaction: ctx.tx,
  });
  return pdfAnswer('resume', resume.document, await printResume(ctx, resume));
}
