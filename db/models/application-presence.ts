import { flag, instant, line, ref, uuid } from '../../domain/entities/fields.ts';
import { internalModel } from './entity-model.ts';

/** A member of staff has an application open in a tab; told again every few seconds, else they have left. */
export class ApplicationPresence extends internalModel('application_presences', {
  application_id: ref('applications'),
  hf_member_id: ref('hf_members'),
  /** Chosen by the page each time the application is opened in it. */
  visit: uuid(),
  /** The text they are writing in, by the desk's own name for it. */
  place: line({ nullable: true }),
  seen_at: instant(),
  /** A heartbeat that arrives after the page was left does not bring it back. */
  has_left: flag(),
}) {}
