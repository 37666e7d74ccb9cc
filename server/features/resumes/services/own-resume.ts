import type { Calendar } from '../../../../domain/japanese-calendar.ts';
import type { Paper } from '../../../../domain/paper.ts';
import { tokyoDay } from '../../../../domain/tokyo-time.ts';
import type { Student } from '../../../../domain/roles.ts';
import type { Context } from '../../../core/calls/context.ts';
import type { BinaryAnswer } from '../../../core/calls/define.ts';
import { pdfAnswer } from './pdf-answer.ts';
import { printResume } from './printing.ts';
import { composeCareerHistory, composeOwnResume } from './resume-document.ts';

/** What a student prints without applying: 履歴書 or 職務経歴書. */
export const OWN_DOCUMENTS = ['resume', 'career_history'] as const;

export interface OwnDocument {
  document: (typeof OWN_DOCUMENTS)[number];
  calendar: Calendar;
  paper: Paper;
}

/** The student's own resume or career history as PDF, as the profile stands. */
export async function readOwnDocument(
  ctx: Context<Student>,
  { document: kind, calendar, paper }: OwnDocument,
): Promise<BinaryAnswer> {
  const options = { date: tokyoDay(ctx.now), calendar, transaction: ctx.tx };
  if (kind === 'career_history') {
    const document = await composeCareerHistory(ctx.actor.user_id, options);
    return pdfAnswer(kind, document, await ctx.adapters.renderCareerHistory(document, paper), paper);
  }
  const resume = await composeOwnResume(ctx.actor.user_id, options);
  return pdfAnswer(kind, resume.document, await printResume(ctx, resume, paper), paper);
}
