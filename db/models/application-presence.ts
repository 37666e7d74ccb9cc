import { instant, line, ref } from '../../domain/entities/fields.ts';
import { internalModel } from './entity-model.ts';

/** A member of staff who has an application open; told again every few seconds, else they have left. */
export class ApplicationPresence extends internalModel('application_presences', {
  application_id: ref('applications'),
  hf_member_id: ref('hf_members'),
  /** The text they are writing in, by the desk's own name for it. */
  place: line({ nullable: true }),
  seen_at: instant(),
}) {}
