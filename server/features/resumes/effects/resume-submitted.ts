import { draft } from '../../mail/services/draft.ts';
import type { EffectHandler } from '../../mail/services/effect-handler.ts';
import { toMentors, toStudent } from '../../mail/services/recipients.ts';

/** A receipt for the student, and work for the mentors (or for the managers to assign). */
export const resumeSubmitted: EffectHandler<'resume_submitted'> = async (payload, about, ctx) => {
  const { application } = about;
  const may_be_corrected = application.is_admitted_edit_resume_by_hf;
  const is_again = payload.version_number > 1;
  // Of what is handed in with applying the mail about the application says so already.
  const isReceiptDue = !payload.is_with_applying;
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
