import { printedFileName } from '../../../../domain/printed-file-name.ts';
import { tokyoDay } from '../../../../domain/tokyo-time.ts';
import type { Student } from '../../../../domain/roles.ts';
import type { PrepareContext } from '../../../core/calls/context.ts';
import { storeBytes, type StoredBytes } from '../../../core/calls/stored-files.ts';
import { printResume } from './printing.ts';
import { composeProfileResume } from './resume-document.ts';

/** Printed bytes under the name of their file. */
export type PrintedFile = StoredBytes & { name: string };

/**
 * Prints the student's profile as a resume of today and stores its bytes. Before the transaction.
 * @throws DomainError photo_unreadable
 */
export async function printProfileResume(ctx: PrepareContext<Student>): Promise<PrintedFile> {
  const resume = await composeProfileResume(ctx.actor.user_id, null, {
    date: tokyoDay(ctx.now),
    transaction: null,
  });
  const stored = await storeBytes(ctx, await printResume(ctx, resume));
  return { ...stored, name: printedFileName('resume', resume.document) };
}
