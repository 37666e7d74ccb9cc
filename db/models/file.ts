import { choice, integer, line, ref, uuid } from '../../domain/entities/fields.ts';
import { internalModel } from './entity-model.ts';

/**
 * What we know of an uploaded or rendered file. `key` names its bytes in the file store; `name` is for
 * people.
 */
export class StoredFile extends internalModel('files', {
  key: uuid({ random: true }),
  name: line(),
  content_type: line(),
  byte_size: integer(),
  sha256: line(),
  purpose: choice([
    'face_image',
    'resume',
    'resume_pdf',
    'logo',
    'company_image',
    'event_thumbnail',
    'event_resume',
  ]),
  user_id: ref('users', { nullable: true }),
}) {}
