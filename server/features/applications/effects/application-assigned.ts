import { required } from '../../../../domain/required.ts';
import { HfMember } from '../../../../db/models/hf-member.ts';
import { loadHistory } from '../services/about-application.ts';
import { draft } from '../../mail/services/draft.ts';
import type { EffectHandler } from '../../mail/services/effect-handler.ts';
import { memberName } from '../../mail/services/mail-names.ts';
import { toMember } from '../../mail/services/recipients.ts';
import { dayInWords } from '../../mail/services/tokyo-words.ts';

/** The new mentor reads who gave the application to them, and the note. */
export const applicationAssigned: EffectHandler<'application_assigned'> = async (payload, about, ctx) => {
  const history = await loadHistory(payload.application_event_id, ctx.tx);
  const giver = await HfMember.findByPk(required(history.hf_member_id), {
    transaction: ctx.tx,
    rejectOnEmpty: true,
  });
  // The due day is the resume's: once it has left, it tells nothing.
  const due = about.application.sent_resume_to_company_at
    ? null
    : about.application.due_date_to_submit_resume;
  return toMember(about, ctx, payload.hf_member_id, (recipient, shared) =>
    draft('staff_application_assigned', recipient, {
      ...shared,
      given_by: memberName(giver, recipient.language),
      remark: history.reason,
      due_day: due && dayInWords(due, recipient.language),
    }),
  );
};
