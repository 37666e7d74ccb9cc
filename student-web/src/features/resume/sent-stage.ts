import { isAboutToLeave } from '../../../../domain/application-undo.ts';
import type { Application } from '../../lib/api-types.ts';

/** How far a resume is that the student has let go of. */
export interface SentStage {
  stage: 'submitted' | 'agreed' | 'about_to_leave' | 'at_company';
  /** ISO instant of handing in, of agreeing, or of sending to the company. */
  at: string;
}

/** Null where the resume is still to be handed in or agreed to, and where all that this page tells has come. */
export function sentStage(application: Application, now: Date): SentStage | null {
  const {
    state,
    have_submitted_resume_by_user_at: submitted,
    correction_agreed_at: agreed,
    sent_resume_to_company_at: sent,
  } = application;
  if (submitted && (state === 'resume_submitted' || state === 'in_correction'))
    return { stage: 'submitted', at: submitted };
  if (agreed && state === 'correction_agreed') return { stage: 'agreed', at: agreed };
  if (sent && isAboutToLeave(application, now)) return { stage: 'about_to_leave', at: sent };
  return sent && state === 'sent_to_company' ? { stage: 'at_company', at: sent } : null;
}
