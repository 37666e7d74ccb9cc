import { loadHistory } from '../services/about-application.ts';
import { draft } from '../../mail/services/draft.ts';
import type { EffectHandler } from '../../mail/services/effect-handler.ts';
import { toCompany, toMentors } from '../../mail/services/recipients.ts';
import { resumeNeverLeft } from '../../resumes/services/waiting-resume.ts';

/** The mentors learn it with the reason, a company that has the resume without it. */
export const applicationQuit: EffectHandler<'application_quit'> = async (payload, about, ctx) => {
  const history = await loadHistory(payload.application_event_id, ctx.tx);
  const { id, sent_resume_to_company_at } = about.application;
  const company_has_resume = sent_resume_to_company_at !== null && !(await resumeNeverLeft(id, ctx.tx));
  const toTheCompany = company_has_resume
    ? await toCompany(about, ctx, (recipient, shared) => draft('company_application_quit', recipient, shared))
    : [];
  const toOurs = await toMentors(about, ctx, (recipient, shared) =>
    draft('staff_application_quit', recipient, {
      ...shared,
      reason: history.reason?.trim() || null,
      company_has_resume,
      company_is_told: toTheCompany.length > 0,
    }),
  );
  return [...toOurs, ...toTheCompany];
};
