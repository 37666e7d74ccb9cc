import { DomainError, fieldError } from '../../../../domain/error-codes.ts';
import { isPastDueDay } from '../../../../domain/tokyo-time.ts';
import { recordEvent } from '../../applications/services/application-changes.ts';
import { type OpenedApplication } from '../../applications/services/open-application.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { freezeResume } from './resume-versions.ts';

/** The student's two answers about the resume that is handed in. */
export interface HandInAnswers {
  /** Whether staff may correct the Japanese. Not answered: as answered before, no at first. */
  is_admitted_edit_resume_by_hf?: boolean | undefined;
  /** That the resume has no serious errors or omissions. */
  no_lie_agreement?: boolean | undefined;
}

/** @throws DomainError agreement_required unless the student confirms the resume */
export function requireAgreement({ no_lie_agreement }: HandInAnswers): void {
  if (no_lie_agreement !== true)
    throw new DomainError('agreement_required', {
      fields: { 'application[no_lie_agreement]': [{ code: 'must_be_true' }] },
    });
}

/**
 * Whether a simple application is handed in together with applying: when the apply page's two answers come with it.
 * @throws DomainError validation_failed, agreement_required
 */
export function isHandedInAtOnce(isSimple: boolean, answers: HandInAnswers): boolean {
  const { is_admitted_edit_resume_by_hf, no_lie_agreement } = answers;
  if (no_lie_agreement === undefined && is_admitted_edit_resume_by_hf === undefined) return false;
  if (!isSimple) throw fieldError('application[no_lie_agreement]', 'invalid');
  requireAgreement(answers);
  if (is_admitted_edit_resume_by_hf === undefined)
    throw fieldError('application[is_admitted_edit_resume_by_hf]', 'required');
  return true;
}

/**
 * Records that the student hands the resume in and agrees to it, and freezes it: the words agreed to. A simple
 * application that may be corrected goes straight into correction, for there is nothing else to read first.
 * @param opened an application that may be submitted, its profile and answers complete
 */
export async function handIn(
  ctx: CommandContext,
  opened: OpenedApplication,
  answers: HandInAnswers,
  about: { isSimple: boolean; isWithApplying: boolean },
): Promise<void> {
  requireAgreement(answers);
  const { application } = opened;
  const isAdmitted = answers.is_admitted_edit_resume_by_hf ?? application.is_admitted_edit_resume_by_hf;
  const event = await recordEvent(ctx, opened, 'submit', {
    ...(about.isSimple && isAdmitted && { change: { correction_started_at: ctx.now } }),
    also: {
      no_lie_agreement: true,
      is_admitted_edit_resume_by_hf: isAdmitted,
      is_late: isPastDueDay(application.due_date_to_submit_resume, ctx.now),
    },
  });
  const version = await freezeResume(ctx, application, 'submitted', event.id);
  await ctx.emit({
    type: 'resume_submitted',
    payload: {
      application_id: application.id,
      version_number: version.number,
      ...(about.isWithApplying && { is_with_applying: true }),
    },
  });
}
