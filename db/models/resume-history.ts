import { resumeComment } from '../../domain/entities/resume.ts';
import { choice, instant, integer, json, ref } from '../../domain/entities/fields.ts';
import type { ResumeDocument } from '../../domain/resume-document.ts';
import { internalModel, modelOf } from './entity-model.ts';

export class ResumeComment extends modelOf(resumeComment) {}

/** A frozen input of the PDF, so that what left the house can be made again byte for byte. */
export class ResumeVersion extends internalModel('resume_versions', {
  application_id: ref('applications'),
  number: integer(),
  kind: choice(['submitted', 'corrected', 'agreed', 'sent']),
  document: json<ResumeDocument>()(),
  photo_file_id: ref('files', { nullable: true }),
  /** Its printed copy; null until the worker has printed it. */
  pdf_file_id: ref('files', { nullable: true }),
  print_attempts: integer({ default: 0 }),
  /** When the worker tries again; null before the first try. */
  print_after: instant({ nullable: true }),
  application_event_id: ref('application_events', { nullable: true }),
}) {}
