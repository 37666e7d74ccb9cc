import { user } from '../../domain/entities/user.ts';
import { modelOf } from './entity-model.ts';

/** A student: domain/entities/user.ts. */
export class User extends modelOf(user, {
  key: 'user_id',
  many: {
    identities: 'identities',
    applications: 'applications',
    event_applications: 'event_applications',
    lesson_progresses: 'lesson_progresses',
    done_plan_steps: 'done_plan_steps',
    bookmarks: 'bookmarks',
    saved_searches: 'saved_searches',
    recommend_mails: 'recommend_mails',
    recommend_dismissals: 'recommend_dismissals',
    undeliverable_addresses: 'undeliverable_addresses',
  },
  one: { residence_record: 'user_residence_records', analytics_data: 'user_analytics_data' },
}) {}
