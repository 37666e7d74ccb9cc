import { flag, instant, ref, text } from '../../domain/entities/fields.ts';
import { internalModel } from './entity-model.ts';

/** One message of the conversation between a student and the mentors of an application. */
export class ApplicationMessage extends internalModel('application_messages', {
  application_id: ref('applications'),
  is_by_student: flag(),
  /** Who of the staff wrote it; null where the student did. */
  hf_member_id: ref('hf_members', { nullable: true }),
  body: text(),
  /** It came as an answer to a mail. */
  is_by_mail: flag(),
  /** What that mail is known by when it comes twice. */
  mail_id: text({ nullable: true }),
  /** By the other side. */
  read_at: instant({ nullable: true }),
}) {}
