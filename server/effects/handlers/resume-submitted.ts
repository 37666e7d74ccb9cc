import { draft } from '../draft.ts';
import type { EffectHandler } from '../effect-handler.ts';
import { toMentors, toStudent } from '../recipients.ts';

/** A receipt for the student, and work for the mentors (or for the managers to assign). */
export const resumeSubmitted: EffectHandler<'resume_submitted'> = async ({ version_number }, about, ctx) => {
  const { application, recruitment } = about;
  const may_be_corrected = application.is_admitted_edit_resume_by_hf;
  const is_again = version_number > 1;
  // With a simple application the first hand-in is the application itself, whose mail says so already.
  const isReceiptDue = is_again || !recruitment.is_simple;
  return [
    ...(isReceiptDue
      ? toStudent(about, ctx, (recipient, shared) =>
          draft('resume_submitted', recipient, { ...shared, may_be_corrected }),
        )
      : []),
    ...(await toMentors(about, ctx, (recipient, shared, is_unassigned) =>
      draft('staff_resume_submitted', recipient, {
        ...shared,
        is_unassigned,
        is_again,
        is_late: application.is_late,
        may_be_corrected,
      }),
    )),
  ];
};
