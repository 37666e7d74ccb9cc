import { flag, instant, json, line, ref, type JsonObject } from '../../domain/entities/fields.ts';
import { internalModel } from './entity-model.ts';

export class Bookmark extends internalModel(
  'bookmarks',
  {
    user_id: ref('users'),
    recruitment_id: ref('recruitments'),
  },
  { stamps: ['created_at'] },
) {}

export class SavedSearch extends internalModel('saved_searches', {
  user_id: ref('users'),
  name: line(),
  query: json<JsonObject>()(),
  /** Whether new matches are mailed, once a day. */
  is_mail_wanted: flag({ default: true }),
  /** Up to when published recruitments were looked through; until the first time, since it was saved. */
  last_notified_at: instant({ nullable: true }),
}) {}
