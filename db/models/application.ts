import { application } from '../../domain/entities/application.ts';
import { modelOf } from './entity-model.ts';

export class Application extends modelOf(application, {
  key: 'application_id',
  many: {
    comments: 'resume_comments',
    application_messages: 'application_messages',
    resume_versions: 'resume_versions',
    application_hf_members: 'application_hf_members',
    application_events: 'application_events',
    interviews: 'interviews',
    interview_practices: 'interview_practices',
    interview_slot_requests: 'interview_slot_requests',
  },
  one: { resume: 'resumes', offer: 'application_offers' },
}) {}
