import { flag, integer, json, line, ref, text } from '../../domain/entities/fields.ts';
import { internalModel } from './entity-model.ts';

export class University extends internalModel('universities', {
  local_name: line(),
  english_name: line({ nullable: true }),
  country_id: ref('countries'),
  ranking: integer({ nullable: true }),
  university_control_type_id: ref('university_control_types', { nullable: true }),
  /** Of the ministry's list of universities in Japan. */
  code: line({ nullable: true }),
  prefecture_id: ref('prefectures', { nullable: true }),
  /** What a university is now, for a name of former times. */
  current_university_id: ref('universities', { nullable: true }),
  /** Its faculties, as suggestions. */
  department_names: json<string[]>()({ default: [] }),
  /** Readings, short forms and former names, to find it by. */
  other_names: json<string[]>()({ default: [] }),
  /** All its names as they are searched; the database writes them (0057-universities-found). */
  search_words: text({ default: '' }),
  is_created_by_user: flag(),
  created_by_user_id: ref('users', { nullable: true }),
  version: integer({ default: 0 }),
}) {}

/** What people's studies tell of their university: none of what only finding one needs. */
export const UNIVERSITY_COLUMNS = [
  'id',
  'local_name',
  'english_name',
  'country_id',
  'ranking',
  'university_control_type_id',
  'is_created_by_user',
] as const;
