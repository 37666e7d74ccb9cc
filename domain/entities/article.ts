import { STAFF_TEXT_MAX } from '../constants.ts';
import { entity, flag, id, instant, integer, languageMap, ref, timestamp } from './fields.ts';

/** Anybody once published, signed-up members, staff there, and the console. */
const ALL = ['public', 'members', 'staff', 'console'] as const;

export const article = entity(
  'articles',
  { audiences: ['public', 'members', 'staff', 'console'], editors: 'console' },
  {
    id: id({ read: ALL, write: 'command' }),
    title: languageMap({ size: 'line', required: true, read: ALL }),
    content: languageMap({ max: STAFF_TEXT_MAX, input: 'rich', read: ALL }),
    after_signup_content: languageMap({
      max: STAFF_TEXT_MAX,
      input: 'rich',
      read: ['members', 'staff', 'console'],
    }),
    call_to_action: languageMap({ input: 'line', read: ALL }),
    publish_at: instant({ nullable: true, read: ALL }),
    is_hidden: flag({ read: ALL }),
    thumbnail_file_id: ref('files', { nullable: true, read: ['staff', 'console'] }),
    version: integer({ default: 0, read: ['staff', 'console'], write: 'command' }),
    created_at: timestamp({ read: [], write: 'command' }),
    updated_at: timestamp({ read: ['console'], write: 'command' }),
  },
);
