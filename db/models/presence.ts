import { flag, instant, line, ref, uuid } from '../../domain/entities/fields.ts';
import { internalModel } from './entity-model.ts';

/** A member of staff has a record open in a tab; told again every few seconds, else they have left. */
const visitFields = () => ({
  hf_member_id: ref('hf_members'),
  /** Chosen by the page each time the record is opened in it. */
  visit: uuid(),
  /** The text they are writing in, by the page's own name for it. */
  place: line({ nullable: true }),
  seen_at: instant(),
  /** A heartbeat that arrives after the page was left does not bring it back. */
  has_left: flag(),
});

export class ApplicationPresence extends internalModel('application_presences', {
  application_id: ref('applications'),
  ...visitFields(),
}) {}

export class InquiryPresence extends internalModel('inquiry_presences', {
  inquiry_id: ref('inquiries'),
  ...visitFields(),
}) {}
