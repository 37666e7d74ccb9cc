import type { ApplyRefusal } from '../../applying.ts';
import type { EventApplyRefusal } from '../../event-application.ts';

/** Of the codes that public pages tell as well: a visitor's browser loads these alone. */
export const applyingMessages: Record<ApplyRefusal | EventApplyRefusal, string> = {
  already_applied: 'You have already applied for this job.',
  reapply_later: 'You can apply for this job again from {day}.',
  already_applied_event: 'You have already applied for this event.',
  recruitment_closed: 'This job is no longer open for applications.',
  outside_appliable_term: 'This company does not take applications at this time.',
  applies_elsewhere: 'Applications are taken on another page.',
  deadline_over: 'Deadline is over.',
  resume_file_missing: 'This event asks for a resume file. Please upload one first.',
};
