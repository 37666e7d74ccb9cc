import { instant, ref } from '../../domain/entities/fields.ts';
import { internalModel } from './entity-model.ts';

/** That a note of staff mentions a colleague: one about a student, or the memo of an application. */
export class Mention extends internalModel('mentions', {
  hf_member_id: ref('hf_members'),
  by_hf_member_id: ref('hf_members', { nullable: true }),
  user_note_id: ref('user_notes', { nullable: true }),
  application_id: ref('applications', { nullable: true }),
  mentioned_at: instant(),
  read_at: instant({ nullable: true }),
}) {}
